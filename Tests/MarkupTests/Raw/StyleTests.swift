import Markup
import TestSupport
import Testing

private typealias Row = Case<String, Filtered>

/// The attribute `style` in raw HTML.
@Suite struct `A style in safe HTML` {
  @Test(arguments: [
    "text-align: center", "color:red", "color: #a0b1c2; background-color: White", "width: 50%", "max-width: 20.5em",
    "margin: 0 auto", "margin-left: 1em; padding: 0 .5em 1px 2px", "float: right", "font: italic 12px/1.5 serif",
    "border: 1px solid #ccc; border-radius: 4px", "display: inline-block", "DISPLAY: None", "font-size: x-large",
    "vertical-align: text-top", "border-top-color: red", "white-space: nowrap", "aspect-ratio: 16/9",
    "font-family: Georgia, serif", "font-family: 'Comic Sans MS', 'Noto Sans', 微软雅黑",
  ])
  private func `is written if its properties and values are plain`(_ style: String) {
    let html = "<p style=\"\(style.replacing("'", with: "&#39;"))\">x</p>"
    let filtered = Filtered(filtering: "<p style=\"\(style)\">x</p>")
    #expect(filtered.findings == [])
    #expect(filtered.html.replacing("&#39;", with: "'") == html.replacing("&#39;", with: "'"))
  }

  @Test(arguments: [
    Row(
      "a property", "<p style='color: red;position:fixed; width: 1px;'>x</p>",
      Filtered(
        "<p style=\"color: red; width: 1px\">x</p>",
        "removed position in style='color: red;position:fixed; width: 1px;' on p")),
    Row(
      "a value", "<p style='Width: calc(1px)'>x</p>",
      Filtered("<p>x</p>", "removed the value of width in style='Width: calc(1px)' on p")),
    Row(
      "a reference", "<p style='colo&#114;:&#x72;ed;po&#115;ition:fixed'>x</p>",
      Filtered(
        "<p style=\"color:red\">x</p>", "removed position in style='colo&#114;:&#x72;ed;po&#115;ition:fixed' on p")),
    Row("an empty style", "<p style=''>x</p>", Filtered("<p>x</p>")),
    Row(
      "an element that a site allows", "<iframe style='width:100%;z-index:9'></iframe>",
      Filtered("<iframe style=\"width:100%\"></iframe>", "removed z-index in style='width:100%;z-index:9' on iframe")),
  ])
  private func `loses other declarations, each with a finding`(_ row: Row) {
    row.check(Filtered(filtering: row.input, .safe(allowing: ["iframe"])))
  }

  @Test(arguments: Evasion.styles)
  private func `loses every attack`(_ style: String) {
    let filtered = Filtered(filtering: [Array("<p style=\"\(style)\">x</p>".utf8)], .safe())
    let checked = CheckedMarkup(filtered.html)
    #expect(checked.problems == [])
    #expect(checked.tags.compactMap(Evasion.complaint) == [], "\(filtered)")
    let isEmpty = style.allSatisfy { $0 == ";" }
    #expect(filtered.findings.isEmpty == isEmpty, "\(filtered)")
  }

  @Test func `has findings that name the property`() {
    let kinds: [RawMarkupFinding.Kind] = [
      .removedStyle("position", on: "p", isForValue: false), .removedStyle("width", on: "p", isForValue: true),
    ]
    #expect(
      kinds.map(\.message) == [
        "the style position is not allowed on <p> and was removed",
        "the value of the style width on <p> is not allowed and was removed",
      ])
  }
}

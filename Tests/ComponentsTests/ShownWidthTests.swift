import Components
import Garland
import TestSupport
import Testing

/// The width that views are shown in; tests in a browser compare the containers with their stylesheets.
@Suite struct `The shown width` {
  private typealias Row = Case<[ShownWidth.Change], String>

  @Test(arguments: [
    Row(
      "the text of an article", [],
      "(min-width: 1660px) 627px, (min-width: 603.5px) calc(6.6vw + 517.44px), calc(100vw - 42.5px)"),
    Row("a limit", [.limit(.pixels(300))], "(min-width: 342.5px) 300px, calc(100vw - 42.5px)"),
    Row("two limits", [.limit(.pixels(900)), .limit(.pixels(200))], "200px"),
    Row("half", [.limit(.pixels(300)), .share(0.5)], "(min-width: 342.5px) 150px, calc(50vw - 21.25px)"),
    Row("padding", [.limit(.pixels(300)), .inset(.pixels(40))], "(min-width: 342.5px) 260px, calc(100vw - 82.5px)"),
    Row(
      "two columns where there is space for them",
      [.limit(.pixels(500)), .columns(2, gap: .pixels(20), minimum: .pixels(200))],
      "(min-width: 542.5px) 240px, (min-width: 462.5px) calc(50vw - 31.25px), calc(100vw - 42.5px)"),
    Row(
      "a photograph in rows of one height", [.row(ratio: 1.5)],
      "(min-width: 1660px) 570px, (min-width: 771.44px) calc(6vw + 470.4px), (min-width: 603.5px) calc(3.23vw + 252.84px), "
        + "(min-width: 412.25px) calc(50vw - 27.63px), calc(100vw - 42.5px)"),
    Row(
      "a portrait in rows of one height", [.row(ratio: 0.75)],
      "(min-width: 1660px) 199.5px, (min-width: 732.21px) calc(2.1vw + 164.64px), (min-width: 603.5px) calc(1.54vw + 120.54px), "
        + "(min-width: 437.75px) calc(25vw - 20.19px), (min-width: 335.75px) calc(33.33vw - 22.67px), calc(50vw - 27.63px)"
    ),
    Row("one column", [.limit(.pixels(200)), .columns(1)], "200px"),
    Row("no change", [.limit(.pixels(200)), .inner], "200px"),
  ])
  private func `has a media condition for each step`(_ row: Row) {
    row.check(ShownWidth.text(in: .article).changed(by: row.input).sizes)
  }

  @Test func `is narrowed by the containers around a view, the outermost first`() {
    let view = div {
      WidthProbe()
      div { WidthProbe() }.shownWidth(.inset(.pixels(100)))
    }
    .shownWidth(.limit(.pixels(300)), .share(0.5))
    #expect(view.rendered().html == "<div><i>150</i><div><i>50</i></div></div>")
  }

  @Test func `is narrowed for children that a container places`() {
    let view = Halves {
      WidthProbe()
      WidthProbe().shownWidth(.limit(.pixels(20)))
    }
    .shownWidth(.limit(.pixels(300)))
    #expect(view.rendered().html == "<div><b><i>150</i></b><b><i>20</i></b></div>")
  }

  @Test func `is read again by a renderer when it changes`() {
    let renderer = Renderer()
    for width in [200.0, 100, 200] {
      let page = renderer.render(Halves { WidthProbe() }.shownWidth(.limit(.pixels(width))))
      #expect(page.html == "<div><b><i>\(Int(width) / 2)</i></b></div>")
    }
  }

  @Test func `is narrowed by views with a box`() {
    func pixels(_ view: some View) -> Substring {
      let html = view.shownWidth(.limit(.pixels(300))).rendered().html
      return html.split(separator: "<i>").last?.prefix { $0 != "<" } ?? ""
    }
    let columns = [GridItem(), GridItem()]
    #expect(pixels(VStack { WidthProbe() }.frame(width: 160)) == "176.8", "a frame")
    #expect(pixels(VStack { WidthProbe() }.frame(maxWidth: .infinity)) == "300", "a frame without a limit")
    #expect(pixels(GroupBox { WidthProbe() }) == "262.64", "a box with padding")
    #expect(pixels(DisclosureGroup("More") { WidthProbe() }) == "280.55", "a part that opens")
    #expect(pixels(LazyVGrid(columns: columns) { WidthProbe() }) == "143.37", "two columns")
    #expect(
      pixels(LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) { WidthProbe() }) == "91.16",
      "as many columns as fit")
    #expect(pixels(List { WidthProbe() }.listStyle(.grouped)) == "262.64", "a list with a frame")
    #expect(pixels(List { WidthProbe() }) == "300", "a list")
  }
}

/// The widths of the files of a picture.
@Suite struct `The widths of a picture` {
  private typealias Row = Case<(source: Int, shown: ShownWidth), [Int]>

  @Test(arguments: [
    Row("a photograph in a text", (4_000, .text(in: .article)), [640, 828, 1_080, 1_254]),
    Row("one that is not much wider than the text", (1_100, .text(in: .article)), [640, 828, 1_100]),
    Row("a small one", (500, .text(in: .article)), [500]),
    Row("one hardly wider than the smallest width", (700, .text(in: .article)), [700]),
    Row("a portrait", (4_000, .portrait), [228]),
    Row("a photograph in rows", (4_000, .text(in: .article).changed(by: .row(ratio: 1.5))), [357, 640, 828, 1_140]),
    Row("a portrait in rows", (3_000, .text(in: .article).changed(by: .row(ratio: 0.75))), [179, 399]),
    Row("a wide page", (6_000, .cover(in: .wide)), [640, 1_080, 1_668, 2_048]),
  ])
  private func `are at most four, and none is wider than the source`(_ row: Row) {
    row.check(PictureWidths.chosen(ofWidth: row.input.source, in: row.input.shown))
  }
}

/// Shows the width in a window of 1,000 pixels.
private struct WidthProbe: View {
  @Environment(\.shownWidth) private var width

  var body: some View { i { Text("\((width.pixels(in: 1_000) * 100).rounded() / 100)".replacing(".0", with: "")) } }
}

/// A user's own container, with its children in two halves.
private struct Halves<Content: View>: UnaryView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var markup: some View {
    div { ForEach(subviews: content) { child in b { child } }.shownWidth(.share(0.5)) }
  }
}

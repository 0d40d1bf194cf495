import Foundation
import Garland
import Testing

/// What containers say of themselves.
@Suite struct `The words of a container` {
  @Test func `are those of the page's language, in both languages`() {
    var words = ContainerWords()
    words.callouts[.warning] = "Achtung"
    words.callouts[.tip] = nil
    (words.previous, words.next) = ("Zurück", "\"Weiter\"")
    let german = EnvironmentValues.with(\.containerWords, words)
    for view in [AnyView(Callout(.warning) { item("a") }), AnyView(Written(":::warning\na\n:::"))] {
      #expect(view.html(in: german).contains("<p class=\"callout-title\">Achtung</p>"))
    }
    for view in [AnyView(Carousel { items("ab") }), AnyView(Written(":::carousel\na\n\nb\n:::"))] {
      #expect(PageTags(view.html(in: german)).values(of: "aria-label") == ["Zurück", "&quot;Weiter&quot;"])
    }
    #expect(Callout(.tip) { item("a") }.html(in: german).contains("<p class=\"callout-title\"></p>"))
  }

  @Test(arguments: CalloutKind.allCases)
  func `name every kind of callout`(_ kind: CalloutKind) {
    let html = Callout(kind) { item("a") }.html()
    let title = kind.rawValue.capitalized
    #expect(
      html
        == "<aside class=\"callout callout-\(kind)\" role=\"note\"><p class=\"callout-title\">\(title)</p><p>a</p></aside>"
    )
    #expect(Written(":::\(kind)\na\n:::").html() == html)
  }
}

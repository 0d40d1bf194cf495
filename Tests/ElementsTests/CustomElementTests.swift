import Diagnostics
import Elements
import TestSupport
import Testing
import Views

@Suite struct `A custom element` {
  @Test func `has its name, its attributes and its content`() {
    let view = CustomElement("star-rating", .class("wide"), .data("stars", 4)) { p { RawHTML("a") } }
    #expect(view.rendered().html == #"<star-rating class="wide" data-stars="4"><p>a</p></star-rating>"#)
    #expect(view.attribute(.class("near")).rendered().html.hasPrefix(#"<star-rating class="wide near""#))
    #expect(CustomElement("a-b").rendered().html == "<a-b></a-b>")
  }

  @Test(arguments: ["script", "my widget", "My-Widget", "1-a", "a-b><script", "-a", "", "ä-b"])
  func `is left out with a warning if HTML does not allow its name`(name: String) {
    let rendering = CustomElement(name) { p {} }.rendered()
    #expect(rendering.html == "<p></p>")
    #expect(rendering.diagnostics.map(\.code.rawValue) == ["views.refused-attribute"])
  }
}

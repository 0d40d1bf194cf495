import Garland
import Testing

@Suite struct `What cannot stand in a page is left out, and a warning says so` {
  @Test(arguments: [
    Refusal("a style that would not stay one declaration", attribute: .style("width", "1px;color:red")),
    Refusal("a name with a space", attribute: .data("a b", "x")),
    Refusal("an empty name", attribute: .custom(name: "", value: "x")),
    Refusal("a handler from data", attribute: .custom(name: "onclick", value: "x")),
  ])
  func refusal(_ refusal: Refusal) {
    let rendering = p(.title("kept")).attribute(refusal.attribute()).rendered()
    #expect(rendering.html == "<p title=\"kept\"></p>")
    #expect(rendering.diagnostics.map(\.code.rawValue) == ["views.refused-attribute"])
  }

  @Test func `on the element itself as well`() {
    let rendering = p(.style("width", "}")).rendered()
    #expect(rendering.html == "<p></p>")
    #expect(
      rendering.diagnostics.map(\.message) == [
        "the style `width: }` would not stay one declaration; the attribute is left out"
      ])
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let attribute: @Sendable () -> Attribute<Tags.any>

    init(_ description: String, attribute: @escaping @autoclosure @Sendable () -> Attribute<Tags.any>) {
      testDescription = description
      self.attribute = attribute
    }
  }
}

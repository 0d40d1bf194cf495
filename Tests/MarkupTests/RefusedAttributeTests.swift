import Garland
import Testing

@Suite struct RefusedAttributeTests {
  @Test(arguments: [
    Refusal("a style that is more than one declaration", attribute: .style("width", "1px;color:red")),
    Refusal("a name with a space", attribute: .data("a b", "x")),
    Refusal("an empty name", attribute: .custom(name: "", value: "x")),
    Refusal("an event handler as a custom attribute", attribute: .custom(name: "onclick", value: "x")),
  ])
  func `an invalid attribute is left out with a warning`(_ refusal: Refusal) {
    let rendering = p(.title("kept")).attribute(refusal.attribute()).rendered()
    #expect(rendering.html == "<p title=\"kept\"></p>")
    #expect(rendering.diagnostics.map(\.code.rawValue) == ["views.refused-attribute"])
  }

  @Test func `an invalid attribute of the element itself is left out, too`() {
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

import Foundation

/// An element of MathML, read by a small parser that accepts well-formed elements only.
struct Element: Equatable {
  var name: String
  var children: [Element] = []
  /// The text of an element without children.
  var text = ""
  /// The names of the attributes of the element and of those in it.
  var attributes: Set<String> = []

  init(_ name: String, _ children: [Element], text: String = "") {
    (self.name, self.children, self.text) = (name, children, text)
  }

  /// Reads an element, or returns `nil` if it is not well-formed.
  init?(_ html: String) {
    // A mark that combines with a `>` would be one `Character` with it.
    let scalars = html.unicodeScalars.map { $0.properties.isGraphemeExtend ? "\u{FFFD}" : $0 }
    var parser = Parser(String(String.UnicodeScalarView(scalars))[...])
    guard let element = parser.element(), parser.rest.isEmpty else { return nil }
    self = element
  }

  private struct Parser {
    var rest: Substring

    init(_ rest: Substring) { self.rest = rest }

    mutating func element() -> Element? {
      var open: [Element] = []
      while true {
        if rest.hasPrefix("</") {
          guard var element = open.popLast(), rest.hasPrefix("</\(element.name)>") else { return nil }
          rest.removeFirst(element.name.count + 3)
          if open.isEmpty { return element }
          if element.name == "a" { element.children = [] }
          open[open.count - 1].attributes.formUnion(element.attributes)
          open[open.count - 1].children.append(element)
        } else if rest.hasPrefix("<") {
          guard let match = rest.prefixMatch(of: #/<([a-z]+)((?: [a-z]+ ?="[^"<>&]*")*)(\/?)>/#) else { return nil }
          var element = Element(String(match.1), [])
          let names = match.2.matches(of: #/ ([a-z]+) ?=/#).map { String($0.1) }
          guard Set(names).count == names.count else { return nil }
          element.attributes = Set(names)
          rest = rest[match.range.upperBound...]
          if match.3 == "/" {
            guard !open.isEmpty else { return nil }
            open[open.count - 1].children.append(element)
          } else {
            open.append(element)
          }
        } else {
          let text = rest.prefix { $0 != "<" }
          guard !open.isEmpty, text.count < rest.count else { return nil }
          guard text.matches(of: /&(?!(?:amp|lt|gt|quot|#x27|nbsp);)/).isEmpty else { return nil }
          open[open.count - 1].text += text
          rest = rest[text.endIndex...]
        }
      }
    }
  }
}

import Texts

/// A node of the tree that a piece of HTML describes.
package enum HTMLNode: Sendable, Equatable {
  case text(String)
  case element(HTMLElement)
  /// The text of a comment; the block editor of WordPress writes its blocks as comments.
  case comment(String)
  /// Blocks of Markdown, which a generator puts in the place of elements that it knows.
  case markdown(String)

  /// The element, or `nil` for another node.
  package var element: HTMLElement? { if case .element(let element) = self { element } else { nil } }

  /// Whether the node is white space or a comment.
  package var isBlank: Bool {
    switch self {
    case .text(let text): text.utf8.allSatisfy(\.isMarkupSpace)
    case .comment: true
    case .element, .markdown: false
    }
  }
}

/// An element with its attributes and its content.
package struct HTMLElement: Sendable, Equatable {
  package struct Attribute: Sendable, Equatable {
    package let name: String
    package let value: String

    package init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  /// The name, in lower case.
  package let name: String
  /// The attributes, with unique names.
  package var attributes: [Attribute] = []
  package var children: [HTMLNode] = []

  package init(name: String, attributes: [Attribute] = [], children: [HTMLNode] = []) {
    (self.name, self.attributes, self.children) = (name, attributes, children)
  }

  /// The value of an attribute, or `nil` if the element does not have it.
  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The names in the attribute `class`.
  package var classes: [Substring] { self["class"]?.words ?? [] }

  /// Returns the first element below this one that a condition accepts, in the order of the text.
  package func first(where condition: (HTMLElement) -> Bool) -> HTMLElement? { children.first(where: condition) }

  /// Returns the first element below this one that has a class.
  package func first(ofClass name: Substring) -> HTMLElement? { first { $0.classes.contains(name) } }
}

extension HTMLElement {
  /// Creates an element with attributes such as `["src": "oven.png"]`.
  package init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [HTMLNode] = []) {
    self.init(name: name, attributes: attributes.map { Attribute(name: $0, value: $1) }, children: children)
  }
}

extension [HTMLNode] {
  /// The text of the nodes, as written.
  package var text: String {
    map { node in
      switch node {
      case .text(let text): text
      case .element(let element): element.name == "br" ? "\n" : element.children.text
      case .comment, .markdown: ""
      }
    }.joined()
  }

  /// The words of the nodes, with single spaces between them.
  package var words: String { text.words.joined(separator: " ") }

  /// Returns the first element that a condition accepts, in the order of the text.
  package func first(where condition: (HTMLElement) -> Bool) -> HTMLElement? {
    for case .element(let element) in self {
      if condition(element) { return element }
      if let found = element.children.first(where: condition) { return found }
    }
    return nil
  }

  /// Returns the nodes with others in the place of some elements; `new` returns `nil` for an element that stays.
  package func replacing(_ new: (HTMLElement) -> [HTMLNode]?) -> [HTMLNode] {
    flatMap { node -> [HTMLNode] in
      guard case .element(var element) = node else { return [node] }
      if let nodes = new(element) { return nodes }
      element.children = element.children.replacing(new)
      return [.element(element)]
    }
  }
}

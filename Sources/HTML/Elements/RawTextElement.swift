public import Markup
public import Views

/// A tag whose element holds text in which HTML reads no references: `script`, `style`.
public protocol RawTextTag: Tag {}

/// An element whose content is not HTML, by its tag: `script`, `style`.
///
/// Its initializers say what the content is, and that decides how it is kept from ending the element.
public struct RawTextElement<T: RawTextTag>: UnaryPrimitive {
  let attributes: [MarkupAttribute]
  let content: RawText

  init(_ attributes: [Attribute<T>], _ content: RawText = .none) {
    self.attributes = attributes.map(\.markup)
    self.content = content
  }

  /// Writes the element.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    context.writeElement(T.markup, view.attributes) { view.content.write(to: &$0.output) }
  }

  /// The element with its content as it is written.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(
      kind: .element(T.markup.tagName(T.markup.elementNameLength)),
      attributes: view.attributes + attributes,
      children: view.content == .none ? [] : [ViewTree.Node(kind: .raw(view.content.written))])
  }
}

extension RawTextElement: Equatable {}

/// What an element holds whose content is not HTML.
enum RawText: Equatable {
  /// Nothing.
  case none
  /// A program.
  case script(String)
  /// Data for a program.
  case json(String)
  /// A style sheet.
  case style(String)

  /// Whether both write the same bytes.
  static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.none, .none): true
    case (.script(let one), .script(let other)), (.json(let one), .json(let other)),
      (.style(let one), .style(let other)):
      one.isSpelled(as: other)
    default: false
    }
  }

  func write(to output: inout MarkupBuffer) {
    switch self {
    case .none: break
    case .script(let source): output.appendScript(source)
    case .json(let json): output.appendJSON(json)
    case .style(let sheet): output.appendStyle(sheet)
    }
  }

  /// The content as it stands in a page.
  var written: String {
    var output = MarkupBuffer(capacity: 256)
    write(to: &output)
    return output.string
  }
}

extension RawTextElement where T == Tags.script {
  /// A script that lies elsewhere, at its `src`.
  ///
  /// ```swift
  /// script(.src("/assets/tabs.js"), .defer)
  /// ```
  public init(_ attributes: Attribute<T>...) {
    self.init(attributes)
  }

  /// A script of the program's own; `</script` in it cannot end the element.
  ///
  /// It is code: data goes through `script(json:)`, where nothing in it can run.
  public init(javaScript source: String, _ attributes: Attribute<T>...) {
    self.init(attributes, .script(source))
  }

  /// Data for a program, of the type `application/json` unless an attribute says another.
  ///
  /// ```swift
  /// script(json: #"{"theme": "dark"}"#, .id("settings"))
  /// ```
  public init(json: String, _ attributes: Attribute<T>...) {
    self.init([.type("application/json")] + attributes, .json(json))
  }

  /// Data that search engines read, in the vocabulary of schema.org.
  public init(jsonLD json: String, _ attributes: Attribute<T>...) {
    self.init([.type("application/ld+json")] + attributes, .json(json))
  }
}

extension RawTextElement where T == Tags.style {
  /// A style sheet; `</style` in it cannot end the element.
  ///
  /// ```swift
  /// style(css: "p { margin: 0 }", .media("print"))
  /// ```
  public init(css sheet: String, _ attributes: Attribute<T>...) {
    self.init(attributes, .style(sheet))
  }
}

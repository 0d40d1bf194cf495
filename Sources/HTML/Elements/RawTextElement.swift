public import Markup
public import Views

/// The tag of an element whose content is not HTML: `script` or `style`.
public protocol RawTextTag: HTMLTag {}

/// An element whose content is not HTML: `script` or `style`.
///
/// The initializers name the language of the content, which decides how an end tag in the content is escaped.
public struct RawTextElement<T: RawTextTag>: UnaryPrimitive {
  let attributes: [MarkupAttribute]
  let content: RawText

  init(_ attributes: [Attribute<T>], _ content: RawText = .none) {
    self.attributes = attributes.map(\.markup)
    self.content = content
  }

  /// Writes the element.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    context.writeElement(T._markup, view.attributes) { view.content.write(to: &$0.output) }
  }

  /// Returns the element with its attributes and its content as markup.
  public static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(
      kind: .element(T._markup.tagName(T._markup.elementNameLength)),
      attributes: view.attributes + attributes,
      children: view.content == .none ? [] : [ViewTree.Node(kind: .raw(view.content.escaped))])
  }
}

extension RawTextElement: Equatable {}

/// The content of a `RawTextElement`.
enum RawText: Equatable {
  /// No content.
  case none
  /// JavaScript.
  case script(String)
  /// JSON.
  case json(String)
  /// CSS.
  case style(String)

  /// Returns whether both contents have the same bytes.
  static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.none, .none): true
    case (.script(let lhs), .script(let rhs)), (.json(let lhs), .json(let rhs)), (.style(let lhs), .style(let rhs)):
      lhs.isSpelled(as: rhs)
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

  /// The escaped content.
  var escaped: String {
    var output = MarkupBuffer(capacity: 256)
    write(to: &output)
    return output.string
  }
}

extension RawTextElement where T == Tags.script {
  /// Creates a script with the file at the URL in the attribute `src`.
  ///
  /// ```swift
  /// script(.src("/assets/tabs.js"), .defer)
  /// ```
  public init(_ attributes: Attribute<T>...) {
    self.init(attributes)
  }

  /// Creates a script with this code; `</script` in the code cannot end the element.
  ///
  /// To pass data to a page, use `script(json:)`, because browsers do not run JSON.
  public init(javaScript source: String, _ attributes: Attribute<T>...) {
    self.init(attributes, .script(source))
  }

  /// Creates a script element with JSON data, of type `application/json` unless an attribute sets another type.
  ///
  /// ```swift
  /// script(json: #"{"theme": "dark"}"#, .id("settings"))
  /// ```
  public init(json: String, _ attributes: Attribute<T>...) {
    self.init([.type("application/json")] + attributes, .json(json))
  }

  /// Creates a script element with JSON-LD data for search engines.
  public init(jsonLD json: String, _ attributes: Attribute<T>...) {
    self.init([.type("application/ld+json")] + attributes, .json(json))
  }
}

extension RawTextElement where T == Tags.style {
  /// Creates a stylesheet with this code; `</style` in the code cannot end the element.
  ///
  /// ```swift
  /// style(css: "p { margin: 0 }", .media("print"))
  /// ```
  public init(css sheet: String, _ attributes: Attribute<T>...) {
    self.init(attributes, .style(sheet))
  }
}

package import Markup

/// The resolved tree of a view: elements and their children, each with its identity and its traits.
///
/// Print it to debug a view:
///
/// ```
/// ul.list  .
///   li  [1]  rank=3
///     "one"  0
/// ```
public struct ViewTree {
  /// An element, a text or a container.
  public struct Node {
    /// The kind of a node.
    package enum Kind: Equatable {
      /// A text without an element.
      case text(String)
      /// Markup that is written unescaped.
      case raw(String)
      /// An element, with its name.
      case element(String)
      /// The neutral element that a unary container adds if its result is not exactly one child.
      case root
    }

    /// The kind of the node.
    package var kind: Kind
    /// The merged attributes of the element.
    package var attributes: [MarkupAttribute]
    /// The identity path of the node, from the content of its parent element.
    package var identity = ""
    /// The traits, tags and container values, with the names of their keys.
    package var traits: [(name: String, value: String)] = []
    /// The nodes inside this node.
    package var children: [Node]

    /// Creates a node and merges its attributes.
    package init(kind: Kind, attributes: [MarkupAttribute] = [], children: [Node] = []) {
      self.kind = kind
      self.attributes = MarkupAttribute.merged(attributes)
      self.children = children
    }
  }

  /// The children of the view.
  package let nodes: [Node]

  /// Creates the tree of `view` as the content of a container.
  public init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    nodes = RenderSession.$current.withValue(RenderSession(environment: environment)) { Self.nodes(of: view) }
  }

  /// Returns the nodes of an element's content, while a tree is being created.
  package static func nodes(of content: some View) -> [Node] {
    resolve { inputs in nodes(of: Self.list(content, inputs)) }
  }

  static func nodes(of list: ViewList, with attributes: [MarkupAttribute] = []) -> [Node] {
    (0..<list.count).map { node(of: list, at: $0, with: attributes) }
  }

  static func node(of list: ViewList, at index: Int, with attributes: [MarkupAttribute] = []) -> Node {
    let child = list.child(at: index)
    let environment = RenderSession.current?.environment ?? EnvironmentValues()
    var node = RenderSession.evaluate(in: child.writes?.over(environment) ?? environment) {
      RenderSession.current?.enter(ViewTree.self) == false
        ? Node(kind: .raw("")) : child.node(with: child.attributes + attributes)
    }
    node.identity = list.path(at: index).description
    node.traits = child.traits.described
    return node
  }

  /// Resolves a view in the current environment.
  static func resolve<Value>(_ resolve: (ListInputs) -> Value) -> Value {
    let environment = RenderSession.current?.environment ?? EnvironmentValues()
    return resolve(ListInputs(contentAt: .root, in: environment, cache: nil))
  }

  private static func list<Content: View>(_ content: Content, _ inputs: ListInputs) -> ViewList {
    Content._list(content, inputs)
  }
}

extension ViewTree: CustomStringConvertible {
  /// One line per node, indented by its depth, with its kind, its identity and its traits.
  public var description: String {
    nodes.map { $0.description(indent: "") }.joined()
  }
}

extension ViewTree.Node {
  fileprivate func description(indent: String) -> String {
    var line = "\(indent)\(label)"
    if !identity.isEmpty { line += "  \(identity)" }
    for trait in traits { line += "  \(trait.name)=\(trait.value)" }
    return line + "\n" + children.map { $0.description(indent: indent + "  ") }.joined()
  }

  private var label: String {
    switch kind {
    case .text(let text): "\"\(text)\""
    case .raw(let markup): "raw \(markup)"
    case .element(let name): ([name] + attributes.map(\.description)).joined(separator: " ")
    case .root: (["root"] + attributes.map(\.description)).joined(separator: " ")
    }
  }
}

public import Markup

/// The resolved tree of a view: elements with the children they hold, each with the way to it and the values it carries.
///
/// Tests and people who debug read its text:
///
/// ```
/// ul.list  .
///   li  [1]  rank=3
///     "one"  0
/// ```
public struct ViewTree {
  /// One element, text or container.
  public struct Node {
    /// What the node is.
    public enum Kind: Equatable {
      /// Bare text.
      case text(String)
      /// Markup written as it is.
      case raw(String)
      /// An element, by its name.
      case element(String)
      /// The neutral element round a container's result that is not exactly one element.
      case root
    }

    /// What the node is.
    public var kind: Kind
    /// The attributes it is written with.
    public var attributes: [MarkupAttribute]
    /// The way to it from the content of the element around.
    public var identity = ""
    /// The values it carries, by the names of their keys.
    public var traits: [(name: String, value: String)] = []
    /// What it holds.
    public var children: [Node]

    /// Makes a node; the attributes are those that are written, merged.
    public init(kind: Kind, attributes: [MarkupAttribute] = [], children: [Node] = []) {
      self.kind = kind
      self.attributes = MarkupAttribute.merged(attributes)
      self.children = children
    }
  }

  /// The children the view stands for.
  public let nodes: [Node]

  /// Resolves `view` as the content of a container.
  public init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
    nodes = RenderBox.$current.withValue(RenderBox(environment: environment)) { Self.nodes(of: view) }
  }

  /// The nodes that `content` stands for inside an element, where the tree is being made.
  public static func nodes(of content: some View) -> [Node] {
    probe { inputs in nodes(of: Self.list(content, inputs)) }
  }

  static func nodes(of list: ViewList, with attributes: [MarkupAttribute] = []) -> [Node] {
    (0..<list.count).map { node(of: list, at: $0, with: attributes) }
  }

  static func node(of list: ViewList, at index: Int, with attributes: [MarkupAttribute] = []) -> Node {
    let child = list.child(at: index)
    let environment = RenderBox.current?.environment ?? EnvironmentValues()
    var node = RenderBox.evaluate(in: child.writes?.over(environment) ?? environment) {
      RenderBox.current?.enter(ViewTree.self) == false
        ? Node(kind: .raw("")) : child.node(with: child.attributes + attributes)
    }
    node.identity = list.path(at: index).description
    node.traits = child.traits.described
    return node
  }

  /// Resolves something in the surroundings of the container being looked at.
  static func probe<Value>(_ resolve: (ListInputs) -> Value) -> Value {
    let environment = RenderBox.current?.environment ?? EnvironmentValues()
    return resolve(ListInputs(contentAt: .root, in: environment, retention: nil))
  }

  private static func list<Content: View>(_ content: Content, _ inputs: ListInputs) -> ViewList {
    Content._list(content, inputs)
  }
}

extension ViewTree: CustomStringConvertible {
  /// One line per node, indented by how deep it lies: what it is, the way to it, what it carries.
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

import Garland

/// Writes a resolved tree in the short notation of the conformance cases: `h[A | B] pad(C)`.
///
/// It checks on the way that rendering straight to bytes writes the very tree that resolving gives: the two ways must agree.
enum Notation {
  static func of(_ view: some View) -> String {
    let nodes = ViewTree(view).nodes
    let resolved = nodes.map(html).joined()
    let rendered = view.rendered().html
    guard resolved == rendered else { return "resolved \(resolved) but rendered \(rendered)" }
    return text(nodes)
  }

  private static func text(_ nodes: [ViewTree.Node]) -> String {
    nodes.map(text).joined(separator: " ")
  }

  private static func text(_ node: ViewTree.Node) -> String {
    let words = classes(of: node)
    let marks = words.filter { $0.hasSuffix("()") }.map { $0.dropLast(2) }
    return marks.reduce(plain(node, words)) { "\($1)(\($0))" }
  }

  private static func plain(_ node: ViewTree.Node, _ words: [String]) -> String {
    let content = text(node.children)
    if let box = node.attributes.first(where: { $0.name == "data-box" }), case .named(_, let name) = box.value {
      return "\(name)[\(content)]"
    }
    switch node.kind {
    case .text(let text): return text
    case .raw(let markup): return markup
    case .root: return "root[\(content)]"
    case .element("hr"): return "|"
    case .element("span"): return content
    case .element(let name):
      let short = ["hstack": "h", "vstack": "v", "zstack": "z"]
      return "\(words.compactMap { short[$0] }.first ?? name)[\(content)]"
    }
  }

  private static func classes(of node: ViewTree.Node) -> [String] {
    for attribute in node.attributes where attribute.name == "class" {
      if case .words(let words) = attribute.value { return words.split(separator: " ").map(String.init) }
    }
    return []
  }

  /// The bytes a node stands for.
  private static func html(_ node: ViewTree.Node) -> String {
    var buffer = MarkupBuffer()
    var attributes = ""
    for attribute in node.attributes { _ = buffer.append(attribute) }
    attributes = buffer.string
    let content = node.children.map(html).joined()
    switch node.kind {
    case .text(let text):
      var buffer = MarkupBuffer()
      buffer.appendText(text)
      return buffer.string
    case .raw(let markup): return markup
    case .root: return content.isEmpty && attributes.isEmpty ? "" : "<div\(attributes)>\(content)</div>"
    case .element(let name):
      let isVoid = ["hr", "br", "img", "input", "meta", "link"].contains(name)
      return "<\(name)\(attributes)>" + (isVoid ? "" : "\(content)</\(name)>")
    }
  }
}

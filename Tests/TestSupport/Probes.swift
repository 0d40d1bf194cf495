package import Garland

// Helpers of the conformance cases. Each resolves a view as the content of a neutral container.

/// Returns the resolved children of a builder in the notation of the cases.
package func kids(@ViewBuilder _ content: () -> some View) -> String { show(content()) }

/// Returns the resolved children of a view in the notation of the cases.
package func show(_ view: some View) -> String { Notation.of(view) }

/// Returns the number of children of a builder.
package func count(@ViewBuilder _ content: () -> some View) -> Int { children(content).count }

/// Returns the children that a multi root receives for a builder.
package func children(@ViewBuilder _ content: () -> some View) -> _VariadicView.Children {
  captured { capture in _VariadicView.Tree(Spy(capture: capture)) { content() } }
}

/// Returns the subviews that `Group(subviews:)` receives for a builder.
package func subs(@ViewBuilder _ content: () -> some View) -> SubviewsCollection {
  let content = content()
  return captured { capture in
    Group(subviews: content) { subviews in
      let _ = capture(subviews)
      EmptyView()
    }
  }
}

/// Returns the sections that `Group(sections:)` receives for a builder.
package func sections(@ViewBuilder _ content: () -> some View) -> [SectionConfiguration] {
  let content = content()
  return captured { capture in
    Group(sections: content) { sections in
      let _ = capture(Array(sections))
      EmptyView()
    }
  }
}

/// Returns the sections of a builder, each as `(header/content/footer)`.
package func secs(@ViewBuilder _ content: () -> some View) -> String {
  sections(content).map { "(\(show($0.header))/\(show($0.content))/\(show($0.footer)))" }.joined(separator: " ")
}

/// Returns the ids of a builder's children.
package func ids(@ViewBuilder _ content: () -> some View) -> [AnyHashable] { children(content).map { $0.id } }

/// Returns whether all ids are different.
package func unique<ID: Hashable>(_ ids: [ID]) -> Bool { Set(ids).count == ids.count }

/// Returns the number on each child of a builder.
package func traits(@ViewBuilder _ content: () -> some View) -> String {
  children(content).map { "\($0[K.self])" }.joined(separator: " ")
}

/// Returns the label on each child of a builder.
package func labels(@ViewBuilder _ content: () -> some View) -> String {
  children(content).map { $0[L.self] }.joined(separator: " ")
}

/// A value that closures can change.
package final class Boxed<Value> {
  /// The value.
  package var v: Value

  /// Creates a box with a value.
  package init(_ v: Value) {
    self.v = v
  }
}

private struct Spy: _VariadicView.MultiViewRoot {
  let capture: (_VariadicView.Children) -> Void

  func body(children: _VariadicView.Children) -> some View {
    let _ = capture(children)
    EmptyView()
  }
}

private func captured<Value, V: View>(_ view: (@escaping (Value) -> Void) -> V) -> Value {
  let box = Boxed<Value?>(nil)
  _ = view { box.v = $0 }.rendered()
  guard let value = box.v else { preconditionFailure("the container's root did not run") }
  return value
}

/// The short notation of the conformance cases for a resolved tree: `h[A | B] pad(C)`.
///
/// It also checks that rendering to bytes and resolving to a tree give the same markup.
enum Notation {
  /// Returns the notation of a view, or a message if the rendered and the resolved markup differ.
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

  /// Returns the markup of a node.
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

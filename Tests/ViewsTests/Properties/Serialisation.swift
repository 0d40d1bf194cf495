import Garland

extension [ViewTree.Node] {
  /// The markup that the nodes stand for.
  var serialised: String { map(\.serialised).joined() }
}

extension ViewTree.Node {
  /// The markup that the node stands for.
  var serialised: String {
    var attributes = MarkupBuffer()
    for attribute in self.attributes { _ = attributes.append(attribute) }
    let content = children.serialised
    switch kind {
    case .text(let text):
      var buffer = MarkupBuffer()
      buffer.appendText(text)
      return buffer.string
    case .raw(let markup): return markup
    case .root: return content.isEmpty && attributes.count == 0 ? "" : "<div\(attributes.string)>\(content)</div>"
    case .element(let name):
      let isVoid = ["hr", "br", "img", "input", "meta", "link"].contains(name)
      return "<\(name)\(attributes.string)>" + (isVoid ? "" : "\(content)</\(name)>")
    }
  }
}

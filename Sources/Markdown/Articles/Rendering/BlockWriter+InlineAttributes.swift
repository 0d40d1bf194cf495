import Markup
import Parsing
import Views

extension BlockWriter {
  /// Returns the attributes that the author wrote behind an inline.
  func attributes(ofInline index: Int) -> InlineAttributes? {
    guard tree.nodes[index].hasTraits, case .article(let model, _) = dialect else { return nil }
    return model.links.attributes[index]
  }

  /// Writes a start tag with the id and the author's attributes of an inline.
  func writeStart(_ tag: StaticString, of index: Int, in context: inout RenderContext) {
    guard tree.nodes[index].hasTraits else { return context.output.append(tag) }
    context.output.append(tag, 0..<tag.utf8CodeUnitCount - 1)
    writeAttributes(of: index, in: &context)
    context.output.append(">")
  }

  /// Writes the id and the author's attributes of an inline.
  func writeAttributes(of index: Int, in context: inout RenderContext) {
    guard let attributes = attributes(ofInline: index), case .article(_, let display) = dialect else { return }
    let id = tree.nodes[index].identifier
    if !id.isEmpty, let id = display.ids.written(tree.string(id)) {
      _ = context.output.append(MarkupAttribute(" id=\"", .identifier(id)))
    }
    appendMarkup(attributes.markup, in: &context)
  }
}

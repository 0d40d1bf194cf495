import Elements
import Markup
import Views

extension BlockWriter {
  /// Writes a child: its blocks, in an element of their own where something has to land on one.
  ///
  /// The child is named by its position, so that it is not copied with all of its names: a site has thousands.
  func write(_ position: Int, of children: [BlockChild], at location: Location, in context: inout RenderContext) {
    let attributes = wrapperAttributes(position, of: children)
    guard !attributes.isEmpty || context.hasPendingAttributes && !children[position].isOneBlock else {
      return writeContent(position, of: children, at: location, in: &context)
    }
    context.writeElement("<div></div>", attributes) { context in
      context.output.append("\n")
      writeContent(position, of: children, at: location, in: &context)
    }
    context.output.append("\n")
  }

  private func writeContent(
    _ position: Int, of children: [BlockChild], at location: Location, in context: inout RenderContext
  ) {
    let (owner, content, closing) = (children[position].owner, children[position].content, children[position].closing)
    switch children[position].kind {
    case .listItem:
      let isTask = writeTask(owner, in: &context)
      writeItemContent(content, isTight: tree.isTight(itemAt: owner), startingLine: !isTask, at: location, in: &context)
    case .code where children[position].label != nil:
      var writer = self
      writer.untitled = owner
      writer.writeBlocks(content, at: location, in: &context)
    default: writeBlocks(content, at: location, in: &context)
    }
    guard !closing.isEmpty else { return }
    appendMarkup(closing, in: &context)
    context.output.append("\n")
  }

  /// The id and classes of a child that has no element of its own, such as `:::item{.wide}`.
  private func wrapperAttributes(_ position: Int, of children: [BlockChild]) -> [MarkupAttribute] {
    switch children[position].kind {
    case .item, .section, .html: attributes(of: children[position].owner)
    default: []
    }
  }
}

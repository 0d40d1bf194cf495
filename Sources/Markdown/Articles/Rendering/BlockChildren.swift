import Components
import Markup
import Parsing
public import Views

/// The children of an article or of a Markdown container, as a view.
///
/// Each block is one child, with its traits, label and kind as container values. Editing a block does not change the
/// identities of other blocks.
///
/// ```swift
/// Group(subviews: article.content) { blocks in
///   ForEach(blocks) { block in div { block } }
/// }
/// ```
public struct BlockChildren: PrimitiveView {
  let model: ArticleModel
  let children: [BlockChild]
  let container: ContainerPlan?
  let display: DisplayOptions

  /// Writes the blocks one after another, without a view for each.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.hasBytesLeft else { return }
    let writer = BlockWriter(tree: view.model.tree, dialect: .article(view.model, view.display))
    for position in view.children.indices {
      writer.write(position, of: view.children, at: location.child(position), in: &context)
    }
  }

  /// Returns one child per block.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    let rows = zip(view.children, view.model.identities.of(view.children)).map { Row(id: $1, child: $0) }
    let views = ForEach(rows, id: \.id) { row in
      view.block(row.child).containerValues { view.setValues(of: row.child, in: &$0) }
    }
    return lists(views, inputs)
  }

  /// The number of blocks depends on the value, not on the type.
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { .unknown }

  private struct Row {
    let id: BlockID
    let child: BlockChild
  }

  private static func lists<Content: View>(_ content: Content, _ inputs: ListInputs) -> ViewList {
    Content._list(content, inputs)
  }

  private func block(_ child: BlockChild) -> BlockView {
    BlockView(model: model, child: child, display: display)
  }

  /// Sets a block's container values, including the values of traits that the block's container declares.
  private func setValues(of child: BlockChild, in values: inout ContainerValues) {
    let list = model.tree.traits(of: child.owner)
    values.blockKind = child.kind
    values.sourceRange = model.source(of: child)
    values.blockTraits = BlockTraits(
      list, of: child.owner, reads: model.reads, block: (model.tree, child.content))
    values.childLabel = child.label.map { model.childLabel($0, display: display) }
    values.childAnchor = child.anchor.flatMap { display.ids.written($0) }
    if let tag = child.tag { values.setTag(tag) }
    for trait in container?.definition?.traits ?? [] {
      if let entry = list?.entry(named: trait.name) { trait.apply(entry.value, &values) }
    }
  }
}

extension BlockChildren {
  /// The same children, in which each image is a figure with a link to its file.
  ///
  /// Feeds and plain texts have no links to the files. With `ratios`, a figure has the property `--ratio`.
  package func pictures(withRatios ratios: Bool) -> BlockChildren {
    var display = display
    display.images = ratios ? .figuresWithRatios : .figures
    return BlockChildren(model: model, children: children, container: container, display: display)
  }

  /// The same children, for a container that is their figure: `figures: alt` makes no further figures of them.
  package var framed: BlockChildren {
    var display = display
    display.areImagesFramed = true
    return BlockChildren(model: model, children: children, container: container, display: display)
  }
}

/// A block as a view: exactly one child, even if it is several elements.
struct BlockView: UnaryPrimitive {
  let model: ArticleModel
  let child: BlockChild
  let display: DisplayOptions

  static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.hasBytesLeft else { return }
    let writer = BlockWriter(tree: view.model.tree, dialect: .article(view.model, view.display))
    writer.write(0, of: [view.child], at: location, in: &context)
  }

  static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .raw(view.rendered().html), attributes: attributes)
  }
}

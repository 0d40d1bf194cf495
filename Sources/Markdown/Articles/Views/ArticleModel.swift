import Components
import Diagnostics
import Elements
import Markup
import Parsing
import Synchronization
import Views

/// An article as views need it: its tree with addresses resolved and markup cleaned, and what its containers are given.
///
/// Everything is found out while the article is read; nothing changes afterwards, so that all cores may draw it at once.
final class ArticleModel: Sendable {
  let tree: MarkdownTree
  /// The article's own children.
  let children: [BlockChild]
  /// The containers, by the index of their node.
  let containers: [Int: PlacedContainer]
  /// What is known of its links and images.
  let addresses: AddressPlaces
  /// Where it is noted which traits were wanted.
  let reads: TraitReads?
  /// What tells blocks apart, once a container asked for it.
  private let foundIdentities = Mutex<BlockIdentities?>(nil)

  init(
    tree: MarkdownTree, children: [BlockChild], containers: [Int: PlacedContainer], addresses: AddressPlaces,
    reads: TraitReads? = nil
  ) {
    self.tree = tree
    self.children = children
    self.containers = containers
    self.addresses = addresses
    self.reads = reads
  }

  /// What tells blocks apart: looked for once, for there may be thousands of containers.
  var identities: BlockIdentities {
    foundIdentities.withLock { found in
      if let found { return found }
      let identities = BlockIdentities(tree)
      found = identities
      return identities
    }
  }

  /// Whether the first block is a heading of the first level.
  var beginsWithTitle: Bool {
    children.first.map { $0.kind == .heading && tree.nodes[$0.owner].number == 1 } ?? false
  }

  /// The same article, for a rendering that wants to know which traits were read.
  func recording(into reads: TraitReads) -> ArticleModel {
    ArticleModel(tree: tree, children: children, containers: containers, addresses: addresses, reads: reads)
  }

  /// Writes a container through the view that its name stands for; one that nobody knows, as its blocks.
  func write(
    _ container: PlacedContainer, surroundings: ArticleSurroundings, at location: Location,
    in context: inout RenderContext
  ) {
    let content = BlockChildren(
      model: self, children: container.children, container: container, surroundings: surroundings)
    let attributes = attributes(of: container, surroundings: surroundings)
    guard let definition = container.definition else {
      let blocks = UnknownContainer(
        label: container.label.map { childLabel($0, surroundings: surroundings) }, content: content)
      let view = TaggedContainer(view: AnyView(blocks), attributes: attributes)
      TaggedContainer._render(view, at: location, in: &context)
      context.output.append("\n")
      return
    }
    let use = ContainerUse(
      name: container.name, label: container.label.map { childLabel($0, surroundings: surroundings) },
      anchor: container.anchor.flatMap { surroundings.ids.written($0) },
      classNames: tree.traits(of: container.node)?.classNames ?? [], headingLevel: container.headingLevel,
      content: content, values: container.values)
    let view = definition.view(use)
    if attributes.isEmpty, !context.hasPendingAttributes {
      AnyView._render(view, at: location, in: &context)
    } else {
      TaggedContainer._render(TaggedContainer(view: view, attributes: attributes), at: location, in: &context)
    }
    context.output.append("\n")
  }

  /// A label as containers get it.
  func childLabel(_ label: BlockLabel, surroundings: ArticleSurroundings) -> ChildLabel {
    switch label {
    case .text(let text): ChildLabel(text)
    case .inlines(let index):
      ChildLabel(tree.plainText(of: index), hasLinks: tree.hasLinks(in: index)) {
        InlineText(model: self, index: index, surroundings: surroundings)
      }
    }
  }

  private func attributes(of container: PlacedContainer, surroundings: ArticleSurroundings) -> [MarkupAttribute] {
    var attributes: [MarkupAttribute] = []
    if let id = container.anchor.flatMap({ surroundings.ids.written($0) }) {
      attributes.append(MarkupAttribute(" id=\"", .identifier(id)))
    }
    return attributes + (tree.traits(of: container.node)?.attributes ?? [])
  }
}

/// A container whose id and classes land on its element, or on a neutral one where it is not exactly one.
private struct TaggedContainer: View {
  let view: AnyView
  let attributes: [MarkupAttribute]

  var body: some View {
    attributes.reduce(AnyView(OneElement(view: view))) { view, attribute in
      AnyView(ModifiedContent(content: view, modifier: AttributeModifier(attribute)))
    }
  }
}

/// A container that nobody knows: what it is called, and its blocks, in an element of their own.
private struct UnknownContainer: View {
  let label: ChildLabel?
  let content: BlockChildren

  var body: some View {
    div {
      if let label { p { label.view } }
      content
    }
  }
}

private struct OneElement: UnaryView {
  let view: AnyView
  var markup: some View { view }
}

/// The inlines of a node as a view: a label.
struct InlineText: UnaryPrimitive {
  let model: ArticleModel
  let index: Int
  let surroundings: ArticleSurroundings

  static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    let writer = BlockWriter(tree: view.model.tree, dialect: .article(view.model, view.surroundings))
    let inlines = writer.inlines(of: view.index)
    if context.hasPendingAttributes {
      context.writeElement("<span></span>", []) { writer.writeInlines(inlines, closing: view.index, in: &$0) }
    } else {
      writer.writeInlines(inlines, closing: view.index, in: &context)
    }
  }

  static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .raw(view.rendered().html), attributes: attributes)
  }
}

import Components
import Diagnostics
import Elements
import Markup
import Parsing
import Views

/// A container of an article as a view: the registered container's view, with the id and classes from Markdown.
///
/// An unknown container is shown as its blocks.
struct ContainerView: UnaryPrimitive {
  let model: ArticleModel
  let container: ContainerPlan
  let display: DisplayOptions
  /// The changes of the width by the blocks between this container and the next one around it.
  var narrowing: [ShownWidth.Change] = [.block]

  static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.hasBytesLeft else { return }
    context.countContainer()
    var values = context.environment
    values.shownWidth = BlockWriter.shownWidth.changed(by: view.narrowing)
    context.withEnvironment(values) { renderContainer(view, at: location, in: &$0) }
    context.output.append("\n")
    context.checkSize { view.tooLarge }
  }

  private static func renderContainer(_ view: Self, at location: Location, in context: inout RenderContext) {
    let eventCount = context.eventCount
    let attributes = view.attributes
    let content = view.content
    if attributes.isEmpty, !context.hasPendingAttributes, view.container.definition != nil {
      AnyView._render(content, at: location, in: &context)
    } else {
      AttributedContainer._render(
        AttributedContainer(view: content, attributes: attributes), at: location, in: &context)
    }
    context.environment.assetPlaces?.record(
      context.requiredAssets(since: eventCount), at: view.model.source(of: view.container.node))
  }

  static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .raw(view.rendered().html), attributes: attributes)
  }

  /// The error that the article becomes too large in this container.
  private var tooLarge: Diagnostic {
    let problem = ArticleProblem.tooMuchOutput(container: container.name, megabytes: model.renderedBytesLimit >> 20)
    let range = model.source(of: container.node)
    return LocatedProblem(problem, at: range).diagnostic(in: model.source)
  }

  /// The view of the registered container, or of an unknown one.
  private var content: AnyView {
    var display = display
    display.isInContainer = true
    let children = BlockChildren(model: model, children: container.children, container: container, display: display)
    let label = container.label.map { model.childLabel($0, display: display) }
    guard let definition = container.definition else {
      return AnyView(UnknownContainer(name: container.name, label: label, content: children))
    }
    return definition.view(
      ContainerUse(
        name: container.name, label: label, anchor: container.anchor.flatMap { display.ids.written($0) },
        classNames: model.tree.traits(of: container.node)?.classNames ?? [], headingLevel: container.headingLevel,
        content: children, values: container.values))
  }

  /// The attributes from Markdown for the container's element.
  private var attributes: [MarkupAttribute] {
    var attributes: [MarkupAttribute] = []
    if let id = container.anchor.flatMap({ display.ids.written($0) }) {
      attributes.append(MarkupAttribute(" id=\"", .identifier(id)))
    }
    return attributes + (model.tree.traits(of: container.node)?.attributes ?? [])
  }
}

/// A container with attributes on its element, or on a `<div>` around it if it is not exactly one element.
private struct AttributedContainer: View {
  let view: AnyView
  let attributes: [MarkupAttribute]

  var body: some View {
    attributes.reduce(AnyView(OneElement(view: view))) { view, attribute in
      AnyView(ModifiedContent(content: view, modifier: AttributeModifier(attribute)))
    }
  }
}

private struct OneElement: UnaryView {
  let view: AnyView
  var markup: some View { view }
}

/// An unknown container: its label and its blocks in a `<div>` with its name as the class.
private struct UnknownContainer: View {
  let name: String
  let label: ChildLabel?
  let content: BlockChildren

  var body: some View {
    div(.class(name, if: !name.isEmpty)) {
      if let label { p { label.view } }
      content
    }
  }
}

extension ArticleModel {
  /// Returns a label for container views.
  func childLabel(_ label: BlockLabel, display: DisplayOptions) -> ChildLabel {
    switch label {
    case .text(let text): ChildLabel(text)
    case .inlines(let index):
      ChildLabel(tree.plainText(of: index), hasLinks: tree.hasLinks(in: index)) {
        InlineLabel(model: self, index: index, display: display)
      }
    }
  }
}

/// The inlines of a node as a view: a label.
private struct InlineLabel: UnaryPrimitive {
  let model: ArticleModel
  let index: Int
  let display: DisplayOptions

  static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    let writer = BlockWriter(tree: view.model.tree, dialect: .article(view.model, view.display))
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

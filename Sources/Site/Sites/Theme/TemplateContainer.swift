import Articles
import Components
import Diagnostics
import Markup
import Mustache
import Parsing
import Views

/// A container that is written as a template, `containers/name.mustache`.
///
/// What it takes stands in its front matter:
///
/// ```yaml
/// ---
/// summary: what it makes of its children
/// labels: optional
/// attributes: [columns]
/// traits: [price]
/// ---
/// ```
enum TemplateContainer {
  /// What a template says of itself.
  struct Declaration: Sendable {
    let name: String
    let summary: String
    let labels: Container.Labels
    let attributes: [String]
    let traits: [String]
    let takesListItems: Bool
    /// Where the template begins.
    let bodyOffset: Int
    let diagnostics: [Diagnostic]

    init(_ file: SourceFile, as source: SourceID, named name: String) {
      let (frontMatter, problems) = FrontMatterBlock.read(file, as: source)
      var fields = FieldReader(frontMatter.map, in: source, area: "containers")
      self.name = name
      summary = fields.text("summary") ?? ""
      switch fields.choice("labels", among: ["none", "optional", "required"]) {
      case "required": labels = .required
      case "optional": labels = .optional
      default: labels = .none
      }
      attributes = fields.names("attributes", besides: TemplateContainer.ownNames)
      traits = fields.names("traits", besides: TemplateContainer.childNames)
      takesListItems = fields.flag("list_items") ?? false
      fields.reportUnknownKeys()
      bodyOffset = frontMatter.bodyOffset
      // What lies deeper, or begins with `_`, is there for other templates to include.
      let isPart = name.hasPrefix("_") || name.contains("/")
      if !isPart, ContainerName.normalized(name) == nil {
        fields.report(SiteProblem.unusableName(name).diagnostic(at: .start(of: source)))
      }
      diagnostics = problems + fields.diagnostics
    }
  }

  /// The container that a template makes; it needs the style and the script of its name where the theme has them.
  static func declare(
    _ declaration: Declaration, library: TemplateLibrary, assets: some Collection<String>
  ) -> Container {
    let path = "containers/\(declaration.name)"
    let (hasStyle, hasScript) = (assets.contains("\(path).css"), assets.contains("\(path).js"))
    return Container(
      declaration.name, summary: declaration.summary,
      attributes: declaration.attributes.map { AttributeDeclaration($0) },
      traits: declaration.traits.map { ContainerTrait($0) }, labels: declaration.labels,
      takesListItems: declaration.takesListItems
    ) { use in
      FilledTemplate(
        name: path, library: library, facts: facts(of: use, declaration),
        traits: declaration.traits, content: use.content
      )
      .needs(.style("/\(path).css"), if: hasStyle).needs(.module("/\(path).js"), if: hasScript)
    }
  }

  /// What a template sees of every container.
  fileprivate static let ownNames = ["children", "classes", "heading_level", "id", "label", "name"]
  /// What it sees of every child.
  fileprivate static let childNames = ["classes", "html", "id", "label", "tag"]

  private static func facts(of use: ContainerUse, _ declaration: Declaration) -> [String: TemplateValue] {
    var facts: [String: TemplateValue] = [
      "name": .text(use.name), "id": use.anchor.map { .text($0) } ?? .nothing,
      "label": use.label.map { .text($0.text) } ?? .nothing, "heading_level": .integer(use.headingLevel),
      "classes": .text(use.classNames.joined(separator: " ")),
    ]
    for name in declaration.attributes { facts[name] = use.text(of: name).map { .text($0) } ?? .nothing }
    return facts
  }
}

/// A template with the children of a container.
private struct FilledTemplate<Content: View>: UnaryView {
  let name: String
  let library: TemplateLibrary
  let facts: [String: TemplateValue]
  let traits: [String]
  let content: Content

  var markup: some View {
    Group(subviews: content) { children in
      WrittenTemplate(name: name, library: library, facts: facts, traits: traits, children: Array(children))
    }
  }
}

/// The template, once the children are known.
private struct WrittenTemplate: UnaryPrimitive {
  let name: String
  let library: TemplateLibrary
  let facts: [String: TemplateValue]
  let traits: [String]
  let children: [Subview]

  static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    var facts = view.facts
    facts["children"] = .array(
      view.children.enumerated().map { index, child in
        view.value(of: child, html: context.captured { Subview._render(child, at: location.child(index), in: &$0) })
      })
    let report = view.library.render(view.name, with: .record(named: facts), into: &context.output)
    for diagnostic in report.diagnostics { context.report(diagnostic) }
  }

  static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .raw(view.rendered().html), attributes: attributes)
  }

  private func value(of child: Subview, html: [UInt8]) -> TemplateValue {
    let values = child.containerValues
    var facts: [String: TemplateValue] = [
      "html": .markup(html), "label": values.childLabel.map { .text($0.text) } ?? .nothing,
      "tag": values.tagText.map { .text($0) } ?? .nothing, "id": values.childAnchor.map { .text($0) } ?? .nothing,
      "classes": .text(values.blockTraits.classNames.joined(separator: " ")),
    ]
    for trait in traits { facts[trait] = values.blockTraits[trait].map { .text($0) } ?? .nothing }
    return .record(named: facts)
  }
}

extension FieldReader {
  /// The names in a list, but for those that mean something already.
  fileprivate mutating func names(_ field: String, besides taken: [String]) -> [String] {
    let nodes = value(field).map { $0.list ?? [$0] } ?? []
    let names = texts(field) ?? []
    for node in nodes {
      guard let name = node.string, taken.contains(name) else { continue }
      report(SiteProblem.takenName(name, of: field, names: taken).diagnostic(at: range(of: node)))
    }
    return names.filter { !taken.contains($0) }
  }
}

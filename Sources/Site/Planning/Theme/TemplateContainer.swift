import Articles
import Components
import Containers
import Diagnostics
import Markup
package import Mustache
import Parsing
import Synchronization
package import Views

/// Containers that the theme defines by templates: `containers/name.mustache` defines `:::name`.
///
/// The front matter of the template declares the labels, attributes and traits of the container:
///
/// ```yaml
/// ---
/// summary: shows prices side by side
/// labels: optional
/// attributes: [columns]
/// traits: [price]
/// ---
/// ```
enum TemplateContainer {
  /// The declaration in the front matter of a template.
  struct Declaration: Sendable {
    let name: String
    let summary: String
    let labels: Container.Labels
    let attributes: [String]
    let traits: [String]
    let takesListItems: Bool
    /// The offset of the template after the front matter.
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
      attributes = fields.names("attributes", excluding: TemplateContainer.ownNames)
      traits = fields.names("traits", excluding: TemplateContainer.childNames)
      takesListItems = fields.flag("list_items") ?? false
      fields.reportUnknownKeys()
      bodyOffset = frontMatter.bodyOffset
      // Templates in subfolders, or with names that start with `_`, are partials for other templates, not containers.
      let isPartial = name.hasPrefix("_") || name.contains("/")
      if !isPartial, ContainerName.normalized(name) == nil {
        fields.report(SiteProblem.unusableName(name).diagnostic(at: .start(of: source)))
      }
      diagnostics = problems + fields.diagnostics
    }
  }

  /// Returns the container for a declaration.
  ///
  /// The container requires the stylesheet and the script with its name if the theme has such files.
  static func declare(
    _ declaration: Declaration, library: TemplateLibrary, assets: some Collection<String>
  ) -> Container {
    let path = "containers/\(declaration.name)"
    // Names that the container declares win.
    let rootNames = Set(EnvironmentValues.containerRootNames).subtracting(declaration.attributes + declaration.traits)
    let readsSite = library.reads(rootNames, in: path)
    var container = Container(
      declaration.name, summary: declaration.summary,
      attributes: declaration.attributes.map { AttributeDeclaration($0) },
      traits: declaration.traits.map { ContainerTrait($0) }, labels: declaration.labels,
      takesListItems: declaration.takesListItems, reads: .recorded
    ) { use in
      ContainerTemplate(
        name: path, library: library, values: values(of: use, declaration),
        traits: declaration.traits, readsSite: readsSite, content: use.content
      )
    }
    container.readsSite = readsSite
    return container.requiring(self.assets(of: declaration.name, among: assets))
  }

  /// Returns the stylesheet and the script with the name of a container that exist among some paths.
  static func assets(of name: String, among paths: some Collection<String>) -> [Asset] {
    [Asset.style("/containers/\(name).css"), .module("/containers/\(name).js")].filter {
      paths.contains(String($0.url.dropFirst()))
    }
  }

  /// The names that a template can use in every container.
  fileprivate static let ownNames = ["children", "classes", "heading_level", "id", "label", "name"]
  /// The names that a template can use for every child.
  fileprivate static let childNames = ["classes", "html", "id", "label", "tag"]

  private static func values(of use: ContainerUse, _ declaration: Declaration) -> [String: TemplateValue] {
    var values: [String: TemplateValue] = [
      "name": .text(use.name), "id": use.anchor.map { .text($0) } ?? .nothing,
      "label": use.label.map { .text($0.text) } ?? .nothing, "heading_level": .integer(use.headingLevel),
      "classes": .text(use.classNames.joined(separator: " ")),
    ]
    for name in declaration.attributes { values[name] = use.text(of: name).map { .text($0) } ?? .nothing }
    return values
  }
}

/// Resolves the children of a container, then renders its template.
private struct ContainerTemplate<Content: View>: UnaryView {
  let name: String
  let library: TemplateLibrary
  let values: [String: TemplateValue]
  let traits: [String]
  let readsSite: Bool
  let content: Content

  var markup: some View {
    Group(subviews: content) { children in
      ResolvedTemplate(
        name: name, library: library, values: values, traits: traits, readsSite: readsSite, children: Array(children))
    }
  }
}

/// Renders the template of a container with resolved children.
private struct ResolvedTemplate: UnaryPrimitive {
  let name: String
  let library: TemplateLibrary
  let values: [String: TemplateValue]
  let traits: [String]
  let readsSite: Bool
  let children: [Subview]

  static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    // A summary is made before the site is planned.
    if view.readsSite, Environment(\.medium).wrappedValue == .text { return }
    var values = view.values
    values["children"] = .array(
      view.children.enumerated().map { index, child in
        view.value(of: child, html: context.captured { Subview._render(child, at: location.child(index), in: &$0) })
      })
    guard context.hasBytesLeft else { return }
    let limit = context.output.count + context.bytesLeft
    let scope = ContainerScope(
      values, Environment(\.pictureResolver).wrappedValue, isPage: Environment(\.medium).wrappedValue == .page)
    let report = view.library.render(
      view.name, with: .object(scope), within: [Environment(\.containerRoot).wrappedValue ?? noSite], limit: limit,
      after: context.templateSteps, into: &context.output)
    context.templateSteps = report.steps
    for need in scope.needs { context.needs(need) }
    if report.exceedsLimit { context.exceedLimit() }
    for diagnostic in report.diagnostics { context.report(diagnostic) }
  }

  /// The empty values of `containerRootNames` where there is no site.
  private static let noSite = TemplateValue.record(
    TemplateRecord(EnvironmentValues.containerRootNames.map { ($0, .nothing) }))

  static func _node(_ view: Self, with attributes: [MarkupAttribute]) -> ViewTree.Node {
    ViewTree.Node(kind: .raw(view.rendered().html), attributes: attributes)
  }

  private func value(of child: Subview, html: [UInt8]) -> TemplateValue {
    let containerValues = child.containerValues
    var values: [String: TemplateValue] = [
      "html": .markup(html), "label": containerValues.childLabel.map { .text($0.text) } ?? .nothing,
      "tag": containerValues.tagText.map { .text($0) } ?? .nothing,
      "id": containerValues.childAnchor.map { .text($0) } ?? .nothing,
      "classes": .text(containerValues.blockTraits.classNames.joined(separator: " ")),
    ]
    for trait in traits { values[trait] = containerValues.blockTraits[trait].map { .text($0) } ?? .nothing }
    return .record(named: values)
  }
}

private enum ContainerRootKey: EnvironmentKey {
  static var defaultValue: TemplateValue? { nil }
}

extension EnvironmentValues {
  /// What the template of a container sees of the site; `nil` where there is no site.
  package var containerRoot: TemplateValue? {
    get { self[ContainerRootKey.self] }
    set { self[ContainerRootKey.self] = newValue }
  }

  /// The names in `containerRoot`.
  package static let containerRootNames = ["data", "now", "page", "site", "words"]
}

/// The values of a container's template, through which the filter `resize` finds pictures.
private final class ContainerScope: PictureScope {
  let pictures: (any PictureResolver)?
  let isPage: Bool
  private let values: [String: TemplateValue]
  private let recorded = Mutex<[Asset]>([])

  init(_ values: [String: TemplateValue], _ pictures: (any PictureResolver)?, isPage: Bool) {
    (self.values, self.pictures, self.isPage) = (values, pictures, isPage)
  }

  /// The files that the template needs so far.
  var needs: [Asset] { recorded.withLock(\.self) }

  func recordNeeds(_ needs: [Asset]) { recorded.withLock { $0 += needs } }

  func value(named name: String) -> TemplateValue? { values[name] }

  var names: [String] { values.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
}

extension FieldReader {
  /// Reads a list of names; reports and drops each name that is reserved for templates.
  fileprivate mutating func names(_ field: String, excluding reserved: [String]) -> [String] {
    let nodes = value(field).map { $0.list ?? [$0] } ?? []
    let names = texts(field) ?? []
    for node in nodes {
      guard let name = node.string, reserved.contains(name) else { continue }
      report(SiteProblem.takenName(name, of: field, names: reserved).diagnostic(at: range(of: node)))
    }
    return names.filter { !reserved.contains($0) }
  }
}

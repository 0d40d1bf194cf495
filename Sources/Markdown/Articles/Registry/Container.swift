public import Components
public import Views

/// A container that articles can use by name: its attributes, its traits and its view.
///
/// ```swift
/// let rank = ContainerTrait("rank", setting: \.rank)
/// let board = Container("board", attributes: [columns.declaration], traits: [rank]) { use in
///   Board(columns: use[columns]) { use.content }
/// }
/// ```
public struct Container: Sendable {
  /// Whether a container's children have labels.
  public enum Labels: Sendable {
    /// Children have no labels; a heading is a child like any other block.
    case none
    /// Children may have labels; a heading labels the blocks below it.
    case optional
    /// Each child must have a label.
    case required
  }

  /// The use of a container's own label, `:::name[Label]`.
  public enum OwnLabel: Sendable {
    /// The label names the container, and its id is derived from the label.
    case name
    /// The label is part of the content.
    case content
    /// The container shows no label, and a label in Markdown causes a warning.
    case none
  }

  /// The name in Markdown, after the colons.
  public let name: String
  /// Other names in Markdown; `ContainerUse.name` is the name that the author wrote.
  @usableFromInline package let aliases: [String]
  /// A description in a few words, for `garland help containers`.
  @usableFromInline package let summary: String
  /// The attributes.
  @usableFromInline package let attributes: [AttributeDeclaration]
  /// An author must write at least one of these attributes; empty if all are optional.
  @usableFromInline package let requiredAttributes: [String]
  /// The traits that the container reads from its children.
  @usableFromInline package let traits: [ContainerTrait]
  /// Whether the children have labels.
  @usableFromInline package let labels: Labels
  /// Whether labels are rendered as headings; if so, headings in the children are a level deeper.
  @usableFromInline package let rendersLabelsAsHeadings: Bool
  /// The use of the container's own label.
  @usableFromInline package let ownLabel: OwnLabel
  /// The accepted kinds of children, as `BlockKind.word`; `nil` accepts all.
  @usableFromInline package let accepts: Set<String>?
  /// Whether the items of a list become the children if the list is the only block.
  @usableFromInline package let takesListItems: Bool
  /// What the view reads, which decides when articles that use the container are rendered again.
  @usableFromInline package var ownReads: CodeReads?

  /// Whether the view reads the site, so that articles with the container are rendered when the site is planned.
  @usableFromInline package var readsSite: Bool

  @usableFromInline
  var view: @Sendable (ContainerUse) -> AnyView

  /// Declares a container.
  ///
  /// The view is erased to `AnyView` at each use. Erasing all views at registration took a millisecond.
  @inlinable
  public init<Content: View & SendableMetatype>(
    _ name: String, aliases: [String] = [], summary: String = "", attributes: [AttributeDeclaration] = [],
    requiresOneOf requiredAttributes: [String] = [],
    traits: [ContainerTrait] = [], labels: Labels = .none, rendersLabelsAsHeadings: Bool = true,
    ownLabel: OwnLabel = .name,
    accepts: Set<String>? = nil, takesListItems: Bool = false, reads: CodeReads? = nil,
    @ViewBuilder view: @escaping @Sendable (ContainerUse) -> Content
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.attributes = attributes
    self.requiredAttributes = requiredAttributes
    self.traits = traits
    self.labels = labels
    self.rendersLabelsAsHeadings = rendersLabelsAsHeadings
    self.ownLabel = ownLabel
    self.accepts = accepts
    self.takesListItems = takesListItems
    ownReads = reads
    readsSite = false
    self.view = { AnyView(view($0).environment(\.headingLevel, $0.headingLevel)) }
  }
}

extension Container {
  /// The names of traits that the items of a list can have; `nil` if such items are not the children.
  var itemTraits: Set<String>? {
    guard takesListItems else { return nil }
    return Set(traits.map(\.name) + ["tag", "lang"] + (labels == .none ? [] : ["title", "label"]))
  }

  /// Returns the container, with assets that each page with it requires.
  package func requiring(_ assets: [Asset]) -> Container {
    if assets.isEmpty { return self }
    var container = self
    container.view = { [view] use in AnyView(view(use).needs(all: assets)) }
    return container
  }
}

extension View {
  /// Requires assets, in order.
  fileprivate func needs(all assets: [Asset]) -> AnyView {
    assets.reversed().reduce(AnyView(self)) { AnyView($0.needs($1)) }
  }
}

/// A use of a container in an article: the written label and attributes, and the children for its view.
public struct ContainerUse {
  /// The name in Markdown: the container's own or an alias.
  public let name: String
  /// The container's own label.
  public let label: ChildLabel?
  /// The id in the page.
  public let anchor: String?
  /// The classes, which Garland sets on the view's element.
  public let classNames: [String]
  /// The level for labels that the view renders as headings, from 2 to 6.
  public let headingLevel: Int
  /// The children, as a view for `Group(subviews:)` or `ForEach(subviews:)`.
  public let content: BlockChildren

  let values: [String: any Sendable]

  /// Returns the value of an attribute that takes any text.
  package func text(of attribute: String) -> String? { values[attribute] as? String }

  /// Returns the value of a declared attribute.
  public subscript<Value>(attribute: ContainerAttribute<Value>) -> Value {
    values[attribute.name] as? Value ?? attribute.defaultValue
  }
}

/// What the Swift code of a site reads while it renders, which decides when Garland runs the code again.
///
/// Garland records what code reads of the site. It cannot see that code opens a file or reads the clock. So it runs the
/// code in every build, unless the registration says that the code does no such thing:
///
/// ```swift
/// SitePage("/colophon/", title: "Colophon", reads: .recorded) { site in p { Text(site.title) } }
/// ```
///
/// `SiteCode(reads: .recorded, …)` says it of all its code that has no `reads` of its own.
public enum CodeReads: Sendable {
  /// Anything, such as files and the clock: the code runs in every build.
  case anything
  /// Only what the code is given, and constants: the code runs if one of the recorded values changed.
  case recorded
}

/// Code of a site that may say what it reads.
package protocol CodeWithReads: Sendable {
  /// What the registration says; `nil` if it says nothing.
  var ownReads: CodeReads? { get set }
}

extension CodeWithReads {
  /// What the code reads.
  package var reads: CodeReads { ownReads ?? .anything }

  /// Returns the code, which reads the given things if its registration says nothing.
  package func reading(_ reads: CodeReads) -> Self {
    var code = self
    code.ownReads = ownReads ?? reads
    return code
  }
}

extension Container: CodeWithReads {}

public import Components
import Parsing
public import Views

/// A container that articles can use by name: what it takes, and the view that it is.
///
/// ```swift
/// let board = Container("board", attributes: [columns.declaration], traits: [ContainerTrait("rank", setting: \.rank)]) { use in
///   Board(columns: use[columns]) { use.content }
/// }
/// ```
public struct Container: Sendable {
  /// Whether a container's children are called something.
  public enum Labels: Sendable {
    /// They are not; a heading among them is a child.
    case none
    /// They may be; a heading labels what follows it.
    case optional
    /// Each must be.
    case required
  }

  /// What a container's own label is to it, `:::name[Label]`.
  public enum OwnLabel: Sendable {
    /// What it is called, and what its id is made of.
    case name
    /// Part of what it shows.
    case content
    /// Nothing: it is left out, with a warning.
    case none
  }

  /// What authors write after the colons.
  public let name: String
  /// Other names for the same; the view can ask which one was written.
  public let aliases: [String]
  /// What it makes of its children, in a few words, for whoever asks what there is.
  public let summary: String
  /// The attributes it takes.
  public let attributes: [AttributeDeclaration]
  /// The traits it reads from its children.
  public let traits: [ContainerTrait]
  /// Whether its children are called something.
  public let labels: Labels
  /// Whether what its children are called are headings, so that headings inside of them are a level deeper.
  public let headsChildren: Bool
  /// What its own label is to it.
  public let ownLabel: OwnLabel
  /// The kinds of child it accepts, by their words; without a choice, all.
  public let accepts: Set<String>?
  /// Whether a list that is its only child stands for its items.
  public let takesListItems: Bool

  @usableFromInline
  let view: @Sendable (ContainerUse) -> AnyView

  /// Declares a container.
  ///
  /// What its view is made of is looked up when it is used: for all the containers that there are, that took a millisecond.
  @inlinable
  public init<Content: View & SendableMetatype>(
    _ name: String, aliases: [String] = [], summary: String = "", attributes: [AttributeDeclaration] = [],
    traits: [ContainerTrait] = [], labels: Labels = .none, headsChildren: Bool = true, ownLabel: OwnLabel = .name,
    accepts: Set<String>? = nil, takesListItems: Bool = false,
    @ViewBuilder view: @escaping @Sendable (ContainerUse) -> Content
  ) {
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.attributes = attributes
    self.traits = traits
    self.labels = labels
    self.headsChildren = headsChildren
    self.ownLabel = ownLabel
    self.accepts = accepts
    self.takesListItems = takesListItems
    self.view = { AnyView(view($0).environment(\.headingLevel, $0.headingLevel)) }
  }
}

/// The containers that articles can use.
///
/// Of several with one name, the first one answers.
public struct ContainerRegistry: Sendable {
  private let byName: [String: Container]
  /// The containers, in the order of registration; of those with one name, all.
  public let containers: [Container]
  /// Every name that answers, in the order of registration.
  public let names: [String]

  /// Registers containers.
  public init(_ containers: [Container] = []) {
    var byName: [String: Container] = [:]
    var names: [String] = []
    for container in containers {
      for name in ([container.name] + container.aliases).map(Self.lookedUp) where byName[name] == nil {
        byName[name] = container
        names.append(name)
      }
    }
    self.byName = byName
    self.containers = containers
    self.names = names
  }

  /// The container of a name.
  public subscript(name: String) -> Container? { byName[Self.lookedUp(name)] }

  /// Names are looked up as Markdown gives them; one that nobody can write stays what it is.
  private static func lookedUp(_ name: String) -> String { ContainerName.normalized(name) ?? name }
}

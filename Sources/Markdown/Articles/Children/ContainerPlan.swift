import Parsing

/// A container in an article, ready to render: its definition, its attributes and its children.
struct ContainerPlan: Sendable {
  /// The container's node: a `:::` block, or the quote of an alert.
  let node: Int
  /// The name in Markdown.
  let name: String
  /// The registered container of that name; `nil` if the name is unknown.
  let definition: Container?
  /// The values of the written attributes, by name.
  var values: [String: any Sendable] = [:]
  /// The container's own label.
  var label: BlockLabel?
  /// The id.
  var anchor: String?
  /// The level for headings that the container makes of its labels.
  var headingLevel = 2
  /// The children.
  var children: [BlockChild] = []

  /// The list that is replaced by its items: the node before its first item.
  var list: Int? { children.first.flatMap { $0.kind == .listItem ? $0.owner - 1 : nil } }

  /// Whether the labels of the children are headings, so that headings in the children are a level deeper.
  var headsChildren: Bool { definition.map { $0.labels != .none && $0.headsChildren } ?? true }
}

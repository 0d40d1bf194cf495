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
  /// The heading level of the labels, if the container renders them as headings.
  var headingLevel = 2
  var children: [BlockChild] = []

  /// The list whose items are the children; its node directly precedes the first item.
  var list: Int? { children.first.flatMap { $0.kind == .listItem ? $0.owner - 1 : nil } }

  /// Whether the children's labels are headings, so that headings inside the children are one level deeper.
  var rendersLabelsAsHeadings: Bool { definition.map { $0.labels != .none && $0.rendersLabelsAsHeadings } ?? true }
}

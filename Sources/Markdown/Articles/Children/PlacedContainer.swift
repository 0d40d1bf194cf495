import Parsing

/// A container where it stands in an article: what answers its name, what was written behind it, and its children.
struct PlacedContainer: Sendable {
  /// Its node: a container's, or an alert's quote.
  let node: Int
  /// The name it was written with.
  let name: String
  /// What answers the name; nothing where nobody does.
  let definition: Container?
  /// What its attributes say.
  var values: [String: any Sendable] = [:]
  /// What it is called.
  var label: BlockLabel?
  /// Its id.
  var anchor: String?
  /// The level of headings made inside.
  var headingLevel = 2
  /// Its children.
  var children: [BlockChild] = []

  /// The list that stands for its children, of which nothing is written: the node before its first item.
  var list: Int? { children.first.flatMap { $0.kind == .listItem ? $0.owner - 1 : nil } }

  /// Whether its children stand below headings.
  var headsChildren: Bool { definition.map { $0.labels != .none && $0.headsChildren } ?? true }
}

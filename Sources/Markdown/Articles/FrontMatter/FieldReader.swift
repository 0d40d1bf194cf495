package import Diagnostics
package import Parsing

/// Reads fields of known types from a map, and collects what is wrong with them.
///
///     var fields = FieldReader(frontMatter.map, in: source)
///     let isDraft = fields.flag("draft") ?? false
///     let parameters = fields.rest()
///
/// A field without a value is as good as not given. Where a name has an alternative, either may be given, but not both.
package struct FieldReader: Sendable {
  /// What was wrong with the fields read so far, in the order of reading.
  package private(set) var diagnostics: [Diagnostic] = []

  private let map: DataMap
  private let source: SourceID
  private let area: StaticString
  /// What the author wrote instead of the names of fields.
  private let written: [String: String]
  private var names: [String] = []

  /// Takes the map to read from; the area is the first part of the codes of what is found.
  package init(_ map: DataMap, in source: SourceID, area: StaticString = "front-matter") {
    self.init(map, in: source, area: area, written: [:])
  }

  init(_ map: DataMap, in source: SourceID, area: StaticString = "front-matter", written: [String: String]) {
    self.map = map
    self.source = source
    self.area = area
    self.written = written
  }

  /// The value of a field, of whatever type.
  package mutating func value(_ name: String, or alternative: String? = nil) -> DataNode? {
    let given = entry(name)
    guard let other = alternative.flatMap({ entry($0) }) else { return given?.value }
    guard let given else { return other.value }
    let (first, second) = given.keyRange.lowerBound < other.keyRange.lowerBound ? (given, other) : (other, given)
    report(
      .givenTwice(second.key, as: first.key, first: SourceRange(source, first.keyRange)), at: second.keyRange)
    return given.value
  }

  private mutating func entry(_ name: String) -> DataMap.Entry? {
    names.append(name)
    return map.entry(for: name).flatMap { $0.value.value == .null ? nil : $0 }
  }

  /// What no field was read for, in order: the author's own parameters.
  ///
  /// One whose name is nearly that of a field that is not given is most likely that field, and earns a warning.
  package mutating func rest() -> DataMap {
    var rest = DataMap()
    let others = map.entries.filter { !names.contains($0.key) }
    let missing = others.isEmpty ? [] : names.filter { map[$0] == nil }
    for entry in others {
      rest.insert(entry)
      let range = SourceRange(source, entry.keyRange)
      guard let suggestion = Diagnostic.Suggestion.nearest(to: entry.key, among: missing, at: range) else { continue }
      report(.misspelt(entry.key, suggestion), at: entry.keyRange)
    }
    return rest
  }

  /// Refuses what no field was read for.
  package mutating func refuseRest() {
    let missing = names.filter { map[$0] == nil }
    for entry in map.entries where !names.contains(entry.key) {
      let range = SourceRange(source, entry.keyRange)
      let suggestion = Diagnostic.Suggestion.nearest(to: entry.key, among: missing, at: range)
      report(.unknown(entry.key, suggestion), at: entry.keyRange)
    }
  }

  /// Takes over what another reader, of a map inside of this one, found.
  package mutating func adopt(_ other: FieldReader) { diagnostics += other.diagnostics }

  /// Adds what somebody else found wrong with a field.
  package mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Where the value of a field stands.
  package func range(of name: String) -> SourceRange? { map[name].map { SourceRange(source, $0.range) } }

  /// Where a value stands.
  package func range(of node: DataNode) -> SourceRange { SourceRange(source, node.range) }

  mutating func report(_ mistake: FieldMistake, at range: Range<Int>) {
    diagnostics.append(mistake.diagnostic(at: SourceRange(source, range), area: area))
  }

  mutating func reject(
    _ node: DataNode, for name: String, or alternative: String? = nil, expecting expected: FieldType
  ) {
    report(.wrongType(writtenName(of: name, or: alternative), expected: expected, found: node), at: node.range)
  }

  /// What the author calls a field.
  func writtenName(of name: String, or alternative: String? = nil) -> String {
    if let alternative, map[name].map({ $0.value == .null }) ?? true, map[alternative] != nil { return alternative }
    return written[name] ?? name
  }
}

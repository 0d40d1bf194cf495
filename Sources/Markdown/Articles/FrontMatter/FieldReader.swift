package import Diagnostics
package import Parsing

/// A reader of typed fields from a map, which collects the problems it finds.
///
///     var fields = FieldReader(block.map, in: source)
///     let isDraft = fields.flag("draft") ?? false
///     let parameters = fields.remainingKeys()
///
/// A field with a null value counts as missing. If a field has an alternative key, the author may use one of the two
/// keys, but not both.
package struct FieldReader: Sendable {
  /// The problems in the fields read so far, in the order of reading.
  package private(set) var diagnostics: [Diagnostic] = []

  private let map: DataMap
  package let source: SourceID
  private let area: StaticString
  /// The keys of other generators that the author wrote, by the name of Garland's field.
  private let written: [String: String]
  /// The keys that were read, also those that the map lacks.
  package private(set) var readKeys: [String] = []

  /// Creates a reader of a map; `area` is the first part of the diagnostic codes.
  package init(_ map: DataMap, in source: SourceID, area: StaticString = "front-matter") {
    self.init(map, in: source, area: area, written: [:])
  }

  init(_ map: DataMap, in source: SourceID, area: StaticString = "front-matter", written: [String: String]) {
    self.map = map
    self.source = source
    self.area = area
    self.written = written
  }

  /// Returns the value of a field, of any type.
  package mutating func value(_ name: String, or alternative: String? = nil) -> DataNode? {
    let given = entry(name)
    guard let other = alternative.flatMap({ entry($0) }) else { return given?.value }
    guard let given else { return other.value }
    let (first, second) = given.keyRange.lowerBound < other.keyRange.lowerBound ? (given, other) : (other, given)
    report(
      .givenTwice(second.key, as: first.key, first: SourceRange(source, first.keyRange), used: given.key),
      at: second.keyRange)
    return given.value
  }

  private mutating func entry(_ name: String) -> DataMap.Entry? {
    readKeys.append(name)
    return map.entry(for: name).flatMap { $0.value.value == .null ? nil : $0 }
  }

  /// Returns the entries that were not read as fields, in order: the author's own parameters.
  ///
  /// A key that resembles a missing field is probably a typing error, so it causes a warning, unless it is `settled`.
  package mutating func remainingKeys(settled: Set<String> = []) -> DataMap {
    var remaining = DataMap()
    let entries = map.entries.filter { !readKeys.contains($0.key) }
    let missing = entries.isEmpty ? [] : readKeys.filter { map[$0] == nil }
    for entry in entries {
      remaining.insert(entry)
      let range = SourceRange(source, entry.keyRange)
      if let problem = invisibleCharacter(in: entry.key) {
        report(problem, at: entry.keyRange)
        continue
      }
      if settled.contains(entry.key) { continue }
      guard let suggestion = Diagnostic.Suggestion.nearest(to: entry.key, among: missing, at: range) else { continue }
      report(.misspelt(entry.key, suggestion), at: entry.keyRange)
    }
    return remaining
  }

  /// Returns the problem with a key that only an invisible character distinguishes from a field's key.
  private func invisibleCharacter(in key: String) -> FieldProblem? {
    guard let character = key.unicodeScalars.first(where: InvisibleText.isInvisible) else { return nil }
    let visible = String(String.UnicodeScalarView(key.unicodeScalars.filter { !InvisibleText.isInvisible($0) }))
    return readKeys.contains(visible) ? .invisible(character, key: visible) : nil
  }

  /// Reports an error for each key that was not read as a field; `advice` says what to write instead of some of them.
  package mutating func reportUnknownKeys(advice: (String) -> String? = { _ in nil }) {
    let missing = readKeys.filter { map[$0] == nil }
    for entry in map.entries where !readKeys.contains(entry.key) {
      let range = SourceRange(source, entry.keyRange)
      let suggestion =
        advice(entry.key).map { Diagnostic.Suggestion($0) }
        ?? Diagnostic.Suggestion.nearest(to: entry.key, among: missing, at: range)
      report(.unknown(entry.key, suggestion), at: entry.keyRange)
    }
  }

  /// Reads a nested map, whose other keys are errors.
  package mutating func nested<Result>(_ map: DataMap, _ read: (inout FieldReader) -> Result) -> Result {
    var inner = FieldReader(map, in: source, area: area)
    let result = read(&inner)
    inner.reportUnknownKeys()
    addDiagnostics(of: inner)
    return result
  }

  /// Adds the diagnostics of the reader of a nested map.
  package mutating func addDiagnostics(of nested: FieldReader) { diagnostics += nested.diagnostics }

  /// Adds a diagnostic that the caller found.
  package mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Returns the range of a field's value.
  package func range(of name: String) -> SourceRange? { map[name].map { SourceRange(source, $0.range) } }

  /// Returns the range of a value.
  package func range(of node: DataNode) -> SourceRange { SourceRange(source, node.range) }

  mutating func report(_ problem: FieldProblem, at range: Range<Int>) {
    diagnostics.append(problem.diagnostic(at: SourceRange(source, range), area: area))
  }

  mutating func reportWrongType(
    _ node: DataNode, for name: String, or alternative: String? = nil, expected: FieldType
  ) {
    report(.wrongType(writtenName(of: name, or: alternative), expected: expected, actual: node), at: node.range)
  }

  /// Whether the map is the front matter of an article, where most wrong values are ignored or read sensibly.
  var isFrontMatter: Bool { Self.isFrontMatter(area) }

  static func isFrontMatter(_ area: StaticString) -> Bool { area.description == "front-matter" }

  /// Returns the key that the author wrote for a field.
  func writtenName(of name: String, or alternative: String? = nil) -> String {
    if let alternative, map[name].map({ $0.value == .null }) ?? true, map[alternative] != nil { return alternative }
    return written[name] ?? name
  }
}

extension String {
  /// The text without surrounding spaces; text in quotes can have them.
  var trimmingSurroundingSpaces: String {
    guard let first = utf8.first, let last = utf8.last, first <= 0x20 || last <= 0x20 else { return self }
    return self[...].trimmingSpaces()
  }
}

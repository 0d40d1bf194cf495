package import Diagnostics
import Markup
package import Parsing
import Texts

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
      if settled.contains(entry.key) || entry.key == ArticleMetadata.keyOfRows { continue }
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

  /// A text in a list.
  package struct Item: Equatable, Sendable {
    package let text: String
    package let range: SourceRange
  }

  /// Returns a list of texts; a single text counts as a list unless `allowsLoneText` is false.
  package mutating func texts(
    _ name: String, or alternative: String? = nil, allowsLoneText: Bool = true
  ) -> [String]? {
    items(name, or: alternative, allowsLoneText: allowsLoneText)?.map(\.text)
  }

  /// Returns a list of texts with their ranges; a single text counts as a list unless `allowsLoneText` is false.
  package mutating func items(
    _ name: String, or alternative: String? = nil, allowsLoneText: Bool = true
  ) -> [Item]? {
    guard let node = value(name, or: alternative) else { return nil }
    let written = writtenName(of: name, or: alternative)
    if allowsLoneText, node.textual != nil { return items([node], of: written) }
    if let nodes = node.list { return items(nodes, of: written) }
    reportWrongType(node, for: name, or: alternative, expected: allowsLoneText ? .texts : .list)
    return nil
  }

  /// Returns the texts among the nodes, and reports all other nodes.
  ///
  /// In front matter, the texts of nested lists are included.
  private mutating func items(_ nodes: [DataNode], of name: String) -> [Item] {
    var items: [Item] = []
    for node in nodes {
      if let text = node.textual?.trimmed, !text.isEmpty {
        items.append(Item(text: text, range: range(of: node)))
      } else if isFrontMatter, let inner = node.list {
        report(.nestedList(name), at: node.range)
        items += self.items(inner, of: name)
      } else {
        report(.wrongItem(name, actual: node), at: node.range)
      }
    }
    return items
  }

  /// Returns an address inside or outside of the site; in front matter, spaces are encoded with a warning.
  package mutating func address(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.string, Self.isAddress(text) { return text }
    let encoded = node.string.map { $0.trimmed.split(separator: " ").joined(separator: "%20") }
    if isFrontMatter, let encoded, Self.isAddress(encoded) {
      report(.quoted(writtenName(of: name), as: encoded, actual: node), at: node.range)
      return encoded
    }
    reportWrongType(node, for: name, expected: .address)
    return nil
  }

  /// Returns a URL path within the site, such as `/about/`, in canonical form: `%41` becomes `A`.
  package mutating func sitePath(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    return sitePath(node, for: name)
  }

  /// Returns URL paths within the site; a single path counts as a list.
  package mutating func sitePaths(_ name: String) -> [String]? {
    guard let node = value(name) else { return nil }
    let nodes = node.list ?? [node]
    return nodes.compactMap { sitePath($0, for: name) }
  }

  /// Returns a hash of 40 or 64 hexadecimal digits, in lower case.
  mutating func blob(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.textual, [40, 64].contains(text.utf8.count), text.utf8.allSatisfy({ $0.hexadecimalValue != nil })
    {
      return text.lowercased()
    }
    reportWrongType(node, for: name, expected: .blob)
    return nil
  }

  /// Returns text for one part of a URL path, such as `my-post`: without slashes, and not only dots.
  package mutating func slug(_ name: String) -> String? {
    guard let node = value(name) else { return nil }
    if let text = node.textual.map(SitePath.decoded), isPathPart(text) { return text }
    reportWrongType(node, for: name, expected: .slug)
    return nil
  }

  private mutating func sitePath(_ node: DataNode, for name: String) -> String? {
    if let text = node.string, Self.isSitePath(text) { return SitePath.canonical(text) }
    reportWrongType(node, for: name, expected: .sitePath)
    return nil
  }

  private func isPathPart(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" && $0 != "/" && $0 != "\u{FFFD}"
    } && text.contains { $0 != "." && $0 != " " }
  }

  private static func isAddress(_ text: String) -> Bool {
    !text.isEmpty && !URLScheme.hasUser(text)
      && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F && $0 != "\\" }
  }

  /// Returns whether an address stays within the site and names a whole page, without a query or a fragment.
  package static func isSitePath(_ text: String) -> Bool {
    guard isAddress(text), !text.hasPrefix("//"), !text.contains(where: { ":?#".contains($0) }) else { return false }
    // Decode first, because `%2e%2e` means `..`.
    let path = SitePath.decoded(text)
    return path.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" && $0 != "\u{FFFD}" }
      && path.split(separator: "/").allSatisfy { $0 != "." && $0 != ".." }
  }
}

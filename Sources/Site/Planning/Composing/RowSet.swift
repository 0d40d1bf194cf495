import Articles
import Dates
import Diagnostics
import Mustache
import Records
import Synchronization

/// Rows of data or of articles, whose values the expressions in `:::each` read.
final class RowSet: Sendable {
  let rows: [TemplateValue]
  let expressions: RowExpressions
  private let known = Mutex<[[String]: Bool]>([:])
  private let nestedSets = Mutex<[[String]: RowSet]>([:])

  init(_ rows: [TemplateValue], _ expressions: RowExpressions) { (self.rows, self.expressions) = (rows, expressions) }

  /// The keys that any row has.
  var keys: [String] {
    Set(rows.flatMap(\.names)).inByteOrder { $0 }
  }

  /// Returns the values of some of the rows for blocks.
  func values(of rows: some Sequence<TemplateValue>) -> [any RowValues] {
    rows.map { TemplateRow(value: $0, set: self) }
  }

  /// Returns the value of an expression in a row; a key that only other rows have is empty.
  func value(of text: String, in row: TemplateValue) throws(CompositionProblem) -> TemplateValue {
    let expression = expressions.compiled(text)
    for length in expression.path.indices.map({ $0 + 1 }) where !isKnown(Array(expression.path.prefix(length))) {
      throw .unknownKey(expression.path.prefix(length).joined(separator: "."), known: length == 1 ? keys : [])
    }
    do throws(TemplateExpression.Problem) {
      return try expression.value(in: row.dated(by: expressions))
    } catch {
      let value = expression.isValid ? row.value(at: expression.path.joined(separator: ".")).plainText : nil
      throw .badExpression(text, reason: error.reason + (value.map { "; the value is `\($0.prefix(40))`" } ?? ""))
    }
  }

  /// Returns the values at a path of all rows: a key that one of them has is known in each of them.
  fileprivate func nested(_ path: [String]) -> RowSet {
    if let set = nestedSets.withLock({ $0[path] }) { return set }
    let name = path.joined(separator: ".")
    let set = RowSet(rows.flatMap { path.isEmpty ? [$0] : $0.value(at: name).items }, expressions)
    nestedSets.withLock { $0[path] = set }
    return set
  }

  private func isKnown(_ path: [String]) -> Bool {
    if let isKnown = known.withLock({ $0[path] }) { return isKnown }
    let isKnown = rows.contains { $0.holds(path[...]) }
    known.withLock { $0[path] = isKnown }
    return isKnown
  }

  /// Returns the hash of what some expressions read of rows.
  func hash(of rows: some Sequence<TemplateValue>, reading texts: [String]) -> ContentHash {
    var names: Set<String> = []
    for text in texts {
      names.insert(expressions.compiled(text).path.first ?? ".")
      // `*name` is an argument of a filter.
      for word in text.split(whereSeparator: { " ,:|".contains($0) }) where word.hasPrefix("*") {
        names.insert(word.dropFirst().split(separator: ".").first.map(String.init) ?? ".")
      }
    }
    var writer = RecordWriter()
    for text in texts { writer.write(isKnown(expressions.compiled(text).path)) }
    let columns = names.inByteOrder { $0 }.map { expressions.compiled("\($0) | json") }
    for row in rows {
      writer.write(0)
      for column in columns { writer.write((try? column.value(in: row))?.plainText) }
    }
    return ContentHash(of: writer.bytes)
  }
}

/// The compiled expressions of a site's articles, with the language in which they write dates.
final class RowExpressions: Sendable {
  private let filters: FilterRegistry
  let zone: NamedZone
  let language: DateLanguage
  private let known = Mutex<[String: TemplateExpression]>([:])

  init(_ filters: FilterRegistry, _ zone: NamedZone, _ language: DateLanguage) {
    (self.filters, self.zone, self.language) = (filters, zone, language)
  }

  func compiled(_ text: String) -> TemplateExpression {
    if let expression = known.withLock({ $0[text] }) { return expression }
    let expression = TemplateExpression(text, filters: filters)
    known.withLock { $0[text] = expression }
    return expression
  }
}

/// A row for blocks.
private struct TemplateRow: RowValues {
  let value: TemplateValue
  let set: RowSet

  var article: Int? { if case .object(let object) = value { (object as? ArticleRow)?.index } else { nil } }

  func text(of expression: String) throws(CompositionProblem) -> String {
    let value = try set.value(of: expression, in: self.value)
    if let text = value.plainText { return text }
    if case .markup(let bytes) = value { return String(decoding: bytes, as: UTF8.self) }
    throw .badExpression(expression, reason: "it is not one value; name a key of it, or write `{{#\(expression)}}`")
  }

  func section(_ expression: String) throws(CompositionProblem) -> [any RowValues] {
    let value = try set.value(of: expression, in: self.value)
    guard value.isTrue else { return [] }
    return set.nested(set.expressions.compiled(expression).path).values(of: value.items)
  }
}

/// The object of a row, in which texts that are dates can be formatted.
private final class DatedObject: TemplateObject {
  private let row: TemplateValue
  private let expressions: RowExpressions

  init(_ row: TemplateValue, _ expressions: RowExpressions) { (self.row, self.expressions) = (row, expressions) }

  var names: [String] { row.names }

  func value(named name: String) -> TemplateValue? {
    if case .object(let object) = row { object.value(named: name)?.dated(by: expressions) } else { nil }
  }
}

extension TemplateValue {
  /// The elements of a list, or the value itself.
  fileprivate var items: [TemplateValue] { if case .list(let list) = self { list.allElements } else { [self] } }

  /// The names of an object.
  fileprivate var names: [String] { if case .object(let object) = self { object.names } else { [] } }

  /// The value, in which texts that are dates can be formatted.
  fileprivate func dated(by expressions: RowExpressions) -> TemplateValue {
    switch self {
    case .text(let text):
      guard text.utf8.first.map({ (0x30...0x39).contains($0) }) ?? false, let date = CivilDate(text) else {
        return self
      }
      return .atom(DateValue(text, date, in: expressions.zone, language: expressions.language))
    case .object: return .object(DatedObject(self, expressions))
    default: return self
    }
  }

  /// Whether a value has a path of names.
  fileprivate func holds(_ path: ArraySlice<String>) -> Bool {
    guard let name = path.first else { return true }
    guard case .object(let object) = self, let value = object.value(named: name) else { return false }
    return value.holds(path.dropFirst())
  }
}

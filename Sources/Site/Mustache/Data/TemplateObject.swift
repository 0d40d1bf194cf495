/// An object whose values are created when a template reads them, so that a site can record what was read.
///
///     final class PostHandle: TemplateObject {
///       let article: Article
///       let reads: Reads
///       var names: [String] { ["title"] }
///
///       func value(named name: String) -> TemplateValue? {
///         name == "title" ? .text(reads.record(article, \.title)) : nil
///       }
///     }
///
/// Objects and lists are classes because values are copied often, and copying a reference is cheap.
package protocol TemplateObject: AnyObject, Sendable {
  /// Returns the value of a name: `nil` for an unknown name, `.nothing` for a known name without a value.
  func value(named name: String) -> TemplateValue?

  /// Returns the value of a name that a template has.
  func value(of name: ValueName) -> TemplateValue?

  /// All names, for suggestions and JSON, in a stable order.
  var names: [String] { get }

  /// Names of similar objects; a template may read them even if this object lacks them.
  var expectedNames: Set<String> { get }

  /// Whether authors choose the names; if so, a section can test whether a name exists.
  var hasAuthorNames: Bool { get }

  /// The text by which lists of objects are sorted, grouped and filtered; `nil` if there is none.
  var order: String? { get }
}

extension TemplateObject {
  package func value(of name: ValueName) -> TemplateValue? { value(named: name.text) }

  /// No names.
  package var expectedNames: Set<String> { [] }

  /// `false`: the program defines the names.
  package var hasAuthorNames: Bool { false }

  /// `nil`: the object differs from all other values.
  package var order: String? { nil }
}

/// An object with stored values.
///
/// Records are small, so a linear search by name is faster than hashing.
package final class TemplateRecord: TemplateObject, ExpressibleByDictionaryLiteral {
  private let values: [(String, TemplateValue)]
  package let expectedNames: Set<String>
  package let hasAuthorNames: Bool

  /// Creates an object; `expectedNames` are those of similar objects if authors choose the names.
  package init(_ values: [(String, TemplateValue)], expecting expectedNames: Set<String>? = nil) {
    (self.values, self.expectedNames, hasAuthorNames) = (values, expectedNames ?? [], expectedNames != nil)
  }

  /// Creates an object.
  ///
  /// If a name occurs twice, the last value wins.
  package convenience init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self.init(elements)
  }

  /// Returns the value of a name.
  package func value(named name: String) -> TemplateValue? {
    for index in values.indices.reversed() where values[index].0 == name { return values[index].1 }
    return nil
  }

  /// Returns the value of a name that a template has; `.nothing` for a name that only similar objects have, even if an
  /// enclosing object has it, too.
  package func value(of name: ValueName) -> TemplateValue? {
    value(named: name.text) ?? (expectedNames.contains(name.text) ? .nothing : nil)
  }

  /// The names, sorted.
  package var names: [String] {
    var names = values.map { $0.0 }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for index in names.indices.dropFirst().reversed() where names[index] == names[index - 1] {
      names.remove(at: index)
    }
    return names
  }
}

extension TemplateValue {
  /// Returns an object with stored values.
  package static func record(_ values: TemplateRecord) -> TemplateValue { .object(values) }

  /// Returns an object with values from a dictionary.
  package static func record(named values: [String: TemplateValue]) -> TemplateValue {
    .object(TemplateRecord(values.map { ($0.key, $0.value) }))
  }
}

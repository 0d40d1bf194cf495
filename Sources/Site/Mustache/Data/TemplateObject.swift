/// Values by name, each made when a template asks for it, so that a site can note what was read.
///
///     final class PostHandle: TemplateObject {
///       let article: Article
///       let reads: Reads
///       var names: [String] { ["title"] }
///
///       func value(named name: String) -> TemplateValue? {
///         name == "title" ? .text(reads.note(article, \.title)) : nil
///       }
///     }
///
/// Objects and lists are classes: values are copied all the time, and a copy should be no more than counting a reference.
package protocol TemplateObject: AnyObject, Sendable {
  /// The value of a name; `nil` if the object has no such name, `.nothing` if it has but there is no value.
  func value(named name: String) -> TemplateValue?

  /// All names, for suggestions and for JSON, in an order that is always the same.
  var names: [String] { get }

  /// Names that others of its kind have, so that it is no mistake to ask for one that is missing here.
  var expectedNames: Set<String> { get }

  /// Whether its names are an author's own, so that a section may ask whether there is one.
  var isFree: Bool { get }

  /// What it is compared by where lists are sorted, grouped and chosen from; a text, if anything.
  var order: String? { get }
}

extension TemplateObject {
  /// None.
  package var expectedNames: Set<String> { [] }

  /// It is not: its names are those of a program.
  package var isFree: Bool { false }

  /// Nothing: it is like no other.
  package var order: String? { nil }
}

/// An object whose values are all at hand.
///
/// They are few, and so they are found by comparing names, which is faster than to hash one.
package final class TemplateRecord: TemplateObject, ExpressibleByDictionaryLiteral {
  private let values: [(String, TemplateValue)]

  init(_ values: [(String, TemplateValue)]) {
    self.values = values
  }

  /// Takes values by name; of a name that is given twice, the last value counts.
  package convenience init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self.init(elements)
  }

  /// The value of a name.
  package func value(named name: String) -> TemplateValue? {
    for index in values.indices.reversed() where values[index].0 == name { return values[index].1 }
    return nil
  }

  /// The names, sorted, for the order of a hash table differs from run to run.
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
  /// An object whose values are all at hand.
  package static func record(_ values: TemplateRecord) -> TemplateValue { .object(values) }

  /// An object of values that were found by their names.
  package static func record(named values: [String: TemplateValue]) -> TemplateValue {
    .object(TemplateRecord(values.map { ($0.key, $0.value) }))
  }
}

/// A value that a template can read.
///
///     let post: TemplateValue = ["title": "Fish & chips", "tags": ["food", "uk"]]
///
/// In a section, `nothing`, `false`, zero, and empty texts and lists are false. Everything else is true.
package enum TemplateValue: Sendable {
  /// The name of the object with an author's own values, to suggest `params.mood` for `mood`.
  static let parameters = "params"

  /// The value of a known name without a value.
  case nothing
  /// A boolean.
  case flag(Bool)
  /// An integer.
  case integer(Int)
  /// A floating-point number.
  case number(Double)
  /// Text. It is escaped when it is written.
  case text(String)
  /// HTML in UTF-8. It is written without escaping.
  case markup([UInt8])
  /// A value of a type that the site defines, such as a date.
  case atom(any TemplateAtom)
  /// A list of values.
  case list(any TemplateList)
  /// An object with named values.
  case object(any TemplateObject)
  /// A function that returns template text.
  case lambda(TemplateLambda)
}

extension TemplateValue {
  /// Whether a section of this value is rendered.
  package var isTrue: Bool {
    switch self {
    case .nothing: false
    case .flag(let flag): flag
    case .integer(let number): number != 0
    case .number(let number): number != 0 && !number.isNaN
    case .text(let text): !text.isEmpty
    case .markup(let bytes): !bytes.isEmpty
    case .list(let list): list.hasElements
    case .atom, .object, .lambda: true
    }
  }

  /// The value as plain text, or `nil` for a list, an object, a lambda or HTML.
  package var plainText: String? {
    switch self {
    case .nothing: ""
    case .flag(let flag): flag ? "true" : "false"
    case .integer(let number): String(number)
    case .number(let number): number.withoutEmptyFraction
    case .text(let text): text
    case .atom(let atom): atom.text
    case .markup, .list, .object, .lambda: nil
    }
  }

  /// The number of elements or of bytes, which the time to create the value grows with.
  var size: Int {
    switch self {
    case .list(let list): list.count
    case .text(let text): text.utf8.count
    case .markup(let bytes): bytes.count
    case .nothing, .flag, .integer, .number, .atom, .object, .lambda: 0
    }
  }

  /// The kind of the value, as used in messages.
  var kind: String {
    switch self {
    case .nothing: "nothing"
    case .flag: "true or false"
    case .integer, .number: "a number"
    case .text: "a text"
    case .markup: "HTML"
    case .atom: "a value of the site"
    case .list: "a list"
    case .object: "an object"
    case .lambda: "a lambda"
    }
  }

  /// Returns the value at a dotted path.
  package func value(at path: String) -> TemplateValue {
    var value = self
    for part in path.split(separator: ".") {
      guard case .object(let object) = value, let next = object.value(named: String(part)) else { return .nothing }
      value = next
    }
    return value
  }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }

  package init(integerLiteral number: Int) { self = .integer(number) }

  package init(floatLiteral number: Double) { self = .number(number) }

  package init(booleanLiteral flag: Bool) { self = .flag(flag) }

  package init(arrayLiteral elements: TemplateValue...) { self = .array(elements) }

  /// Creates an object.
  ///
  /// If a name occurs twice, the last value wins.
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .record(TemplateRecord(elements))
  }
}

extension Double {
  /// The number as text: `3` instead of `3.0`.
  fileprivate var withoutEmptyFraction: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A value of a type that the site defines, such as a date.
///
/// Templates can write an atom, compare it, and pass it to filters.
///
///     final class Day: TemplateAtom {
///       let date: CivilDate
///       var text: String { date.description }
///       var order: TemplateValue { .integer(date.days) }
///     }
package protocol TemplateAtom: AnyObject, Sendable {
  /// The text that is written without a filter.
  var text: String { get }

  /// The number or text that represents the value in comparisons.
  var order: TemplateValue { get }
}

extension TemplateAtom {
  /// The text.
  package var order: TemplateValue { .text(text) }
}

/// A function that returns template text when a tag uses it.
///
///     .lambda(TemplateLambda { section in "<b>" + (section ?? "") + "</b>" })
package struct TemplateLambda: Sendable {
  /// Returns template text.
  ///
  /// The argument is the raw text of the section, or `nil` for a variable.
  package let template: @Sendable (_ section: String?) -> String

  /// Creates a lambda from a function.
  package init(_ template: @escaping @Sendable (_ section: String?) -> String) {
    self.template = template
  }
}

extension TemplateValue {
  /// Whether one value comes before another in a sorted list.
  ///
  /// Numbers are compared by value, and texts by bytes, because the order of a locale differs between machines. Values
  /// of different kinds are in this order: booleans, numbers, texts, all others, `nothing`.
  package static func precedes(_ lhs: TemplateValue, _ rhs: TemplateValue) -> Bool {
    let (lhs, rhs) = (lhs.comparable, rhs.comparable)
    guard lhs.rank == rhs.rank else { return lhs.rank < rhs.rank }
    switch (lhs, rhs) {
    case (.flag(let lhs), .flag(let rhs)): return !lhs && rhs
    case (.integer(let lhs), .integer(let rhs)): return lhs < rhs
    case (.text(let lhs), .text(let rhs)): return lhs.utf8.lexicographicallyPrecedes(rhs.utf8)
    default:
      guard let lhs = lhs.double, let rhs = rhs.double else { return false }
      return lhs.isNaN ? false : rhs.isNaN || lhs < rhs
    }
  }

  /// Whether `where` and `group` treat the values as equal.
  static func isSame(_ lhs: TemplateValue, _ rhs: TemplateValue) -> Bool {
    switch (lhs.comparable, rhs.comparable) {
    case (.text(let lhs), let rhs), (let rhs, .text(let lhs)): rhs.plainText == lhs
    case (.nothing, .nothing): true
    case (let lhs, let rhs): lhs.isOrdered && rhs.isOrdered && !precedes(lhs, rhs) && !precedes(rhs, lhs)
    }
  }

  /// The value that represents this one in comparisons.
  var comparable: TemplateValue {
    switch self {
    case .atom(let atom): atom.order
    case .object(let object): object.order.map { .text($0) } ?? self
    case .markup(let bytes): .text(String(decoding: bytes, as: UTF8.self))
    default: self
    }
  }

  private var isOrdered: Bool { rank < 3 }

  private var rank: Int {
    switch self {
    case .flag: 0
    case .integer, .number: 1
    case .text: 2
    case .nothing: 4
    default: 3
    }
  }

  private var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}

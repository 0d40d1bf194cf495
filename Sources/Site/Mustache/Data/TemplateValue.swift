/// What a template can see: a small closed world, so that a site decides what leaves it and when.
///
///     let post: TemplateValue = ["title": "Fish & chips", "tags": ["food", "uk"]]
///
/// `nothing`, `false`, zero, and empty texts and lists count as false in a section; everything else is true.
package enum TemplateValue: Sendable {
  /// No value: the name is known, and there is nothing behind it.
  case nothing
  /// True or false.
  case flag(Bool)
  /// A whole number.
  case integer(Int)
  /// Any other number.
  case number(Double)
  /// Text, which is escaped where it is written.
  case text(String)
  /// HTML in UTF-8, which is written as it is.
  case markup([UInt8])
  /// A value of the site's own, such as a date.
  case atom(any TemplateAtom)
  /// Values in an order.
  case list(any TemplateList)
  /// Values by name.
  case object(any TemplateObject)
  /// A piece of template that is made when it is needed.
  case lambda(TemplateLambda)
}

extension TemplateValue {
  /// Whether a section of this value is shown.
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

  /// The value as plain text, if it is one that can stand in a line: no list, no object, no HTML.
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

  /// What kind of value it is, in words for an author.
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

  /// What a dotted path leads to, from this value on.
  func value(at path: String) -> TemplateValue {
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
  /// A text.
  package init(stringLiteral text: String) { self = .text(text) }

  /// A whole number.
  package init(integerLiteral number: Int) { self = .integer(number) }

  /// A number.
  package init(floatLiteral number: Double) { self = .number(number) }

  /// True or false.
  package init(booleanLiteral flag: Bool) { self = .flag(flag) }

  /// A list.
  package init(arrayLiteral elements: TemplateValue...) { self = .array(elements) }

  /// An object; of a name that is given twice, the last value counts.
  package init(dictionaryLiteral elements: (String, TemplateValue)...) {
    self = .record(TemplateRecord(elements))
  }
}

extension Double {
  /// The number as text, `3` rather than `3.0`.
  fileprivate var withoutEmptyFraction: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A value that only the site understands, such as a date; templates write it, order it, and hand it to filters.
///
///     final class Day: TemplateAtom {
///       let date: CivilDate
///       var text: String { date.description }
///       var order: TemplateValue { .integer(date.days) }
///     }
package protocol TemplateAtom: AnyObject, Sendable {
  /// What is written where no filter says otherwise.
  var text: String { get }

  /// What it is compared by, a number or a text.
  var order: TemplateValue { get }
}

extension TemplateAtom {
  /// The text.
  package var order: TemplateValue { .text(text) }
}

/// A piece of template that is made when a tag asks for it.
///
///     .lambda(TemplateLambda { section in "<b>" + (section ?? "") + "</b>" })
package struct TemplateLambda: Sendable {
  /// Gives template text; a section hands over the text between its tags as it was written, a variable nothing.
  package let template: @Sendable (_ section: String?) -> String

  /// Takes the function that gives the template text.
  package init(_ template: @escaping @Sendable (_ section: String?) -> String) {
    self.template = template
  }
}

extension TemplateValue {
  /// Whether one value stands before another when a list is sorted.
  ///
  /// Numbers go by size, texts byte by byte, for what a language thinks of letters differs from machine to machine. Kinds
  /// that cannot be compared stand apart: flags, numbers, texts, everything else, and nothing last.
  static func precedes(_ one: TemplateValue, _ other: TemplateValue) -> Bool {
    let (one, other) = (one.comparable, other.comparable)
    guard one.rank == other.rank else { return one.rank < other.rank }
    switch (one, other) {
    case (.flag(let one), .flag(let other)): return !one && other
    case (.integer(let one), .integer(let other)): return one < other
    case (.text(let one), .text(let other)): return one.utf8.lexicographicallyPrecedes(other.utf8)
    default:
      guard let one = one.double, let other = other.double else { return false }
      return one.isNaN ? false : other.isNaN || one < other
    }
  }

  /// Whether neither stands before the other, which `where` and `group` take for the same.
  static func isSame(_ one: TemplateValue, _ other: TemplateValue) -> Bool {
    switch (one.comparable, other.comparable) {
    case (.text(let one), let other), (let other, .text(let one)): other.plainText == one
    case (.nothing, .nothing): true
    case (let one, let other): one.isOrdered && other.isOrdered && !precedes(one, other) && !precedes(other, one)
    }
  }

  /// What stands for the value where values are compared.
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

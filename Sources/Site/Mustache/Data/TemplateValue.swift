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

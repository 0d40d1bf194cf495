/// A type for the values of attributes and traits in Markdown.
public protocol AttributeValue: Sendable {
  /// Parses the written value, which is empty for a flag.
  init?(written text: String)

  /// The valid values, as words that follow "must be": `a whole number`.
  static var expectation: String { get }

  /// Whether the name alone is valid, without a value.
  static var takesFlag: Bool { get }
}

extension AttributeValue {
  /// Returns whether the empty text is a valid value.
  public static var takesFlag: Bool { Self(written: "") != nil }
}

extension String: AttributeValue {
  /// Accepts any text.
  public init?(written text: String) { self = text }

  /// The word for text.
  public static var expectation: String { "text" }

  /// Text needs a value.
  public static var takesFlag: Bool { false }
}

extension Int: AttributeValue {
  /// Parses a whole number.
  public init?(written text: String) { self.init(text) }

  /// The words for a whole number.
  public static var expectation: String { "a whole number" }
}

extension Double: AttributeValue {
  /// Parses a number.
  public init?(written text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }

  /// The words for a number.
  public static var expectation: String { "a number" }
}

extension Bool: AttributeValue {
  /// Parses `true`, `false`, or a flag.
  public init?(written text: String) {
    switch text {
    case "", "true": self = true
    case "false": self = false
    default: return nil
    }
  }

  /// The words for a flag.
  public static var expectation: String { "`true` or `false`" }
}

extension AttributeValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// Parses the raw value of a case.
  public init?(written text: String) { self.init(rawValue: text) }

  /// The list of the cases.
  public static var expectation: String {
    let names = allCases.map { "`\($0.rawValue)`" }
    return names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or \(names[names.count - 1])"
  }
}

extension Optional: AttributeValue where Wrapped: AttributeValue {
  /// Parses a value of the wrapped type.
  public init?(written text: String) {
    guard let value = Wrapped(written: text) else { return nil }
    self = .some(value)
  }

  /// The valid values of the wrapped type.
  public static var expectation: String { Wrapped.expectation }

  /// Whether the empty text is a valid value of the wrapped type.
  public static var takesFlag: Bool { Wrapped.takesFlag }
}

/// The tag of a child of the container, as the value of an attribute; an unknown tag is an error.
///
/// ```swift
/// let selected = ContainerAttribute<ChildTag?>("selected", default: nil)
/// ```
public struct ChildTag: AttributeValue {
  /// The tag.
  public let text: String
}

extension ChildTag {
  /// Accepts any text except the empty one; Garland checks later whether a child has the tag.
  public init?(written text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }

  /// The words for a tag.
  public static var expectation: String { "the tag of a child" }
}

/// The address of a file or an article, as the value of an attribute; it is resolved like the address of a link.
///
/// ```swift
/// let poster = ContainerAttribute<ContentAddress?>("poster", default: nil)
/// ```
public struct ContentAddress: AttributeValue, Equatable {
  /// The address in the page.
  public let text: String

  init(_ text: String) { self.text = text }
}

extension ContentAddress {
  /// Accepts any text except the empty one; Garland reports a missing file later.
  public init?(written text: String) {
    guard !text.isEmpty else { return nil }
    self.init(text)
  }

  /// The words for an address.
  public static var expectation: String { "the address of a file" }
}

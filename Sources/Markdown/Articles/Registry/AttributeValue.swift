/// A type that an author can write as an attribute's or a trait's value.
public protocol AttributeValue: Sendable {
  /// Reads what the author wrote; a flag is the empty text.
  init?(written text: String)

  /// What the author may write, after "must be": `a whole number`.
  static var expectation: String { get }

  /// Whether the name alone will do, without a value.
  static var takesFlag: Bool { get }
}

extension AttributeValue {
  /// It will where the empty text is a value.
  public static var takesFlag: Bool { Self(written: "") != nil }
}

extension String: AttributeValue {
  /// Takes any text.
  public init?(written text: String) { self = text }

  /// Any text will do.
  public static var expectation: String { "text" }

  /// A name alone says nothing.
  public static var takesFlag: Bool { false }
}

extension Int: AttributeValue {
  /// Reads a whole number.
  public init?(written text: String) { self.init(text) }

  /// A whole number.
  public static var expectation: String { "a whole number" }
}

extension Double: AttributeValue {
  /// Reads a number.
  public init?(written text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }

  /// A number.
  public static var expectation: String { "a number" }
}

extension Bool: AttributeValue {
  /// Reads `true`, `false`, or the name alone.
  public init?(written text: String) {
    switch text {
    case "", "true": self = true
    case "false": self = false
    default: return nil
    }
  }

  /// A flag.
  public static var expectation: String { "`true` or `false`" }
}

extension AttributeValue where Self: RawRepresentable & CaseIterable, RawValue == String {
  /// Reads one of the cases.
  public init?(written text: String) { self.init(rawValue: text) }

  /// One of the cases.
  public static var expectation: String {
    let names = allCases.map { "`\($0.rawValue)`" }
    return names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or \(names[names.count - 1])"
  }
}

extension Optional: AttributeValue where Wrapped: AttributeValue {
  /// Reads what the type itself reads.
  public init?(written text: String) {
    guard let value = Wrapped(written: text) else { return nil }
    self = .some(value)
  }

  /// What the type itself expects.
  public static var expectation: String { Wrapped.expectation }

  /// As the type itself has it.
  public static var takesFlag: Bool { Wrapped.takesFlag }
}

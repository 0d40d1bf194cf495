/// One attribute of an element: a constant name, and a value whose context decides how it is escaped.
public struct MarkupAttribute: Sendable {
  /// What an attribute holds, by the context it is read in.
  public enum Value: Hashable, Sendable {
    /// Nothing: the attribute is left out.
    case absent
    /// Nothing, for the reason given: what was asked for cannot stand in a page.
    indirect case refused(String)
    /// Nothing, but for what it lands on: that must be an element, so bare text becomes a `<span>`.
    case element
    /// The attribute stands without a value: `disabled`.
    case present
    /// Text.
    case text(String)
    /// A name that no other element of the page has.
    case identifier(String)
    /// An address; one whose scheme would run code is refused.
    case url(String)
    /// Words separated by spaces; as modifiers stack, several become one list.
    case words(String)
    /// CSS declarations; as modifiers stack, several become one list.
    case declarations(String)
    /// Text under a name that is completed at run time: `data-` and then the name.
    indirect case named(String, String)
  }

  /// The start of the attribute as it is written: ` href="`.
  public let opening: StaticString
  /// What the attribute holds.
  public let value: Value

  /// Makes an attribute from its opening, such as ` href="`, and its value.
  @inlinable @inline(__always)
  public init(_ opening: StaticString, _ value: Value) {
    self.opening = opening
    self.value = value
  }

  /// No attribute, but the wish that whatever it lands on is an element.
  public static var element: MarkupAttribute { MarkupAttribute("  ", .element) }

  /// The attribute's whole name: `href`, `data-tone`.
  public var name: String {
    var name = opening.withUTF8Buffer { unsafe String(decoding: $0.dropFirst().dropLast(2), as: UTF8.self) }
    if case .named(let rest, _) = value { name += rest }
    return name
  }
}

extension MarkupAttribute.Value {
  /// Whether both write the same bytes.
  public static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.absent, .absent), (.element, .element), (.present, .present): true
    case (.refused(let one), .refused(let other)), (.text(let one), .text(let other)),
      (.identifier(let one), .identifier(let other)), (.url(let one), .url(let other)),
      (.words(let one), .words(let other)), (.declarations(let one), .declarations(let other)):
      one.isSpelled(as: other)
    case (.named(let name, let one), .named(let otherName, let other)):
      name.isSpelled(as: otherName) && one.isSpelled(as: other)
    default: false
    }
  }
}

extension String {
  /// Whether both are spelled with the same bytes: texts may be equal and not be, and a page shows which one it was.
  package func isSpelled(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension MarkupAttribute: Hashable {
  /// Whether both write the same.
  public static func == (one: Self, other: Self) -> Bool {
    one.value == other.value && one.name == other.name
  }

  /// Hashes what the attribute would write.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }
}

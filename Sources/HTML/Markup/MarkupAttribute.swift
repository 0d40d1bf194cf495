/// An HTML attribute: a constant name, and a value that is escaped for its context.
public struct MarkupAttribute: Sendable {
  /// A value with the context that decides its escaping.
  @usableFromInline
  package enum Value: Hashable, Sendable {
    /// No value: the attribute is left out.
    case absent
    /// No value, for the given reason: the requested value is not allowed in a page.
    indirect case refused(String)
    /// No value, but the view must be an element: bare text is wrapped in a `<span>`.
    case element
    /// A boolean attribute: `disabled`.
    case present
    /// Text.
    case text(String)
    /// An id, which must be unique in the page.
    case identifier(String)
    /// A URL, which is refused if it would run code.
    case url(String)
    /// Words separated by spaces; several modifiers are joined into one list.
    case words(String)
    /// CSS declarations; several modifiers are joined into one list.
    case declarations(String)
    /// Text with a name that is completed at run time: `data-` and the given name.
    indirect case named(String, String)
  }

  /// The start of the attribute in markup: ` href="`.
  @usableFromInline package let opening: StaticString
  /// The value.
  @usableFromInline package let value: Value

  /// Creates an attribute from its start in markup, such as ` href="`, and its value.
  @inlinable @inline(__always)
  package init(_ opening: StaticString, _ value: Value) {
    self.opening = opening
    self.value = value
  }

  /// An attribute that writes nothing and requires the view to be an element.
  public static var element: MarkupAttribute { MarkupAttribute("  ", .element) }

  /// The full name: `href`, `data-tone`.
  package var name: String {
    var name = opening.withUTF8Buffer { unsafe String(decoding: $0.dropFirst().dropLast(2), as: UTF8.self) }
    if case .named(let rest, _) = value { name += rest }
    return name
  }
}

extension MarkupAttribute.Value {
  /// Compares the bytes that the values write.
  @usableFromInline
  package static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.absent, .absent), (.element, .element), (.present, .present): true
    case (.refused(let lhs), .refused(let rhs)), (.text(let lhs), .text(let rhs)),
      (.identifier(let lhs), .identifier(let rhs)), (.url(let lhs), .url(let rhs)),
      (.words(let lhs), .words(let rhs)), (.declarations(let lhs), .declarations(let rhs)):
      lhs.isSpelled(as: rhs)
    case (.named(let lhsName, let lhs), .named(let rhsName, let rhs)):
      lhsName.isSpelled(as: rhsName) && lhs.isSpelled(as: rhs)
    default: false
    }
  }
}

extension String {
  /// Returns whether two strings have the same bytes; equal strings may be spelled with different code points.
  package func isSpelled(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension MarkupAttribute: Hashable {
  /// Compares the names and values that the attributes write.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.value == rhs.value && lhs.name == rhs.name
  }

  /// Hashes the name and the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }
}

extension MarkupAttribute: CustomStringConvertible {
  /// The attribute as in a page, but unescaped: `class="lead"`.
  public var description: String {
    switch value {
    case .absent, .element, .refused: ""
    case .present: name
    case .text(let text), .identifier(let text), .url(let text), .words(let text), .declarations(let text),
      .named(_, let text):
      "\(name)=\"\(text)\""
    }
  }
}

extension MarkupAttribute {
  /// Returns the attributes of an element with each name once.
  ///
  /// Classes and CSS declarations are joined in order. For any other attribute, the last value wins, and it
  /// is written at the position of the first.
  package static func merged(_ attributes: [MarkupAttribute]) -> [MarkupAttribute] {
    var merged: [MarkupAttribute] = []
    for attribute in attributes where attribute.isWritten {
      let name = attribute.name
      if !attribute.isRefused, let index = merged.firstIndex(where: { $0.name == name && !$0.isRefused }) {
        merged[index] = merged[index].joined(by: attribute)
      } else {
        merged.append(attribute)
      }
    }
    return merged
  }

  /// Whether the attribute writes anything.
  package var isWritten: Bool { value != .absent && value != .element }

  private var isRefused: Bool {
    if case .refused = value { true } else { false }
  }

  private func joined(by later: MarkupAttribute) -> MarkupAttribute {
    switch (value, later.value) {
    case (.words(let words), .words(let more)): MarkupAttribute(opening, .words("\(words) \(more)"))
    case (.declarations(let some), .declarations(let more)): MarkupAttribute(opening, .declarations("\(some);\(more)"))
    default: later
    }
  }
}

extension MarkupBuffer {
  /// Appends an attribute, escaped for its context; returns `false` if its value was refused.
  @inlinable @inline(__always)
  package mutating func append(_ attribute: MarkupAttribute) -> Bool {
    switch attribute.value {
    case .absent, .element:
      return true
    case .refused:
      return false
    case .present:
      append(attribute.opening, 0..<attribute.opening.utf8CodeUnitCount - 2)
      return true
    case .text(let value), .identifier(let value), .words(let value), .declarations(let value):
      append(attribute.opening)
      appendText(value)
      append(byte: UInt8(ascii: "\""))
      return true
    case .url(let value):
      append(attribute.opening)
      let safe = appendURL(value)
      append(byte: UInt8(ascii: "\""))
      return safe
    case .named(let name, let value):
      appendNamed(attribute.opening, name, value)
      return true
    }
  }

  @usableFromInline @inline(never)
  mutating func appendNamed(_ opening: StaticString, _ name: String, _ value: String) {
    append(opening, 0..<opening.utf8CodeUnitCount - 2)
    append(verbatim: name)
    append("=\"")
    appendText(value)
    append(byte: UInt8(ascii: "\""))
  }
}

extension MarkupBuffer {
  /// Appends one attribute, escaped for its context; false if its value was refused.
  @inlinable @inline(__always)
  public mutating func append(_ attribute: MarkupAttribute) -> Bool {
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

/// A tag's constant markup, such as `"<a></a>"` or `"<br>"`, serves whole and in parts: one constant per tag.
extension StaticString {
  /// How long the name is in `"<name></name>"`.
  @inlinable @inline(__always)
  public var elementNameLength: Int { (utf8CodeUnitCount - 5) / 2 }

  /// How long the name is in `"<name>"`.
  @inlinable @inline(__always)
  public var voidNameLength: Int { utf8CodeUnitCount - 2 }

  /// The name in markup whose name is `length` long.
  public func tagName(_ length: Int) -> String {
    withUTF8Buffer { unsafe String(decoding: $0.dropFirst().prefix(length), as: UTF8.self) }
  }
}

extension MarkupBuffer {
  /// Appends `<name` of `"<name></name>"`.
  @inlinable @inline(__always)
  public mutating func appendOpening(_ markup: StaticString) {
    append(markup, 0..<markup.elementNameLength &+ 1)
  }

  /// Appends `<name>` of `"<name></name>"`.
  @inlinable @inline(__always)
  public mutating func appendStart(_ markup: StaticString) {
    append(markup, 0..<markup.elementNameLength &+ 2)
  }

  /// Appends `</name>` of `"<name></name>"`.
  @inlinable @inline(__always)
  public mutating func appendEnd(_ markup: StaticString) {
    append(markup, markup.elementNameLength &+ 2..<markup.utf8CodeUnitCount)
  }
}

/// The constant markup of a tag, such as `"<a></a>"` or `"<br>"`, which is appended whole or in parts.
extension StaticString {
  /// The length of the name in `"<name></name>"`.
  @inlinable @inline(__always)
  package var elementNameLength: Int { (utf8CodeUnitCount - 5) / 2 }

  /// The length of the name in `"<name>"`.
  @inlinable @inline(__always)
  package var voidNameLength: Int { utf8CodeUnitCount - 2 }

  /// Returns the name, given its length.
  package func tagName(_ length: Int) -> String {
    withUTF8Buffer { unsafe String(decoding: $0.dropFirst().prefix(length), as: UTF8.self) }
  }
}

extension MarkupBuffer {
  /// Appends `<name` of `"<name></name>"`.
  @inlinable @inline(__always)
  package mutating func appendOpening(_ markup: StaticString) {
    append(markup, 0..<markup.elementNameLength &+ 1)
  }

  /// Appends `<name>` of `"<name></name>"`.
  @inlinable @inline(__always)
  package mutating func appendStart(_ markup: StaticString) {
    append(markup, 0..<markup.elementNameLength &+ 2)
  }

  /// Appends `</name>` of `"<name></name>"`.
  @inlinable @inline(__always)
  package mutating func appendEnd(_ markup: StaticString) {
    append(markup, markup.elementNameLength &+ 2..<markup.utf8CodeUnitCount)
  }
}

/// Constant markup of at most 32 bytes.
///
/// `append` always stores 32 bytes at once, because copying an unknown number of bytes is slow.
///
/// ```swift
/// let opening = ShortMarkup("<span class=\"new\">")
/// buffer.append(opening)
/// ```
@usableFromInline
package struct ShortMarkup: Sendable {
  @usableFromInline let bytes: SIMD32<UInt8>
  @usableFromInline let count: Int

  /// Creates short markup from a constant, which is cut after 32 bytes.
  package init(_ constant: StaticString) {
    var bytes = SIMD32<UInt8>()
    let count = min(constant.utf8CodeUnitCount, 32)
    constant.withUTF8Buffer { buffer in
      for index in 0..<count { bytes[index] = unsafe buffer[index] }
    }
    (self.bytes, self.count) = (bytes, count)
  }
}

extension MarkupBuffer {
  /// Appends short constant markup.
  @inlinable @inline(__always)
  package mutating func append(_ short: ShortMarkup) {
    reserve(32)
    unsafe UnsafeMutableRawPointer(base + length).storeBytes(of: short.bytes, as: SIMD32<UInt8>.self)
    length &+= short.count
  }
}

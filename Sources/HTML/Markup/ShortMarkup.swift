/// Constant markup of at most 32 bytes, ready to be appended in one store: a copy of unknown length costs more than its bytes.
///
/// ```swift
/// let opening = ShortMarkup("<span class=\"new\">")
/// buffer.append(opening)
/// ```
public struct ShortMarkup: Sendable {
  @usableFromInline let bytes: SIMD32<UInt8>
  @usableFromInline let count: Int

  /// Takes a constant; of a longer one only the first 32 bytes.
  public init(_ constant: StaticString) {
    var bytes = SIMD32<UInt8>()
    let count = min(constant.utf8CodeUnitCount, 32)
    constant.withUTF8Buffer { buffer in
      for index in 0..<count { bytes[index] = unsafe buffer[index] }
    }
    (self.bytes, self.count) = (bytes, count)
  }
}

extension MarkupBuffer {
  /// Appends short markup the program itself wrote.
  @inlinable @inline(__always)
  public mutating func append(_ short: ShortMarkup) {
    reserve(32)
    unsafe UnsafeMutableRawPointer(base + length).storeBytes(of: short.bytes, as: SIMD32<UInt8>.self)
    length &+= short.count
  }
}

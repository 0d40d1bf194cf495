/// Thirty-two bytes of a text, asked whether something is among them that hardly ever is.
///
/// Who is answered yes looks again, at ``EightBytes``. They come as two of the vectors that every 64-bit machine has: four times as fast
/// as words. All types of vectors are written out, for where one is inferred, the compiler takes operators that go from byte to byte,
/// thirty times as slow.
struct ThirtyTwoBytes {
  private typealias Vector = SIMD32<UInt8>

  private let bytes: Vector

  /// How many they are.
  static let count = 32

  /// Takes the bytes of a text, which has as many from the offset on.
  @inline(__always)
  init(_ text: Span<UInt8>, at offset: Int) {
    bytes = unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: Vector.self)
  }

  /// Whether a byte is among them.
  @inline(__always)
  func holds(_ byte: UInt8) -> Bool { Self.isAny(bytes .== Vector(repeating: byte)) }

  /// Whether all are ASCII.
  @inline(__always)
  var isASCII: Bool { !Self.isAny(bytes .>= Vector(repeating: 0x80)) }

  /// Whether all are ASCII, and none is a control character below 0x0E.
  @inline(__always)
  var isPlain: Bool { !Self.isAny((bytes &- Vector(repeating: 0x0E)) .>= Vector(repeating: 0x80 - 0x0E)) }

  /// Whether the answer is yes for any.
  @inline(__always)
  private static func isAny(_ answer: SIMDMask<SIMD32<Int8>>) -> Bool {
    let words = unsafe unsafeBitCast(answer, to: SIMD4<UInt64>.self)
    return (words.x | words.y) | (words.z | words.w) != 0
  }
}

/// BLAKE2b (RFC 7693) without a key, with a digest of 128 bits.
///
/// It reads a block through unsafe pointers, because safe containers took eight times as long.
enum BLAKE2b {
  private static let blockSize = 128
  private static let digestSize: UInt64 = 16

  private static let initialState: [UInt64] = [
    0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1,
    0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F, 0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179,
  ]

  /// Returns the digest of bytes as a big-endian number.
  static func digest(of bytes: ArraySlice<UInt8>) -> UInt128 {
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: blockSize / 8) { words in
        let block = UnsafeMutableRawBufferPointer(words)
        var state = State()
        var start = 0
        // The last block is compressed with `isLast`, even if it is full.
        while bytes.count - start > blockSize {
          unsafe block.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + blockSize]))
          start += blockSize
          unsafe state.compress(words, byteCount: UInt64(start), isLast: false)
        }
        unsafe words.update(repeating: 0)
        unsafe block.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start...]))
        unsafe state.compress(words, byteCount: UInt64(bytes.count), isLast: true)
        return UInt128(state.upper.0.byteSwapped) << 64 | UInt128(state.upper.1.byteSwapped)
      }
    }
  }

  /// The state after a block: eight words, which are the first two rows of the matrix for the next block.
  private struct State {
    var upper = (initialState[0] ^ (0x0101_0000 | digestSize), initialState[1], initialState[2], initialState[3])
    var lower = (initialState[4], initialState[5], initialState[6], initialState[7])

    /// Mixes a block into the state; `byteCount` is the number of bytes up to its end.
    mutating func compress(_ words: UnsafeMutableBufferPointer<UInt64>, byteCount: UInt64, isLast: Bool) {
      var matrix = Matrix(
        a: upper, b: lower, c: (initialState[0], initialState[1], initialState[2], initialState[3]),
        d: (initialState[4] ^ byteCount, initialState[5], initialState[6], initialState[7]))
      if isLast { matrix.d.2 = ~matrix.d.2 }
      // The positions are constants, so each word is read where it is added. A loop takes twice as many instructions.
      unsafe matrix.mix(words, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
      unsafe matrix.mix(words, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3)
      unsafe matrix.mix(words, 11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4)
      unsafe matrix.mix(words, 7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8)
      unsafe matrix.mix(words, 9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13)
      unsafe matrix.mix(words, 2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9)
      unsafe matrix.mix(words, 12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11)
      unsafe matrix.mix(words, 13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10)
      unsafe matrix.mix(words, 6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5)
      unsafe matrix.mix(words, 10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0)
      unsafe matrix.mix(words, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)
      unsafe matrix.mix(words, 14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3)
      let (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
      upper = (upper.0 ^ a.0 ^ c.0, upper.1 ^ a.1 ^ c.1, upper.2 ^ a.2 ^ c.2, upper.3 ^ a.3 ^ c.3)
      lower = (lower.0 ^ b.0 ^ d.0, lower.1 ^ b.1 ^ d.1, lower.2 ^ b.2 ^ d.2, lower.3 ^ b.3 ^ d.3)
    }
  }

  /// The four rows that a block is mixed into.
  private struct Matrix {
    typealias Row = (UInt64, UInt64, UInt64, UInt64)
    var a, b, c, d: Row

    /// Mixes the words at some positions of a block into the columns, then into the diagonals.
    @inline(__always) mutating func mix(
      _ words: UnsafeMutableBufferPointer<UInt64>, _ p0: Int, _ p1: Int, _ p2: Int, _ p3: Int, _ p4: Int, _ p5: Int,
      _ p6: Int, _ p7: Int, _ p8: Int, _ p9: Int, _ p10: Int, _ p11: Int, _ p12: Int, _ p13: Int, _ p14: Int, _ p15: Int
    ) {
      @inline(__always) func word(_ position: Int) -> UInt64 { unsafe UInt64(littleEndian: words[position]) }
      BLAKE2b.mix(&a.0, &b.0, &c.0, &d.0, word(p0), word(p1))
      BLAKE2b.mix(&a.1, &b.1, &c.1, &d.1, word(p2), word(p3))
      BLAKE2b.mix(&a.2, &b.2, &c.2, &d.2, word(p4), word(p5))
      BLAKE2b.mix(&a.3, &b.3, &c.3, &d.3, word(p6), word(p7))
      BLAKE2b.mix(&a.0, &b.1, &c.2, &d.3, word(p8), word(p9))
      BLAKE2b.mix(&a.1, &b.2, &c.3, &d.0, word(p10), word(p11))
      BLAKE2b.mix(&a.2, &b.3, &c.0, &d.1, word(p12), word(p13))
      BLAKE2b.mix(&a.3, &b.0, &c.1, &d.2, word(p14), word(p15))
    }
  }

  /// Mixes two words of a block into four words of the matrix.
  @inline(__always)
  private static func mix(
    _ a: inout UInt64, _ b: inout UInt64, _ c: inout UInt64, _ d: inout UInt64, _ first: UInt64, _ second: UInt64
  ) {
    a = a &+ b &+ first
    d = rotated(d ^ a, by: 32)
    c = c &+ d
    b = rotated(b ^ c, by: 24)
    a = a &+ b &+ second
    d = rotated(d ^ a, by: 16)
    c = c &+ d
    b = rotated(b ^ c, by: 63)
  }

  /// Rotates a word to the right.
  @inline(__always)
  private static func rotated(_ word: UInt64, by count: UInt64) -> UInt64 {
    word &>> count | word &<< (64 &- count)
  }
}

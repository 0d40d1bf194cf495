/// SHA-256 (FIPS 180-4).
enum SHA256 {
  static func digest(of bytes: [UInt8]) -> [UInt8] {
    var state: Words = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    let whole = bytes.count / blockSize * blockSize
    let last = Padding.lastBlocks(of: bytes, from: whole, blockSize: blockSize)
    let table = constants
    mix(bytes.span.extracting(first: whole), into: &state, table.span)
    mix(last.span, into: &state, table.span)
    return state.indices.flatMap { index in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: state[index] >> UInt32($0)) }
    }
  }

  private typealias Words = InlineArray<8, UInt32>

  private static let blockSize = 64

  /// Takes whole blocks into the state, eight rounds at a time so that the words need not change places.
  private static func mix(_ blocks: Span<UInt8>, into state: inout Words, _ constants: Span<UInt32>) {
    var schedule = InlineArray<64, UInt32>(repeating: 0)
    for start in stride(from: 0, to: blocks.count, by: blockSize) {
      for index in 0..<16 {
        let place = start + index * 4
        schedule[index] =
          UInt32(blocks[place]) << 24 | UInt32(blocks[place + 1]) << 16
          | UInt32(blocks[place + 2]) << 8 | UInt32(blocks[place + 3])
      }
      for index in 16..<64 {
        let early = schedule[index &- 15]
        let late = schedule[index &- 2]
        let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
        let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
        schedule[index] = schedule[index &- 16] &+ first &+ schedule[index &- 7] &+ second
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for round in stride(from: 0, to: 64, by: 8) {
        step(a, b, c, &d, e, f, g, &h, constants[round] &+ schedule[round])
        step(h, a, b, &c, d, e, f, &g, constants[round &+ 1] &+ schedule[round &+ 1])
        step(g, h, a, &b, c, d, e, &f, constants[round &+ 2] &+ schedule[round &+ 2])
        step(f, g, h, &a, b, c, d, &e, constants[round &+ 3] &+ schedule[round &+ 3])
        step(e, f, g, &h, a, b, c, &d, constants[round &+ 4] &+ schedule[round &+ 4])
        step(d, e, f, &g, h, a, b, &c, constants[round &+ 5] &+ schedule[round &+ 5])
        step(c, d, e, &f, g, h, a, &b, constants[round &+ 6] &+ schedule[round &+ 6])
        step(b, c, d, &e, f, g, h, &a, constants[round &+ 7] &+ schedule[round &+ 7])
      }
      state[0] &+= a
      state[1] &+= b
      state[2] &+= c
      state[3] &+= d
      state[4] &+= e
      state[5] &+= f
      state[6] &+= g
      state[7] &+= h
    }
  }

  /// One round: of the eight words, only the fourth and the last change.
  @inline(__always)
  private static func step(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
    _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ input: UInt32
  ) {
    let low = h &+ (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) &+ (e & f ^ ~e & g) &+ input
    d &+= low
    h = low &+ (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ (a & b ^ a & c ^ b & c)
  }

  @inline(__always)
  private static func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 {
    word &>> bits | word &<< (32 &- bits)
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}

/// The hash function SHA-256 (FIPS 180-4).
enum SHA256 {
  static func digest(of bytes: [UInt8]) -> [UInt8] {
    var state: Words = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    let wholeBlocks = bytes.count / blockSize * blockSize
    let last = SHA2Padding.lastBlocks(of: bytes, from: wholeBlocks, blockSize: blockSize)
    let table = constants
    compress(bytes.span.extracting(first: wholeBlocks), into: &state, table.span)
    compress(last.span, into: &state, table.span)
    return state.indices.flatMap { index in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: state[index] >> UInt32($0)) }
    }
  }

  private typealias Words = InlineArray<8, UInt32>

  private static let blockSize = 64

  /// Hashes whole blocks into the state.
  ///
  /// The loop is unrolled by eight rounds, so that no word has to be copied.
  private static func compress(_ blocks: Span<UInt8>, into state: inout Words, _ constants: Span<UInt32>) {
    var schedule = InlineArray<64, UInt32>(repeating: 0)
    for start in stride(from: 0, to: blocks.count, by: blockSize) {
      for index in 0..<16 {
        let offset = start + index * 4
        schedule[index] =
          UInt32(blocks[offset]) << 24 | UInt32(blocks[offset + 1]) << 16
          | UInt32(blocks[offset + 2]) << 8 | UInt32(blocks[offset + 3])
      }
      for index in 16..<64 {
        let early = schedule[index &- 15]
        let late = schedule[index &- 2]
        let first = rotatedRight(early, 7) ^ rotatedRight(early, 18) ^ early >> 3
        let second = rotatedRight(late, 17) ^ rotatedRight(late, 19) ^ late >> 10
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

  /// Runs one round, which changes only the fourth and the eighth word.
  @inline(__always)
  private static func step(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32,
    _ e: UInt32, _ f: UInt32, _ g: UInt32, _ h: inout UInt32, _ input: UInt32
  ) {
    let low = h &+ (rotatedRight(e, 6) ^ rotatedRight(e, 11) ^ rotatedRight(e, 25)) &+ (e & f ^ ~e & g) &+ input
    d &+= low
    h = low &+ (rotatedRight(a, 2) ^ rotatedRight(a, 13) ^ rotatedRight(a, 22)) &+ (a & b ^ a & c ^ b & c)
  }

  @inline(__always)
  private static func rotatedRight(_ word: UInt32, _ bits: UInt32) -> UInt32 {
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

/// The hash function SHA-384 (FIPS 180-4): SHA-512 with another initial state, truncated to 48 bytes.
enum SHA384 {
  static func digest(of bytes: [UInt8]) -> [UInt8] {
    var state: Words = [
      0xcbbb_9d5d_c105_9ed8, 0x629a_292a_367c_d507, 0x9159_015a_3070_dd17, 0x152f_ecd8_f70e_5939,
      0x6733_2667_ffc0_0b31, 0x8eb4_4a87_6858_1511, 0xdb0c_2e0d_64f9_8fa7, 0x47b5_481d_befa_4fa4,
    ]
    let wholeBlocks = bytes.count / blockSize * blockSize
    let last = SHA2Padding.lastBlocks(of: bytes, from: wholeBlocks, blockSize: blockSize)
    let table = constants
    compress(bytes.span.extracting(first: wholeBlocks), into: &state, table.span)
    compress(last.span, into: &state, table.span)
    return (0..<6).flatMap { index in
      stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: state[index] >> UInt64($0)) }
    }
  }

  private typealias Words = InlineArray<8, UInt64>

  private static let blockSize = 128

  /// Hashes whole blocks into the state.
  ///
  /// The loop is unrolled by eight rounds, so that no word has to be copied.
  private static func compress(_ blocks: Span<UInt8>, into state: inout Words, _ constants: Span<UInt64>) {
    var schedule = InlineArray<80, UInt64>(repeating: 0)
    for start in stride(from: 0, to: blocks.count, by: blockSize) {
      for index in 0..<16 {
        var word: UInt64 = 0
        for offset in start + index * 8..<start + index * 8 + 8 { word = word << 8 | UInt64(blocks[offset]) }
        schedule[index] = word
      }
      for index in 16..<80 {
        let early = schedule[index &- 15]
        let late = schedule[index &- 2]
        let first = rotatedRight(early, 1) ^ rotatedRight(early, 8) ^ early >> 7
        let second = rotatedRight(late, 19) ^ rotatedRight(late, 61) ^ late >> 6
        schedule[index] = schedule[index &- 16] &+ first &+ schedule[index &- 7] &+ second
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      var (e, f, g, h) = (state[4], state[5], state[6], state[7])
      for round in stride(from: 0, to: 80, by: 8) {
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

  /// Runs one round, which changes only the fourth and the eighth word.
  @inline(__always)
  private static func step(
    _ a: UInt64, _ b: UInt64, _ c: UInt64, _ d: inout UInt64,
    _ e: UInt64, _ f: UInt64, _ g: UInt64, _ h: inout UInt64, _ input: UInt64
  ) {
    let low = h &+ (rotatedRight(e, 14) ^ rotatedRight(e, 18) ^ rotatedRight(e, 41)) &+ (e & f ^ ~e & g) &+ input
    d &+= low
    h = low &+ (rotatedRight(a, 28) ^ rotatedRight(a, 34) ^ rotatedRight(a, 39)) &+ (a & b ^ a & c ^ b & c)
  }

  @inline(__always)
  private static func rotatedRight(_ word: UInt64, _ bits: UInt64) -> UInt64 {
    word &>> bits | word &<< (64 &- bits)
  }

  private static let constants: [UInt64] = [
    0x428a_2f98_d728_ae22, 0x7137_4491_23ef_65cd, 0xb5c0_fbcf_ec4d_3b2f, 0xe9b5_dba5_8189_dbbc,
    0x3956_c25b_f348_b538, 0x59f1_11f1_b605_d019, 0x923f_82a4_af19_4f9b, 0xab1c_5ed5_da6d_8118,
    0xd807_aa98_a303_0242, 0x1283_5b01_4570_6fbe, 0x2431_85be_4ee4_b28c, 0x550c_7dc3_d5ff_b4e2,
    0x72be_5d74_f27b_896f, 0x80de_b1fe_3b16_96b1, 0x9bdc_06a7_25c7_1235, 0xc19b_f174_cf69_2694,
    0xe49b_69c1_9ef1_4ad2, 0xefbe_4786_384f_25e3, 0x0fc1_9dc6_8b8c_d5b5, 0x240c_a1cc_77ac_9c65,
    0x2de9_2c6f_592b_0275, 0x4a74_84aa_6ea6_e483, 0x5cb0_a9dc_bd41_fbd4, 0x76f9_88da_8311_53b5,
    0x983e_5152_ee66_dfab, 0xa831_c66d_2db4_3210, 0xb003_27c8_98fb_213f, 0xbf59_7fc7_beef_0ee4,
    0xc6e0_0bf3_3da8_8fc2, 0xd5a7_9147_930a_a725, 0x06ca_6351_e003_826f, 0x1429_2967_0a0e_6e70,
    0x27b7_0a85_46d2_2ffc, 0x2e1b_2138_5c26_c926, 0x4d2c_6dfc_5ac4_2aed, 0x5338_0d13_9d95_b3df,
    0x650a_7354_8baf_63de, 0x766a_0abb_3c77_b2a8, 0x81c2_c92e_47ed_aee6, 0x9272_2c85_1482_353b,
    0xa2bf_e8a1_4cf1_0364, 0xa81a_664b_bc42_3001, 0xc24b_8b70_d0f8_9791, 0xc76c_51a3_0654_be30,
    0xd192_e819_d6ef_5218, 0xd699_0624_5565_a910, 0xf40e_3585_5771_202a, 0x106a_a070_32bb_d1b8,
    0x19a4_c116_b8d2_d0c8, 0x1e37_6c08_5141_ab53, 0x2748_774c_df8e_eb99, 0x34b0_bcb5_e19b_48a8,
    0x391c_0cb3_c5c9_5a63, 0x4ed8_aa4a_e341_8acb, 0x5b9c_ca4f_7763_e373, 0x682e_6ff3_d6b2_b8a3,
    0x748f_82ee_5def_b2fc, 0x78a5_636f_4317_2f60, 0x84c8_7814_a1f0_ab72, 0x8cc7_0208_1a64_39ec,
    0x90be_fffa_2363_1e28, 0xa450_6ceb_de82_bde9, 0xbef9_a3f7_b2c6_7915, 0xc671_78f2_e372_532b,
    0xca27_3ece_ea26_619c, 0xd186_b8c7_21c0_c207, 0xeada_7dd6_cde0_eb1e, 0xf57d_4f7f_ee6e_d178,
    0x06f0_67aa_7217_6fba, 0x0a63_7dc5_a2c8_98a6, 0x113f_9804_bef9_0dae, 0x1b71_0b35_131c_471b,
    0x28db_77f5_2304_7d84, 0x32ca_ab7b_40c7_2493, 0x3c9e_be0a_15c9_bebc, 0x431d_67c4_9c10_0d4c,
    0x4cc5_d4be_cb3e_42b6, 0x597f_299c_fc65_7e2a, 0x5fcb_6fab_3ad6_faec, 0x6c44_198c_4a47_5817,
  ]
}

/// The padding that SHA-2 adds to the end of a message.
private enum SHA2Padding {
  /// Returns the last blocks: the remaining bytes, a one bit, zeros, and the length of the message in bits.
  ///
  /// The length takes an eighth of a block.
  static func lastBlocks(of bytes: [UInt8], from start: Int, blockSize: Int) -> [UInt8] {
    var last = Array(bytes[start...])
    last.append(0x80)
    let lengthSize = blockSize / 8
    while last.count % blockSize != blockSize - lengthSize { last.append(0) }
    let bits = UInt64(bytes.count) << 3
    last.append(contentsOf: repeatElement(0, count: lengthSize - 8))
    last.append(contentsOf: stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> UInt64($0)) })
    return last
  }
}

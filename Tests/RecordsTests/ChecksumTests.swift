import Records
import Testing

@Suite struct `A checksum` {
  @Test func `is the same for every division into chunks`() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    for first in stride(from: 0, through: 300, by: 7) {
      for second in stride(from: first, through: 300, by: 11) {
        var reading = Checksum.Reading()
        for chunk in [bytes[..<first], bytes[first..<second], bytes[second...]] { reading.read(chunk) }
        #expect(reading.result == Checksum(of: bytes) && reading.count == 300)
      }
    }
  }

  @Test func `depends on each word, even if a factor of a product is zero`() {
    // These words make a factor zero: the initial states, the constants, and zero.
    let zeros: [UInt64] = [
      0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB, 0xD6E8_FEB8_6659_FD93,
      0xE703_7ED1_A0B4_28DB, 0x8EBC_6AF0_9C88_C6E3, 0,
    ]
    for zero in zeros {
      let word = (0..<8).map { UInt8(truncatingIfNeeded: zero >> UInt64($0 * 8)) }
      let others: [[UInt8]] = ["AAAAAAAA", "AAAAAAAB", "BAAAAAAA"].map { Array($0.utf8) }
      let pairs = others.flatMap { [word + $0, $0 + word] } + [word + word]
      let contents = pairs + pairs.map { others[0] + others[0] + $0 }
      let halves = contents.map { Checksum(of: $0).text }.map { ($0.prefix(16), $0.suffix(16)) }
      #expect(Set(halves.map(\.0)).count == contents.count && Set(halves.map(\.1)).count == contents.count)
    }
  }

  @Test func `depends on each byte, the length and the order`() {
    let contents: [[UInt8]] = [
      [], [0], [0, 0], [1], [1, 2], [2, 1], Array(repeating: 0, count: 8), Array(repeating: 0, count: 16),
      Array(repeating: 0, count: 32), Array(repeating: 0, count: 64),
    ]
    #expect(Set(contents.map { Checksum(of: $0) }).count == contents.count)
  }

  @Test func `differs if one bit of the bytes differs`() {
    let bytes = [UInt8](repeating: 0x5A, count: 100)
    var known: Set = [Checksum(of: bytes)]
    for bit in 0..<800 {
      var other = bytes
      other[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(known.insert(Checksum(of: other)).inserted)
    }
  }

  @Test func `has 32 hexadecimal digits`() {
    let checksum = Checksum(of: [1])
    #expect(checksum.text.utf8.count == 32)
    #expect(Checksum(digits: Array(checksum.text.utf8)[...]) == checksum)
    let digits = checksum.text
    for text in ["", "+\(digits.dropFirst())", String(digits.dropFirst()), digits + "0", "0x00"] {
      #expect(Checksum(digits: Array(text.utf8)[...]) == nil, "\(text)")
    }
    let earlier = Checksum(digits: Array("0123456789abcdef".utf8)[...])
    #expect(earlier != nil, "the list of an earlier version must stay readable")
  }
}

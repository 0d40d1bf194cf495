import Testing

@testable import Diagnostics

@Suite struct EightBytesTests {
  @Test func `each mask finds its bytes at every offset`() {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<8 {
        for others in [0, UInt8(ascii: "z"), 0x7F, 0x80, 0xFF] where others != byte {
          var bytes = [UInt8](repeating: others, count: 8)
          bytes[place] = byte
          let eight = EightBytes(bytes.span, at: 0)
          let mask = UInt64(0x80) << UInt64(place * 8)
          let scalar = Character(Unicode.Scalar(byte))
          #expect((eight.letters & mask != 0) == (scalar.isASCII && scalar.isLetter))
          #expect((eight.digits & mask != 0) == (scalar.isASCII && scalar.isWholeNumber))
          #expect((eight.nonASCII & mask != 0) == (byte >= 0x80))
          #expect(eight.matches(byte) == mask)
          #expect(EightBytes.count(before: ~eight.matches(byte)) == place)
          #expect((eight.continuations & mask != 0) == (byte & 0xC0 == 0x80))
          let isPlain = [byte, others].allSatisfy { $0 >= 0x0E && $0 < 0x80 }
          if isPlain { #expect(eight.isPlain) }
          if byte < 0x0E || byte >= 0x80 { #expect(!eight.isPlain) }
          if "[{|".utf8.contains(byte) { #expect(eight.mayHoldBracket) }
        }
      }
    }
  }

  @Test func `the mask for brackets ignores letters and spaces`() {
    #expect(!EightBytes(Array("A quiet zoo.".utf8).span, at: 0).mayHoldBracket)
  }

  @Test(arguments: 0...12)
  func `bytes after the end of the text are zeros`(length: Int) {
    let bytes = [UInt8](repeating: 7, count: length)
    for start in 0..<length {
      let eight = EightBytes(upTo: bytes.span, at: start)
      #expect(EightBytes.count(of: eight.matches(7)) == min(8, length - start))
      #expect(EightBytes.count(of: eight.matches(0)) == max(0, 8 - (length - start)))
    }
  }

  @Test func `the first index of a byte is found`() {
    for length in 0..<100 {
      for place in 0..<length {
        var bytes = [UInt8](repeating: 1, count: length)
        bytes[place] = 7
        bytes.append(7)
        #expect(bytes[0..<length].fastFirstIndex(of: 7) == place)
        #expect(bytes[0..<length].fastFirstIndex(of: 7, from: place) == place)
        #expect(bytes[0..<length].fastFirstIndex(of: 7, from: place + 1) == nil)
        #expect(bytes[0..<length].fastFirstIndex(of: 0) == nil)
      }
    }
  }

  @Test(arguments: [
    ("{{text | markdown}}", true), ("markdown", true), ("markdow", false), ("mmarkdown", true), ("markmarkdow", false),
    ("", false),
  ])
  func `a word is found anywhere in the text`(_ text: String, _ isThere: Bool) {
    #expect(text.holds("markdown") == isThere)
  }
}

@Suite struct ThirtyTwoBytesTests {
  @Test(arguments: [UInt8(ascii: "z"), 0x0E, 0x7F, 0x80, 0xFF, 0])
  func `a byte among 32 is found at every offset`(others: UInt8) {
    for byte in UInt8.min...UInt8.max where byte != others {
      for place in 0..<ThirtyTwoBytes.count {
        var bytes = [UInt8](repeating: others, count: ThirtyTwoBytes.count)
        #expect(!ThirtyTwoBytes(bytes.span, at: 0).holds(byte))
        bytes[place] = byte
        let all = ThirtyTwoBytes(bytes.span, at: 0)
        #expect(all.holds(byte) && all.holds(others))
        #expect(all.isASCII == [byte, others].allSatisfy { $0 < 0x80 })
        #expect(all.isPlain == [byte, others].allSatisfy { $0 >= 0x0E && $0 < 0x80 })
      }
    }
  }
}

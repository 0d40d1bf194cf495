import Testing

@testable import Diagnostics

@Suite struct ThirtyTwoBytesTests {
  @Test(arguments: [UInt8(ascii: "z"), 0x0E, 0x7F, 0x80, 0xFF, 0])
  func `a byte is noticed wherever it stands among others`(others: UInt8) {
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

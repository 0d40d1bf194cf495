import Diagnostics
import TestSupport
import Testing

@Suite struct `The encoding of a text that is not UTF-8` {
  @Test(
    arguments: [
      Case("UTF-16 with a mark, the low byte first", [0xFF, 0xFE, 0x61, 0], "UTF-16"),
      Case("UTF-16 with a mark, the high byte first", [0xFE, 0xFF, 0, 0x61], "UTF-16"),
      Case("UTF-32 with a mark, the low byte first", [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "UTF-32"),
      Case("UTF-32 with a mark, the high byte first", [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61], "UTF-32"),
      Case("UTF-16 without a mark", [0x61, 0, 0x62, 0], "UTF-16"),
      Case("UTF-16 without a mark, the high byte first", [0, 0x61, 0, 0x62, 0], "UTF-16"),
      Case("a NUL", [0x61, 0, 0x62, 0x63], nil),
      Case("nothing but NULs", [0, 0, 0, 0], nil),
      Case("two bytes", [0x61, 0], nil),
      Case("UTF-8 with a mark", [0xEF, 0xBB, 0xBF, 0x61], nil),
      Case("nothing", [], nil),
    ] as [Case<[UInt8], String?>])
  func `is told by its first bytes`(row: Case<[UInt8], String?>) {
    row.check(SourceFile(path: "a.md", utf8: row.input).wideEncoding)
  }
}

import Diagnostics
import Synchronization
import TestSupport
import Testing

@Suite struct SourceFileTests {
  @Test(
    arguments: [
      Case("the beginning", ("ab\ncd", 0), "1:1"),
      Case("inside a line", ("ab\ncd", 1), "1:2"),
      Case("a line end", ("ab\ncd", 2), "1:3"),
      Case("the beginning of a line", ("ab\ncd", 3), "2:1"),
      Case("the end without a line end", ("ab\ncd", 5), "2:3"),
      Case("the end after a line end", ("ab\n", 3), "2:1"),
      Case("the end of an empty text", ("", 0), "1:1"),
      Case("past the end", ("ab\ncd", 99), "2:3"),
      Case("far past the end", ("ab\ncd", .max), "2:3"),
      Case("before the beginning", ("ab\ncd", .min), "1:1"),
      Case("CRLF ends one line", ("ab\r\ncd", 4), "2:1"),
      Case("inside CRLF", ("ab\r\ncd", 3), "1:3"),
      Case("a lone CR ends a line", ("ab\rcd", 3), "2:1"),
      Case("CR twice ends two lines", ("a\r\rb", 3), "3:1"),
      Case("LF before CR ends two lines", ("a\n\rb", 3), "3:1"),
      Case("a line separator ends no line", ("a\u{2028}b", 4), "1:3"),
      Case("code points are counted, not bytes", ("äöü", 4), "1:3"),
      Case("code points are counted, not characters", ("e\u{301}x", 3), "1:3"),
      Case("code points are counted, not UTF-16 units", ("😀x", 4), "1:2"),
      Case("inside a code point", ("a😀b", 3), "1:2"),
    ] as [Case<(text: String, offset: Int), String>])
  func `an offset has a line and a column`(row: Case<(text: String, offset: Int), String>) {
    let file = SourceFile(path: "a.md", text: row.input.text)
    row.check(file.position(at: row.input.offset).description)
  }

  @Test(
    arguments: [
      Case("a lone continuation byte", ([0x61, 0x0A, 0x80, 0x80, 0x62], 3), "2:1"),
      Case("a lead byte without continuation bytes", ([0xE2, 0x82, 0x62], 2), "1:2"),
      Case("too many continuation bytes", ([0xE2, 0x80, 0x80, 0x80, 0x80, 0x80], 5), "1:2"),
    ] as [Case<(bytes: [UInt8], offset: Int), String>])
  func `invalid bytes have a position`(row: Case<(bytes: [UInt8], offset: Int), String>) {
    let file = SourceFile(path: "a.md", utf8: row.input.bytes)
    row.check(file.position(at: row.input.offset).description)
  }

  @Test(
    arguments: [
      Case("a line ended by LF", ("ab\ncd", 1), 0..<2),
      Case("a line ended by CRLF", ("ab\r\ncd", 1), 0..<2),
      Case("the line after CRLF", ("ab\r\ncd", 2), 4..<6),
      Case("an empty line", ("a\n\nb", 2), 2..<2),
      Case("the empty line at the end", ("a\n", 2), 2..<2),
      Case("a number too small", ("a\nb", -7), 0..<1),
      Case("a number too large", ("a\nb", 7), 2..<3),
    ] as [Case<(text: String, line: Int), Range<Int>>])
  func `the range of a line does not include its line end`(row: Case<(text: String, line: Int), Range<Int>>) {
    row.check(SourceFile(path: "a.md", text: row.input.text).range(ofLine: row.input.line))
  }

  @Test func `a column is found in the middle of a very long line`() {
    let file = SourceFile(path: "a.md", text: "x\n" + String(repeating: "ä", count: 5000))
    for column in [1, 127, 128, 129, 256, 4096, 5000, 5001] {
      #expect(file.position(at: 2 + 2 * (column - 1)) == SourcePosition(line: 2, column: column))
    }
  }

  @Test func `files that spell a character with different code points are not equal`() {
    #expect(SourceFile(path: "a", text: "\u{E9}") != SourceFile(path: "a", text: "e\u{301}"))
    #expect(SourceFile(path: "\u{E9}", text: "") != SourceFile(path: "e\u{301}", text: ""))
    #expect(SourceFile(path: "a", text: "b") == SourceFile(path: "a", utf8: [0x62]))
  }

  @Test func `ids follow the order of registration`() {
    let files = ["a.md", "b.md", "a.md"].map { SourceFile(path: $0, text: $0) }
    var first = SourceMap()
    var second = SourceMap()
    let ids = files.map { first.add($0) }
    #expect(ids == files.map { second.add($0) })
    #expect(Set(ids).count == 3)
    #expect(ids.map { first[$0] } == files)
    #expect(ids.map { SourceMap()[$0] } == [nil, nil, nil])
  }

  @Test func `a range that ends before its start is empty`() {
    var sources = SourceMap()
    let id = sources.add(SourceFile(path: "a.md", text: "abc"))
    #expect(SourceRange(id, from: 2, to: 1) == SourceRange(id, at: 2))
    #expect(SourceRange(id, from: 1, to: 2) == SourceRange(id, 1..<2))
  }
}

@Suite struct WideEncodingTests {
  @Test(
    arguments: [
      Case("UTF-16 with a byte order mark, the low byte first", [0xFF, 0xFE, 0x61, 0], "UTF-16"),
      Case("UTF-16 with a byte order mark, the high byte first", [0xFE, 0xFF, 0, 0x61], "UTF-16"),
      Case("UTF-32 with a byte order mark, the low byte first", [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "UTF-32"),
      Case("UTF-32 with a byte order mark, the high byte first", [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61], "UTF-32"),
      Case("UTF-16 without a byte order mark", [0x61, 0, 0x62, 0], "UTF-16"),
      Case("UTF-16 without a byte order mark, the high byte first", [0, 0x61, 0, 0x62, 0], "UTF-16"),
      Case("one NUL in UTF-8", [0x61, 0, 0x62, 0x63], nil),
      Case("only NULs", [0, 0, 0, 0], nil),
      Case("two bytes", [0x61, 0], nil),
      Case("UTF-8 with a byte order mark", [0xEF, 0xBB, 0xBF, 0x61], nil),
      Case("no bytes", [], nil),
    ] as [Case<[UInt8], String?>])
  func `UTF-16 and UTF-32 are recognized by the first bytes`(row: Case<[UInt8], String?>) {
    row.check(SourceFile(path: "a.md", utf8: row.input).wideEncoding)
  }
}

@Suite struct SourceMapTests {
  @Test func `a file on demand is read once, when its text is needed`() {
    let reads = Mutex(0)
    var sources = SourceMap()
    let id = sources.add("posts/a.md", of: "Content") { path in
      #expect(path == "posts/a.md")
      reads.withLock { $0 += 1 }
      return Array("one\ntwo".utf8)
    }
    #expect(sources.path(of: id) == "Content/posts/a.md" && sources.idsByPath == ["Content/posts/a.md": id])
    #expect(reads.withLock(\.self) == 0)
    #expect(sources[id]?.position(at: 4) == SourcePosition(line: 2, column: 1))
    #expect(sources[id]?.lineCount == 2)
    #expect(sources[id]?.path == "Content/posts/a.md")
    #expect(reads.withLock(\.self) == 1)
  }

  @Test func `a file on demand is empty if it cannot be read`() {
    var sources = SourceMap()
    let id = sources.add("gone.md", of: "Content") { _ in nil }
    #expect(sources[id]?.utf8 == [])
  }
}

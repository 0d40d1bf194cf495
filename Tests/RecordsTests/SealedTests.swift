import Records
import TestSupport
import Testing

@Suite struct `What is sealed` {
  static let lists: [Case<[String], Int>] = [
    Case("nothing", [], 1), Case("a word", ["a"], 3), Case("a long text", [String(repeating: "ä", count: 200)], 403),
    Case("several", ["", "b", "日本語"], 14),
  ]

  @Test(arguments: lists) func `is handed on as it is, and read by whoever asks`(_ list: Case<[String], Int>) throws {
    let bytes = RecordWriter.bytes(of: [Sealed(list.input), Sealed(list.input)])
    var reader = RecordReader(bytes)
    let sealed: [Sealed<[String]>] = try reader.read()
    #expect(reader.isAtEnd && sealed.count == 2 && sealed[0] == sealed[1])
    #expect(RecordWriter.bytes(of: sealed) == bytes)
    #expect(try sealed[1].value == list.input)
    var found: [String] = []
    try sealed[1].forEach { (text: String) in found.append(text) }
    #expect(found == list.input)
    list.check(RecordWriter.bytes(of: list.input).count)
  }

  /// A byte of something else, then a list.
  static let damages: [Case<[UInt8], Bool>] = [
    Case("whole", [0, 2, 2, 97], true), Case("cut off", [0, 4, 2, 97], false),
    Case("one too many", [0, 2, 2, 97, 0], false),
    Case("no UTF-8", [0, 2, 2, 0xFF], false),
  ]

  @Test(arguments: damages) func `is damage for whoever looks into it, and for nobody else`(
    _ bytes: Case<[UInt8], Bool>
  ) throws {
    var writer = RecordWriter()
    writer.write(record: bytes.input[1...])
    var reader = RecordReader(writer.bytes)
    let sealed: Sealed<[String]> = try reader.read()
    bytes.check((try? sealed.value) != nil)
    bytes.check((try? sealed.forEach { (_: String) in }) != nil)
    #expect(RecordWriter.bytes(of: sealed) == writer.bytes)
  }

  @Test func `is written as it was read where it is kept, and anew where it is new`() throws {
    // Twice what a number takes: nobody writes it so, and whoever writes it anew does not.
    let long: [UInt8] = [0x82, 0x00]
    var reader = RecordReader(long)
    let read: Verbatim<Int> = try reader.read()
    #expect(reader.isAtEnd && read.value == 1)
    #expect(RecordWriter.bytes(of: read) == long)
    #expect(RecordWriter.bytes(of: Verbatim(1)) == [0x02])
    #expect(read == Verbatim(1))
  }
}

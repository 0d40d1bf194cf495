import Records
import TestSupport
import Testing

@Suite struct `A record` {
  /// A value with a field of every kind that can be encoded.
  struct Sample: RecordCodable, Equatable {
    var numbers: [Int] = []
    var text: String?
    var flags: [Bool] = []
    var hash = ContentHash(value: 0)
    var range = 0..<0

    init(
      numbers: [Int] = [], text: String? = nil, flags: [Bool] = [], hash: ContentHash = ContentHash(value: 0),
      range: Range<Int> = 0..<0
    ) {
      (self.numbers, self.text, self.flags, self.hash, self.range) = (numbers, text, flags, hash, range)
    }

    func write(to writer: inout RecordWriter) {
      writer.write(numbers)
      writer.write(text)
      writer.write(flags)
      writer.write(hash)
      writer.write(range)
    }

    init(from reader: inout RecordReader) throws(InvalidRecord) {
      self.init(
        numbers: try reader.read(), text: try reader.read(), flags: try reader.read(), hash: try reader.read(),
        range: try reader.read())
    }

    var bytes: [UInt8] {
      var writer = RecordWriter()
      writer.write(self)
      return writer.bytes
    }
  }

  static let samples: [Case<Sample, Int>] = [
    Case("an empty one", Sample(), 21),
    Case("small numbers", Sample(numbers: [0, -1, 63, -64]), 25),
    Case("the largest numbers", Sample(numbers: [.min, .max]), 41),
    Case("text", Sample(text: "日本語\u{0}"), 32),
    Case(
      "all fields",
      Sample(numbers: [300], text: "", flags: [true, false], hash: ContentHash(of: [1]), range: 7..<300), 27),
  ]

  @Test(arguments: samples) func `decodes to the value that was encoded`(_ sample: Case<Sample, Int>) throws {
    let bytes = sample.input.bytes
    sample.check(bytes.count)
    var reader = RecordReader(bytes)
    #expect(try reader.read() == sample.input)
    #expect(reader.isAtEnd)
  }

  @Test(arguments: samples) func `is invalid if it is truncated at any byte`(_ sample: Case<Sample, Int>) {
    let bytes = sample.input.bytes
    for end in bytes.indices {
      var reader = RecordReader(Array(bytes[..<end]))
      #expect(throws: InvalidRecord.self) { try reader.read() as Sample }
    }
  }

  @Test func `decodes or throws an error if bytes are changed at random`() {
    var generator = SeededGenerator(seed: 7)
    var errors = 0
    for _ in 0..<20_000 {
      var bytes = Self.samples.randomElement(using: &generator)?.input.bytes ?? []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      var reader = RecordReader(bytes)
      if (try? reader.read() as Sample) == nil { errors += 1 }
    }
    #expect(errors > 1_000)
  }

  @Test func `consists of pieces with the bytes of the whole list`() {
    let list = (0..<50_000).map { "the text with the number \($0)" }
    var (writer, pieces) = (RecordWriter(), [[UInt8]]())
    writer.write(list) { pieces.append($0) }
    #expect(pieces.count > 10 && pieces.allSatisfy { RecordWriter.pieceSize..<RecordWriter.pieceSize + 64 ~= $0.count })
    #expect(pieces.flatMap(\.self) + writer.bytes == RecordWriter.bytes(of: list))
  }

  static let numbers: [Case<Int, Bool>] = [
    Case("zero", 0, true), Case("the largest amount", 1 << 40, true), Case("a larger one", 1 << 40 + 1, false),
    Case("a negative one", -1, false), Case("the smallest number", .min, false),
    Case("the largest number", .max, false),
  ]

  @Test(arguments: numbers) func `has only amounts that can be added up`(_ number: Case<Int, Bool>) {
    var reader = RecordReader(RecordWriter.bytes(of: number.input))
    number.check((try? reader.readAmount()) == number.input)
  }
}

import Records
import Synchronization
import TestSupport
import Testing

@Suite struct `A record` {
  /// Everything that records consist of, in one.
  struct Sample: RecordCodable, Equatable {
    var numbers: [Int] = []
    var text: String?
    var flags: [Bool] = []
    var mark = ContentHash(value: 0)
    var place = 0..<0

    init(
      numbers: [Int] = [], text: String? = nil, flags: [Bool] = [], mark: ContentHash = ContentHash(value: 0),
      place: Range<Int> = 0..<0
    ) {
      (self.numbers, self.text, self.flags, self.mark, self.place) = (numbers, text, flags, mark, place)
    }

    func write(to writer: inout RecordWriter) {
      writer.write(numbers)
      writer.write(text)
      writer.write(flags)
      writer.write(mark)
      writer.write(place)
    }

    init(from reader: inout RecordReader) throws(InvalidRecord) {
      self.init(
        numbers: try reader.read(), text: try reader.read(), flags: try reader.read(), mark: try reader.read(),
        place: try reader.read())
    }

    var bytes: [UInt8] {
      var writer = RecordWriter()
      writer.write(self)
      return writer.bytes
    }
  }

  static let samples: [Case<Sample, Int>] = [
    Case("of nothing", Sample(), 13),
    Case("of small numbers", Sample(numbers: [0, -1, 63, -64]), 17),
    Case("of the largest numbers", Sample(numbers: [.min, .max]), 33),
    Case("of text", Sample(text: "日本語\u{0}"), 24),
    Case(
      "of all of it",
      Sample(numbers: [300], text: "", flags: [true, false], mark: ContentHash(of: [1]), place: 7..<300), 19),
  ]

  @Test(arguments: samples) func `is read as it was written`(_ sample: Case<Sample, Int>) throws {
    let bytes = sample.input.bytes
    sample.check(bytes.count)
    var reader = RecordReader(bytes)
    #expect(try reader.read() == sample.input)
    #expect(reader.isAtEnd)
  }

  @Test(arguments: [0, 1, 5_000, 40_000]) func `is handed over in pieces that make up the whole`(count: Int) {
    let texts = (0..<count).map { "text \($0)" }
    let pieces = Mutex<[[UInt8]]>([])
    RecordWriter.write(texts) { piece in pieces.withLock { $0.append(piece) } }
    let found = pieces.withLock { $0 }
    #expect(Array(found.joined()) == RecordWriter.bytes(of: texts))
    #expect(found.dropLast().allSatisfy { $0.count.isMultiple(of: ContentHash.Reading.unit) })
    #expect(count < 40_000 || found.count > 1)
  }

  @Test(arguments: samples) func `is damage wherever it is cut off`(_ sample: Case<Sample, Int>) {
    let bytes = sample.input.bytes
    for end in bytes.indices {
      var reader = RecordReader(Array(bytes[..<end]))
      #expect(throws: InvalidRecord.self) { try reader.read() as Sample }
    }
  }

  @Test func `is read or refused, whatever bytes there are`() {
    var generator = SeededGenerator(seed: 7)
    var refused = 0
    for _ in 0..<20_000 {
      var bytes = Self.samples.randomElement(using: &generator)?.input.bytes ?? []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      var reader = RecordReader(bytes)
      if (try? reader.read() as Sample) == nil { refused += 1 }
    }
    #expect(refused > 1_000)
  }
}

@Suite struct `The mark of a content` {
  @Test func `is the same however the content is read`() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    for pieces in 1...15 {
      let middle = pieces * ContentHash.Reading.unit
      var reading = ContentHash.Reading()
      reading.read(Array(bytes[..<middle]))
      reading.read(Array(bytes[middle...]))
      #expect(reading.result == ContentHash(of: bytes))
    }
  }

  @Test func `counts each word, also where a factor of the product is zero`() {
    // The words that a state and a constant of the mark are held against.
    for zero in [0x9E37_79B9_7F4A_7C15, 0xE703_7ED1_A0B4_28DB, 0] as [UInt64] {
      let word = (0..<8).map { UInt8(truncatingIfNeeded: zero >> UInt64($0 * 8)) }
      let others: [[UInt8]] = ["AAAAAAAA", "AAAAAAAB", "BAAAAAAA"].map { Array($0.utf8) }
      let contents = others.flatMap { [word + $0, $0 + word] } + [word + word]
      #expect(Set(contents.map { ContentHash(of: $0) }).count == contents.count)
    }
  }

  @Test func `differs where a byte, the length or the order does`() {
    let contents: [[UInt8]] = [
      [], [0], [0, 0], [1], [1, 2], [2, 1], Array(repeating: 0, count: 8), Array(repeating: 0, count: 16),
    ]
    #expect(Set(contents.map { ContentHash(of: $0) }).count == contents.count)
  }

  @Test func `is written in sixteen digits`() {
    let mark = ContentHash(value: 0xAB)
    #expect(mark.text == "00000000000000ab")
    #expect(ContentHash(digits: Array(mark.text.utf8)[...]) == mark)
    #expect(ContentHash(digits: Array("+0000000000000ab".utf8)[...]) == nil)
  }
}

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
    Case("an empty one", Sample(), 13),
    Case("small numbers", Sample(numbers: [0, -1, 63, -64]), 17),
    Case("the largest numbers", Sample(numbers: [.min, .max]), 33),
    Case("text", Sample(text: "日本語\u{0}"), 24),
    Case(
      "all fields",
      Sample(numbers: [300], text: "", flags: [true, false], hash: ContentHash(of: [1]), range: 7..<300), 19),
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
}

@Suite struct `A content hash` {
  @Test func `is the same for every division into chunks`() {
    let bytes = (0..<1_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    for count in 1...15 {
      let middle = count * ContentHash.Reading.unit
      var reading = ContentHash.Reading()
      reading.read(Array(bytes[..<middle]))
      reading.read(Array(bytes[middle...]))
      #expect(reading.result == ContentHash(of: bytes))
    }
  }

  @Test func `depends on each word, even if a factor of a product is zero`() {
    // These words make a factor zero: the initial state, a constant, and zero.
    for zero in [0x9E37_79B9_7F4A_7C15, 0xE703_7ED1_A0B4_28DB, 0] as [UInt64] {
      let word = (0..<8).map { UInt8(truncatingIfNeeded: zero >> UInt64($0 * 8)) }
      let others: [[UInt8]] = ["AAAAAAAA", "AAAAAAAB", "BAAAAAAA"].map { Array($0.utf8) }
      let contents = others.flatMap { [word + $0, $0 + word] } + [word + word]
      #expect(Set(contents.map { ContentHash(of: $0) }).count == contents.count)
    }
  }

  @Test func `depends on each byte, the length and the order`() {
    let contents: [[UInt8]] = [
      [], [0], [0, 0], [1], [1, 2], [2, 1], Array(repeating: 0, count: 8), Array(repeating: 0, count: 16),
    ]
    #expect(Set(contents.map { ContentHash(of: $0) }).count == contents.count)
  }

  @Test func `has sixteen hexadecimal digits`() {
    let hash = ContentHash(value: 0xAB)
    #expect(hash.text == "00000000000000ab")
    #expect(ContentHash(digits: Array(hash.text.utf8)[...]) == hash)
    #expect(ContentHash(digits: Array("+0000000000000ab".utf8)[...]) == nil)
  }
}

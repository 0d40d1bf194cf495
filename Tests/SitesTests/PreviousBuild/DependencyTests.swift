import Records
import TestSupport
import Testing

@testable import Handles
@testable import Planning
@testable import Sites

@Suite struct `A set of page properties` {
  @Test func `has one bit for each property`() {
    let sets = PageProperty.allCases.map { PageProperties($0) }
    #expect(Set(sets).count == PageProperty.allCases.count)
    #expect(sets.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
  }

  @Test func `has the bits in the order of the declared properties`() {
    for (index, property) in PageProperty.allCases.enumerated() {
      #expect(PageProperties(property).rawValue == PropertyBits(bit: index), "\(property)")
    }
  }

  @Test func `finds properties by their names in templates`() {
    for property in PageProperty.allCases { #expect(PageProperty.named(property.rawValue) == property) }
    #expect(PageProperty.named("titel") == nil)
  }

  @Test(arguments: [(0, 0), (1, 1), (64, PropertyBits(UInt64.max)), (96, .max >> 32)] as [(Int, PropertyBits)])
  func `can have 96 properties`(count: Int, bits: PropertyBits) {
    #expect(PropertyBits(lowestBits: count) == bits)
    #expect(bits.bits == Array(0..<count))
  }

  @Test func `has no more properties than a set can have`() {
    #expect(PageProperty.allCases.count < PropertyBits.bitWidth)
  }
}

@Suite struct `A recorded read` {
  private static let reads = [0, 1, 1 << 20, Int(UInt32.max)].flatMap { subject in
    [0, 63, Int(UInt32.max)].map { (subject: subject, mask: $0) }
  }

  @Test(arguments: reads) func `keeps its subject and its properties`(subject: Int, mask: Int) throws {
    let read = RecordedRead(subject: subject, mask: mask)
    var reader = RecordReader(RecordWriter.bytes(of: read))
    #expect(try reader.read() == read)
    #expect((read.subject, read.mask) == (subject, mask))
  }

  @Test func `refuses a number that would change its subject`() {
    var writer = RecordWriter()
    writer.write(1)
    writer.write(1 << 32)
    var reader = RecordReader(writer.bytes)
    #expect(throws: InvalidRecord()) { try reader.read() as RecordedRead }
  }
}

@Suite struct `Subject names` {
  /// Names of all kinds, in order.
  private static let names: [SubjectName] = [
    .root, .site, .page("/"), .page("/a/"), .page("/b/"), .section("a"), .section("b"), .taxonomy("series"),
    .taxonomy("tags"), .term("/z/", of: "series"), .term("/a/", of: "tags"), .term("/b/", of: "tags"),
    .part("/z/", of: "series", article: "c.md"), .part("/a/", of: "tags", article: "a.md"),
    .part("/a/", of: "tags", article: "b.md"), .part("/b/", of: "tags", article: "a.md"),
    .asset("assets/a.css"), .asset("assets/b.css"), .template("list"), .template("post"), .missingName(["page"]),
    .missingName(["page", "a"]), .missingName(["site", "a"]), .parameter("a", ofPage: nil),
    .parameter("a", ofPage: "/"),
    .parameter("b", ofPage: nil), .word(nil), .word(nil, in: "de"), .word("next"), .word("next", in: "de"),
    .word("skip"),
  ]

  @Test(arguments: 0..<50 as Range<UInt64>) func `are sorted into the same order after any shuffle`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    #expect(Self.names.shuffled(using: &random).sorted { $0.sortKey < $1.sortKey } == Self.names)
  }

  @Test func `have a strict order`() {
    for (firstIndex, first) in Self.names.enumerated() {
      for (secondIndex, second) in Self.names.enumerated() {
        #expect((first.sortKey < second.sortKey) == (firstIndex < secondIndex), "\(first) and \(second)")
      }
    }
  }
}

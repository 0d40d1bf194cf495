import TestSupport
import Testing

@testable import Sites

@Suite struct `Names of subjects` {
  /// Names of all kinds in their order.
  private static let names: [SubjectName] = [
    .root, .site, .page("/"), .page("/a/"), .page("/b/"), .section("a"), .section("b"), .taxonomy("series"),
    .taxonomy("tags"), .term("/z/", of: "series"), .term("/a/", of: "tags"), .term("/b/", of: "tags"),
    .part("/z/", of: "series", article: "c.md"), .part("/a/", of: "tags", article: "a.md"),
    .part("/a/", of: "tags", article: "b.md"), .part("/b/", of: "tags", article: "a.md"),
    .asset("assets/a.css"), .asset("assets/b.css"), .template("list"), .template("post"), .missingName(["page"]),
    .missingName(["page", "a"]), .missingName(["site", "a"]), .parameter("a", ofPage: nil),
    .parameter("a", ofPage: "/"),
    .parameter("b", ofPage: nil),
  ]

  @Test(arguments: 0..<50 as Range<UInt64>) func `have one order, however they were shuffled`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    #expect(Self.names.shuffled(using: &random).sorted { $0.sortKey < $1.sortKey } == Self.names)
  }

  @Test func `are ordered strictly`() {
    for (place, one) in Self.names.enumerated() {
      for (another, other) in Self.names.enumerated() {
        #expect((one.sortKey < other.sortKey) == (place < another), "\(one) and \(other)")
      }
    }
  }
}

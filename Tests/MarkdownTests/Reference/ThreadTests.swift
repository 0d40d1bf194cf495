import Glibc
import Parsing
import TestSupport
import Testing

/// The library keeps its special characters in globals; `InlineGuard` makes parsing on several threads right.
@Suite struct ThreadTests {
  private static let seeds = 300_000..<303_000 as Range<UInt64>

  @Test func `two threads over thousands of documents make the very bytes of one`() {
    let documents = Self.seeds.map { RandomMarkdown.document(seed: $0, blocks: 3) }
    let expected = documents.map { plain($0) }
    for made in onTwoThreads({ documents.map { plain($0) } }) {
      let wrong = documents.indices.filter { made[$0] != expected[$0] }
      let seed = Self.seeds.lowerBound + UInt64(wrong.first ?? 0)
      #expect(wrong.isEmpty, "\(wrong.count) wrong, the first of the seed \(seed)")
    }
  }

  /// Without the guard there is a race, or the test above would show nothing.
  ///
  /// In a process of its own: what an unguarded parse clears, the others of this process rely on.
  @Test func `without the guard, two threads make wrong documents`() async {
    await #expect(processExitsWith: .exitCode(Race.wasSeen)) {
      exit(Race.run(rounds: 30))
    }
  }

  /// The same race with the guard: the experiment itself makes nothing wrong.
  @Test func `with the guard, the same two threads make none`() async {
    await #expect(processExitsWith: .exitCode(Race.wasNotSeen)) {
      exit(Race.run(rounds: 3, isGuarded: true))
    }
  }
}

/// Two threads that parse the same documents with the library's own renderer.
private enum Race {
  static let wasSeen: Int32 = 10
  static let wasNotSeen: Int32 = 11

  static func run(rounds: Int, isGuarded: Bool = false) -> Int32 {
    let documents = (0..<2_000).map { Array("~~gone\($0)~~ www.example.com/\($0) a~~b~~ http://a.b\n".utf8) }
    let html = { @Sendable in
      documents.map { CMarkReference.html($0, options: .github, isGuarded: isGuarded) }
    }
    let expected = html()
    for _ in 0..<rounds where onTwoThreads(html).contains(where: { $0 != expected }) { return wasSeen }
    return wasNotSeen
  }
}

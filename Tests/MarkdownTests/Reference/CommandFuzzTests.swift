import TestSupport
import Testing

/// Garland's renderer against the `cmark-gfm` command: nothing of ours takes part in what it makes.
@Suite(.enabled(if: CMarkCommand.isInstalled, "the command cmark-gfm is not installed"))
struct CommandFuzzTests {
  @Test func `random documents become the bytes that the command makes`() throws {
    let seeds = Array(200_000..<200_300 as Range<UInt64>)
    let documents = seeds.map { RandomMarkdown.document(seed: $0, blocks: 40) }
    let expected = try CMarkCommand.html(of: documents)
    for ((seed, document), html) in zip(zip(seeds, documents), expected) {
      let made = plain(document)
      guard made != html else { continue }
      let lines = zip(made.split(separator: 0x0A), html.split(separator: 0x0A))
      let (ours, theirs) = try #require(lines.first { $0 != $1 }, "seed \(seed): one of both ends early")
      Issue.record("seed \(seed):\n\(text(Array(ours)))\n--- cmark-gfm:\n\(text(Array(theirs)))")
      return
    }
  }
}

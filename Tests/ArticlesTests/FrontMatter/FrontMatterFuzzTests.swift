import Articles
import Diagnostics
import TestSupport
import Testing

@Suite struct FrontMatterFuzzTests {
  private static let pieces =
    [
      "---", "+++", "...", "\n", "\r\n", "\r", " ", "\t", "title: x", "date = 2026-01-02", "tags: [a, 2]",
      "draft: maybe",
      "aliases: [/a]", "é", "\u{FEFF}", ":", "- ", "# ",
    ].map { Array($0.utf8) } + [[0xFF], [0x00]]

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `whatever the bytes, the text begins within the file and ranges lie in it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var bytes = Array(["---\n", "+++\n", ""][Int.random(in: 0..<3, using: &random)].utf8)
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        bytes += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &random)]
      }
      let article = Article(bytes)
      let (frontMatter, problems) = FrontMatter.read(article.file, as: article.source)
      let (metadata, diagnostics) = ArticleMetadata.read(frontMatter.map, in: article.source)
      let ranges = (problems + diagnostics).compactMap(\.location) + metadata.ranges.ranges
      let isSound =
        0...bytes.count ~= frontMatter.bodyOffset && ranges.allSatisfy { $0.bytes.upperBound <= bytes.count }
      if !isSound { Issue.record("\(String(decoding: bytes, as: UTF8.self).debugDescription)") }
    }
  }
}

import Foundation
import Parsing
import TestSupport
import Testing

/// Compares Garland's renderer with the renderer of the C library, for many documents in one process.
@Suite struct ReferenceFuzzTests {
  private static let documents: UInt64 = 6_000

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `random documents render like the library`(part: UInt64) {
    let count = Self.documents / 4
    for seed in part * count..<(part + 1) * count {
      guard !check(RandomMarkdown.document(seed: seed), seed: seed) else { continue }
      return
    }
  }

  @Test func `random documents with smart punctuation render like the library`() {
    let options = MarkdownOptions(smartPunctuation: true, containers: false)
    for seed in 100_000..<100_500 as Range<UInt64> {
      guard check(RandomMarkdown.document(seed: seed), options, seed: seed) else { return }
    }
  }

  /// Pieces of addresses, e-mail addresses and footnotes, in random order.
  ///
  /// These texts test `ParserNeeds`.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func `short texts render like the library, whatever extensions they need`(part: UInt64) {
    let count: UInt64 = 20_000
    for seed in part * count..<(part + 1) * count {
      guard check(RandomMarkdown.pieces(seed: seed), seed: seed) else { return }
    }
  }

  @Test func `the short texts cover every extension`() {
    let texts = (0..<2_000 as Range<UInt64>).map { RandomMarkdown.pieces(seed: $0) }
    let pages = texts.map { text(plain($0)) }
    for construct in ["href=\"http://www.", "href=\"mailto:", "class=\"footnotes\"", "href=\"http://a"] {
      #expect(pages.contains { $0.contains(construct) } && !pages.allSatisfy { $0.contains(construct) }, "\(construct)")
    }
  }

  @Test func `the random documents cover every construct`() {
    let html = (0..<300 as Range<UInt64>).map { text(plain(RandomMarkdown.document(seed: $0))) }.joined()
    let constructs = [
      "<h1>", "<h6>", "<ul>", "<ol start=\"7\">", "<blockquote>", "<table>",
      "align=\"center\"", "<pre><code class=", "<hr />",
      "<del>", "<em>", "<strong>", "<img ", "checked=\"\"", "class=\"footnotes\"", "href=\"http://www.a.b\"",
      "mailto:me@a.b", "<br />", "<code>", "<li>\n<p>", "&quot;", "<!-- ", "title=\"title\"",
    ]
    for construct in constructs { #expect(html.contains(construct), "\(construct)") }
  }

  /// A known difference: the library adds a back link to a reference that it has removed.
  @Test func `a reference in a removed note has no back link`() {
    let document = Array("a [^1]\n\n[^1]: one\n\n[^2]: two [^1]\n".utf8)
    let reference = text(CMarkReference.html(document, options: .github))
    #expect(reference.contains("href=\"#fnref-1-2\"") && !reference.contains("id=\"fnref-1-2\""))
    #expect(!text(plain(document)).contains("fnref-1-2"))
  }

  /// A known difference: the library numbers references in file order, Garland in reading order.
  @Test func `references are numbered in reading order`() {
    let document = Array("[^2]: two [^1]\n\n[^1]: one\n\na [^1] [^2]\n".utf8)
    #expect(text(CMarkReference.html(document, options: .github)).hasPrefix("<p>a \(reference("fnref-1-2"))"))
    #expect(text(plain(document)).hasPrefix("<p>a \(reference("fnref-1"))"))
  }

  /// A known difference: the library takes this for a footnote, and reads past the end of the text.
  @Test(arguments: ["[\\^a]", "[&Hat;a]", "[&#94;a]"])
  func `an escaped caret starts no footnote`(document: String) {
    #expect(text(plain(Array((document + "\n").utf8))) == "<p>[^a]</p>\n")
  }

  /// A known difference: the library loses part of the text after `[^` if it is not a valid footnote name.
  private static func losesText(_ document: [UInt8]) -> Bool {
    let text = text(document)
    return text.ranges(of: "[^").contains { !text[$0.upperBound...].starts(with: /[ \t]*[^\s\[\]`]+[ \t]*\]/) }
  }

  private func reference(_ id: String) -> String {
    "<sup class=\"footnote-ref\"><a href=\"#fn-1\" id=\"\(id)\" data-footnote-ref>1</a></sup>"
  }

  private func check(_ document: [UInt8], _ options: MarkdownOptions = .github, seed: UInt64) -> Bool {
    let differs = {
      plain($0, options) != CMarkReference.html($0, options: options) && !Self.losesText($0)
    }
    guard differs(document) else { return true }
    let small = shrinking(document, while: differs)
    Issue.record(
      """
      seed \(seed), smallest document:
      \(text(small))
      --- Garland:
      \(text(plain(small, options)))
      --- the library:
      \(text(CMarkReference.html(small, options: options)))
      """)
    return false
  }
}

/// Compares Garland's renderer with the `cmark-gfm` command, which shares no code with Garland.
@Suite(.enabled(if: CMarkCommand.isInstalled, "the command cmark-gfm is not installed"))
struct CommandFuzzTests {
  @Test func `random documents render like the command`() throws {
    let seeds = Array(200_000..<200_300 as Range<UInt64>)
    let documents = seeds.map { RandomMarkdown.document(seed: $0, blocks: 40) }
    let expected = try CMarkCommand.html(of: documents)
    for ((seed, document), html) in zip(zip(seeds, documents), expected) {
      let rendered = plain(document)
      guard rendered != html else { continue }
      let lines = zip(rendered.split(separator: 0x0A), html.split(separator: 0x0A))
      let (ours, theirs) = try #require(lines.first { $0 != $1 }, "seed \(seed): one of both ends early")
      Issue.record("seed \(seed):\n\(text(Array(ours)))\n--- cmark-gfm:\n\(text(Array(theirs)))")
      return
    }
  }
}

/// The `cmark-gfm` command from Debian's package of that name.
enum CMarkCommand {
  private static let path = "/usr/bin/cmark-gfm"

  /// Whether the command is installed.
  ///
  /// Otherwise its tests are skipped.
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Renders each document in its own process.
  ///
  /// A single shell starts all of them, which is faster.
  static func html(of documents: [[UInt8]]) throws -> [[UInt8]] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "garland-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, document) in documents.enumerated() {
      try Data(document).write(to: folder.appending(path: "\(index).md"))
    }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.currentDirectoryURL = folder
    process.arguments = [
      "-ec",
      """
      for file in *.md; do
        \(path) --unsafe -e table -e strikethrough -e autolink -e tasklist -e footnotes "$file" > "$file.html"
      done
      """,
    ]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return try documents.indices.map { Array(try Data(contentsOf: folder.appending(path: "\($0).md.html"))) }
  }

  struct Failure: Error {
    let status: Int32
  }
}

import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Program.find("valgrind") != nil, "valgrind is not installed"), .serialized)
struct `Memory leaks` {
  /// All golden articles, and thirty random articles.
  private static let texts = Result {
    try GoldenCase.all.map { String(decoding: try Data(contentsOf: $0.article), as: UTF8.self) }
      + (1...30).map { RandomArticle.text(seed: $0) }
  }

  /// Renders a page that links to all articles, because Garland then parses every article in one process.
  @Test(arguments: [0, 1])
  func `many articles do not leak memory`(half: Int) throws {
    let texts = try Self.texts.get()
    try Tool.inScratchFolder { folder in
      var page = ""
      for (number, text) in texts.enumerated() where number % 2 == half {
        try Data(text.utf8).write(to: folder.appending(path: "\(number).md"))
        page += "[x](\(number).md#no-such-part)\n\n"
      }
      try check(["render"], page, in: folder)
    }
  }

  /// The page has each article in a block quote, so that an unclosed fence in one article does not affect the others.
  ///
  /// Each page has a quarter of the articles because of the deadline.
  @Test(arguments: [(["render"], 0), (["render"], 1), (["render"], 2), (["render"], 3), (["render", "--plain"], 0)])
  func `a long article does not leak memory`(command: [String], quarter: Int) throws {
    let quotes = try Self.texts.get().enumerated().filter { $0.offset % 4 == quarter }.map { text in
      text.element.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map { "> \($0)\n" }.joined()
    }
    try Tool.inScratchFolder { try check(command, quotes.joined(separator: "\n"), in: $0) }
  }

  /// Suppresses reports about global constants, which live as long as the process.
  ///
  /// Valgrind reports some of them as lost, because enums store tag bits in pointers. The names of functions that
  /// initialize constants end in `_WZ`.
  private static let constants = """
    {
      constants
      Memcheck:Leak
      match-leak-kinds: definite
      ...
      fun:*_WZ
      ...
    }
    """

  /// Checks only for memory that is definitely lost, because the Swift runtime never frees its metadata.
  private func check(_ command: [String], _ page: String, in folder: URL) throws {
    let valgrind = try #require(Program.find("valgrind"))
    let options = [
      "--leak-check=full", "--show-leak-kinds=definite", "--errors-for-leak-kinds=definite", "--undef-value-errors=no",
      "--error-exitcode=99", "--log-file=log", "--suppressions=constants",
    ]
    try Data(Self.constants.utf8).write(to: folder.appending(path: "constants"))
    try Data(page.utf8).write(to: folder.appending(path: "page.md"))
    let outcome = try Tool.run(valgrind, options + [Tool.path()] + command + ["page.md"], in: folder)
    let log = String(decoding: try Data(contentsOf: folder.appending(path: "log")), as: UTF8.self)
    #expect(outcome.isExit && [0, 1].contains(outcome.status), "\(log)")
    #expect(!outcome.errors.contains("article.deadline"), "the deadline should not end the process")
    #expect(log.contains("definitely lost: 0 bytes") || log.contains("All heap blocks were freed"), "\(log)")
    let count = log.firstMatch(of: /total heap usage: ([0-9,]+) allocs/).flatMap { Int($0.1.filter { $0 != "," }) }
    #expect(try #require(count) > 20_000, "the process should read the articles")
  }
}

/// Random articles from lines of all kinds of syntax.
enum RandomArticle {
  private static let starts = ["", "", "", "> ", "- ", "  ", "    ", "1. ", "[^a]: ", "\t", "> > "]
  private static let lines = [
    "", "", "Text *with* `code`[^a] and [a link](other.md#x)", ":::", "::::", ":::note[Label]{.x}", "::: tabs{sync=a}",
    ":::item[One]{tag=a}", "::: steps", "::: zebra {#a =}", "## Heading {#id .class rank=2}", "Setext\n===", "***",
    "```swift [a.swift] {1,4-6} lines=2", "```", "{.x #y key=\"a value\"}", "{.broken b=\"}", "| a | b |\n|---|:-:|",
    "| 1 | 2 |", "<div class=x onclick=y>", "</div>", "<b>bold</i>", "<!-- comment -->", "<script>", "</script>",
    "[^a]: A footnote", "[ref]: /to \"Title\"", "[ref] ![image](a.png \"t\")", "https://example.org ~~gone~~ <a@b.c>",
    "[!NOTE]", "- [x] done", "Hard  \nbreak\\\nbreak", "[x](javascript:y)", "日本語 \u{1F600} &amp; &#x0;", "\u{0}",
  ]
  private static let metadata = [
    "title: A title", "title: [", "date: 2026-01-02", "date: soon", "tags: [a, b]", "tags: {a: &x b, c: *x}", "- item",
    "draft: perhaps", "own: {deep: [1, 2.5, null, {a: b}]}", "text: |\n  two\n  lines", "a: *unknown", "a: \"\\q\"",
    "? complex\n: key", "title: twice", "%TAG", "\t tab",
  ]

  /// Returns the article of a seed; articles of even seeds have front matter.
  static func text(seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    var text = ""
    if seed.isMultiple(of: 2) {
      let fields = (0..<Int.random(in: 0...6, using: &random)).map { _ in pick(metadata, &random) }
      text = "---\n\(fields.map { $0 + "\n" }.joined())---\n"
    }
    for _ in 0..<Int.random(in: 5...60, using: &random) {
      text += pick(starts, &random) + pick(lines, &random) + (Bool.random(using: &random) ? "\n" : "\r\n")
    }
    return text
  }

  private static func pick(_ words: [String], _ random: inout SeededGenerator) -> String {
    words[Int.random(in: words.indices, using: &random)]
  }
}

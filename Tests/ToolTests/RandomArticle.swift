import TestSupport

/// Articles that a seed decides: lines of everything that the syntax knows, put together without sense.
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

  /// An article; every other one has front matter.
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

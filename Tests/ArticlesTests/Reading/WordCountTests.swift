import Garland
import TestSupport
import Testing

@testable import Articles

/// Word counts and reading times.
@Suite struct `The words of an article` {
  @Test(arguments: [
    Case("nothing", "", [0, 0]),
    Case("English", "Don't stop: it's a well-known, 2-day trip.", [7, 0]),
    Case("a typographer's apostrophe", "Don’t stop", [2, 0]),
    Case("German", "Größe zählt; Straßenbahnhaltestelle über alles", [5, 0]),
    Case("Chinese", "静态网站生成器。", [0, 7]),
    Case("Japanese", "テキストを、ひらがなと漢字で書く。", [0, 15]),
    Case("Korean, which has spaces", "정적 사이트", [2, 0]),
    Case("Thai, without spaces", "วิธีเขียนบล็อกด้วยภาษาไทยให้น่าอ่าน", [6, 0]), Case("two Thai words", "สวัสดี ครับ", [2, 0]),
    Case("Khmer", "របៀបសរសេរ", [2, 0]), Case("Thai behind English", "Swift ภาษา", [2, 0]),
    Case("mixed", "Swift 6で書いたツールv2です", [3, 9]),
    Case("half width", "ｶﾀｶﾅ", [0, 4]),
    Case("punctuation alone", "— … ! & 。", [0, 0]),
    Case("markup within a word", "un*believ*able **a**b", [2, 0]),
    Case("lines", "a\nb  \nc", [3, 0]),
    Case("blocks", "# a\n\n- b\n- c\n\n> d\n\n| e | f |\n|---|---|\n| g | h |", [8, 0]),
    Case("inline code counts", "use `let x`", [3, 0]),
    Case("code blocks do not count", "a\n\n```\nb c\n```\n\n    d\n\ne", [2, 0]),
    Case("raw HTML does not count", "<p>a b</p>\n\nc <b title=\"d\">e</b>", [2, 0]),
    Case("texts of links and images, not their addresses", "[a b](c/d) ![e](f)", [3, 0]),
    Case("footnotes and labels", "a[^1]\n\n:::note[b c]\nd\n:::\n\n[^1]: e", [5, 0]),
    Case("comments do not count", "<!-- a b -->\n\nc", [1, 0]),
  ])
  func `are counted by the rules of their script`(_ row: Case<String, [Int]>) {
    let words = Draft(row.input).article.facts.words
    row.check([words.words, words.characters])
    #expect(words.total == row.expected.reduce(0, +))
  }

  @Test(arguments: 0..<400 as Range<UInt64>) func `have the same count eight bytes at a time and byte by byte`(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let all = Array("ab9_  --''.é日’")
    func letters(_ count: ClosedRange<Int>) -> String {
      String((0..<Int.random(in: count, using: &generator)).map { _ in all.randomElement(using: &generator) ?? "a" })
    }
    let (before, text, after) = (letters(0...3), letters(0...60), letters(0...12))
    var (quick, slow) = (WordCount(), WordCount())
    let start = before.utf8.count
    quick.add(Array((before + text + after).utf8).span, start..<start + text.utf8.count)
    slow.add(text.unicodeScalars)
    #expect(quick == slow, "seed \(seed): \(text)")
  }

  @Test(arguments: [
    Case("nothing", [0, 0], 0), Case("a word", [1, 0], 1), Case("a minute", [220, 0], 1),
    Case("more than a minute", [221, 0], 2), Case("a thousand words", [1000, 0], 5),
    Case("a minute of characters", [0, 500], 1),
    Case("more characters", [0, 501], 2), Case("both", [110, 250], 1), Case("both and more", [111, 250], 2),
  ])
  func `have a reading time in minutes`(_ row: Case<[Int], Int>) {
    let text = String(repeating: "word ", count: row.input[0]) + "\n\n" + String(repeating: "字", count: row.input[1])
    row.check(Draft(text).article.facts.words.readingMinutes)
  }

  @Test func `can be counted piece by piece`() {
    var words = WordCount()
    words.add("un".unicodeScalars)
    words.add("believable two".unicodeScalars)
    words.endWord()
    words.add("three".unicodeScalars)
    #expect(words.words == 3)
  }
}

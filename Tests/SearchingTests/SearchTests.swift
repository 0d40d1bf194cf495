import Foundation
import Sites
import TestSupport
import Testing

@Suite(.enabled(if: SearchedSite.canSearch, "Node is not installed"))
struct `The search` {
  private static let site = SearchedSite([
    "posts/_index.md": "---\ntitle: Journal\n---\n",
    "posts/knitting.md": """
    ---
    title: Knitting socks
    date: 2026-01-02
    tags: [Wool, Crafts]
    ---
    Begin at the toe.

    ## The heel

    Turn the heel with short rows. A gusset is easier than running after stitches.

    :::tabs
    ### Cotton
    It does not stretch.

    ### Merino
    It stretches and warms.
    :::
    """,
    "posts/spinning.md": """
    ---
    title: Spinning
    date: 2026-02-03
    tags: [wool]
    ---
    A spindle turns wool into yarn. The yarn for socks is thin.
    """,
    "about.md":
      "---\ntitle: About\n---\nI knit in the café at the corner. 東京都の編み物。が。か\u{3099}き。\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af}.\n",
    "twice.md": "---\ntitle: Twice as good\nsearch: {boost: 10}\n---\nNothing but a spindle. Words words words.\n",
  ])

  @Test(arguments: [
    Case("a stem finds other forms", "run", ["/posts/knitting/#the-heel"]),
    Case("the last word is a prefix", "gus", ["/posts/knitting/#the-heel"]),
    Case("a word before another is whole", "gus heel", ["/posts/knitting/#the-heel"]),
    Case("a child of a container has its own address", "merino warms", ["/posts/knitting/#merino"]),
    Case("one typo", "spidnle ", ["/posts/spinning/", "/twice/"]),
    Case("two letters swapped at the beginning", "psindle ", ["/posts/spinning/", "/twice/"]),
    Case("the first letter is wrong", "zpindle ", ["/posts/spinning/", "/twice/"]),
    Case("the first letter is missing", "pindle ", ["/posts/spinning/", "/twice/"]),
    Case("the first letter is there twice", "sspindle ", ["/posts/spinning/", "/twice/"]),
    Case("the third letter is wrong", "spundle ", ["/posts/spinning/", "/twice/"]),
    Case("two typos", "psinlde ", []),
    Case("accents do not matter", "cafe", ["/about/"]),
    Case("case does not matter", "MERINO", ["/posts/knitting/#merino"]),
    Case("a phrase", "\"short rows\"", ["/posts/knitting/#the-heel"]),
    Case("words in another order are no phrase", "\"rows short\"", []),
    Case("a pair of characters", "東京", ["/about/"]),
    Case("one character", "物", ["/about/"]),
    Case("letters in parts find syllables, in Japanese", "か\u{3099}き", ["/about/"]),
    Case("syllables find letters in parts, in Japanese", "がき", ["/about/"]),
    Case("syllables find letters in parts, in Korean", "한글", ["/about/"]),
    Case(
      "letters in parts find letters in parts, in Korean", "\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af}",
      ["/about/"]),
    Case("characters that are not next to each other in a pair", "京編", []),
    Case("a word that is nowhere", "quokka", []),
    Case("an empty query", "  ", []),
    Case("only punctuation", "\"!?\"", []),
  ])
  func `finds`(row: Case<String, [String]>) throws {
    row.check(try Self.site.search(row.input).urls.sorted())
  }

  @Test func `ranks a word in the title first, and follows the boost`() throws {
    #expect(try Self.site.search("socks").urls == ["/posts/knitting/", "/posts/spinning/"])
    #expect(try Self.site.search("spindle").urls == ["/twice/", "/posts/spinning/"])
  }

  @Test func `describes a result`() throws {
    let result = try #require(try Self.site.search("stretches warm").results.first)
    #expect(result.url == "/posts/knitting/#merino")
    #expect(result.title == "Knitting socks")
    #expect(result.markedTitle.map(\.text) == ["Knitting socks"])
    #expect(result.path == ["The heel", "Merino"])
    #expect(result.marked == "It [stretches] and [warms].")
    #expect(result.section == "Journal")
    #expect(result.tags == ["Wool", "Crafts"])
    #expect(result.date == "2026-01-02")
    #expect(Set(result.words) == ["stretches", "warms"])
  }

  @Test func `shows a description or the beginning until the page of a result is read`() throws {
    let site = SearchedSite([
      "a.md": "---\ntitle: A\ndescription: All about wool.\n---\nText with wool.\n",
      "b.md":
        "---\ntitle: B\n---\n\(String(repeating: "Yarn, ", count: 30))\n\n## Cotton\n\n```js [a.js]\nlet a\n```\n\nGossypium grows.\n",
    ])
    let answers = try site.search([
      .init(query: "text", pages: 0), .init(query: "text", pages: 1), .init(query: "gossypium", pages: 0),
      .init(query: "cotton", pages: 0), .init(query: "gossypium", pages: 1),
      .init(query: "\"gossypium cotton\"", pages: 0),
    ])
    let found = answers.map { answer in answer.results.map { "\($0.url) \($0.marked)" }.joined() }
    let beginning = String(repeating: "Yarn, ", count: 19) + "Yarn,…"
    #expect(
      found == [
        "/a/ All about wool.", "/a/ [Text] with wool.", "/b/ \(beginning.dropLast(2))…", "/b/#cotton \(beginning)",
        "/b/#cotton [Gossypium] grows.", "/b/#cotton \(beginning)",
      ])
    #expect(answers[2].results.first?.words == ["gossypium"])
  }

  @Test func `ranks an exact title first, then identifiers and versions`() throws {
    var content = ["x.md": "---\ntitle: Rust\n---\nA language.\n"]
    for number in 0..<20 {
      content["r\(number).md"] = "---\ntitle: Rust 1.\(number)\n---\nRust in rust 1.\(number)0 of Rust\n"
    }
    content["time.md"] = "---\ntitle: A\n---\nSet `reading_time` to false.\n"
    content["other.md"] = "---\ntitle: B\n---\nReading takes time. Reading time and time for reading.\n"
    let answers = try SearchedSite(content).search(
      ["rust", "Rust 1.7", "rust 1.70", "reading_time"].map { .init(query: $0, limit: 3) })
    #expect(answers.map { $0.urls.first } == ["/x/", "/r7/", "/r7/", "/time/"])
  }

  @Test func `marks found words in the title`() throws {
    let result = try #require(try Self.site.search("sock heel").results.first)
    #expect(result.markedTitle.map { $0.mark ? "[\($0.text)]" : $0.text }.joined() == "Knitting [socks]")
  }

  @Test func `finds articles with most of many words, but both of two`() throws {
    #expect(try Self.site.search("how do I turn wool into thin yarn quickly").urls == ["/posts/spinning/"])
    #expect(try Self.site.search("wool heel").urls == ["/posts/knitting/#the-heel"])
  }

  @Test func `finds other endings in a language without a stemmer`() throws {
    let site = SearchedSite(["a.md": "---\ntitle: A\n---\nЧитаємо про компоненти.\n"], settings: "language: uk\n")
    #expect(try site.search("компонентів ", in: "uk").urls == ["/a/"])
  }

  @Test func `answers short prefixes and frequent words in a large site`() throws {
    var random = SeededGenerator(seed: 4)
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    var content: [String: String] = [:]
    for number in 0..<400 {
      let words = (0..<60).map { _ in "s" + String((0..<6).compactMap { _ in letters.randomElement(using: &random) }) }
      content["p\(number).md"] = "---\ntitle: P\n---\n\(words.joined(separator: " ")) the of\n"
    }
    let answers = try SearchedSite(content).search([.init(query: "s"), .init(query: "the of")])
    #expect(answers[0].total > 10)
    #expect(answers[1].total == 400)
  }

  @Test func `counts only articles that have the phrase`() throws {
    var content: [String: String] = [:]
    for number in 0..<15 {
      content["p\(number).md"] = "---\ntitle: P\n---\n\(number < 12 ? "Rows that are short" : "Short rows") of oak.\n"
    }
    let site = SearchedSite(content)
    let answers = try site.search([
      .init(query: "\"short rows\"", limit: 2), .init(query: "\"oak rows\""), .init(query: "short rows", limit: 2),
    ])
    #expect(answers.map(\.total) == [3, 0, 15])
    #expect(answers.map(\.results.count) == [2, 0, 2])
  }

  @Test func `adds batches of results until all are shown, without a change to those before`() throws {
    var content: [String: String] = [:]
    for number in 0..<100 {
      let words = number.isMultiple(of: 3) ? "Short rows" : "Rows that are short"
      let part = number.isMultiple(of: 7) ? "\n## Short rows of oak\n" : ""
      content["p\(number).md"] = "---\ntitle: P\(number)\n---\n\(words) of oak.\n\(part)"
    }
    let site = SearchedSite(content)
    for (query, batches, total) in [("short rows", 10, 100), ("\"short rows\"", 5, 44)] {
      let answers = try site.search((1...batches).map { .init(query: query, limit: 10, batches: $0) })
      for (before, after) in zip(answers, answers.dropFirst()) {
        #expect(Array(after.urls.prefix(before.urls.count)) == before.urls)
        #expect(after.urls.count > before.urls.count, "\(query)")
      }
      let all = try #require(answers.last)
      #expect(all.total == total && Set(all.urls).count == total, "\(query): \(all.total), \(all.urls.count)")
    }
  }

  @Test(arguments: [("", true), ("search: false\n", false), ("listed: false\n", false), ("search: {boost: 2}\n", true)])
  func `marks the pages that Pagefind indexes`(frontMatter: String, isIndexed: Bool) throws {
    let site = SearchedSite.build(["posts/a.md": "---\ntitle: A\ndate: 2026-01-01\n\(frontMatter)---\nText.\n"])
    let page = try #require(site.files.first { $0.path == "posts/a/index.html" })
    var bytes: [UInt8] = []
    if case .bytes(let page) = page.content { bytes = page }
    #expect(!bytes.isEmpty)
    #expect((bytes.firstRange(of: Array("data-pagefind-body".utf8)) != nil) == isIndexed)
  }

  @Test func `filters by section and tag`() throws {
    let answers = try Self.site.search([
      .init(query: "yarn socks knit", section: "posts"), .init(query: "spindle", tag: "WOOL"),
      .init(query: "spindle", tag: "crafts"), .init(query: "spindle", section: "posts", tag: "Wool"),
    ])
    #expect(answers.map(\.total) == [2, 1, 0, 1])
    #expect(answers[1].urls == ["/posts/spinning/"])
  }
}

@Suite(.enabled(if: SearchedSite.canSearch, "Node is not installed"))
struct `Every word` {
  @Test(arguments: ["de", "en", "es", "fr", "it", "ja", "nl", "pt", "ru", "sv", "uk"])
  func `of a published article finds it, and no byte of another is in the index`(language: String) throws {
    var random = SeededGenerator(seed: 11)
    let words = RandomText.words(in: language, count: 220, &random)
    var content: [String: String] = [:]
    var expected: [String: Set<String>] = [:]
    for number in 0..<40 {
      var text = ""
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let some = (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in words.randomElement(using: &random) }
        for word in some { expected[word, default: []].insert("/notes/n\(number)/") }
        text += RandomText.block(some, &random) + "\n\n"
      }
      content["notes/n\(number).md"] = "---\ntitle: n\(number)\n---\n\n\(text)"
    }
    let hidden = ["draft: true", "expires: 2026-01-01", "date: 2027-01-01", "search: false"]
    for (number, line) in hidden.enumerated() {
      content["notes/hidden\(number).md"] = "---\ntitle: Xylotomb\(number)\n\(line)\n---\n\nXylotomb plainly.\n"
    }
    content["notes/part.md"] = """
      ---
      title: Parts
      ---
      Open.

      Xylotomb block.
      {.no-search}

      ## Xylotomb heading {.no-search}

      Xylotomb below.

      ### Xylotomb inner

      ## Shown

      :::tabs{.no-search}
      ### Xylotomb
      Xylotomb tab.
      :::
      """
    let site = SearchedSite(content, settings: "language: \(language)\n")
    #expect(site.files.count > 2)
    for (path, bytes) in site.files {
      #expect(bytes.firstRange(of: Array("ylotom".utf8)) == nil, "\(path)")
      #expect(bytes.firstRange(of: Array("plainly".utf8)) == nil, "\(path)")
    }
    let queries = expected.keys.sorted()
    let answers = try site.search(queries.map { SearchedSite.Query(query: $0 + " ") }, in: language)
    for (word, answer) in zip(queries, answers) {
      let found = Set(answer.urls.map { String($0.prefix { $0 != "#" }) })
      #expect(expected[word]?.subtracting(found) == [], "\(word)")
    }
  }
}

/// Random texts in one language's letters.
enum RandomText {
  private static func letters(of language: String) -> [Character] {
    switch language {
    case "ja": Array("東京都日本語編物がぎパカタナのはをたーＡ")
    case "ru": Array("абвгдеёжзийклмнопрстуфхцчшщъыьэюя")
    case "uk": Array("абвгґдеєжзиіїйклмнопрстуфхцчшщьюя")
    case "en": Array("abcdefghijklmnopqrstuvwxyzE") + ["e\u{301}"]
    default: Array("abcdefghijklmnopqrstuvwxyzäöüßéèêàáâãçñíóúïëåøÉÅ")
    }
  }

  static func words(in language: String, count: Int, _ random: inout SeededGenerator) -> [String] {
    let letters = letters(of: language)
    let endings = ["", "ing", "ed", "ungen", "heit", "ement", "ación", "ções", "ando", "ые", "ами", "s", "en"]
    let usual = language == "ja" ? [""] : endings.filter { ending in ending.allSatisfy { letters.contains($0) } }
    return (0..<count).map { _ in
      let root = (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in letters.randomElement(using: &random) }
      return String(root) + (usual.randomElement(using: &random) ?? "")
    }
  }

  /// Returns words as a paragraph, a heading, a list, a table or the children of a container.
  static func block(_ words: [String], _ random: inout SeededGenerator) -> String {
    let line = words.joined(separator: " ")
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return "## \(line)"
    case 1: return words.map { "- \($0)" }.joined(separator: "\n")
    case 2: return "| a | b |\n|---|---|\n| \(line) | **\(line)** |"
    case 3: return ":::tabs\n### one\n\(line)\n\n### two\n\(line)\n:::"
    case 4: return "> \(line)"
    case 5: return "[\(line)](https://example.com) and `\(line)`"
    default: return line
    }
  }
}

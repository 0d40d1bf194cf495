import Sites
import TestSupport
import Testing

@testable import Searching

struct `The index` {
  @Test(arguments: 0..<12 as Range<UInt64>)
  func `is the same after a change as if it was made anew`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var articles = (0..<Int.random(in: 0...150, using: &random)).map { RandomArticle.article($0, &random) }
    var (index, files) = Self.build(articles)
    for round in 0..<4 {
      let before = articles
      articles.removeAll { _ in Int.random(in: 0..<10, using: &random) == 0 }
      for position in articles.indices where Int.random(in: 0..<8, using: &random) == 0 {
        let number = articles[position].number
        articles[position] = RandomArticle.article(number, &random)
      }
      articles += (0..<Int.random(in: 0...9, using: &random)).map {
        RandomArticle.article(1_000 * (round + 1) + $0, &random)
      }
      let gone = before.filter { !articles.contains($0) }
      let new = articles.filter { !before.contains($0) }
      var reader = TermReader(language: "en")
      let added = new.map { Self.indexed($0, &reader) }
      let (old, oldFiles) = (index, files)
      let update = try #require(
        old.updated(removing: gone.map(\.id), adding: added, by: [reader], loading: { oldFiles[$0] }))
      let (expected, expectedFiles) = Self.build(articles)
      #expect(update.index == expected)
      let changed = Dictionary(update.files.map { ($0.name, $0.bytes) }) { _, last in last }
      var result: [String: [UInt8]] = [:]
      for path in update.index.paths { result[path] = changed[path] ?? oldFiles[path] }
      #expect(result == expectedFiles)
      #expect(Set(changed.keys).isSubset(of: update.index.paths))
      (index, files) = (expected, expectedFiles)
    }
  }

  @Test func `is not updated if a shard is lost or damaged`() {
    var random = SeededGenerator(seed: 3)
    let articles = (0..<30).map { RandomArticle.article($0, &random) }
    let (index, files) = Self.build(articles)
    let remove = [articles[4].id]
    #expect(index.updated(removing: remove, adding: [], by: [], loading: { _ in nil }) == nil)
    #expect(
      index.updated(removing: remove, adding: [], by: [], loading: { files[$0].map { [0xFF] + $0 } }) == nil)
  }

  @Test func `changes little if an article is added`() throws {
    var random = SeededGenerator(seed: 5)
    let articles = (0..<3_000).map { RandomArticle.article($0, &random) }
    let (index, files) = Self.build(articles)
    var reader = TermReader(language: "en")
    let added = Self.indexed(RandomArticle.article(9_999, &random), &reader)
    let update = try #require(
      index.updated(removing: [], adding: [added], by: [reader], loading: { files[$0] }))
    let all = files.values.reduce(0) { $0 + $1.count }
    let changed = update.files.reduce(0) { $0 + $1.bytes.count }
    #expect(changed < all / 4, "\(changed) of \(all) bytes")
  }

  @Test func `numbers articles by their addresses, whatever their order is`() {
    let addresses = (0..<9_000).map { "/a/\($0)/" }
    let ids = ArticleID.all(of: addresses)
    #expect(Set(ids).count == addresses.count)
    #expect(ArticleID.all(of: addresses.reversed()) == ids.reversed())
  }

  private static func build(_ articles: [RandomArticle]) -> (index: SearchIndex, files: [String: [UInt8]]) {
    var readers = [TermReader(language: "en"), TermReader(language: "en")]
    let indexed = articles.enumerated().map { position, article in
      var read = Self.indexed(article, &readers[position % 2])
      read.reader = position % 2
      return read
    }
    var files: [String: [UInt8]] = [:]
    let index = SearchIndex.build(of: indexed, by: readers) { files[$0.name] = $0.bytes }
    return (index, files)
  }

  private static func indexed(_ article: RandomArticle, _ reader: inout TermReader) -> SearchIndex.Article {
    SearchIndex.Article(
      id: article.id, terms: reader.terms(of: article.article), reader: 0, fragment: article.article.encoded)
  }
}

/// An article with random words; frequent words are in most articles.
struct RandomArticle: Equatable {
  var number: Int
  var article: SearchableArticle

  var id: ArticleID { ArticleID(UInt32(truncatingIfNeeded: number &* 7_919_777)) }

  static func article(_ number: Int, _ random: inout SeededGenerator) -> RandomArticle {
    let words = (0..<Int.random(in: 1...150, using: &random)).map { _ in
      let rank = Int(1 / Double.random(in: 0.0005...1, using: &random))
      return "w\(rank % 7)\(rank)"
    }
    let passage = SearchableArticle.Passage(
      anchor: "", title: "", parent: 0, text: words.joined(separator: " "))
    return RandomArticle(
      number: number,
      article: SearchableArticle(
        address: "/\(number)/", title: "t \(number % 40)", section: "posts/\(number % 3)", tags: ["x", "y"],
        description: "", date: "", boost: 10, passages: [passage]))
  }
}

struct `Identifiers and versions` {
  @Test(arguments: [
    ("reading_time and #[must_use]", ["reading_time", "must_use"]), ("Rust 1.0. Next", ["1.0"]),
    ("1.2.3-beta_4", ["1.2.3-beta_4"]),
    ("a..b, _a_, a-", []), ("data-pagefind-body", ["data-pagefind-body"]), ("“1.0”", ["1.0"]), ("ü.b.c", ["b.c"]),
    ("üa.b", []),
    ("a.b.cü", ["a.b"]), ("a.bü", []), ("A_B", ["a_b"]), ("don't", []),
    ("12345678901234567890.12345678901234567890", ["12345678901234567890.1234567"]),
  ])
  func `of several words are terms`(text: String, expected: [String]) {
    var compounds: [String] = []
    Tokenizer.compounds(of: text) { compounds.append($0) }
    #expect(compounds == expected)
  }
}

struct `Folding a word` {
  @Test(arguments: [
    ("straße", "strasse"), ("café", "cafe"), ("cafe\u{301}", "cafe"), ("naïve", "naive"), ("ёлка", "елка"),
    ("ελλάδα", "ελλαδα"), ("λόγος", "λογοσ"), ("łódź", "lodz"), ("مُحَمَّد", "محمد"), ("が", "が"), ("abc", "abc"),
  ])
  func `removes accents`(word: String, folded: String) {
    #expect(Folding.folded(word) == folded)
  }
}

struct `Tokens` {
  @Test(arguments: [
    ("It's 5 o'clock", ["it", "s", "5", "o", "clock"]), ("Ünïcode CAFE\u{301}", ["ünïcode", "café"]),
    ("東京都 a", ["東京", "京都", "都", "a"]), ("Ｗ杯 3D", ["w", "杯", "3d"]), ("x", ["x"]), ("…–", []),
    ("ภาษา", ["ภา", "าษ", "ษา", "า"]), ("don’t", ["don", "t"]),
    ("か\u{3099}き", ["がき", "き"]), ("\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af}", ["한글", "글"]),
    ("C++ & C#", ["c", "c"]),
  ])
  func `of texts`(text: String, expected: [String]) {
    var tokens: [String] = []
    Tokenizer.tokens(of: text) { token in
      switch token {
      case .word(let word), .pair(let word): tokens.append(word)
      }
    }
    #expect(tokens == expected)
  }
}

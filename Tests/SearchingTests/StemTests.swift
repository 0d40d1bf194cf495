import TestSupport
import Testing

@testable import Searching

struct `Stems` {
  @Test(arguments: [
    ("en", "generously", "generous"), ("en", "skies", "sky"), ("en", "hopping", "hop"), ("en", "hoping", "hope"),
    ("de", "häuser", "haus"), ("de", "größe", "gross"), ("fr", "continuellement", "continuel"), ("fr", "naïve", "naiv"),
    ("es", "cocinando", "cocin"), ("es", "diciéndoselo", "dic"), ("pt", "canções", "canco"),
    ("it", "mangiando", "mang"),
    ("nl", "lichamelijk", "licham"), ("nl", "manen", "man"), ("ru", "вагонами", "вагон"),
    ("sv", "jaktkarlarne", "jaktkarl"),
  ])
  func `of sample words`(language: String, word: String, stem: String) throws {
    #expect(Folding.folded(try #require(Stemmer.named(language)).stem(word)) == stem)
  }

  @Test func `exist for each listed language, and for no other`() {
    for language in Stemmer.languages { #expect(Stemmer.named(language) != nil, "\(language)") }
    #expect(Stemmer.named("uk") == nil)
  }

  @Test(arguments: [
    ("en", ["en"]), ("e[nr] ung(en)?", ["en", "er", "ungen", "ung"]), ("", [""]), ("s?", ["s", ""]),
    ("a(b|c(d|e)?)", ["ab", "acd", "ace", "ac"]),
  ])
  func `are found by endings that a short text lists`(text: String, endings: [String]) {
    #expect(StemEndings.list(text) == endings)
  }
}

/// Snowball's own implementation is the oracle.
///
/// Accents do not count, because the index has none.
@Suite(.enabled(if: StemOracle.isInstalled, "the Python package snowballstemmer 2.2 is not installed"))
struct `Stems agree with Snowball's` {
  @Test(arguments: StemLanguage.all)
  func `for random words with the language's own endings`(language: StemLanguage) throws {
    try compare(StemWords.random(for: try language.stemmer(), count: 5_000, seed: 7), in: language)
  }

  @Test(arguments: StemLanguage.all.filter(\.hasDictionary))
  func `for words of a dictionary`(language: StemLanguage) throws {
    try compare(StemWords.ofDictionary(language, count: 10_000), in: language)
  }

  private func compare(_ words: [String], in language: StemLanguage) throws {
    let stemmer = try language.stemmer()
    let expected = try StemOracle.stems(of: words, in: language.name)
    try #require(expected.count == words.count)
    let wrong = zip(words, expected).map { ($0, Folding.folded(stemmer.stem($0)), Folding.folded($1)) }
      .filter { $1 != $2 }.map { "\($0) → \($1), not \($2)" }
    #expect(wrong.isEmpty, "\(wrong.count) of \(words.count): \(wrong.prefix(10))")
  }
}

@Suite(.enabled(if: SearchedSite.canSearch, "Node is not installed"))
struct `Stems agree with those of the script` {
  @Test(arguments: StemLanguage.all) func `for random words and words of a dictionary`(language: StemLanguage) throws {
    let stemmer = try language.stemmer()
    var words = StemWords.random(for: stemmer, count: 5_000, seed: 8)
    // A surrogate pair, a name that all objects of the language have, and characters that expressions treat specially.
    words += ["𐐨𐐨𐐨ing", "constructor", "naïfs", "a", "e", "ß"]
    if language.hasDictionary { words += StemWords.ofDictionary(language, count: 5_000) }
    let found = try StemsOfScript.stems(of: words, with: stemmer)
    try #require(found.count == words.count)
    let wrong = zip(words, found).filter { stemmer.stem($0) != $1 }.map { "\($0) → \(stemmer.stem($0)), script \($1)" }
    #expect(wrong.isEmpty, "\(wrong.count) of \(words.count): \(wrong.prefix(10))")
  }
}

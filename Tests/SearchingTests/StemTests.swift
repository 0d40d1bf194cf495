import Foundation
import Searching
import TestSupport
import Testing

struct `Stems` {
  @Test(arguments: [
    ("en", "generously", "generous"), ("en", "skies", "sky"), ("en", "hopping", "hop"), ("de", "häuser", "haus"),
    ("de", "größe", "gross"), ("fr", "continuellement", "continuel"), ("es", "cocinando", "cocin"),
    ("pt", "canções", "cançõ"), ("it", "mangiando", "mang"), ("nl", "lichamelijk", "licham"),
    ("ru", "вагонами", "вагон"), ("sv", "jaktkarlarne", "jaktkarl"),
  ])
  func `of sample words`(language: String, word: String, stem: String) throws {
    #expect(try #require(SnowballScript.named(language)).stem(word) == stem)
  }

  @Test func `exist for each listed language, and for no other`() {
    for language in SnowballScript.languages { #expect(SnowballScript.named(language) != nil, "\(language)") }
    #expect(SnowballScript.named("uk") == nil)
  }
}

@Suite(.enabled(if: StemOracle.isInstalled, "the Python package snowballstemmer 2.2 is not installed"))
struct `Stems agree with libstemmer` {
  @Test(arguments: [
    ("de", "german"), ("en", "english"), ("es", "spanish"), ("fr", "french"), ("it", "italian"), ("nl", "dutch"),
    ("pt", "portuguese"), ("ru", "russian"), ("sv", "swedish"),
  ])
  func `for random words with the language's own endings`(tag: String, name: String) throws {
    let script = try #require(SnowballScript.named(tag))
    let words = RandomWords.words(of: script, count: 5_000, seed: 7)
    let expected = try StemOracle.stems(of: words, in: name)
    try #require(expected.count == words.count)
    let wrong = zip(words, expected).filter { script.stem($0) != $1 }.map { "\($0) → \(script.stem($0)), not \($1)" }
    #expect(wrong.isEmpty, "\(wrong.count) of \(words.count): \(wrong.prefix(10))")
  }
}

/// An independent implementation to compare with: the Python package `snowballstemmer`.
enum StemOracle {
  static let isInstalled: Bool = {
    guard let python = Program.python else { return false }
    let program = "import importlib.metadata as m, sys; sys.exit(not m.version('snowballstemmer').startswith('2.2'))"
    return (try? Program.run(python, ["-c", program]).status) == 0
  }()

  static func stems(of words: [String], in language: String) throws -> [String] {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "stems.py").path
    let input = Data(words.joined(separator: "\n").utf8)
    let outcome = try Program.run(Program.python ?? "python3", [script, language], input: input)
    return outcome.output.split(separator: "\n").map(String.init)
  }
}

/// Words that are made of a language's letters and of the endings that its stemmer knows, so that every rule applies.
enum RandomWords {
  static func words(of script: SnowballScript, count: Int, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let endings = script.texts.filter { !$0.isEmpty && $0 == $0.lowercased() }.sorted()
    let letters = Array(Set(endings.joined())).sorted() + Array("aeioubdfglmnprst")
    let usual = endings.contains { $0.unicodeScalars.contains { $0.value > 0x400 } }
    return (0..<count).map { _ in
      let length = Int.random(in: 0...7, using: &random)
      let root = (0..<length).compactMap { _ in
        (usual ? letters.filter { $0 > "z" } : letters).randomElement(using: &random)
      }
      let ends = (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in endings.randomElement(using: &random) }
      let word = String(root) + ends.joined()
      return word.isEmpty ? "a" : word
    }
  }
}

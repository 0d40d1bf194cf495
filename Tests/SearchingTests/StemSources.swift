import Foundation
import Markup
import Sites
import TestSupport
import Testing

@testable import Searching

/// A language with a stemmer: its tag, its name for the oracle, and a list of its words.
struct StemLanguage: Sendable, CustomTestStringConvertible {
  var tag: String
  var name: String
  /// A file of a Debian package with a word on each line, which may have a slash and flags.
  var dictionary: String

  static let all = [
    StemLanguage(tag: "de", name: "german", dictionary: "/usr/share/dict/ngerman"),
    StemLanguage(tag: "en", name: "english", dictionary: "/usr/share/dict/american-english"),
    StemLanguage(tag: "es", name: "spanish", dictionary: "/usr/share/dict/spanish"),
    StemLanguage(tag: "fr", name: "french", dictionary: "/usr/share/dict/french"),
    StemLanguage(tag: "it", name: "italian", dictionary: "/usr/share/dict/italian"),
    StemLanguage(tag: "nl", name: "dutch", dictionary: "/usr/share/dict/dutch"),
    StemLanguage(tag: "pt", name: "portuguese", dictionary: "/usr/share/dict/portuguese"),
    StemLanguage(tag: "ru", name: "russian", dictionary: "/usr/share/hunspell/ru_RU.dic"),
    StemLanguage(tag: "sv", name: "swedish", dictionary: "/usr/share/dict/swedish"),
  ]

  var hasDictionary: Bool { FileManager.default.fileExists(atPath: dictionary) }
  var testDescription: String { name }

  func stemmer() throws -> Stemmer { try #require(Stemmer.named(tag)) }
}

/// Words to stem.
enum StemWords {
  /// Returns words of a language's letters and of the endings in its table, so that every rule applies.
  static func random(for stemmer: Stemmer, count: Int, seed: UInt64) -> [String] {
    var random = SeededGenerator(seed: seed)
    let endings = Set(endings(of: stemmer.table.steps)).filter {
      !$0.isEmpty && !$0.contains("~") && $0 == $0.lowercased()
    }
    .sorted()
    let isLatin = stemmer.table.vowels.contains("a")
    let letters = Set(endings.joined()).sorted() + Array(isLatin ? "aeioubdfglmnprst" : "")
    return (0..<count).map { _ in
      let root = (0..<Int.random(in: 0...7, using: &random)).compactMap { _ in letters.randomElement(using: &random) }
      let ends = (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in endings.randomElement(using: &random) }
      let word = String(root) + ends.joined()
      return word.isEmpty ? "a" : word
    }
  }

  private static func endings(of steps: [StemmingTable.Step]) -> [String] {
    steps.flatMap { step in
      step.alternatives.flatMap { endings(of: $0.list) } + endings(of: step.next) + endings(of: step.otherwise)
    }
  }

  private static func endings(of rules: [StemmingTable.Rule]) -> [String] {
    rules.flatMap { StemEndings.list($0.endings) + endings(of: $0.next) }
  }

  /// Returns words that are spread over a whole dictionary.
  static func ofDictionary(_ language: StemLanguage, count: Int) -> [String] {
    let text = (try? String(contentsOfFile: language.dictionary, encoding: .utf8)) ?? ""
    let words = text.split(separator: "\n").map { $0.prefix { $0 != "/" }.lowercased() }
      .filter { !$0.isEmpty && $0.allSatisfy(\.isLetter) }
    return stride(from: 0, to: words.count, by: max(1, words.count / count)).map { words[$0] }
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

/// The stemmer in `search-engine.js`, which Node runs with the table as a site publishes it.
enum StemsOfScript {
  static func stems(of words: [String], with stemmer: Stemmer) throws -> [String] {
    let script = Program.repository.appending(path: "Templates/assets/search-engine.js").path
    let driver = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "stems.js").path
    let table = String(decoding: stemmer.table.json.bytes, as: UTF8.self)
    let input = Data(([table] + words).joined(separator: "\n").utf8)
    let outcome = try Program.run("/usr/bin/node", [driver, script], input: input)
    return outcome.output.split(separator: "\n").map(String.init)
  }
}

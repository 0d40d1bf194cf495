import Dates
import Texts

/// How often the letters of each script and the frequent words of each language occur in articles.
///
/// ```swift
/// LanguageEvidence.of(Array("Ich weiß nicht, ob das Brot schon fertig ist.".utf8)).language  // de
/// ```
struct LanguageEvidence: Sendable {
  private var letters: [Unicode.Scalar.Script: Int] = [:]
  /// The number of letters that only some languages of a script have, by language.
  private var ownLetters: [String: Int] = [:]
  private var words = 0
  /// The number of frequent words, by language.
  private var frequentWords: [String: Int] = [:]

  /// Counts the letters and words at the start of a Markdown text, without code blocks.
  static func of(_ text: [UInt8]) -> LanguageEvidence {
    var evidence = LanguageEvidence()
    for line in MarkdownText.read(Array(text.prefix(1_500))).lines where line.role == .text {
      let text = line.text.lowercased()
      let ascii = text.isASCII ? text.utf8.split(whereSeparator: { !$0.isASCIILetter }).map { Substring($0) } : nil
      for word in ascii ?? text.split(whereSeparator: { !$0.isLetter }) { evidence.count(word) }
    }
    return evidence
  }

  private mutating func count(_ word: Substring) {
    for scalar in word.unicodeScalars {
      guard let script = scalar.script else { continue }
      letters[script, default: 0] += 1
      if script != .latin, let language = Self.lettersOfLanguages[scalar] { ownLetters[language, default: 0] += 1 }
    }
    words += 1
    if let language = Self.wordsOfLanguages[word] { frequentWords[language, default: 0] += 1 }
  }

  /// Returns the counts of two groups of articles as one.
  static func + (first: LanguageEvidence, second: LanguageEvidence) -> LanguageEvidence {
    var sum = first
    sum.words += second.words
    sum.letters.merge(second.letters, uniquingKeysWith: +)
    sum.ownLetters.merge(second.ownLetters, uniquingKeysWith: +)
    sum.frequentWords.merge(second.frequentWords, uniquingKeysWith: +)
    return sum
  }

  /// Whether there are Chinese, Japanese or Korean letters.
  var hasWideLetters: Bool { [.han, .kana, .hangul].contains { letters[$0] != nil } }

  /// The tag of the language that most of the text is in, or `nil` if that is not clear.
  var language: String? {
    var others = letters
    let latin = others.removeValue(forKey: .latin) ?? 0
    // Kana and Han are one script here. A character of these stands for several letters.
    let han = (others.removeValue(forKey: .kana) ?? 0) + (others[.han] ?? 0)
    if han > 0 { others[.han] = han }
    guard let (script, count) = others.max(by: { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }),
      count * 2 > latin
    else { return latinLanguage }
    return language(of: script, with: count)
  }

  /// Returns the language of a text in a script other than Latin.
  private func language(of script: Unicode.Scalar.Script, with count: Int) -> String? {
    func has(_ language: String, percent: Int) -> Bool { ownLetters[language, default: 0] * 100 > count * percent }
    switch script {
    case .han, .kana:
      if letters[.kana, default: 0] * 10 > count { return "ja" }
      return ownLetters["zh-Hant", default: 0] > ownLetters["zh", default: 0] ? "zh-Hant" : "zh"
    case .hangul: return "ko"
    // Bulgarian and Serbian have none of these letters.
    case .cyrillic: return has("uk", percent: 2) ? "uk" : has("ru", percent: 1) ? "ru" : nil
    case .arabic: return has("ur", percent: 1) ? nil : has("fa", percent: 2) ? "fa" : "ar"
    case .greek: return "el"
    case .hebrew: return "he"
    case .devanagari: return "hi"
    case .latin: return nil
    }
  }

  /// The language with the most frequent words: at least one word in 20, and twice as many as any other language.
  private var latinLanguage: String? {
    let ranks = frequentWords.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard let first = ranks.first, words >= 50, first.value * 20 > words,
      first.value > 2 * (ranks.dropFirst().first?.value ?? 0)
    else { return nil }
    return first.key
  }

  private static let lettersOfLanguages = languages { Array($0.ownLetters.unicodeScalars) }
  private static let wordsOfLanguages = languages { $0.frequentWords.split(separator: " ") }

  /// Returns the language of each letter or word that is evidence of one.
  private static func languages<Part: Hashable>(_ parts: (NaturalLanguage) -> [Part]) -> [Part: String] {
    Dictionary(
      uniqueKeysWithValues: NaturalLanguage.all.flatMap { language in parts(language).map { ($0, language.tag) } })
  }
}

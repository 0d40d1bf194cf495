/// The terms of one language, numbered in the order of their first use.
///
/// It keeps the term of each word, because a stem takes a hundred times as long as a lookup.
struct TermNumbers {
  /// The terms by their numbers.
  private(set) var terms: [String] = []

  private let stemmer: Stemmer?
  private var numbers: [String: Int] = [:]
  private var numbersOfWords: [String: Int] = [:]

  init(language: String) { stemmer = Stemmer.named(Self.primaryTag(of: language)) }

  /// Returns the number of the term for a word or a pair.
  mutating func number(of token: Tokenizer.Token) -> Int {
    switch token {
    case .pair(let pair): return number(ofTerm: pair)
    case .word(let word):
      if let number = numbersOfWords[word] { return number }
      let number = number(ofTerm: Folding.folded(stemmer?.stem(word) ?? word))
      numbersOfWords[word] = number
      return number
    }
  }

  /// Returns the number of a term.
  mutating func number(ofTerm term: String) -> Int {
    if let number = numbers[term] { return number }
    terms.append(term)
    numbers[term] = terms.count - 1
    return terms.count - 1
  }

  /// Returns the first part of a language tag: `pt` of `pt-BR`.
  static func primaryTag(of language: String) -> String {
    language.split(separator: "-").first.map { $0.lowercased() } ?? ""
  }
}

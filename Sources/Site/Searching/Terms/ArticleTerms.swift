/// The terms of an article, with their impacts.
package struct ArticleTerms: Sendable {
  /// The numbers of the terms in a vocabulary, each with its impact.
  var terms: [Weighed] = []
  /// The number of words.
  package var length = 0
}

/// The number of a term or of an article, with an impact, in four bytes: a site has millions of them.
///
/// 24 bits suffice for the number: an `ArticleID` has no more, and no language has 16 million terms.
struct Weighed: Equatable {
  private let bits: UInt32

  init(_ number: UInt32, impact: UInt8) { bits = number << 8 | UInt32(impact) }

  var number: UInt32 { bits >> 8 }
  /// The levels of the term's weight and of the article's length.
  var impact: UInt8 { UInt8(truncatingIfNeeded: bits) }
}

/// Counts the terms of articles.
///
/// ```swift
/// var reader = TermReader(language: "en")
/// let terms = reader.terms(of: article)
/// ```
package struct TermReader: Sendable {
  private(set) var vocabulary: TermNumbers
  /// The weight of each term in the current article, by the number of the term.
  private var weights: [Int] = []

  /// Creates a reader for a language.
  package init(language: String) { vocabulary = TermNumbers(language: language) }

  /// How much a word counts by where it is.
  private enum Weight {
    static let (title, heading, tag, text) = (8, 4, 4, 1)
  }

  /// Returns the terms of an article.
  package mutating func terms(of article: SearchableArticle) -> ArticleTerms {
    var found: [Int] = []
    var length = 0
    count(article.title, Weight.title, &found, &length)
    for tag in article.tags { count(tag, Weight.tag, &found, &length) }
    for passage in article.passages {
      count(passage.title, Weight.heading, &found, &length)
      count(passage.text, Weight.text, &found, &length)
    }
    let lengthLevel = Level.of(length / Level.lengthUnit)
    let filters = Self.filters(of: article)
    var terms: [Weighed] = []
    terms.reserveCapacity(found.count + filters.count)
    for number in found {
      let weight = min(weights[number], 1_000) * article.boost / 10
      weights[number] = 0
      terms.append(Weighed(UInt32(number), impact: UInt8(Level.of(weight) << 4 | lengthLevel)))
    }
    for filter in filters { terms.append(Weighed(UInt32(vocabulary.number(ofTerm: filter)), impact: 0)) }
    return ArticleTerms(terms: terms, length: length)
  }

  /// Adds the terms of a text, and counts its words.
  private mutating func count(_ text: String, _ weight: Int, _ found: inout [Int], _ length: inout Int) {
    Tokenizer.tokens(of: text) { token in
      add(weight, to: vocabulary.number(of: token), &found)
      length += 1
    }
    Tokenizer.compounds(of: text) { compound in add(weight, to: vocabulary.number(ofTerm: compound), &found) }
  }

  private mutating func add(_ weight: Int, to term: Int, _ found: inout [Int]) {
    if term >= weights.count { weights += Array(repeating: 0, count: term + 1 - weights.count) }
    if weights[term] == 0 { found.append(term) }
    weights[term] += weight
  }

  /// Returns the terms that filters look for: one for each section around it, one for each tag, and one for the exact title.
  private static func filters(of article: SearchableArticle) -> Set<String> {
    let tags = article.tags.map { "#" + Folding.folded($0.lowercased()) }
    // The limit keeps the names of files short.
    let ends = article.section.indices.filter { article.section[$0] == "/" } + [article.section.endIndex]
    let sections = ends.map { "/" + article.section[..<$0] }
    var title: [String] = []
    Tokenizer.tokens(of: article.title) { title.append(Folding.folded($0.text)) }
    return Set(
      (tags + sections + ["=" + title.joined(separator: " ")]).map {
        String($0.unicodeScalars.prefix(Tokenizer.longestWord))
      })
  }
}

/// Numbers in 16 steps, each about 1.4 times the one before: 1, 2, 3, 4, 6, 8, 12 … 256.
///
/// A posting needs only one byte for the weight of a term and the length of the article.
enum Level {
  /// The number of words in the first step of lengths.
  static let lengthUnit = 16

  /// The number of a level, from 0 to 15.
  static func value(_ level: Int) -> Int {
    level == 0 ? 1 : (level & 1 == 1 ? 2 : 3) << ((level - 1) / 2)
  }

  /// Returns the highest level whose number is not greater than `number`, or 0.
  static func of(_ number: Int) -> Int {
    var level = 0
    while level < 15, value(level + 1) <= number { level += 1 }
    return level
  }
}

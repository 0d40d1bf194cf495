import Texts

/// A reversed word in the index, with which the search finds a word despite a typo in its first letters.
///
/// The first three letters of a word lead to the shards with the word. If they have a typo, the last letters lead
/// there, by the reversed word. It is in the index once, however many articles have the word.
///
/// `expand` in `search-engine.js` looks for it.
enum ReversedTerm {
  /// The character before each reversed word, so that they are in shards of their own, before all terms.
  static let prefix: Unicode.Scalar = "\u{1}"

  /// The length of the shortest term: the stem of a word with five letters.
  private static let shortest = 4

  /// Returns the entry of a term; `nil` if the term is a filter, a pair, a number or a short word.
  static func of(_ term: String) -> String? {
    let letters = term.unicodeScalars
    guard let first = letters.first, !"#/=\u{1}".unicodeScalars.contains(first), !first.isDense,
      !letters.contains(where: { "_.-".unicodeScalars.contains($0) }),
      letters.count >= shortest, letters.contains(where: { !("0"..."9" ~= $0) })
    else { return nil }
    var reversed = String.UnicodeScalarView([prefix])
    reversed.append(contentsOf: letters.reversed())
    return String(reversed)
  }

  /// Returns the entry as a posting, which names no article.
  static func posting(_ entry: String) -> Posting { Posting(term: entry, article: ArticleID(0), impact: 0) }
}

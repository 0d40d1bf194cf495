/// The words that differ between two texts.
package enum WordDifference {
  /// A run of words of both texts, or of one of them.
  package struct Run: Sendable, Equatable {
    package enum Kind: String, Sendable { case same, removed, added }

    package let kind: Kind
    /// The words, with the white space behind them.
    package fileprivate(set) var text: String
  }

  /// Returns the words of both texts in order.
  ///
  /// ```swift
  /// WordDifference.runs(from: "bake it", to: "bake bread")  // same "bake ", removed "it", added "bread"
  /// ```
  package static func runs(from old: String, to new: String) -> [Run] {
    let (oldWords, newWords) = (words(of: old), words(of: new))
    let hashes = { (words: [Substring]) in words.map { FNVHash($0.trimmedEnd.utf8).value } }
    var runs: [Run] = []
    var added = ""
    func append(_ kind: Run.Kind, _ text: some StringProtocol) {
      if runs.last?.kind == kind {
        runs[runs.count - 1].text += text
      } else {
        runs.append(Run(kind: kind, text: String(text)))
      }
    }
    // The words that replace others are behind all of them.
    for step in SequenceDifference.steps(from: hashes(oldWords), to: hashes(newWords)) {
      switch step {
      case .first(let index): append(.removed, oldWords[index])
      case .second(let index): added += newWords[index]
      case .both(_, let index):
        if !added.isEmpty { append(.added, added) }
        added = ""
        append(.same, newWords[index])
      }
    }
    if !added.isEmpty { append(.added, added) }
    return runs
  }

  /// Returns the words with the white space behind them; each ideograph is a word.
  package static func words(of text: String) -> [Substring] {
    var words: [Substring] = []
    var start = text.startIndex
    var isBehindSpace = false
    for index in text.indices {
      let character = text[index]
      let isSpace = character.isWhitespace
      let isIdeograph = character.unicodeScalars.first?.isEastAsian ?? false
      if index > start, isBehindSpace && !isSpace || isIdeograph && !isSpace {
        words.append(text[start..<index])
        start = index
      }
      isBehindSpace = isSpace || isIdeograph
    }
    if start < text.endIndex { words.append(text[start...]) }
    return words
  }
}

package import Views

/// The texts that articles add to a page, in the article's language.
package struct ArticleWords: Sendable, Equatable {
  /// The name of the link from a footnote back to the text.
  package var backToContent = "Back to content"
  /// The name of the link from code to a note, before its number.
  package var note = "Note"
  /// The name of the mark beside a block of a translation that is older than its original.
  package var oldBlock = "The original has changed"

  package init() {}

  /// Creates the texts from words by their keys; a missing word stays English.
  package init(_ word: (String) -> String?) {
    (backToContent, note) = (word("back_to_content") ?? backToContent, word("note") ?? note)
    oldBlock = word("old_block") ?? oldBlock
  }

  /// The keys of the words.
  package static let keys = ["back_to_content", "note", "old_block"]
}

private enum ArticleWordsKey: EnvironmentKey {
  static var defaultValue: ArticleWords { ArticleWords() }
}

extension EnvironmentValues {
  /// The texts that articles add to a page.
  package var articleWords: ArticleWords {
    get { self[ArticleWordsKey.self] }
    set { self[ArticleWordsKey.self] = newValue }
  }
}

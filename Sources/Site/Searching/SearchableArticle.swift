/// An article as the search index needs it.
package struct SearchableArticle: Sendable, Equatable {
  /// The address of its page, without the path of the site.
  package var address: String
  package var title: String
  /// The key of its section.
  package var section: String
  package var tags: [String]
  /// What a result shows until its page is read.
  package var description: String
  /// The date, such as `2026-01-02`; empty if there is none.
  package var date: String
  /// How many times as important as others its author considers it, in tenths.
  package var boost: Int
  /// Its parts; the first is the article itself, with the text before the first heading.
  package var passages: [Passage]

  /// A part of an article that has an address.
  package struct Passage: Sendable, Equatable {
    /// The id in the page; empty for the article itself.
    package var anchor: String
    /// The heading or the label.
    package var title: String
    /// The index of the passage around it.
    package var parent: Int
    /// Its own text, without that of inner passages.
    package var text: String

    package init(anchor: String, title: String, parent: Int, text: String) {
      (self.anchor, self.title, self.parent, self.text) = (anchor, title, parent, text)
    }
  }

  package init(
    address: String, title: String, section: String, tags: [String], description: String, date: String, boost: Int,
    passages: [Passage]
  ) {
    (self.address, self.title, self.section, self.tags) = (address, title, section, tags)
    (self.description, self.date, self.boost, self.passages) = (description, date, boost, passages)
  }
}

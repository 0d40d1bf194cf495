/// What of an article depends on where it is shown.
struct ArticleSurroundings: Sendable, Equatable {
  /// Which ids its elements have.
  let ids: ArticleIDs
  /// Where its page is, if it is read elsewhere.
  var origin: ArticleOrigin?
  /// Whether its footnotes are shown, too, so that references to them stay on the page.
  let showsFootnotes: Bool
  /// Whether code is in colours.
  let isCodeColoured: Bool
  /// Whether nothing but its words is wanted.
  var isText = false
}

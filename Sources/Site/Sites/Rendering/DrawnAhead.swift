import Articles
import Diagnostics
import Records

/// What was made of an article as soon as it was read, so that its text need not stay in memory until its page is written.
struct DrawnAhead: Sendable {
  /// The article as its page shows it, if there was a place for it.
  let body: WaitingBody?
  /// The hashes of its bytes and of the assets that it needs.
  let (hash, needs): (ContentHash, ContentHash)
  /// What is wrong or doubtful about it.
  let diagnostics: [Diagnostic]
  /// How it begins, where its author does not say what it is about.
  let summary: String?

  init(_ article: Article, on shelf: DrawingShelf) {
    let rendering = article.drawn()
    body = shelf.put(DrawnBody(rendering, of: article))
    (hash, needs) = (ContentHash(of: rendering.bytes), rendering.assets.hash)
    diagnostics = rendering.diagnostics
    summary = article.metadata.description == nil ? article.beginning : nil
  }
}

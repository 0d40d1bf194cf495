import Addresses
import Articles
import Dates
import Planning
import Texts

/// What changed for the readers of an article.
package struct ArticleDifference: Sendable {
  package enum Kind: String, Sendable { case added, removed, changed }

  package let kind: Kind
  /// The path in the content folder, before and after.
  package private(set) var oldPath, path: String?
  package private(set) var title = ""
  /// The address before and after, if readers can open it.
  package private(set) var oldAddress, address: String?
  /// Whether the old address leads to the new one.
  package private(set) var isRedirected = false
  /// What changed in the front matter, as phrases.
  package private(set) var frontMatter: [String] = []
  package private(set) var blocks: [BlockChange] = []
  /// The parts of the old page to which no link leads any more.
  package private(set) var goneAnchors: [String] = []
  /// The number of words of an added or removed article.
  package private(set) var words = 0
  /// Whether the page looks different although no block changed.
  package private(set) var isOtherwiseDifferent = false

  package var isEmpty: Bool {
    kind == .changed && path == oldPath && address == oldAddress && frontMatter.isEmpty && blocks.isEmpty
      && goneAnchors.isEmpty && !isOtherwiseDifferent
  }

  /// Compares two versions of an article, of which one can be `nil`.
  ///
  /// `redirects` has the aliases of all articles.
  init(
    from old: (version: ArticleVersion, article: Article?)?, to new: (version: ArticleVersion, article: Article?)?,
    _ redirects: Set<String>, now: Instant, in zone: NamedZone
  ) {
    kind = old == nil ? .added : new == nil ? .removed : .changed
    let shown = (new ?? old)
    (oldPath, path) = (old?.version.placed.place.path, new?.version.placed.place.path)
    title = shown?.article?.title?.text ?? shown?.version.placed.name ?? ""
    let address = { (version: ArticleVersion) -> String? in
      Publication(of: version.placed, now: now) == .published ? version.placed.address : nil
    }
    (oldAddress, self.address) = (old.flatMap { address($0.version) }, new.flatMap { address($0.version) })
    if let new {
      frontMatter = FrontMatterChanges.phrases(from: old?.version, to: new.version, now: now, in: zone)
    }
    isRedirected = oldAddress.map { redirects.contains($0.withoutOuterSlashes) } ?? false
    guard let oldArticle = old?.article, let newArticle = new?.article else {
      words = shown?.article?.words.total ?? 0
      return
    }
    blocks = BlockChange.changes(from: oldArticle.blocks(), to: newArticle.blocks())
    let ids = Set(newArticle.ids)
    goneAnchors = oldArticle.ids.filter { !ids.contains($0) }
    isOtherwiseDifferent = blocks.isEmpty && goneAnchors.isEmpty && !newArticle.isRenderedEqually(to: oldArticle)
  }
}

import Articles
import Containers
import Records

/// Reads the texts of articles, those that another build has read only when somebody asks for them.
struct EntryReader: Sendable {
  let registry: ContainerRegistry
  /// What tells the containers that are templates from what they were in another build.
  let containersMark: ContentMark
  /// The containers that hold the articles of sections, by path.
  let holders: [String: Container]
  let links: SiteLinks
  let settings: SiteSettings
  /// What another build remembers of the articles, by path.
  let remembered: [String: ArticleMemory]

  /// The article whose front matter is read.
  func entry(_ head: EntryHead) -> Entry {
    let holder = head.place.role == .article ? holders[head.place.section] : nil
    let basis = EntryBasis(head, heldBy: holder, containersMark, settings)
    let resolve = { @Sendable [links] (address: String) in links.resolve(address, from: head.place.path) }
    let image = head.metadata.image.map(resolve)
    var (article, facts): (Article?, EntryFacts)
    if let known = remembered[head.place.path], known.source == basis.source {
      (article, facts) = (nil, known.facts)
      for address in facts.addresses { _ = basis.noting(address, resolve(address)) }
    } else {
      let read = read(head, heldBy: holder) { basis.noting($0, resolve($0)) }
      (article, facts) = (read, EntryFacts(read, asking: basis.addresses))
    }
    return Entry(head, article, facts, from: basis.source, basis: basis.mark(image: image), zone: settings.zone) {
      read(head, heldBy: holder, resolve: resolve)
    }
  }

  private func read(
    _ head: EntryHead, heldBy holder: Container?, resolve: @escaping @Sendable (String) -> AddressResolution
  ) -> Article {
    var options = ArticleOptions(
      containers: registry, isLenient: settings.isLenient, markup: settings.markup,
      smartPunctuation: settings.smartPunctuation, resolve: resolve)
    options.excerptSeparator = settings.excerptSeparator
    options.holder = holder
    return Article(head.head, options: options)
  }
}

import Articles
import Containers
import Diagnostics
import Records

/// Reads the texts of articles, those that another build has read only when somebody asks for them.
struct EntryReader: Sendable {
  let content: any SourceFolder
  let registry: ContainerRegistry
  /// What tells the containers that are templates from what they were in another build.
  let containersMark: ContentMark
  /// The containers that hold the articles of sections, by path.
  let holders: [String: Container]
  let links: SiteLinks
  let settings: SiteSettings
  /// What tells how Markdown is read from how that was in another build.
  let markdownMark: ContentMark
  let shelf: ArticleShelf
  /// Who hears which article is about to be read.
  let readingGuard: SiteOptions.ReadingGuard?
  /// What another build remembers of the articles, by path.
  let remembered: [String: ArticleMemory]
  /// Whether addresses lead where they led in that build.
  let hasSameLinks: Bool

  /// The article whose front matter is read.
  func entry(_ head: EntryHead) -> Entry {
    let holder = head.place.role == .article ? holders[head.place.section] : nil
    let basis = EntryBasis(head, heldBy: holder, containersMark, markdownMark)
    let resolve = { @Sendable [links] (address: String) in links.resolve(address, from: head.place.path) }
    let read = { @Sendable () in self.read(head, heldBy: holder, resolve: resolve) }
    let (facts, mark): (EntryFacts, ContentMark)
    if let known = remembered[head.place.path], known.source == basis.source,
      let asked = hasSameLinks ? [] : try? known.facts.addresses()
    {
      facts = known.facts
      mark = hasSameLinks ? known.basis : basis.mark(of: head, asking: asked, resolve)
    } else {
      let article = shelf.article(head.place.path) {
        self.read(head, heldBy: holder) { basis.noting($0, resolve($0)) }
      }
      facts = EntryFacts(article, asking: basis.addresses)
      mark = basis.mark(of: head, resolve)
    }
    return Entry(head, facts, from: basis.source, basis: mark, zone: settings.zone, on: shelf, reading: read)
  }

  private func read(
    _ head: EntryHead, heldBy holder: Container?, resolve: @escaping @Sendable (String) -> AddressResolution
  ) -> Article {
    var options = ArticleOptions(
      containers: registry, isLenient: settings.isLenient, markup: settings.markup,
      smartPunctuation: settings.smartPunctuation, resolve: resolve)
    options.excerptSeparator = settings.excerptSeparator
    options.holder = holder
    let path = "\(content.name)/\(head.place.path)"
    let done = readingGuard?(path)
    defer { done?() }
    do throws(UnreadableSource) {
      let kept = shelf.file(head.place.path)
      let file = if let kept { kept } else { SourceFile(path: path, utf8: try content.read(head.place.path)) }
      return Article(head.head, of: file, options: options)
    } catch {
      let problem = SiteProblem.unreadable(path, error.reason).diagnostic(at: SourceRange(head.file.source, 0..<0))
      let nothing = ArticleHead(as: head.file.source, head.metadata, head.head.diagnostics + [problem], bodyOffset: 0)
      return Article(nothing, of: SourceFile(path: path, utf8: []), options: options)
    }
  }
}

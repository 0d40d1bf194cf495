import Articles
import Containers
import Diagnostics

/// Reads the texts of articles.
struct TextReader: Sendable {
  let content: any SourceFolder
  let registry: ContainerRegistry
  /// The containers that hold the articles of sections, by path.
  let holders: [String: Container]
  let links: SiteLinks
  let settings: SiteSettings
  /// Who hears which article is about to be read.
  let readingGuard: SiteOptions.ReadingGuard?

  /// The container that holds the whole of an article.
  func holder(of head: EntryHead) -> Container? { head.place.role == .article ? holders[head.place.section] : nil }

  /// Where an address leads that is written in an article.
  func resolve(_ written: String, in head: EntryHead) -> AddressResolution {
    links.resolve(written, from: head.place.path)
  }

  /// The article whose front matter is read; where its addresses lead is noted, if somebody wants to know.
  func article(of head: EntryHead, noting basis: EntryBasis?) -> Article {
    var options = ArticleOptions(
      containers: registry, isLenient: settings.isLenient, markup: settings.markup,
      smartPunctuation: settings.smartPunctuation
    ) { written in
      let resolution = resolve(written, in: head)
      return basis?.noting(written, resolution) ?? resolution
    }
    options.excerptSeparator = settings.excerptSeparator
    options.holder = holder(of: head)
    let path = "\(content.name)/\(head.place.path)"
    let done = readingGuard?(path)
    defer { done?() }
    do throws(UnreadableSource) {
      return Article(head.head, of: SourceFile(path: path, utf8: try content.read(head.place.path)), options: options)
    } catch {
      let problem = SiteProblem.unreadable(path, error.reason).diagnostic(at: SourceRange(head.file.source, 0..<0))
      let nothing = ArticleHead(as: head.file.source, head.metadata, head.head.diagnostics + [problem], bodyOffset: 0)
      return Article(nothing, of: SourceFile(path: path, utf8: []), options: options)
    }
  }
}

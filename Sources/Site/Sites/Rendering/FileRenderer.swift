import Cards
import Components
import Elements
import Handles
import Markup
import Planning
import Records
import Views

/// Renders the planned files of a site besides its pages.
struct FileRenderer: Sendable {
  let site: PlannedSite
  let renderings: ArticleRenderings
  /// The differences from the previous build.
  let changes: SiteChanges?
  /// The search indexes and the social cards of the previous build.
  let previous: FileRecords
  /// The addresses of pictures that pages need as they are, with the path of the site.
  let originals: Set<String>
  /// The paths of files of the content that are not copied, because nothing public needs them.
  let unpublished: Set<String>
  let sink: OutputSink

  /// Adds all files to the sink, and returns what the next build needs to know of them.
  func render() -> FileRecords {
    let feeds = Dictionary(grouping: site.plan.files.filter { $0.list != nil }) { $0.list ?? 0 }.sorted {
      $0.key < $1.key
    }
    let items = FeedItems(of: feeds.map { site.plan.feedLists[$0.key] }, site, renderings)
    _ = parallelMap(feeds.count, jobs: site.options.jobs) { [self] index in
      // The feeds of a list share their items. They are written one after the other, so that the items can be freed.
      let (list, files) = (site.plan.feedLists[feeds[index].key], feeds[index].value)
      lazy var feed = Feed(list, items)
      for file in files where !isUnchanged(list) || sink.reuse([file.path]) != [true] {
        if case .feed(_, let format) = file.content { add(feed.bytes(as: format, at: file.address), as: file) }
      }
    }
    if site.settings.publishesMarkdown {
      MarkdownFiles(site: site, renderings: renderings, changes: changes, sink: sink).write()
    }
    var search: [SearchRecord] = []
    // Render one redirect after the other: thousands of them would take much memory.
    for file in site.plan.files {
      switch file.content {
      case .feed, .card, .picture, .markdown, .markdownList: break
      case .manifest(let icons): add(manifest(icons), as: file)
      case .sitemap where isSitemapUnchanged && sink.reuse([file.path]) == [true]: break
      case .sitemap: add(Sitemap.bytes(of: site), as: file)
      case .sitemapIndex(let parts): add(Sitemap.index(of: parts, at: site.address), as: file)
      case .robots: add(Sitemap.robots(of: site), as: file)
      case .search(let language, let articles):
        let files = SearchFiles(site: site, previous: previous.search, language: language, sink: sink)
        let (record, entry) = files.write(articles)
        add(entry, as: file)
        search.append(record)
      case .redirect(let target): add(redirect(to: target), as: file)
      case .copy(let path) where unpublished.contains(path): break
      case .copy(let path):
        let isCleaned =
          site.content.addressed.links.pictures.isCleaned(path)
          && !originals.contains(site.address.local(file.address))
        sink.add(SiteOutput(file.path, isCleaned ? .cleanCopy(path) : .copy(path)))
      }
    }
    return FileRecords(search: search, cards: drawCards())
  }

  /// Draws the social cards that changed since the previous build.
  private func drawCards() -> [CardRecord] {
    guard let cards = site.content.cards else { return [] }
    let planned = site.plan.files.compactMap { file in
      if case .card(let card) = file.content { (path: file.path, card: card) } else { nil }
    }
    let records = planned.map { CardRecord(path: $0.path, hash: cards.hash(of: $0.card)) }
    let known = Set(previous.cards)
    let unchanged = records.filter { known.contains($0) }.map(\.path)
    let reused = Set(zip(unchanged, sink.reuse(unchanged)).filter(\.1).map(\.0))
    let changed = planned.filter { !reused.contains($0.path) }
    cards.draw(changed.map(\.card), by: site.options.cards) { [sink] index, bytes in
      sink.add(SiteOutput(changed[index].path, .bytes(bytes)))
    }
    return records
  }

  private func add(_ bytes: [UInt8], as file: PlannedFile) { sink.add(SiteOutput(file.path, .bytes(bytes))) }

  private func isUnchanged(_ list: FeedList) -> Bool {
    !list.isCode && changes?.isSamePlan ?? false
      && list.entries.allSatisfy(renderings.isUnchangedWithFrontMatter)
  }

  private var isSitemapUnchanged: Bool {
    // Code can list other articles, with other dates, although the articles are the same.
    let computesLists = site.code.pages.contains { $0.computation != nil && $0.list != nil }
    return !computesLists && changes.map { $0.isSameOutline && $0.hasSamePages } ?? false
  }

  /// Returns the web app manifest, from which phones take the name and the icon for their home screens.
  private func manifest(_ icons: [ManifestIcon]) -> [UInt8] {
    let icons = icons.map { icon in
      JSONText.object([
        ("src", .text(site.address.local(icon.address))), ("sizes", .text(icon.sizes)), ("type", .text("image/png")),
      ])
    }
    let root = JSONText.text(site.address.root)
    return JSONText.object([
      ("name", .text(site.settings.title)), ("start_url", root), ("scope", root), ("display", .text("browser")),
      ("icons", .list(icons)),
    ]).bytes + [UInt8(ascii: "\n")]
  }

  private func redirect(to address: String) -> [UInt8] {
    let (target, canonical) = (site.address.local(address), site.address.absolute(address))
    return Redirect(target: target, canonical: canonical, language: site.settings.language).rendered().bytes
  }
}

/// What the next build needs to know of the files besides pages.
struct FileRecords: Sendable, Equatable {
  /// The search indexes, one for each language.
  var search: [SearchRecord] = []
  /// The social cards.
  var cards: [CardRecord] = []
}

/// A social card in the output, with the hash of everything that it shows.
struct CardRecord: Hashable, Sendable {
  let path: String
  let hash: ContentHash
}

/// The page at an alias: it redirects to the page's current address, and links to it.
private struct Redirect: View {
  let target: String
  let canonical: String
  let language: String

  var body: some View {
    Document(lang: language) {
      title { Text(canonical) }
      link(.rel("canonical"), .href(canonical))
      meta(.httpEquiv("refresh"), .content("0; url=\(target)"))
      meta(.name("robots"), .content("noindex"))
    } content: {
      p { a(.href(target)) { Text(canonical) } }
    }
  }
}

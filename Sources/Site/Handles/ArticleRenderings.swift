import Addresses
package import Articles
import Components
package import Diagnostics
import Mustache
package import Planning
package import Records
import Synchronization
package import Views

/// The articles as HTML for their own pages, for lists and for feeds.
///
/// An article that this build reads is rendered at once for its own page. Any other article is rendered with its page.
/// All lists share one rendering of an article. The hashes of unchanged articles come from the previous build.
package final class ArticleRenderings: Sendable {
  private struct Key: Hashable {
    let entry: Int
    let use: ArticleUse
  }

  /// An article or an excerpt as other pages show it.
  package struct Part: Sendable {
    package let bytes: [UInt8]
    package let assets: [Asset]
  }

  private struct State {
    /// The articles and excerpts that lists show.
    var parts: [Key: Part] = [:]
    /// The bodies that this build rendered to compare their hashes, until the pages use the bodies.
    var pending: [Int: RenderedBody] = [:]
    /// The results for each entry.
    var results: [EntryResult]
    var renderCount = 0

    /// Stores the results of an article that was rendered when it was read.
    mutating func store(_ rendering: EarlyRendering, of entry: Int) {
      renderCount += rendering.summary == nil ? 1 : 2
      results[entry].hashes[.page] = rendering.hash
      results[entry].hashes[.assets] = rendering.assetsHash
      results[entry].diagnostics = rendering.diagnostics
      results[entry].summary = rendering.summary
    }
  }

  /// The results of rendering an article in this build.
  private struct EntryResult {
    var hashes = RenderingHashes()
    var diagnostics: [Diagnostic]?
    var summary: String?
    /// What the containers of the article read of the site.
    var reads = PageReads()
  }

  private let site: PlannedSite
  /// The views that templates place by their names.
  let views: [SiteView]
  private let state: Mutex<State>

  private var entries: [Entry] { site.entries }
  private var texts: ArticleTexts { _read { yield site.content.texts } }
  private var address: SiteAddress { site.address }

  /// Creates the renderings of all entries of a site; templates can place `views`.
  package init(of site: PlannedSite, with views: [SiteView]) {
    (self.site, self.views) = (site, views)
    let entries = site.entries
    var state = State(results: Array(repeating: EntryResult(), count: entries.count))
    for (index, text) in site.content.texts.texts.enumerated() {
      if let rendering = text.rendering { state.store(rendering.value, of: index) }
    }
    self.state = Mutex(state)
  }

  /// How many times an article or a part of one was rendered.
  package var renderCount: Int { state.withLock { $0.renderCount } }

  /// Returns an article as its own page shows it.
  package func body(of entry: Int) -> RenderedBody {
    if let body = texts[entry].rendering?.value.body?.body { return body }
    if let body = state.withLock({ $0.pending.removeValue(forKey: entry) }) { return body }
    return renderBody(of: entry)
  }

  /// Returns the table of contents of an article.
  package func contents(of entry: Int) -> TableOfContents {
    texts[entry].rendering?.value.body?.body?.contents ?? texts.article(of: entry).tableOfContents
  }

  /// Discards the body that was rendered for a comparison, because the page is unchanged.
  package func discardBody(of entry: Int) {
    state.withLock { state in
      if !state.pending.isEmpty { state.pending[entry] = nil }
    }
  }

  /// Discards the articles and excerpts for lists, once all pages are rendered.
  package func discardParts() { state.withLock { $0.parts = [:] } }

  /// Returns an article as other pages show it: with prefixed ids, and with links that lead to its own page.
  package func listed(_ entry: Int) -> Part {
    part(Key(entry: entry, use: .listed)) {
      texts.article(of: entry).renderedBody(in: reading(entry, in: listEnvironment(entry)).environment)
    }
  }

  /// Returns the excerpt of an article as other pages show it.
  package func excerpt(of entry: Int) -> Part {
    part(Key(entry: entry, use: .excerpt)) {
      texts.article(of: entry).renderedExcerpt(in: reading(entry, in: listEnvironment(entry)).environment)
    }
  }

  /// Returns an article for feeds: without ids and styles, and with absolute URLs.
  ///
  /// It is not cached, because all feeds share their items.
  package func feedHTML(of entry: Int) -> [UInt8] {
    state.withLock { $0.renderCount += 1 }
    return texts.article(of: entry).renderedBody(in: feedEnvironment(entry)).bytes
  }

  /// Returns an article as for feeds, with marked formulas, for the conversion to Markdown.
  package func markdownSource(of entry: Int) -> [UInt8] {
    state.withLock { $0.renderCount += 1 }
    var environment = feedEnvironment(entry)
    environment.articleOrigin?.marksFormulas = true
    return texts.article(of: entry).renderedBody(in: environment).bytes
  }

  /// Returns the excerpt of an article for feeds.
  func feedExcerpt(of entry: Int) -> [UInt8] {
    texts.article(of: entry).renderedExcerpt(in: feedEnvironment(entry)).bytes
  }

  private func feedEnvironment(_ entry: Int) -> EnvironmentValues {
    var environment = self.environment(of: entry)
    environment.medium = .feed
    environment.articleOrigin = address.origin(ofPage: entries[entry].address)
    return reading(entry, in: environment, for: .feed).environment
  }

  /// Returns whether an article is longer than its excerpt.
  func hasMore(_ entry: Int) -> Bool { entries[entry].facts.hasMore }

  /// Returns the description of an article, or its beginning as plain text.
  package func summary(of entry: Int) -> String {
    if let text = entries[entry].metadata.description ?? texts[entry].previous?.summary {
      return text
    }
    if let text = state.withLock({ $0.results[entry].summary }) { return text }
    let text = texts.article(of: entry).renderedSummary(in: environment(of: entry))
    state.withLock { state in
      state.renderCount += 1
      state.results[entry].summary = text
    }
    return text
  }

  /// Returns the environment of an article: the words in its language, and the width of its text.
  private func environment(of entry: Int) -> EnvironmentValues {
    ArticleFrame(entries[entry].placed).environment(
      site.content.theme.words.list(in: entries[entry].placed.textLanguage),
      PictureFinder(site.content.addressed.links, from: entries[entry].path) { _, _ in })
  }

  /// Returns an environment in which the containers of an article can read the site, and the scope of their reads.
  private func reading(
    _ entry: Int, in environment: EnvironmentValues, for place: ReadingPlace = .container
  ) -> (environment: EnvironmentValues, scope: HandleScope?) {
    guard entries[entry].readsSite else { return (environment, nil) }
    let scope = HandleScope(site, self, page: site.plan.page(of: entry), for: place)
    var environment = scope.reading(in: environment)
    environment.pictureResolver = scope.pictures(from: entries[entry].path)
    return (environment, scope)
  }

  /// Returns what the containers of an article read of the site in this build.
  package func reads(of entry: Int) -> PageReads { state.withLock { $0.results[entry].reads } }

  private func listEnvironment(_ entry: Int) -> EnvironmentValues {
    var environment = self.environment(of: entry)
    environment.articleIDs = .prefixed(
      AddressPart.of(entries[entry].address.split(separator: "/").joined(separator: "-")))
    environment.articleOrigin = ArticleOrigin(site: "", page: address.local(entries[entry].address))
    return environment
  }

  /// Renders an article inside of a view that reads in a scope, and returns the body, the reads of its containers, and
  /// the problems that only this view has.
  package func body(
    of entry: Int, in outer: HandleScope, as view: (ArticleContent) -> AnyView
  ) -> (body: RenderedBody, reads: PageReads, problems: [Diagnostic]) {
    let article = texts.article(of: entry)
    var (environment, scope) = reading(entry, in: self.environment(of: entry))
    if scope == nil { environment = outer.reading(in: environment) }
    environment.pictureResolver = outer.pictures(from: entries[entry].path)
    environment.siteScope = outer
    let rendering = article.rendered(in: environment, belowTitle: true) { view($0) }
    let known = diagnostics(of: entry) { _, _ in article.source }
    state.withLock { $0.renderCount += 1 }
    return (
      RenderedBody(rendering, of: article), scope?.reads.all ?? PageReads(),
      (rendering.diagnostics + (scope?.diagnostics ?? [])).filter { !known.contains($0) }
    )
  }

  private func renderBody(of entry: Int) -> RenderedBody {
    let article = texts.article(of: entry)
    let (environment, scope) = reading(entry, in: self.environment(of: entry))
    let rendering = article.renderedBody(in: environment)
    let reads = scope?.reads.all
    var page = ContentHash(comparing: rendering.bytes)
    let assets = rendering.assets.hash
    // The record of the page has these reads, so the page is rendered again even if only they changed.
    if let reads { page = ContentHash(of: [page.text, site.hash(of: reads).text]) }
    state.withLock { state in
      state.renderCount += 1
      state.results[entry].hashes[.page] = page
      state.results[entry].hashes[.assets] = assets
      state.results[entry].diagnostics = rendering.diagnostics + (scope?.diagnostics ?? [])
      if let reads { state.results[entry].reads = reads }
    }
    return RenderedBody(rendering, of: article)
  }

  private func part(_ key: Key, _ render: () -> ArticleRendering) -> Part {
    if let part = state.withLock({ $0.parts[key] }) { return part }
    // The lock is free during rendering. If two threads render the same part, both get the same result.
    let rendering = render()
    let part = Part(bytes: rendering.bytes, assets: rendering.assets)
    let hash = part.hash
    state.withLock { state in
      state.renderCount += 1
      state.parts[key] = part
      state.results[key.entry].hashes[key.use] = hash
    }
    return part
  }
}

extension ArticleRenderings {
  /// Returns whether an article and all its dependencies are unchanged since the previous build.
  package func isUnchanged(_ entry: Int) -> Bool { texts[entry].previous != nil }

  /// Returns whether an article, all its dependencies and its front matter are unchanged since the previous build.
  package func isUnchangedWithFrontMatter(_ entry: Int) -> Bool {
    texts[entry].previous?.outline == site.content.outline.articles[entry]
  }

  /// Returns the hash of an article in one form.
  package func hash(of entry: Int, as use: ArticleUse) -> ContentHash {
    if let hash = texts[entry].previous?.renderings[use] { return hash }
    if let hash = state.withLock({ $0.results[entry].hashes[use] }) { return hash }
    switch use {
    case .page, .assets:
      let body = renderBody(of: entry)
      state.withLock { $0.pending[entry] = body }
    case .listed: _ = listed(entry)
    case .excerpt: _ = excerpt(of: entry)
    }
    return state.withLock { $0.results[entry].hashes[use] ?? .absent }
  }

  /// Returns the diagnostics of an article as its own page shows it.
  package func diagnostics(of entry: Int, finding source: (String, Bool) -> SourceID) -> [Diagnostic] {
    if let diagnostics = state.withLock({ $0.results[entry].diagnostics }) { return diagnostics }
    if let recorded = texts[entry].previous?.diagnostics {
      return recorded.map { $0.diagnostic(finding: source) }
    }
    // A template may omit the article's content. Then an unchanged page does not need the article, and nothing has
    // rendered it yet.
    _ = renderBody(of: entry)
    return state.withLock { $0.results[entry].diagnostics ?? [] }
  }

  /// Returns the records of all articles for the next build.
  package func records(in sources: SourceMap) -> [ArticleRecord] {
    let results = state.withLock(\.results)
    return entries.indices.map { index in
      let (entry, text) = (entries[index], texts[index])
      var record =
        text.previous
        ?? ArticleRecord(path: entry.path, inputs: text.inputs, dependencies: text.dependencies, facts: entry.facts)
      // The inputs and the facts can change even if the dependencies do not.
      (record.inputs, record.facts) = (text.inputs, entry.facts)
      record.outline = site.content.outline.articles[index]
      if let addresses = text.rendering?.value.dependencies.addresses { record.facts.addresses = addresses }
      record.renderings.merge(results[index].hashes)
      record.summary = results[index].summary ?? record.summary
      if let diagnostics = results[index].diagnostics {
        record.diagnostics = diagnostics.map { RecordedDiagnostic($0, in: sources) }
      }
      return record
    }
  }
}

extension ArticleRenderings.Part {
  /// The hash of the HTML and of the assets.
  fileprivate var hash: ContentHash { ContentHash(of: [ContentHash(comparing: bytes).text, assets.hash.text]) }
}

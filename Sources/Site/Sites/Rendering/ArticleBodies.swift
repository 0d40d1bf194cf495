import Articles
import Components
import Diagnostics
import Records
import Synchronization
import Views

/// The articles as HTML: in their pages, in lists, in feeds.
///
/// What a list shows is drawn once, however many lists show it. An article whose text was read was drawn then; any other is drawn
/// where its page asks for it. What another build remembers of an article that is still the same is not drawn to be compared.
final class ArticleBodies: Sendable {
  /// Where an article is shown, or what of it is looked at.
  enum Use: Int, Hashable, CaseIterable { case page, needs, listed, excerpt }

  private struct Key: Hashable {
    let entry: Int
    let use: Use
  }

  /// What others show of an article.
  struct Part: Sendable {
    let bytes: [UInt8]
    let assets: [Asset]
  }

  private struct State {
    /// What lists show.
    var drawn: [Key: Part] = [:]
    /// What was drawn to be compared, and waits for its page.
    var waiting: [Int: DrawnBody] = [:]
    /// What is known of each entry.
    var known: [Known]
    var draws = 0

    /// Takes down what was made of an article when it was read.
    mutating func note(_ ahead: DrawnAhead, of entry: Int) {
      draws += ahead.summary == nil ? 1 : 2
      known[entry].hashes[.page] = ahead.hash
      known[entry].hashes[.needs] = ahead.needs
      known[entry].diagnostics = ahead.diagnostics
      known[entry].summary = ahead.summary
    }
  }

  /// What is known of an article since it was drawn.
  private struct Known {
    var hashes = RenderingHashes()
    var diagnostics: [Diagnostic]?
    var summary: String?

    var isNothing: Bool { hashes == RenderingHashes() && diagnostics == nil && summary == nil }
  }

  private let entries: [Entry]
  private let address: SiteAddress
  private let state: Mutex<State>

  /// Draws the entries of the site that is at an address.
  init(_ entries: [Entry], at address: SiteAddress) {
    self.entries = entries
    self.address = address
    var state = State(known: Array(repeating: Known(), count: entries.count))
    for (index, entry) in entries.enumerated() {
      if let ahead = entry.ahead { state.note(ahead.value, of: index) }
    }
    self.state = Mutex(state)
  }

  /// How many times an article was drawn, whole or in part.
  var draws: Int { state.withLock { $0.draws } }

  /// An article as its page shows it.
  func body(of entry: Int) -> DrawnBody {
    if let body = entries[entry].ahead?.value.body?.body { return body }
    if let waiting = state.withLock({ $0.waiting.removeValue(forKey: entry) }) { return waiting }
    return drawnBody(of: entry)
  }

  /// Lets go of an article that was drawn to be compared, and whose page is what it was.
  func forget(_ entry: Int) {
    state.withLock { state in
      if !state.waiting.isEmpty { state.waiting[entry] = nil }
    }
  }

  /// Lets go of what lists showed, once all are written.
  func forgetParts() { state.withLock { $0.drawn = [:] } }

  /// An article as the pages of others show it, where its ids differ from theirs, and links to its parts lead to its own page.
  func listed(_ entry: Int) -> Part {
    part(Key(entry: entry, use: .listed)) { entries[entry].article.drawn(in: amongOthers(entry)) }
  }

  /// What lists show of an article, in the same way.
  func excerpt(of entry: Int) -> Part {
    part(Key(entry: entry, use: .excerpt)) { entries[entry].article.drawnExcerpt(in: amongOthers(entry)) }
  }

  /// An article as feeds hold it: without ids and styles, with whole addresses; nobody asks twice.
  func feedText(of entry: Int) -> [UInt8] {
    var environment = EnvironmentValues()
    environment.medium = .feed
    environment.articleOrigin = address.origin(ofPage: entries[entry].address)
    state.withLock { $0.draws += 1 }
    return entries[entry].article.drawn(in: environment).bytes
  }

  /// Whether an article holds more than its excerpt.
  func hasMore(_ entry: Int) -> Bool { entries[entry].facts.hasMore }

  /// How an article begins, as plain text.
  func summary(of entry: Int) -> String {
    if let text = entries[entry].metadata.description ?? entries[entry].previous?.summary {
      return text
    }
    if let text = state.withLock({ $0.known[entry].summary }) { return text }
    let text = entries[entry].article.beginning
    state.withLock { state in
      state.draws += 1
      state.known[entry].summary = text
    }
    return text
  }

  private func amongOthers(_ entry: Int) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.articleIDs = .prefixed(
      AddressPart.of(entries[entry].address.split(separator: "/").joined(separator: "-")))
    environment.articleOrigin = ArticleOrigin(site: "", page: address.local(entries[entry].address))
    return environment
  }

  private func drawnBody(of entry: Int) -> DrawnBody {
    let article = entries[entry].article
    let rendering = article.drawn()
    let (page, needs) = (ContentHash(of: rendering.bytes), rendering.assets.hash)
    state.withLock { state in
      state.draws += 1
      state.known[entry].hashes[.page] = page
      state.known[entry].hashes[.needs] = needs
      state.known[entry].diagnostics = rendering.diagnostics
    }
    return DrawnBody(rendering, of: article)
  }

  private func part(_ key: Key, _ draw: () -> ArticleRendering) -> Part {
    if let part = state.withLock({ $0.drawn[key] }) { return part }
    // Drawn outside of the lock: two threads may draw the same, and get the same.
    let rendering = draw()
    let part = Part(bytes: rendering.bytes, assets: rendering.assets)
    let hash = part.hash
    state.withLock { state in
      state.draws += 1
      state.drawn[key] = part
      state.known[key.entry].hashes[key.use] = hash
    }
    return part
  }
}

extension ArticleBodies {
  /// Whether an article is unchanged since the previous build, with everything that it depends on.
  func isUnchanged(_ entry: Int) -> Bool { entries[entry].previous != nil }

  /// Returns the hash of an article as it is shown in some way.
  func hash(of entry: Int, as use: Use) -> ContentHash {
    if let hash = entries[entry].previous?.renderings[use] { return hash }
    if let hash = state.withLock({ $0.known[entry].hashes[use] }) { return hash }
    switch use {
    case .page, .needs:
      let body = drawnBody(of: entry)
      state.withLock { $0.waiting[entry] = body }
    case .listed: _ = listed(entry)
    case .excerpt: _ = excerpt(of: entry)
    }
    return state.withLock { $0.known[entry].hashes[use] ?? .absent }
  }

  /// What is wrong or doubtful about an article as its page shows it.
  func diagnostics(of entry: Int, finding source: (String) -> SourceID) -> [Diagnostic] {
    if let drawn = state.withLock({ $0.known[entry].diagnostics }) { return drawn }
    if let known = entries[entry].previous?.diagnostics {
      return known.map { $0.diagnostic(finding: source) }
    }
    // The page may be what it was without showing the article, which may be another one.
    _ = drawnBody(of: entry)
    return state.withLock { $0.known[entry].diagnostics ?? [] }
  }

  /// Returns what the next build has to know of each article.
  func records(in sources: SourceMap) -> [ArticleRecord] {
    let known = state.withLock(\.known)
    return entries.indices.map { index in
      let entry = entries[index]
      var record =
        entry.previous
        ?? ArticleRecord(path: entry.path, inputs: entry.inputs, dependencies: entry.dependencies, facts: entry.facts)
      // The inputs may have changed in a way that changes nothing that depends on them.
      (record.inputs, record.facts) = (entry.inputs, entry.facts)
      record.renderings.merge(known[index].hashes)
      record.summary = known[index].summary ?? record.summary
      if let diagnostics = known[index].diagnostics {
        record.diagnostics = diagnostics.map { RecordedDiagnostic($0, in: sources) }
      }
      return record
    }
  }
}

extension ArticleBodies.Part {
  /// The hash of everything that a page takes from it.
  fileprivate var hash: ContentHash { ContentHash(of: [ContentHash(of: bytes).text, assets.hash.text]) }
}

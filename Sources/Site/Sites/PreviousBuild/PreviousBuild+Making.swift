import Diagnostics
import Handles
import Planning
import Records

/// A page of this build: rendered, or unchanged since the previous build.
struct BuiltPageRecord: Sendable {
  /// The record of the page for the next build.
  ///
  /// Until all pages are built, its reads refer to subjects by their numbers in the `SubjectTable`.
  var record: PageRecord
  let isRendered: Bool
  /// The diagnostics of its template.
  ///
  /// The record of its article has the diagnostics of the article.
  var diagnostics: [Diagnostic] = []
}

extension BuiltPageRecord {
  /// Creates the record of a page that was just rendered.
  init(
    rendered page: PageHandle, reading found: PageReads, for reasons: [RenderReason], _ diagnostics: [Diagnostic],
    _ values: ValueHashes, _ table: SubjectTable
  ) {
    let own = found.pages[page.index]?.rawValue ?? 0
    record = PageRecord(
      identity: values.site.identity(of: page.index),
      own: HashedProperties(properties: own, hashes: values.hashes(of: page, own)),
      reads: table.numbered(found, without: page.index), hasDiagnostics: !diagnostics.isEmpty, reasons: reasons)
    isRendered = true
    self.diagnostics = diagnostics
  }
}

/// The combined reads of all pages of a build.
struct CombinedReads: Sendable {
  private let subjects: [Subject?]
  private let properties: [PropertyBits]

  init(of pages: [BuiltPageRecord], _ table: SubjectTable) {
    subjects = table.subjects
    var properties = [PropertyBits](repeating: 0, count: subjects.count)
    for page in pages {
      for read in page.record.reads { properties[read.subject] |= read.properties }
    }
    self.properties = properties
  }

  /// The numbers of all subjects that a page read.
  var numbers: [Int] { properties.indices.filter { properties[$0] != 0 } }

  /// Returns the subject with a number, or `nil` if only the previous build had it.
  func subject(_ number: Int) -> Subject? { subjects[number] }

  /// Returns the properties of a subject that pages read.
  func properties(of number: Int) -> PropertyBits { properties[number] }

  /// The assets that pages link to.
  var assets: Set<String> {
    Set(numbers.compactMap { if case .asset(let path)? = subjects[$0] { path } else { nil } })
  }

  /// The pictures that pages need.
  var pictures: [String] {
    numbers.compactMap { if case .picture(let need)? = subjects[$0] { need } else { nil } }
  }

  /// Whether a page shows the time of the build.
  var showsNow: Bool { numbers.contains { subjects[$0] == .root } }
}

extension PreviousBuild {
  /// Creates the record of this build for the next one.
  init(
    _ pages: consuming [BuiltPageRecord], of site: PlannedSite, _ values: ValueHashes, _ reads: CombinedReads,
    _ files: FileRecords, since changes: SiteChanges?, in sources: SourceMap
  ) {
    // Threads number the subjects in another order in each build. The record must not depend on that order.
    let names = reads.numbers.map { number in
      (number: number, name: changes?.name(of: number) ?? reads.subject(number).map(site.name) ?? .root)
    }
    .map { (number: $0.number, name: $0.name, key: $0.name.sortKey) }
    .sorted { $0.key < $1.key }
    let subjects = parallelMap(names.count, jobs: site.options.jobs) { index in
      let (number, name, _) = names[index]
      let properties = reads.properties(of: number) & name.knownProperties
      if let unchanged = changes?.unchanged(number)?.restricted(to: properties) {
        return SubjectRecord(name: name, read: unchanged)
      }
      let hashes = reads.subject(number).map { values.hashes(of: $0, properties) } ?? []
      return SubjectRecord(name: name, read: HashedProperties(properties: properties, hashes: hashes))
    }
    self.init(
      settings: site.settingsHash, outline: site.content.outline.all, commonOutline: site.content.outline.common,
      links: site.content.addressed.links.hash, subjects: subjects,
      articles: values.renderings.records(in: sources), pages: Self.renumbered(pages, names.map(\.number)),
      files: files)
  }

  /// Returns the pages after replacing the number of each subject with its index in `order`.
  private static func renumbered(_ pages: consuming [BuiltPageRecord], _ order: [Int]) -> [PageRecord] {
    var indexes = [Int](repeating: 0, count: (order.max() ?? -1) + 1)
    for (index, number) in order.enumerated() { indexes[number] = index }
    for page in pages.indices {
      for read in pages[page].record.reads.indices {
        pages[page].record.reads[read].subject = indexes[pages[page].record.reads[read].subject]
      }
      pages[page].record.reads.sort { $0.subject < $1.subject }
    }
    return pages.map(\.record)
  }
}

extension HashedProperties {
  /// Returns a subset of the properties, or `nil` if one of them is missing.
  fileprivate func restricted(to wanted: PropertyBits) -> HashedProperties? {
    if wanted == properties { return self }
    guard wanted & ~properties == 0 else { return nil }
    let kept = zip(properties.bits, hashes).filter { wanted.contains(bit: $0.0) }.map(\.1)
    return HashedProperties(properties: wanted, hashes: kept)
  }
}

extension PlannedSite {
  /// Returns the identity of a page; if it differs from the previous build, the address shows another page.
  func identity(of index: Int) -> PageIdentity {
    let page = plan.pages[index]
    return PageIdentity(
      address: page.address, kind: page.kind.rawValue, article: page.entry.map { entries[$0].path },
      template: template(of: index).name)
  }

  /// The hash of the settings that every page depends on.
  var settingsHash: ContentHash {
    ContentHash(of: [address.home] + settings.taxonomies.flatMap { [$0.name, $0.slug] })
  }
}

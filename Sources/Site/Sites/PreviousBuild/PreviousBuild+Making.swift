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
  /// Creates the record of a page that was just rendered; `common` is what the code of several pages read.
  init(
    rendered page: PageHandle, with facts: PageFacts, reading found: PageReads, and common: PageReads?,
    for reasons: [RenderReason],
    _ diagnostics: [Diagnostic], _ values: ValueHashes, _ table: SubjectTable
  ) {
    let own = GroupedProperties(found.pages[page.index]?.rawValue ?? 0) { values.hash(of: page, $0) }
    let (shared, reads) = table.numbered(found, and: common, without: page.index)
    record = PageRecord(
      identity: values.site.identity(of: page.index), own: own, shared: shared, reads: reads, facts: facts,
      hasDiagnostics: !diagnostics.isEmpty, reasons: reasons)
    isRendered = true
    self.diagnostics = diagnostics
  }
}

/// The combined reads of all pages of a build.
struct CombinedReads: Sendable {
  private let subjects: [Subject?]
  private let properties: [PropertyBits]
  /// The sets of properties that a page of this build read, with their numbers, in ascending order.
  fileprivate let masks: [(number: Int, properties: PropertyBits)]
  /// The sets of shared reads, with their numbers, that a page of this build has.
  fileprivate let shared: [(number: Int, reads: [RecordedRead])]

  init(of pages: [BuiltPageRecord], _ table: SubjectTable) {
    let numbered = table.numbered
    let masks = numbered.masks.values.map { $0 ?? 0 }
    let used = Set(pages.map(\.record.shared))
    subjects = numbered.subjects.values
    shared = numbered.shared.values.enumerated().compactMap { number, reads in
      used.contains(number) ? reads.map { (number, $0) } : nil
    }
    var properties = [PropertyBits](repeating: 0, count: subjects.count)
    var isUsed = masks.map { _ in false }
    for reads in shared.map(\.reads) + pages.map(\.record.reads) {
      for read in reads {
        properties[read.subject] |= masks[read.mask]
        isUsed[read.mask] = true
      }
    }
    self.properties = properties
    self.masks = masks.indices.filter { isUsed[$0] }.map { (number: $0, properties: masks[$0]) }
      .sorted { $0.properties < $1.properties }
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

extension PreviousEdition {
  /// Creates the record of this build for the next one.
  init(
    _ pages: consuming [BuiltPageRecord], of site: PlannedSite, _ values: ValueHashes, _ reads: CombinedReads,
    _ facts: FactTable.State, _ copies: [CopiedPage], _ files: FileRecords, since changes: SiteChanges?,
    in sources: SourceMap
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
      // A damaged record can name a subject that is gone for a page that was not rendered.
      guard let subject = reads.subject(number) else {
        return SubjectRecord(name: name, read: HashedProperties(properties: 0, hashes: []))
      }
      let hashes = values.hashes(of: subject, properties)
      return SubjectRecord(name: name, read: HashedProperties(properties: properties, hashes: hashes))
    }
    var (renumberedPages, sharedReads) = Self.renumbered(
      pages, reads.shared, subjects: names.map(\.number), masks: reads.masks.map(\.number))
    let recordedFacts = RecordedFacts(of: &renumberedPages, copies, in: facts)
    self.init(
      language: site.settings.language, settings: site.settingsHash, outline: site.content.outline.common,
      plan: site.planHash.value, searchList: site.searchHash.value, translations: site.translations.hash,
      links: site.content.addressed.links.hash, subjects: subjects,
      masks: reads.masks.map(\.properties), sharedReads: sharedReads, facts: recordedFacts,
      articles: values.renderings.records(in: sources), pages: renumberedPages,
      files: files)
  }

  /// Returns the pages and the sets of shared reads, after replacing each number with its index in an order of numbers.
  private static func renumbered(
    _ pages: consuming [BuiltPageRecord], _ shared: [(number: Int, reads: [RecordedRead])], subjects: [Int],
    masks: [Int]
  ) -> (pages: [PageRecord], shared: [[RecordedRead]]) {
    func indexes(in order: [Int]) -> [Int] {
      var indexes = [Int](repeating: 0, count: (order.max() ?? -1) + 1)
      for (index, number) in order.enumerated() { indexes[number] = index }
      return indexes
    }
    let (subjects, masks) = (indexes(in: subjects), indexes(in: masks))
    func renumber(_ reads: inout [RecordedRead]) {
      for (index, read) in reads.enumerated() {
        reads[index] = RecordedRead(subject: subjects[read.subject], mask: masks[read.mask])
      }
      reads.sort()
    }
    var sets = shared
    for set in sets.indices { renumber(&sets[set].reads) }
    sets.sort { $0.reads.lexicographicallyPrecedes($1.reads) }
    let setIndexes = Dictionary(uniqueKeysWithValues: sets.enumerated().map { ($1.number, $0) })
    for page in pages.indices {
      renumber(&pages[page].record.reads)
      pages[page].record.shared = setIndexes[pages[page].record.shared] ?? 0
    }
    return (pages.map(\.record), sets.map(\.reads))
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
      address: outputAddress(of: page), kind: page.kind.rawValue, article: page.entry.map { entries[$0].path },
      template: template(of: index).name)
  }

  /// The hash of the settings that every page depends on.
  var settingsHash: ContentHash {
    var texts: [String] = [address.home, home]
    for taxonomy in settings.taxonomies { texts += [taxonomy.name, taxonomy.slug] }
    for language in settings.languages {
      texts += [language.tag, language.name, language.path]
      texts += [language.address?.home ?? "", language.hiddenAddress?.home ?? ""]
    }
    return ContentHash(of: texts)
  }
}

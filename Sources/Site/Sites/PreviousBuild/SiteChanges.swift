import Handles
import Planning
import Records

/// The differences between a site and the previous build of the site.
struct SiteChanges: Sendable {
  let previous: PreviousEdition
  private let site: PlannedSite
  private let values: ValueHashes
  /// Whether the settings that every page depends on are unchanged.
  private let isSameSite: Bool
  private let change: PlanChange
  /// Whether the previous build had the same pages in the same order.
  let hasSamePages: Bool
  /// The indexes of the previous build's pages, by address.
  private let pagesByAddress: [String: Int]
  /// The subjects of the previous build as this site's subjects; `nil` for a removed subject.
  let subjects: [Subject?]
  /// The changed properties of each subject.
  private let changed: [PropertyBits]
  /// Whether any property of any subject changed.
  ///
  /// If none changed, the reads of pages need not be compared.
  private let isAnyChanged: Bool
  /// The reasons to render the pages that have a set of reads in common, for each of these sets.
  private let sharedReasons: [[RenderReason]]

  init(since previous: PreviousEdition, in site: PlannedSite, _ values: ValueHashes) {
    (self.previous, self.site, self.values) = (previous, site, values)
    isSameSite = previous.settings == site.settingsHash
    let hasSamePages =
      previous.pages.count == site.plan.pages.count
      && site.plan.pages.indices.allSatisfy { previous.pages[$0].identity == site.identity(of: $0) }
    let found = isSameSite ? PlanChange(of: site, since: previous) : .common
    // Code can add and remove pages although the articles are the same.
    let change = found.isSamePlan && !hasSamePages ? .common : found
    (self.change, self.hasSamePages) = (change, hasSamePages)
    pagesByAddress =
      hasSamePages
      ? [:] : Dictionary(previous.pages.enumerated().map { ($1.identity.address, $0) }) { first, _ in first }
    guard isSameSite else {
      (subjects, changed, isAnyChanged, sharedReasons) = ([], [], true, [])
      return
    }
    let finder = SubjectFinder(site)
    let subjects = previous.subjects.map { finder.subject($0.name) }
    let changed = parallelMap(subjects.count, jobs: site.options.jobs) { index in
      let old = previous.subjects[index].read
      guard let subject = subjects[index] else { return old.properties }
      let candidates = old.properties & change.candidates(subject, values)
      return candidates == 0 ? 0 : old.changed(among: candidates) { values.hashes(of: subject, candidates) }
    }
    (self.subjects, self.changed) = (subjects, changed)
    isAnyChanged = changed.contains { $0 != 0 }
    sharedReasons = previous.sharedReads.map { Self.reasons(to: changed, among: $0, previous) }
  }

  /// Whether only texts and front matter of single articles changed, and the theme.
  var isSamePlan: Bool { change.isSamePlan }
  /// Whether only texts of articles changed, and the theme.
  var isSameOutline: Bool { change == .texts }

  /// Returns whether the previous build had the page of the same article at the same address, with the same settings.
  func isSameArticle(ofPage index: Int) -> Bool {
    isSameSite && change != .common && previousPage(index)?.identity == site.identity(of: index)
  }

  /// Returns the previous record of an unchanged page, or the reasons to render the page.
  func unchangedPage(_ index: Int) -> Result<PageRecord, Reasons> {
    guard let old = previousPage(index) else { return .failure(Reasons([.new])) }
    guard isSameSite else { return .failure(Reasons([.settings])) }
    if !hasSamePages, old.identity != site.identity(of: index) { return .failure(Reasons([.kind])) }
    guard !old.hasDiagnostics else { return .failure(Reasons([.hadDiagnostics])) }
    guard !site.runsCode(page: index) else { return .failure(Reasons([.code])) }
    var reasons = ownChanges(of: index, since: old) + sharedReasons[old.shared]
    if isAnyChanged {
      let others = Self.reasons(to: changed, among: old.reads, previous)
      reasons += others.filter { !reasons.contains($0) }
    }
    return reasons.isEmpty ? .success(old) : .failure(Reasons(reasons))
  }

  /// Returns the record of the page that was at the same address.
  private func previousPage(_ index: Int) -> PageRecord? {
    if hasSamePages { return previous.pages[index] }
    return pagesByAddress[site.outputAddress(of: site.plan.pages[index])].map { previous.pages[$0] }
  }

  private func ownChanges(of index: Int, since page: PageRecord) -> [RenderReason] {
    let candidates = page.own.properties & change.candidates(.page(index), values)
    if candidates == 0 { return [] }
    let handle = PageHandle(index, in: HandleScope(site, values.renderings, page: index))
    return page.own.changed(among: candidates) { values.hash(of: handle, $0) }.map { .own($0.words) }
  }

  /// Returns the reasons to render a page with some reads, after properties of subjects changed.
  private static func reasons(
    to changed: [PropertyBits], among reads: [RecordedRead], _ previous: PreviousEdition
  ) -> [RenderReason] {
    reads.filter { changed[$0.subject] != 0 }.flatMap { read in
      let properties = previous.masks[read.mask] & changed[read.subject]
      return properties == 0 ? [] : previous.subjects[read.subject].name.reasons(properties)
    }
  }

  /// Returns the name of the previous build's subject with a number.
  func name(of number: Int) -> SubjectName? {
    subjects.indices.contains(number) ? previous.subjects[number].name : nil
  }

  /// Returns the hashes of a subject that did not change, so that they need not be computed again.
  func unchanged(_ number: Int) -> HashedProperties? {
    changed.indices.contains(number) && changed[number] == 0 ? previous.subjects[number].read : nil
  }

  /// The reasons to render a page, in the order of its reads.
  struct Reasons: Error {
    let list: [RenderReason]

    init(_ list: [RenderReason]) {
      self.list = list
    }
  }
}

extension HashedProperties {
  /// Returns the candidates whose new hashes differ.
  ///
  /// `hashes` returns the new hashes of the candidates, in the order of their bits.
  fileprivate func changed(among candidates: PropertyBits, _ hashes: () -> [UInt64]) -> PropertyBits {
    var (changed, new): (PropertyBits, [UInt64]) = (0, hashes().reversed())
    for (bit, old) in zip(properties.bits, self.hashes) where candidates.contains(bit: bit) {
      if new.popLast() != old { changed |= PropertyBits(bit: bit) }
    }
    return changed
  }
}

/// The part of a site that changed since the previous build, besides single articles.
private enum PlanChange: Equatable {
  /// Only texts of articles can have changed, and the theme.
  case texts
  /// Front matter of single articles changed, but not the plan; maybe the list of the search.
  case frontMatter(isSameSearch: Bool)
  /// Articles were added, removed or moved, or changed their place in a list.
  case articles
  /// Settings, or the texts of sections, changed.
  case common

  init(of site: PlannedSite, since previous: PreviousEdition) {
    let outline = site.content.outline
    if previous.outline != outline.common {
      self = .common
    } else if previous.plan != site.planHash.value || previous.translations != site.translations.hash {
      self = .articles
    } else {
      self =
        previous.articles.map(\.outline) == outline.articles
        ? .texts : .frontMatter(isSameSearch: previous.searchList == site.searchHash.value)
    }
  }

  var isSamePlan: Bool { isSameSearch || self == .frontMatter(isSameSearch: false) }

  private var isSameSearch: Bool { self == .texts || self == .frontMatter(isSameSearch: true) }

  /// Returns the properties of a subject that may have changed.
  ///
  /// All other properties are unchanged, so their hashes need not be computed.
  func candidates(_ subject: Subject, _ values: ValueHashes) -> PropertyBits {
    switch subject {
    case .root, .asset, .image, .template, .file, .text, .dataNames, .word, .parameter(_, ofPage: nil),
      .missingName:
      return .max
    case .parameter(_, let page?):
      let entry = values.site.plan.pages[page].entry
      let isSame = entry.map(values.renderings.isUnchangedWithFrontMatter) ?? isSamePlan
      return isSame && self != .common ? 0 : .max
    // The hash of the settings does not cover their parameters.
    case .site where isSamePlan: return PropertyBits(SiteHandle.Property.params)
    case .page(let index):
      let page = values.site.plan.pages[index]
      // A page without an article depends on the plan only, but a page in Swift on anything. The plan does not know which
      // articles the search finds, and in which order it lists them.
      guard let entry = page.entry else {
        return isSamePlan && page.code == nil && (isSameSearch || page.kind != .search) ? 0 : .max
      }
      guard values.renderings.isUnchanged(entry) else { return .max }
      let isSame = values.renderings.isUnchangedWithFrontMatter(entry)
      switch self {
      case .texts, .frontMatter: return isSame ? 0 : ~PageProperties.dependingOnText.rawValue
      // The pages of sections and terms depend on the articles that they list.
      case .articles where isSame && page.kind.isArticle: return PageProperties.dependingOnOthers.rawValue
      case .articles, .common: return ~PageProperties.dependingOnText.rawValue
      }
    default: return isSamePlan ? 0 : .max
    }
  }
}

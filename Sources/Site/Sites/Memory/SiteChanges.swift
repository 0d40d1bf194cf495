import Records

/// What differs between a site and what another build remembers of it.
struct SiteChanges: Sendable {
  private let memory: SiteMemory
  private let model: SiteModel
  private let marks: ValueMarks
  /// Whether what every page depends on is what it was.
  private let isSameSite: Bool
  /// Whether nothing changed but texts and the theme.
  let isSameOutline: Bool
  /// Whether each page is the one that it was, at the same place: the plan is the same.
  let hasSamePages: Bool
  /// The places of pages, for those that are at another one than they were.
  private let pages: Meanwhile<[String: Int]>
  /// What the subjects of the memory are in this site.
  let subjects: [Subject?]
  /// The properties of each that changed.
  private let changed: [UInt64]
  /// Whether any did: where only texts changed that nobody but their pages shows, nothing is looked up page by page.
  private let isAnyChanged: Bool

  init(since memory: SiteMemory, in model: SiteModel, withSamePlan isSamePlan: Bool, _ marks: ValueMarks) {
    hasSamePages = isSamePlan && memory.pages.count == model.pages.count
    self.memory = memory
    self.model = model
    self.marks = marks
    isSameSite = memory.settings == model.settingsMark
    isSameOutline = isSameSite && memory.outline == model.outline.value
    pages = .onceAsked { Dictionary(memory.notes.enumerated().map { ($1.address, $0) }) { first, _ in first } }
    guard isSameSite else {
      (subjects, changed, isAnyChanged) = ([], [], true)
      return
    }
    let finder = SubjectFinder(model)
    let subjects = memory.subjects.map { finder.subject($0.value.name) }
    let isSameOutline = isSameOutline
    changed = parallelMap(subjects.count, jobs: model.options.jobs) { index in
      let old = memory.subjects[index].value.read
      guard let subject = subjects[index] else { return old.properties }
      let open = old.properties & Self.open(subject, in: marks, isSameOutline)
      return open == 0 ? 0 : old.differing(in: open) { marks.marks(of: subject, open) }
    }
    self.subjects = subjects
    isAnyChanged = changed.contains { $0 != 0 }
  }

  /// The properties that may have changed, by what is known without looking at them.
  private static func open(_ subject: Subject, in marks: ValueMarks, _ isSameOutline: Bool) -> UInt64 {
    switch subject {
    case .root, .asset, .template: return .max
    case .page(let page):
      // A page without an article shows nothing but what the outline tells; it may have had one, though.
      guard let entry = marks.model.pages[page].entry else { return isSameOutline ? 0 : .max }
      guard marks.bodies.isRemembered(entry) else { return .max }
      return isSameOutline ? 0 : ~PageProperties.ofText.rawValue
    default: return isSameOutline ? 0 : .max
    }
  }

  /// The page that is what it was, as it was noted; else why it has to be written.
  func kept(_ index: Int) -> Result<PageMemory, Reasons> {
    do throws(RecordDamage) {
      guard let (old, note) = try earlier(index) else { return .failure(Reasons([.new])) }
      guard isSameSite else { return .failure(Reasons([.settings])) }
      if let note, note.shape != model.shape(of: index) { return .failure(Reasons([.kind])) }
      guard old.isQuiet else { return .failure(Reasons([.told])) }
      let reasons = try changes(of: index, since: old, note) + changes(of: old.reads)
      return reasons.isEmpty ? .success(old) : .failure(Reasons(reasons))
    } catch {
      return .failure(Reasons([.lost]))
    }
  }

  /// What is remembered of a page of this build: of the one that was at its address, if there was one; nobody has to look at its note
  /// where all pages are those that they were.
  private func earlier(_ index: Int) throws(RecordDamage) -> (page: PageMemory, note: PageNote?)? {
    if hasSamePages { return (memory.pages[index], nil) }
    let address = model.pages[index].address
    if memory.pages.indices.contains(index) {
      let note = try memory.pages[index].note.value
      if note.address == address { return (memory.pages[index], note) }
    }
    guard let place = pages.value[address] else { return nil }
    return (memory.pages[place], try memory.pages[place].note.value)
  }

  /// What changed of that which a page read of itself.
  private func changes(
    of index: Int, since page: PageMemory, _ note: PageNote?
  ) throws(RecordDamage) -> [RenderReason] {
    let open = Self.open(.page(index), in: marks, isSameOutline)
    if open == 0 { return [] }
    let own = if let note { try note.own.value } else { try page.note.value.own.value }
    guard own.properties >> UInt64(PageProperty.allCases.count) == 0 else { throw RecordDamage() }
    return own.differing(in: own.properties & open) { marks.marks(ofPage: index, own.properties & open) }
      .places.map { .own(PageProperty.allCases[$0].rawValue) }
  }

  /// What changed of that which a page read of others.
  private func changes(of reads: Sealed<[ReadMemory]>) throws(RecordDamage) -> [RenderReason] {
    guard isAnyChanged else { return [] }
    var reasons: [RenderReason] = []
    try reads.forEach { (read: ReadMemory) throws(RecordDamage) in
      guard changed.indices.contains(read.subject) else { throw RecordDamage() }
      let properties = read.properties & changed[read.subject]
      if properties != 0 { reasons += memory.subjects[read.subject].value.name.reasons(properties) }
    }
    return reasons
  }

  /// What the memory calls a subject, by its number there.
  func name(of number: Int) -> SubjectName? {
    subjects.indices.contains(number) ? memory.subjects[number].value.name : nil
  }

  /// What is known of a subject that did not change, so that nobody has to look again.
  func unchanged(_ number: Int) -> Verbatim<SubjectMemory>? {
    changed.indices.contains(number) && changed[number] == 0 ? memory.subjects[number] : nil
  }

  /// What all pages read together in the build that is remembered, if all of it is read still.
  ///
  /// Whoever is kept reads what it read; of those that are written, it is enough if one reads what another one read.
  func reads(stillReadBy pages: [WrittenPage], whoseWrittenRead properties: [UInt64]) -> [UInt64]? {
    // Of another site, numbers are those of other subjects.
    guard isSameSite, memory.pages.count == pages.count else { return nil }
    var isSame = true
    for index in pages.indices where pages[index].isRendered {
      guard let before = try? earlier(index)?.page.reads else { return nil }
      before.eachRead(below: properties.count) { isSame = isSame && $0.properties & ~properties[$0.subject] == 0 }
    }
    return isSame ? memory.subjects.map(\.value.read.properties) : nil
  }

  /// The addresses of pages that are gone.
  var removed: [String] {
    if hasSamePages { return [] }
    let here = Set(model.pages.map(\.address))
    return memory.addresses.filter { !here.contains($0) }
  }

  /// Why a page has to be written, in an order that is always the same.
  struct Reasons: Error {
    let list: [RenderReason]

    init(_ list: [RenderReason]) {
      self.list = list
    }
  }
}

extension MarkedProperties {
  /// Those of some of the properties whose marks are not the same; marks are given in the order of what they are of.
  fileprivate func differing(in open: UInt64, _ new: () -> [ContentMark]) -> UInt64 {
    var (result, found): (UInt64, [ContentMark]) = (0, new().reversed())
    for (place, mark) in zip(properties.places, marks) where open & 1 << UInt64(place) != 0 {
      if found.popLast() != mark { result |= 1 << UInt64(place) }
    }
    return result
  }
}

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
  /// The places of pages, for those that are at another one than they were.
  private let pages: Meanwhile<[String: Int]>
  /// What the subjects of the memory are in this site.
  let subjects: [Subject?]
  /// The properties of each that changed.
  private let changed: [UInt64]

  init(since memory: SiteMemory, in model: SiteModel, _ marks: ValueMarks) {
    self.memory = memory
    self.model = model
    self.marks = marks
    isSameSite = memory.settings == model.settingsMark
    isSameOutline = isSameSite && memory.outline == model.outline.value
    pages = .onceAsked { Dictionary(memory.pages.enumerated().map { ($1.address, $0) }) { first, _ in first } }
    guard isSameSite else {
      (subjects, changed) = ([], [])
      return
    }
    let finder = SubjectFinder(model)
    let subjects = memory.subjects.map { finder.subject($0.name) }
    let isSameOutline = isSameOutline
    changed = parallelMap(subjects.count, jobs: model.options.jobs) { index in
      let old = memory.subjects[index]
      guard let subject = subjects[index] else { return old.properties }
      let open = Self.open(old.properties, of: subject, in: marks, isSameOutline)
      return open == 0 ? 0 : old.properties.differing(old.marks, in: open) { marks.marks(of: subject, open) }
    }
    self.subjects = subjects
  }

  /// Those of some properties that may have changed, by what is known without looking at them.
  private static func open(
    _ properties: UInt64, of subject: Subject, in marks: ValueMarks, _ isSameOutline: Bool
  ) -> UInt64 {
    switch subject {
    case .root, .asset, .template: return properties
    case .page(let page):
      // A page without an article shows nothing but what the outline tells; it may have had one, though.
      guard let entry = marks.model.pages[page].entry else { return isSameOutline ? 0 : properties }
      guard marks.bodies.isRemembered(entry) else { return properties }
      return isSameOutline ? 0 : properties & ~PageProperties.ofText.rawValue
    default: return isSameOutline ? 0 : properties
    }
  }

  /// The page that is what it was, as it was noted; else why it has to be written.
  func kept(_ index: Int) -> Result<PageMemory, Reasons> {
    guard let place = place(of: model.pages[index].address, near: index) else { return .failure(Reasons([.new])) }
    guard isSameSite else { return .failure(Reasons([.settings])) }
    let old = memory.pages[place]
    guard old.shape == model.shape(of: index) else { return .failure(Reasons([.kind])) }
    guard old.isQuiet else { return .failure(Reasons([.told])) }
    let open = Self.open(old.properties, of: .page(index), in: marks, isSameOutline)
    let own = open == 0 ? 0 : old.properties.differing(old.marks, in: open) { marks.marks(ofPage: index, open) }
    var reasons = own.places.map { RenderReason.own(PageProperty.allCases[$0].rawValue) }
    for read in old.reads {
      let properties = read.properties & changed[read.subject]
      if properties != 0 { reasons += memory.subjects[read.subject].name.reasons(properties) }
    }
    return reasons.isEmpty ? .success(old) : .failure(Reasons(reasons))
  }

  private func place(of address: String, near guess: Int) -> Int? {
    memory.pages.indices.contains(guess) && memory.pages[guess].address == address ? guess : pages.value[address]
  }

  /// What the memory calls a subject, by its number there.
  func name(of number: Int) -> SubjectName? {
    subjects.indices.contains(number) ? memory.subjects[number].name : nil
  }

  /// What is known of a subject that did not change, so that nobody has to look again.
  func unchanged(_ number: Int) -> SubjectMemory? {
    changed.indices.contains(number) && changed[number] == 0 ? memory.subjects[number] : nil
  }

  /// The addresses of pages that are gone.
  var removed: [String] {
    if isSameOutline { return [] }
    let here = Set(model.pages.map(\.address))
    return memory.pages.map(\.address).filter { !here.contains($0) }
  }

  /// Why a page has to be written, in an order that is always the same.
  struct Reasons: Error {
    let list: [RenderReason]

    init(_ list: [RenderReason]) {
      self.list = list
    }
  }
}

extension UInt64 {
  /// Those of some of these properties whose marks are not the same; marks are given in the order of what they are of.
  fileprivate func differing(_ old: [ContentMark], in open: UInt64, _ new: () -> [ContentMark]) -> UInt64 {
    var (result, found): (UInt64, [ContentMark]) = (0, new().reversed())
    for (place, mark) in zip(places, old) where open & 1 << UInt64(place) != 0 {
      if found.popLast() != mark { result |= 1 << UInt64(place) }
    }
    return result
  }
}

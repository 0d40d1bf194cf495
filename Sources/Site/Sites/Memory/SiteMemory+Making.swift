import Diagnostics
import Markup
import Records

extension SiteMemory {
  /// Takes down what was read of a site, and what stands there.
  init(
    _ pages: consuming [WrittenPage], of model: SiteModel, _ marks: ValueMarks, _ reads: SubjectReads,
    _ plan: PlanMemory, since changes: SiteChanges?, in sources: SourceMap
  ) {
    var named = reads.numbers.map { number in
      (number: number, name: changes?.name(of: number) ?? reads.subject(number).map(model.name) ?? .root)
    }
    // Nothing may come from the order in which threads came to them.
    named.sort { $0.name < $1.name }
    let subjects = parallelMap(named.count, jobs: model.options.jobs) { [named] index in
      let (number, name) = named[index]
      // What another build noted may be damaged: there may be no such property.
      let properties = reads.properties(of: number) & name.knownProperties
      if let known = changes?.unchanged(number)?.only(properties) { return known }
      let found = reads.subject(number).map { marks.marks(of: $0, properties) } ?? []
      return Verbatim(SubjectMemory(name: name, read: MarkedProperties(properties: properties, marks: found)))
    }
    self.init(
      settings: model.settingsMark, outline: model.outline.value, links: model.links.mark,
      heads: model.files.map { $0.memory ?? HeadMemory($0, in: sources) }, subjects: subjects,
      articles: marks.bodies.memories(in: sources),
      pages: Self.renumbered(pages, named.map(\.number)), plan: plan)
  }

  /// The pages with the places of subjects in an order for their numbers; each is let go of as soon as it is renumbered.
  private static func renumbered(_ pages: consuming [WrittenPage], _ order: [Int]) -> [PageMemory] {
    var places = [Int](repeating: 0, count: (order.max() ?? -1) + 1)
    for (place, number) in order.enumerated() { places[number] = place }
    let isSame = order.indices.allSatisfy { order[$0] == $0 }
    var memories: [PageMemory] = []
    memories.reserveCapacity(pages.count)
    // All pages of a first build have one list of reasons.
    let first = Sealed([RenderReason.first])
    pages.reverse()
    while let page = pages.popLast() {
      switch page.notes {
      // What is kept is in order already where it has the numbers that it had.
      case .kept(let memory) where isSame: memories.append(memory)
      case .kept(var memory):
        memory.reads = page.reads(places)
        memories.append(memory)
      case .made(let note, _):
        let reasons = page.reasons == [.first] ? first : Sealed(page.reasons)
        memories.append(
          PageMemory(
            note: note, isQuiet: page.diagnostics.isEmpty, reads: page.reads(places), reasons: reasons))
      }
    }
    return memories
  }
}

extension WrittenPage {
  /// What it read, with the places of subjects for their numbers, in the order of these.
  fileprivate func reads(_ places: [Int]) -> Sealed<[ReadMemory]> {
    var reads: [ReadMemory] = []
    eachRead(below: places.count) { reads.append(ReadMemory(subject: places[$0.subject], properties: $0.properties)) }
    reads.sort { $0.subject < $1.subject }
    return Sealed(reads)
  }
}

extension Verbatim<SubjectMemory> {
  /// What is known of some of the properties, if all of them are known.
  fileprivate func only(_ wanted: UInt64) -> Self? {
    let read = value.read
    if wanted == read.properties { return self }
    guard wanted & ~read.properties == 0 else { return nil }
    let marks = zip(read.properties.places, read.marks).filter { wanted & 1 << UInt64($0.0) != 0 }.map(\.1)
    return Self(SubjectMemory(name: value.name, read: MarkedProperties(properties: wanted, marks: marks)))
  }
}

extension SiteModel {
  /// Which page is at an address.
  func shape(of index: Int) -> PageShape {
    let page = pages[index]
    let article = page.entry.map { entries[$0].path }
    return PageShape(kind: page.kind.rawValue, article: article, template: template(of: index).name)
  }

  /// What is known of a site before the texts of its articles are: which there are, what stands before their texts, and where sections
  /// and taxonomies are, which drafts may tell, too, and the pictures that stand for the site.
  static func outlineMark(
    of heads: [EntryHead], at addresses: SectionAddresses, _ icons: [SiteIcon], _ settingsFile: ContentMark
  ) -> ContentMark {
    var writer = RecordWriter()
    for mark in [settingsFile, addresses.mark] { writer.write(mark) }
    writer.write(icons.map(\.address))
    for head in heads {
      // What an article is by its place depends on files, too, that are no part of the site.
      writer.write(head.place.path)
      writer.write(head.address)
      writer.write(head.place.section)
      writer.write(head.place.role.rawValue)
      writer.write(head.isPost)
      writer.write(head.file.frontMatter)
    }
    return ContentMark(of: writer.bytes)
  }

  /// The same, with what may come from texts: what articles are called, and whether they say so.
  static func outlineMark(of heads: ContentMark, titlesOf entries: [Entry]) -> ContentMark {
    var writer = RecordWriter()
    writer.write(heads)
    for entry in entries { writer.write(entry.facts.title) }
    return ContentMark(of: writer.bytes)
  }

  /// What every page depends on without asking.
  var settingsMark: ContentMark {
    ([address.home] + settings.taxonomies.flatMap { [$0.name, $0.slug] }).mark
  }
}

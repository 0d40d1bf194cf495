import Diagnostics
import Markup
import Records

extension SiteMemory {
  /// Takes down what was read of a site, and what stands there.
  init(
    _ pages: [WrittenPage], of model: SiteModel, _ marks: ValueMarks, knowing known: [Subject: SubjectMemory],
    in sources: SourceMap
  ) {
    var properties: [Subject: UInt64] = [:]
    for page in pages { properties.merge(page.reads) { $0 | $1 } }
    let named = properties.map { (subject: $0.key, name: model.name(of: $0.key), properties: $0.value) }
      .sorted { $0.name.inOrder.lexicographicallyPrecedes($1.name.inOrder) }
    let numbers = Dictionary(uniqueKeysWithValues: named.enumerated().map { ($1.subject, $0) })
    let subjects = parallelMap(named.count, jobs: model.options.jobs) { index in
      let (subject, name, properties) = named[index]
      // What is known may be more than anybody reads now.
      if let known = known[subject]?.only(properties) { return known }
      return SubjectMemory(name: name, properties: properties, marks: marks.marks(of: subject, properties))
    }
    self.init(
      settings: model.settingsMark, outline: model.outlineMark, subjects: subjects,
      articles: marks.bodies.memories(in: sources),
      pages: zip(model.pages, pages).map { page, written in
        PageMemory(
          address: page.address, shape: written.shape, isQuiet: written.diagnostics.isEmpty,
          properties: written.properties, marks: written.marks,
          reads: written.reads.compactMap { subject, properties in
            numbers[subject].map { ReadMemory(subject: $0, properties: properties) }
          }
          .sorted { $0.subject < $1.subject },
          reasons: written.reasons)
      })
  }
}

extension SubjectName {
  /// What it is sorted by: nothing may come from the order of a hash table.
  fileprivate var inOrder: [String] {
    switch self {
    case .root: ["0"]
    case .site: ["1"]
    case .page(let address): ["2", address]
    case .section(let path): ["3", path]
    case .taxonomy(let name): ["4", name]
    case .term(let address, let taxonomy): ["5", taxonomy, address]
    case .part(let address, let taxonomy, let article): ["6", taxonomy, address, article]
    case .asset(let path): ["7", path]
    case .template(let name): ["8", name]
    case .missingName(let path): ["9"] + path
    case .parameter(let name, let page): ["10", name, page ?? ""]
    }
  }
}

extension SubjectMemory {
  /// What is known of some of the properties, if all of them are known.
  fileprivate func only(_ wanted: UInt64) -> SubjectMemory? {
    if wanted == properties { return self }
    guard wanted & ~properties == 0 else { return nil }
    let marks = zip(properties.places, marks).filter { wanted & 1 << UInt64($0.0) != 0 }.map(\.1)
    return SubjectMemory(name: name, properties: wanted, marks: marks)
  }
}

extension SiteModel {
  /// Which page is at an address.
  func shape(of index: Int) -> PageShape {
    let page = pages[index]
    let article = page.entry.map { entries[$0].path }
    return PageShape(kind: page.kind.rawValue, article: article, template: template(of: index).name)
  }

  /// What is known of a site without the texts of its articles: which there are, and what stands before their texts.
  var outlineMark: ContentMark {
    var writer = RecordWriter()
    writer.write(settingsFile)
    for entry in entries {
      writer.write([entry.path, entry.address, entry.title])
      writer.write(entry.headMark)
    }
    return ContentMark(of: writer.bytes)
  }

  /// What every page depends on without asking.
  var settingsMark: ContentMark {
    ([address.home] + settings.taxonomies.flatMap { [$0.name, $0.slug] }).mark
  }
}

extension SiteSettings {
  /// What everything that is read as Markdown depends on.
  var markdownMark: ContentMark {
    var names = [excerptSeparator ?? "", "\(isLenient)", "\(smartPunctuation)"]
    switch markup {
    case .safe(allowing: let extra): names += ["safe"] + extra.sorted()
    case .trusted: names.append("trusted")
    case .escape: names.append("escape")
    }
    return names.mark
  }
}

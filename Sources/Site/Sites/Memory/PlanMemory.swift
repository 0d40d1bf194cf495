import Records

/// The plan of a build, for another one in which the same would be planned.
struct PlanMemory: Sendable {
  /// What tells all that it was made of from what that is in another build.
  let basis: ContentMark
  /// What another build left of it, where it is from there.
  private let record: ArraySlice<UInt8>?
  /// The plan; of another build, it is read once somebody asks, and nothing where what was left of it is damaged.
  private let plan: Meanwhile<SitePlan?>

  init(_ plan: SitePlan, basis: ContentMark) {
    (self.plan, record) = (Meanwhile(made: plan), nil)
    self.basis = basis
  }

  /// Begins to read it: somebody will most likely ask.
  func lookAhead() { plan.begin() }

  /// The plan, if it was made of the same; what was noted may be damaged, and name articles or pages in Swift that there are not.
  func plan(of basis: ContentMark, entries: Int, code: Int) -> SitePlan? {
    guard self.basis == basis, let plan = plan.value, plan.speaks(ofEntries: entries, code: code) else { return nil }
    return plan
  }
}

extension PlanMemory: Equatable {
  static func == (one: PlanMemory, other: PlanMemory) -> Bool {
    RecordWriter.bytes(of: one) == RecordWriter.bytes(of: other)
  }
}

extension PlanMemory: Recorded {
  /// Writes it without its length, which nobody knows before all of it is made: it comes last.
  func write(to writer: inout RecordWriter) {
    writer.write(basis)
    if let record {
      writer.write(read: record)
    } else if let plan = plan.value {
      writer.write(plan)
    }
  }

  /// Takes all that is left.
  init(from reader: inout RecordReader) throws(RecordDamage) {
    basis = try reader.read()
    let rest = reader.readRest()
    record = rest
    plan = .onceAsked {
      var reader = RecordReader(rest)
      let plan: SitePlan? = try? SitePlan(from: &reader)
      return reader.isAtEnd ? plan : nil
    }
  }
}

extension SitePlan {
  /// Whether everything that it names by a number is there.
  fileprivate func speaks(ofEntries entries: Int, code: Int) -> Bool {
    let (articles, pagesInSwift) = (0..<entries, 0..<code)
    return articles.hold(posts) && articles.hold(plainPages)
      && sections.allSatisfy { section in
        articles.hold(section.entries) && articles.hold(section.index) && sections.indices.hold(section.sections)
      }
      && taxonomies.allSatisfy { taxonomy in
        articles.hold(taxonomy.index) && taxonomy.termsOfEntries.count == entries
          && taxonomy.termsOfEntries.allSatisfy { taxonomy.terms.indices.hold($0) }
          && taxonomy.terms.allSatisfy { articles.hold($0.entries) && articles.hold($0.index) }
      }
      && pages.allSatisfy { page in
        articles.hold(page.entry) && pagesInSwift.hold(page.code) && sections.indices.hold(page.section)
          && taxonomies.indices.hold(page.taxonomy)
          && (page.taxonomy.map { taxonomies[$0].terms.indices } ?? 0..<0).hold(page.term)
          && page.list.map {
            articles.hold($0.entries) && 0 < $0.number && $0.number <= $0.count && $0.count <= pages.count
          } ?? true
      }
  }
}

extension Range<Int> {
  fileprivate func hold(_ numbers: [Int]) -> Bool { numbers.allSatisfy(contains) }
  fileprivate func hold(_ number: Int?) -> Bool { number.map(contains) ?? true }
}

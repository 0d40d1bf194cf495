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
    if let record { writer.write(read: record) } else { plan.value.map { writer.write($0) } }
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
    func holds(_ numbers: [Int], below count: Int) -> Bool { numbers.allSatisfy { 0..<count ~= $0 } }
    func holds(_ number: Int?, below count: Int) -> Bool { number.map { 0..<count ~= $0 } ?? true }
    return holds(posts + plainPages, below: entries)
      && sections.allSatisfy {
        holds($0.entries, below: entries) && holds($0.index, below: entries) && holds($0.sections, below: sections.count)
      }
      && taxonomies.allSatisfy { taxonomy in
        holds(taxonomy.index, below: entries) && taxonomy.termsOfEntries.count == entries
          && taxonomy.termsOfEntries.allSatisfy { holds($0, below: taxonomy.terms.count) }
          && taxonomy.terms.allSatisfy { holds($0.entries, below: entries) && holds($0.index, below: entries) }
      }
      && pages.allSatisfy { page in
        holds(page.entry, below: entries) && holds(page.code, below: code) && holds(page.section, below: sections.count)
          && holds(page.taxonomy, below: taxonomies.count)
          && holds(page.term, below: page.taxonomy.map { taxonomies[$0].terms.count } ?? 0)
          && page.list.map { holds($0.entries, below: entries) && 1...$0.count ~= $0.number } ?? true
      }
  }
}

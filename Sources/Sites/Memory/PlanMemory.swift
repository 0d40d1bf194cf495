import Records

/// The plan of a build, for another one in which the same would be planned.
struct PlanMemory: Sendable {
  /// What tells all that it was made of from what that is in another build.
  let basis: ContentMark
  private let plan: SitePlan

  init(_ plan: SitePlan, basis: ContentMark) { (self.plan, self.basis) = (plan, basis) }

  /// The plan, if it was made of the same; what was noted may be damaged, and name articles or pages in Swift that there are not.
  func plan(of basis: ContentMark, entries: Int, code: Int) -> SitePlan? {
    self.basis == basis && plan.speaks(ofEntries: entries, code: code) ? plan : nil
  }
}

extension PlanMemory: Equatable {
  static func == (one: PlanMemory, other: PlanMemory) -> Bool {
    RecordWriter.bytes(of: one) == RecordWriter.bytes(of: other)
  }
}

extension PlanMemory: Recorded {
  func write(to writer: inout RecordWriter) {
    writer.write(basis)
    writer.write(plan)
  }

  init(from reader: inout RecordReader) throws(RecordDamage) {
    (basis, plan) = (try reader.read(), try reader.read())
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

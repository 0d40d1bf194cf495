/// What all pages of a build read together.
struct SubjectReads: Sendable {
  private let subjects: [Subject?]
  private let properties: [UInt64]

  init(of pages: [WrittenPage], _ table: SubjectTable, since changes: SiteChanges?) {
    subjects = table.subjects
    let written = Self.together(pages.filter(\.isRendered), subjects.count)
    if let before = changes?.reads(of: pages, writtenReading: written) {
      properties = written.enumerated().map { $1 | ($0 < before.count ? before[$0] : 0) }
    } else {
      properties = Self.together(pages, subjects.count)
    }
  }

  private static func together(_ pages: [WrittenPage], _ count: Int) -> [UInt64] {
    var properties = [UInt64](repeating: 0, count: count)
    for page in pages { page.memory.reads.eachRead(below: count) { properties[$0.subject] |= $0.properties } }
    return properties
  }

  /// The numbers of all that somebody read.
  var numbers: [Int] { properties.indices.filter { properties[$0] != 0 } }

  /// What has a number.
  func subject(_ number: Int) -> Subject? { subjects[number] }

  /// What somebody read of it.
  func properties(of number: Int) -> UInt64 { properties[number] }

  /// The assets that pages name.
  var assets: Set<String> {
    Set(numbers.compactMap { if case .asset(let path)? = subjects[$0] { path } else { nil } })
  }

  /// Whether a page shows what time it is.
  var showsNow: Bool { numbers.contains { subjects[$0] == .root } }
}

/// What all pages of a build read together.
struct SubjectReads: Sendable {
  private let subjects: [Subject?]
  private let properties: [UInt64]

  init(of pages: [WrittenPage], _ table: SubjectTable, since changes: SiteChanges?) {
    subjects = table.subjects
    let count = subjects.count
    var properties = [UInt64](repeating: 0, count: count)
    func add(where isWanted: (WrittenPage) -> Bool) {
      for page in pages where isWanted(page) {
        page.eachRead(below: count) { properties[$0.subject] |= $0.properties }
      }
    }
    add { $0.isRendered }
    // Those that are kept are many, and what they read is most often known.
    if let before = changes?.reads(stillReadBy: pages, whoseWrittenRead: properties) {
      for number in before.indices { properties[number] |= before[number] }
    } else {
      add { !$0.isRendered }
    }
    self.properties = properties
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

import TestSupport
import Testing

@Suite(.enabled(if: NuChecker.isInstalled, "Java or the Nu HTML checker is not installed"))
struct `The Nu HTML checker` {
  /// What it says of all pages, by page.
  private static let answer = Result {
    try NuChecker.complaints(about: CheckedPage.valid + BrokenPage.all.map(\.page))
  }

  @Test(arguments: CheckedPage.valid)
  func `accepts every page that is made`(page: CheckedPage) throws {
    #expect(page.errors == [])
    for complaint in try complaints(about: page) { Issue.record("\(complaint.text)") }
  }

  @Test(arguments: BrokenPage.all)
  func `refuses a page with a known error`(broken: BrokenPage) throws {
    let texts = try complaints(about: broken.page).map(\.text)
    #expect(texts == [broken.complaint])
  }

  @Test(arguments: Tolerance.all)
  func `is contradicted only where a page needs it`(tolerance: Tolerance) throws {
    let answer = try Self.answer.get()
    let pages = CheckedPage.valid.filter { page in
      answer[page.name, default: []].contains { tolerance.covers($0, in: page) }
    }
    #expect(!pages.isEmpty, "no page needs it any more")
  }

  @Test func `is given every page, under a name of its own`() {
    let names = CheckedPage.valid.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(CheckedPage.articles.count >= 60)
  }

  /// What it says of a page, but what is tolerated.
  private func complaints(about page: CheckedPage) throws -> [Complaint] {
    try Self.answer.get()[page.name, default: []]
      .filter { complaint in !Tolerance.all.contains { $0.covers(complaint, in: page) } }
  }
}

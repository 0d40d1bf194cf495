import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `The sample site in a browser` {
  private static let pages = [
    "", "manual/", "manual/containers/", "manual/more-containers/", "manual/configuration/", "posts/", "posts/bread/",
    "tags/", "archive/", "404.html",
  ]

  @Test func `passes axe`() throws {
    let visits: [Visit.Step] = Self.pages.flatMap { [.open("garland/\($0)"), .axe] }
    let steps = visits + [.media("prefers-color-scheme: dark")] + visits
    let answers = try Visit().results(on: .sample, steps).filter { $0 != nil }
    #expect(answers == Array(repeating: [], count: 2 * Self.pages.count))
  }

  @Test func `never makes a page scroll sideways`() throws {
    let visits: [Visit.Step] = Self.pages.flatMap { [.open("garland/\($0)"), .overflow] }
    let answers = try Visit().results(on: .sample, [.width(320)] + visits + [.width(768)] + visits)
    #expect(answers.filter { $0 != nil } == Array(repeating: false, count: 2 * Self.pages.count))
  }
}

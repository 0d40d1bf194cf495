import TestSupport
import Testing

@Suite(.enabled(if: Program.python != nil, "Python is not installed"))
struct `Sitemaps of golden sites` {
  @Test func `keep to their schema`() throws {
    let outcome = try BuiltSites.run("sitemaps.py") { $0 == "sitemap.xml" }
    #expect(outcome == Program.Outcome())
    #expect(try BuiltSites.all().allSatisfy { $0.files["sitemap.xml"] != nil })
  }
}

import TestSupport
import Dates
import Diagnostics
import Garland
import Sites
import Synchronization
import Testing

@Suite struct `Articles that are read` {
  /// What stays at hand is what was read first, and lists and feeds ask for the newest again.
  @Test func `are read from the newest on, also where a setting alone is another one`() {
    let paths = Mutex<[String]>([])
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    options.jobs = 1
    options.readingGuard = { path in
      paths.withLock { $0.append(path) }
      return {}
    }
    func build(_ markdown: String, after last: BuiltSite? = nil) -> (site: BuiltSite, read: [String]) {
      paths.withLock { $0 = [] }
      let content = [
        "site.yml": "title: T\nurl: https://example.org/\n\(markdown)", "posts/2026-01-03-a.md": "# A\n",
        "posts/b.md": "---\ndate: 2026-05-01\n---\n# B\n", "posts/c.md": "---\ndate: 2026-01-01\n---\n# C\n",
        "posts/d.md": "---\ndate: 2026-05-02\n---\n# D\n",
      ]
      let build = SiteBuild(
        content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", [:]), options: options)
      let site = build.run(after: last)
      var read: [String] = []
      for path in paths.withLock(\.self) where !read.contains(path) { read.append(path) }
      return (site, read)
    }
    let newest = ["d", "b", "2026-01-03-a", "c"].map { "Content/posts/\($0).md" }
    let first = build("")
    #expect(first.read == newest)
    let again = build("smart_punctuation: true\n", after: first.site)
    #expect(again.read == newest)
    #expect(build("smart_punctuation: true\n", after: again.site).read == [])
  }
}

import Dates
import Diagnostics
import Garland
import Planning
import Sites
import Synchronization
import TestSupport
import Testing

@Suite struct `Reading articles` {
  /// The first articles stay in memory, and lists and feeds use the newest articles again.
  @Test func `starts with the newest article, even if only a setting changed`() {
    let paths = Mutex<[String]>([])
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    options.jobs = 1
    options.readingGuard = { file, parse in
      paths.withLock { $0.append(file.path) }
      return parse()
    }
    func build(_ markdown: String, after previous: BuiltSite? = nil) -> (site: BuiltSite, read: [String]) {
      paths.withLock { $0 = [] }
      let content = [
        "site.yml": "title: T\nurl: https://example.org/\n\(markdown)", "posts/2026-01-03-a.md": "# A\n",
        "posts/b.md": "---\ndate: 2026-05-01\n---\n# B\n", "posts/c.md": "---\ndate: 2026-01-01\n---\n# C\n",
        "posts/d.md": "---\ndate: 2026-05-02\n---\n# D\n",
      ]
      let build = SiteBuild(
        content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", [:]), options: options)
      let site = build.run(after: previous)
      var read: [String] = []
      for path in paths.withLock(\.self) where !read.contains(path) { read.append(path) }
      return (site, read)
    }
    let newest = ["d", "b", "2026-01-03-a", "c"].map { "Content/posts/\($0).md" }
    let first = build("")
    #expect(first.read == newest)
    let second = build("smart_punctuation: true\n", after: first.site)
    #expect(second.read == newest)
    #expect(build("smart_punctuation: true\n", after: second.site).read == [])
  }
}

@Suite struct `The reading guard` {
  @Test func `gives an article that takes too long an error, and reads the others`() {
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    options.readingGuard = { file, parse in file.path == "Content/slow.md" ? nil : parse() }
    let content = FolderInMemory(
      "Content", ["broken.md": "[a](missing.md)\n", "site.yml": "title: T\nurl: https://a.b/\n", "slow.md": "# A\n"])
    let site = SiteBuild(content: content, templates: FolderInMemory("Templates", [:]), options: options).run()
    let text = DiagnosticText(sources: site.sources).text(of: site.diagnostics)
    #expect(
      text.contains("Content/slow.md:1:1: error: parsing this article takes too long [article.deadline]\n"), "\(text)")
    #expect(text.contains("Content/broken.md:1:1: warning: there is no article `missing.md`"))
  }
}

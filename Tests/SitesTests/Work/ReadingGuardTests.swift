import Garland
import Sites
import Synchronization
import TestSupport
import Testing

@Suite struct `Whoever guards the reading of articles` {
  @Test func `hears which is read, and that it is done, each before the next`() {
    let heard = Mutex<[String]>([])
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    options.readingGuard = { path in
      heard.withLock { $0.append("begin \(path)") }
      return { heard.withLock { $0.append("end \(path)") } }
    }
    let content = FolderInMemory("Content", ["a.md": "# A\n", "b.md": "# B\n", "site.yml": "title: T\n"])
    _ = SiteBuild(content: content, templates: FolderInMemory("Templates", [:]), options: options).run()
    #expect(
      heard.withLock { $0 } == ["begin Content/a.md", "end Content/a.md", "begin Content/b.md", "end Content/b.md"])
  }
}

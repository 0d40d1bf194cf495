import Garland
import TestSupport
import Testing

@testable import Publishing

@Suite struct `A name that publishing needs itself` {
  @Test(arguments: ReservedNames.all) func `is refused while a site is planned`(name: String) {
    let content = FolderInMemory("Content", ["static/\(name)/a.txt": "a", "site.yml": "url: https://example.org/\n"])
    let options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    let site = SiteBuild(content: content, templates: FolderInMemory("Templates", [:]), options: options).run()
    #expect(site.diagnostics.map(\.message).contains { $0.contains("Garland needs the name `\(name)` itself") })
  }
}

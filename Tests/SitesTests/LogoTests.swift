import Diagnostics
import Garland
import TestSupport
import Testing

@testable import Sites

@Suite struct `The logo of a site` {
  private static let image = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"120\" height=\"32\"/>"

  /// Builds a site whose pages show only the logo.
  private func build(logo: String) -> BuiltSite {
    SiteBuild(
      content: FolderInMemory(
        "Content",
        [
          "site.yml": "title: Site\nurl: https://example.org/sub/\n\(logo)", "index.md": "Welcome.\n",
          "static/logo.svg": Self.image, "posts/a/logo.svg": Self.image, "posts/a/index.md": "# A\n",
        ]),
      templates: FolderInMemory(
        "Templates",
        ["base.mustache": "{{#site.logo}}{{url}} {{width}}x{{height}}{{/site.logo}}{{^site.logo}}none{{/site.logo}}"]),
      options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    ).run()
  }

  @Test(arguments: [
    Case("no setting", "", "none"),
    Case("a file of the folder `static`", "logo: static/logo.svg\n", "/sub/logo.svg 120x32"),
    Case("an address of the site", "logo: /logo.svg\n", "/sub/logo.svg 120x32"),
    Case("a file of a post", "logo: posts/a/logo.svg\n", "/sub/posts/a/logo.svg 120x32"),
    Case("another site", "logo: https://example.com/logo.svg\n", "https://example.com/logo.svg x"),
    Case("a missing file", "logo: lgoo.svg\n", "none"),
  ])
  func `comes from`(row: Case<String, String>) {
    row.check(build(logo: row.input).text(of: "index.html") ?? "no page")
  }

  @Test func `that is missing is a warning at its place`() {
    let built = build(logo: "logo: lgoo.svg\n")
    let found = built.diagnostics.filter { $0.code == "links.missing-file" }
    #expect(found.map(\.severity) == [.warning])
    let location = found.first?.location
    #expect(location.flatMap { built.sources[$0.source]?.position(at: $0.bytes.lowerBound).line } == 3)
  }
}

import Diagnostics
import Garland
import TestSupport
import Testing

@testable import Planning
@testable import Sites

@Suite struct `The image of link previews` {
  private static func build(_ settings: String, _ frontMatter: String = "") -> BuiltSite {
    let image = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"120\" height=\"32\"/>"
    return SiteBuild(
      content: FolderInMemory(
        "Content",
        [
          "site.yml": "title: Site\nurl: https://example.org/sub/\n\(settings)",
          "a.md": "---\ntitle: A\n\(frontMatter)---\n",
          "static/card.svg": image, "static/own.svg": image,
        ]),
      templates: FolderInMemory(
        "Templates", ["base.mustache": "{{#social}}{{property}}{{name}}={{content}}\n{{/social}}"]),
      options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    ).run()
  }

  private static let large = "twitter:card=summary_large_image"

  @Test(arguments: [
    Case("no setting", ("", ""), ["twitter:card=summary"]),
    Case(
      "an address", ("image: /card.svg\n", ""),
      ["og:image=https://example.org/sub/card.svg", "og:image:width=120", "og:image:height=32", large]),
    Case(
      "an alternative text", ("image: {src: static/card.svg, alt: A loaf}\n", ""),
      [
        "og:image=https://example.org/sub/card.svg", "og:image:width=120", "og:image:height=32", "og:image:alt=A loaf",
        large,
      ]),
    Case(
      "the page's own", ("image: {src: /card.svg, alt: A loaf}\n", "image: {src: /own.svg, alt: Own}\n"),
      [
        "og:image=https://example.org/sub/own.svg", "og:image:width=120", "og:image:height=32", "og:image:alt=Own",
        large,
      ]),
    Case("a missing file", ("image: crad.svg\n", ""), ["twitter:card=summary"]),
  ])
  func `comes from the page, else from site.yml`(row: Case<(String, String), [String]>) {
    let page = Self.build(row.input.0, row.input.1).text(of: "a/index.html") ?? ""
    row.check(page.split(separator: "\n").map(String.init).filter { $0.contains("image") || $0.contains("card") })
  }

  @Test(arguments: [
    Case("a missing file", "image: crad.svg\n", "3 warning check.missing-image"),
    Case("a missing file in a map", "image:\n  alt: A\n  src: crad.svg\n", "5 warning check.missing-image"),
    Case("no file", "image: {alt: A}\n", "3 error site.missing-field"),
    Case("an unknown key", "image: {src: /card.svg, caption: A}\n", "3 error site.unknown-key"),
  ])
  func `is checked at its place`(row: Case<String, String>) {
    let built = Self.build(row.input)
    row.check(
      built.diagnostics.filter { !$0.code.rawValue.hasPrefix("templates.") }.map { problem in
        let line = problem.location.flatMap { built.sources[$0.source]?.position(at: $0.bytes.lowerBound).line } ?? 0
        return "\(line) \(problem.severity) \(problem.code)"
      }.joined(separator: "\n"))
  }
}

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
    let found = built.diagnostics.filter { $0.code == "check.missing-image" }
    #expect(found.map(\.severity) == [.warning])
    let location = found.first?.location
    #expect(location.flatMap { built.sources[$0.source]?.position(at: $0.bytes.lowerBound).line } == 3)
  }
}

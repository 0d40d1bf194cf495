import Diagnostics
import Garland
import Sites
import TestSupport
import Testing

/// The icons of a site, which pages link to.
@Suite struct `The icons of a site` {
  private static let vector = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"/>"#.utf8)

  /// Builds a site with a setting and files, whose home page lists the icons.
  private static func build(_ setting: String, _ files: [String: [UInt8]]) -> BuiltSite {
    let settings = "title: A \"B\"\nurl: https://example.org/sub/\n\(setting)\n"
    return SiteBuild(
      content: FolderInMemory(
        "Content",
        bytes: ["site.yml": Array(settings.utf8), "index.md": Array("Welcome.\n".utf8)].merging(files) { $1 }),
      templates: FolderInMemory(
        "Templates", ["base.mustache": "{{#site.icons}}{{rel}} {{url}} {{type}} {{sizes}}\n{{/site.icons}}"]),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    ).run()
  }

  /// Returns the problems besides those of the short template.
  private static func problems(of site: BuiltSite) -> [Diagnostic] {
    site.diagnostics.filter { !$0.code.rawValue.hasPrefix("templates.") }
  }

  /// Returns the links of the home page, without the part of addresses that identifies the source.
  private static func links(of site: BuiltSite) -> [String] {
    (site.text(of: "index.html") ?? "").replacing(/-[0-9a-f]{16}/, with: "").split(separator: "\n")
      .map { $0.split(separator: " ").joined(separator: " ").replacing("/sub/", with: "/") }
  }

  private static func png(_ width: Int, _ height: Int? = nil) -> [UInt8] {
    NoisyPicture(width: width, height: height ?? width).png
  }

  private static let own = Array("own".utf8)
  private static let ico = "icon /favicon.ico 32x32"
  private static let touch = "apple-touch-icon /apple-touch-icon.png"
  private static let large = "icon /assets/pictures/a-w192-1x1-center-q75-e2.png image/png 192x192"
  private static let manifest = "manifest /site.webmanifest"

  static let links: [Case<(String, [String: [UInt8]]), [String]>] = [
    Case("no file and no setting", ("", [:]), []),
    Case(
      "files at the usual addresses",
      ("", ["static/favicon.svg": vector, "static/favicon.ico": own, "static/site.webmanifest": own]),
      [ico, "icon /favicon.svg image/svg+xml any"]),
    Case("a large picture", ("icon: a.png", ["a.png": png(512)]), [ico, large, touch, manifest]),
    Case("a wide picture", ("icon: a.png", ["a.png": png(900, 512)]), [ico, large, touch, manifest]),
    Case("a picture for all but 512 pixels", ("icon: a.png", ["a.png": png(200)]), [ico, large, touch, manifest]),
    Case(
      "a picture that is too small for home screens", ("icon: a.png", ["a.png": png(64)]),
      [ico, "icon /a.png 64x64"]),
    Case("a picture that is too small", ("icon: a.png", ["a.png": png(16)]), ["icon /a.png 16x16"]),
    Case("an SVG", ("icon: a.svg", ["a.svg": vector]), ["icon /a.svg image/svg+xml any"]),
    Case(
      "an SVG and files", ("icon: a.svg", ["a.svg": vector, "static/apple-touch-icon.png": own]),
      ["icon /a.svg image/svg+xml any", touch]),
    Case(
      "a picture and files",
      (
        "icon: static/a.png",
        [
          "static/a.png": png(512), "static/favicon.ico": own, "static/favicon.svg": vector,
          "static/apple-touch-icon.png": own, "static/site.webmanifest": own,
        ]
      ),
      [ico, large, "icon /favicon.svg image/svg+xml any", touch, manifest]),
    Case(
      "the file at a usual address", ("icon: static/favicon.png", ["static/favicon.png": png(512)]),
      [ico, "icon /favicon.png image/png", touch, manifest]),
    Case("`pictures: false`", ("icon: a.png\npictures: false", ["a.png": png(512)]), ["icon /a.png 512x512"]),
    Case("another site", ("icon: https://a.example/b.png", [:]), ["icon https://a.example/b.png"]),
  ]

  @Test(arguments: links)
  func `are the author's files, and what is made from one picture`(row: Case<(String, [String: [UInt8]]), [String]>) {
    let site = Self.build(row.input.0, row.input.1)
    #expect(Self.problems(of: site).isEmpty, "\(DiagnosticText(sources: site.sources).text(of: site.diagnostics))")
    #expect(Self.links(of: site) == row.expected, "\(row.name)")
    let paths = site.files.map(\.path)
    #expect(Set(paths).count == paths.count, "\(row.name)")
    let page = site.text(of: "index.html") ?? ""
    for address in page.matches(of: /\/sub\/([^ ]+)/) { #expect(paths.contains(String(address.1)), "\(address.1)") }
  }

  @Test func `never replace a file of the author`() {
    let names = ["favicon.ico", "apple-touch-icon.png", "site.webmanifest"]
    let files = Dictionary(uniqueKeysWithValues: names.map { ("static/\($0)", Self.own) })
    let site = Self.build("icon: a.png", files.merging(["a.png": Self.png(512)]) { $1 })
    for name in names {
      #expect(site.files.filter { $0.path == name }.map(\.content) == [.copy("static/\(name)")], "\(name)")
    }
  }

  @Test func `have a manifest with the sizes that the picture has`() throws {
    for (width, sizes) in [(512, ["192x192", "512x512"]), (300, ["192x192"])] {
      let site = Self.build("icon: a.png", ["a.png": Self.png(width)])
      let manifest = try #require(site.text(of: "site.webmanifest"))
      #expect(manifest.hasPrefix(#"{"name":"A \"B\"","start_url":"/sub/""#))
      let icons = manifest.matches(of: /"src":"\/sub\/([^"]+)","sizes":"([^"]+)"/)
      #expect(icons.map { String($0.2) } == sizes)
      for icon in icons { #expect(site.files.contains { $0.path == icon.1 }, "\(icon.1)") }
    }
  }

  @Test(arguments: [
    Case("a missing file", "icon: b.png", "check.missing-image"), Case("a list", "icon: [a.png]", "site.wrong-type"),
  ])
  func `are checked at their setting`(row: Case<String, String>) {
    let site = Self.build(row.input, ["a.png": Self.png(64)])
    let problems = Self.problems(of: site)
    #expect(problems.map(\.code.rawValue) == [row.expected])
    let location = problems.first?.location
    #expect(location.flatMap { site.sources[$0.source]?.position(at: $0.bytes.lowerBound).line } == 3)
  }
}

import Foundation
import Garland
import Planning
import Sites
import TestSupport
import Testing

@Suite struct `The sample site` {
  private static let site = SampleSite.built
  private static let pages = site.files.filter { $0.path.hasSuffix(".html") }.map { file in
    (path: file.path, html: String(decoding: SampleSite.bytes(of: file), as: UTF8.self))
  }

  @Test func `has no warnings`() {
    #expect(DiagnosticText(sources: Self.site.sources).text(of: Self.site.diagnostics) == "")
    #expect(Self.site.pages.count > 20)
  }

  @Test func `has no broken links`() throws {
    let root = "/garland/"
    let paths = Set(Self.site.files.map(\.path))
    var ids: [String: Set<String>] = [:]
    for page in Self.pages { ids[page.path] = Set(page.html.matches(of: #/ id="([^"]+)"/#).map { String($0.1) }) }
    var count = 0
    for page in Self.pages {
      for match in page.html.matches(of: #/ (?:href|src)="([^"]*)"/#) {
        let address = String(match.1).replacing("&amp;", with: "&")
        guard address.hasPrefix(root) || address.hasPrefix("#") else { continue }
        // `.ci/documentation` makes these pages, after the build.
        if address.hasPrefix("\(root)reference/") { continue }
        count += 1
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let path = parts[0].prefix { $0 != "?" }.dropFirst(root.count)
        let file =
          address.hasPrefix("#") ? page.path : path.isEmpty || path.hasSuffix("/") ? path + "index.html" : String(path)
        #expect(paths.contains(file), "\(page.path): \(address)")
        if parts.count > 1, let fileIDs = ids[file] {
          #expect(fileIDs.contains(parts[1].removingPercentEncoding ?? parts[1]), "\(page.path): \(address)")
        }
      }
    }
    #expect(count > 500)
  }

  @Test(.enabled(if: Program.find("gzip") != nil, "gzip is not installed"))
  func `has pages of at most 15 kB, with at most 15 kB of styles and scripts`() throws {
    let files = Dictionary(Self.site.files.map { ($0.path, $0) }) { first, _ in first }
    var sizes: [String: Int] = [:]
    func size(_ file: SiteOutput) throws -> Int {
      if let size = sizes[file.path] { return size }
      let size = try Program.compressedSize(of: SampleSite.bytes(of: file))
      sizes[file.path] = size
      return size
    }
    for page in Self.pages {
      let html = try size(try #require(files[page.path]))
      #expect(html <= 15_000, "\(page.path) has \(html) bytes of HTML")
      let linked = Set(page.html.matches(of: #/ (?:href|src)="/garland/([^"]+\.(?:css|js))"/#).map { String($0.1) })
      let assets = try linked.reduce(0) { try $0 + size(try #require(files[$1])) }
      #expect(assets <= 15_000, "\(page.path) needs \(assets) bytes of styles and scripts")
    }
  }

  @Test(
    .enabled(if: Program.find("gzip") != nil, "gzip is not installed"),
    arguments: ["index.html", "posts/tabs-without-javascript/index.html"])
  func `loads at most about 16 kB in at most 6 requests, also for a page with tabs and code`(path: String) throws {
    let page = try #require(Self.pages.first { $0.path == path })
    #expect(page.html.contains("class=\"tabs") && page.html.contains("class=\"hl-"))
    try Self.expect(path, of: Self.site, toWeighLessThan: 16_400)
  }

  @Test(.enabled(if: Program.find("gzip") != nil, "gzip is not installed"))
  func `has a home page of less than 10 kB if that page has neither containers nor code`() throws {
    let posts = (1...8).map { number in
      (
        "posts/2026-01-0\(number)-loaf.md",
        "---\ntags: [bread, flour]\n---\n# Loaf \(number)\n\nA loaf, and a text about it.\n"
      )
    }
    let content = [
      "site.yml": "title: Bakery\nurl: https://example.org/garland/\nauthor: Ada\n",
      "index.md": "# Bakery\n\nWelcome.\n",
    ]
    let built = SiteBuild(
      content: FolderInMemory("Content", content.merging(posts) { $1 }), templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2027-01-01T00:00:00Z") ?? .latest)
    ).run()
    try Self.expect("index.html", of: built, toWeighLessThan: 10_000)
  }

  /// Expects that a page, its styles and its scripts are light, and that they are few.
  private static func expect(_ path: String, of site: BuiltSite, toWeighLessThan limit: Int) throws {
    let files = Dictionary(site.files.map { ($0.path, $0) }) { first, _ in first }
    let html = String(decoding: SampleSite.bytes(of: try #require(files[path])), as: UTF8.self)
    let linked = html.matches(of: #/<(?:link rel="stylesheet" href|script [^>]*src)="/garland/([^"]+)"/#)
      .map { String($0.1) }
    // The page, what it links to, and the icon.
    #expect(2 + linked.count <= 6, "\(path) links to \(linked)")
    let sizes = try ([path] + linked).map { try Program.compressedSize(of: SampleSite.bytes(of: #require(files[$0]))) }
    #expect(sizes.reduce(0, +) < limit, "\(path) weighs \(sizes)")
  }
}

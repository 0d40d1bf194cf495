import Garland
import Sites
import TestSupport
import Testing

/// Files in Swift: the bytes are the whole file.
@Suite struct `A file in Swift` {
  private static let content = [
    "site.yml": "title: T\nurl: https://example.org/\n",
    "posts/a.md": "---\ntitle: A & B\ndate: 2026-01-01\n---\nOne.\n",
    "_data/days.yml": "- {name: Solstice, day: 20261221}\n",
  ]
  private static let files = [
    SitePage(file: "data.json", reads: .recorded) { site in
      "[" + site.posts.map { "{\"title\": \"\($0.title)\"}" }.joined(separator: ", ") + "]"
    },
    SitePage(file: "/days/all.ics", reads: .recorded) { site in
      ForEachDay(site.data("days")).text
    },
    SitePage(file: "/CNAME", reads: .recorded, bytes: { _ in [0xFF, 0x00, 0x0A] }),
  ]

  private struct ForEachDay {
    let text: String

    init(_ days: SiteValue) {
      text = days.list.map { "DTSTART:\($0.day.integer ?? 0)\r\nSUMMARY:<\($0.name.text ?? "")>\r\n" }.joined()
    }
  }

  private static func build(_ changes: [String: String] = [:], _ more: [SitePage] = []) -> SiteBuild {
    SiteBuild(
      content: FolderInMemory("Content", content.merging(changes) { $1 }),
      templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest), code: SiteCode(pages: files + more))
  }

  private static func bytes(_ path: String, in site: BuiltSite) -> [UInt8]? {
    guard case .bytes(let bytes)? = site.files.first(where: { $0.path == path })?.content else { return nil }
    return bytes
  }

  @Test(arguments: [
    Case("a text", "data.json", Array(#"[{"title": "A & B"}]"#.utf8)),
    Case("a text in a folder", "days/all.ics", Array("DTSTART:20261221\r\nSUMMARY:<Solstice>\r\n".utf8)),
    Case("bytes that are no text", "CNAME", [0xFF, 0x00, 0x0A]),
  ])
  func `has no frame and is not escaped`(_ row: Case<String, [UInt8]>) {
    let site = Self.build().run()
    #expect(!site.diagnostics.hasErrors)
    #expect(Self.bytes(row.input, in: site) == row.expected, "\(row.name)")
  }

  @Test func `is not in the sitemap`() {
    let sitemap = String(decoding: Self.bytes("sitemap.xml", in: Self.build().run()) ?? [], as: UTF8.self)
    #expect(sitemap.contains("/posts/a/") && !sitemap.contains("data.json") && !sitemap.contains("CNAME"))
  }

  @Test(arguments: [
    Case("a post", ["posts/a.md": "---\ntitle: C\ndate: 2026-01-01\n---\nOne.\n"], "/data.json"),
    Case("data", ["_data/days.yml": "- {name: Equinox, day: 20260923}\n"], "/days/all.ics"),
    Case("a setting that no file reads", ["site.yml": "title: U\nurl: https://example.org/\n"], ""),
  ])
  func `is written again if what it read changed`(_ row: Case<[String: String], String>) {
    let second = Self.build(row.input)
    let (warm, cold) = (second.run(after: Self.build().run()), second.run())
    let files = ["/data.json", "/days/all.ics", "/CNAME"]
    let rendered = warm.pages.filter { $0.isRendered && files.contains($0.address) }.map(\.address)
    #expect(rendered == (row.expected.isEmpty ? [] : [row.expected]), "\(row.name)")
    #expect(warm.files.map(\.content) == cold.files.map(\.content), "\(row.name)")
  }

  @Test func `must not have the address of an article`() {
    let site = Self.build([:], [SitePage(file: "posts/a/index.html") { _ in "" }]).run()
    let text = DiagnosticText(sources: site.sources).text(of: site.diagnostics)
    #expect(text.contains("the same address"), "\(text)")
  }

  @Test func `reports missing data`() {
    let site = Self.build([:], [SitePage(file: "x.txt") { site in site.data("no.yml").text ?? "" }]).run()
    let text = DiagnosticText(sources: site.sources).text(of: site.diagnostics)
    #expect(site.diagnostics.hasErrors && text.contains("_data/no.yml"), "\(text)")
  }
}

import Garland
import Planning
import Records
import Sites
import Synchronization
import TestSupport
import Testing

/// A build renders an article when it reads the article.
///
/// It keeps the result in memory or in a scratch space until it renders the page.
@Suite struct `An article that is rendered ahead` {
  /// A scratch space, which may be full or lose bytes.
  private final class FaultySpace: ScratchSpace {
    enum Fault: String, CaseIterable { case none, isFull, losesBytes, damagesBytes }

    private let fault: Fault
    private let bytes = Mutex<[UInt8]>([])

    init(_ fault: Fault) { self.fault = fault }

    var count: Int { bytes.withLock(\.count) }

    func put(_ newBytes: [UInt8]) -> Range<Int>? {
      if fault == .isFull { return nil }
      return bytes.withLock { bytes in
        defer { bytes += newBytes }
        return bytes.count..<bytes.count + newBytes.count
      }
    }

    func bytes(at place: Range<Int>) -> [UInt8]? {
      switch fault {
      case .losesBytes: nil
      case .damagesBytes: []
      default: bytes.withLock { Array($0[place]) }
      }
    }
  }

  private static func build(_ site: EditedSite, room: Int, _ space: FaultySpace?) -> BuiltSite {
    site.build(jobs: 2, memoryCacheCapacity: room, scratch: space).run()
  }

  @Test(arguments: FaultySpace.Fault.allCases, 0..<6 as Range<UInt64>)
  private func `gives the same page, with any kind of scratch space`(fault: FaultySpace.Fault, seed: UInt64) {
    var site = EditedSite(seed: seed)
    for _ in 0..<20 { _ = site.edit() }
    let expected = Self.build(site, room: .max, nil)
    let space = FaultySpace(fault)
    let sites = [("with scratch", Self.build(site, room: 0, space)), ("without", Self.build(site, room: 0, nil))]
    for (name, built) in sites {
      #expect(built.files.map(\.path) == expected.files.map(\.path), "\(name)")
      for (file, expectedFile) in zip(built.files, expected.files) {
        #expect(file.content == expectedFile.content, "\(name): \(file.path)")
      }
      #expect(built.diagnostics.map(\.message) == expected.diagnostics.map(\.message))
    }
    #expect(fault == .isFull || space.count > 0)
  }

  @Test func `is rendered once, although its page shows its table of contents`() {
    let texts = (1...9).map {
      ("posts/2026-01-0\($0)-a\($0).md", "---\ndescription: about it\n---\n# A\n\n## B\n\n## C\n")
    }
    let content = Dictionary(uniqueKeysWithValues: texts + [("site.yml", "url: https://example.org\nfeeds: []\n")])
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    (options.memoryCacheCapacity, options.scratch) = (0, FaultySpace(.none))
    let templates = ["post.mustache": "{{#toc}}{{level}} {{title}} {{url}};{{/toc}}{{content}}"]
    let build = SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", templates), options: options)
    let site = build.run()
    #expect(site.draws == texts.count && !site.diagnostics.hasErrors)
    let page = #"2 B #b;2 C #c;<h2 id="b">B</h2>\#n<h2 id="c">C</h2>\#n"#
    #expect(site.files.first { $0.path == "posts/a5/index.html" }?.content == .bytes(Array(page.utf8)))
  }

  /// A content folder whose articles change after a number of reads.
  private final class ChangingFolder: SourceFolder {
    let name = "Content"
    let paths = (1...8).map { "posts/2026-01-0\($0)-a\($0).md" } + ["site.yml"]
    private let limit: Int
    private let settings: String
    private let reads = Mutex<[String: Int]>([:])

    init(reads limit: Int, settings: String = "feeds: [atom]") { (self.limit, self.settings) = (limit, settings) }

    /// How often each article was read.
    var counts: [String: Int] { reads.withLock { $0 } }

    func read(_ path: String) throws(UnreadableSource) -> [UInt8] {
      if path == "site.yml" { return Array("url: https://example.org\n\(settings)\n".utf8) }
      let isUnchanged = reads.withLock { reads in
        reads[path, default: 0] += 1
        return reads[path, default: 0] <= limit
      }
      guard isUnchanged else { throw UnreadableSource("it was changed while the site was built") }
      return Array("---\ntitle: A\ntoc: right\n---\nWhat it says.\n".utf8)
    }

    func hash(of path: String) -> ContentHash? { ContentHash(of: Array((path == "site.yml" ? settings : path).utf8)) }
  }

  @Test(arguments: [
    Case("a feed", "", 2), Case("an excerpt", "{{#posts}}{{excerpt}}{{/posts}}", 2),
    Case("a whole article", "{{#posts}}{{content}}{{/posts}}", 2),
    Case("a table of contents", "{{#posts}}{{#toc}}{{title}}{{/toc}}{{/posts}}", 2), Case("a page", "", 1),
  ])
  func `causes an error if its file changed before the build reads the file again`(_ row: Case<String, Int>) {
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    (options.memoryCacheCapacity, options.scratch) = (0, FaultySpace(.none))
    let build = SiteBuild(
      content: ChangingFolder(reads: row.expected),
      templates: FolderInMemory("Templates", ["home.mustache": row.input]),
      options: options)
    let messages = build.run().diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(!messages.isEmpty && messages.allSatisfy { $0.contains("it was changed") }, "\(row.name): \(messages)")
  }

  @Test func `is read only once more for all lists that show it`() {
    let content = ChangingFolder(reads: .max)
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    (options.memoryCacheCapacity, options.scratch) = (4_000, FaultySpace(.none))
    let list = "{{#posts}}{{content}}{{excerpt}}{{#toc}}{{title}}{{/toc}}{{/posts}}"
    let templates = ["home.mustache": list, "section.mustache": list, "archive.mustache": list]
    let site = SiteBuild(content: content, templates: FolderInMemory("Templates", templates), options: options).run()
    #expect(!site.diagnostics.hasErrors)
    // The build reads an article up to three times: for its front matter, for its text, and for the lists.
    #expect(content.counts.values.allSatisfy { $0 <= 3 } && content.counts.values.contains(3))
  }

  @Test(arguments: ["content", "excerpt"]) func `is not read again to record the dependencies of lists`(
    _ part: String
  ) {
    let content = ChangingFolder(reads: .max)
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    (options.memoryCacheCapacity, options.scratch) = (0, FaultySpace(.none))
    let templates = FolderInMemory("Templates", ["home.mustache": "{{#posts}}{{\(part)}}{{/posts}}"])
    let site = SiteBuild(content: content, templates: templates, options: options).run(into: OutputSink(add: { _ in }))
    let counts = content.counts
    #expect(site.record?.value != nil && content.counts == counts)
  }

  @Test func `is not read again when a setting changes that its page does not show`() {
    let options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    let templates = FolderInMemory("Templates", ["post.mustache": "{{toc_side}}{{has_toc}}"])
    let old = ChangingFolder(reads: .max, settings: "feeds: []")
    let before = SiteBuild(content: old, templates: templates, options: options).run()
    let content = ChangingFolder(reads: .max, settings: "feeds: []\ndescription: B")
    let after = SiteBuild(content: content, templates: templates, options: options).run(after: before)
    #expect(!after.diagnostics.hasErrors && after.draws == 0)
    // The build reads the front matter of an article, and no text.
    #expect(content.counts.values.allSatisfy { $0 == 1 }, "\(content.counts)")
  }
}

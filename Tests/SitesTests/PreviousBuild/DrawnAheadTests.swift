import Garland
import Records
import Sites
import Synchronization
import TestSupport
import Testing

/// What is drawn of articles when they are read, and where it waits for its pages.
@Suite struct `An article that is drawn when it is read` {
  /// A place outside of memory, such as a disk that is full or fails.
  private final class Place: ScratchSpace {
    enum Fault: String, CaseIterable { case none, isFull, forgets, isDamaged }

    private let fault: Fault
    private let bytes = Mutex<[UInt8]>([])

    init(_ fault: Fault) { self.fault = fault }

    var count: Int { bytes.withLock(\.count) }

    func put(_ more: [UInt8]) -> Range<Int>? {
      if fault == .isFull { return nil }
      return bytes.withLock { bytes in
        defer { bytes += more }
        return bytes.count..<bytes.count + more.count
      }
    }

    func bytes(at place: Range<Int>) -> [UInt8]? {
      switch fault {
      case .forgets: nil
      case .isDamaged: []
      default: bytes.withLock { Array($0[place]) }
      }
    }
  }

  private static func build(_ site: EditedSite, room: Int, _ place: Place?) -> BuiltSite {
    site.build(jobs: 2, cacheRoom: room, scratch: place).run()
  }

  @Test(arguments: Place.Fault.allCases, 0..<6 as Range<UInt64>)
  private func `makes the same page, wherever it waits`(fault: Place.Fault, seed: UInt64) {
    var site = EditedSite(seed: seed)
    for _ in 0..<20 { _ = site.edit() }
    let expected = Self.build(site, room: .max, nil)
    let place = Place(fault)
    for (name, built) in [("outside", Self.build(site, room: 0, place)), ("nowhere", Self.build(site, room: 0, nil))] {
      #expect(built.files.map(\.path) == expected.files.map(\.path), "\(name)")
      for (one, other) in zip(built.files, expected.files) {
        #expect(one.content == other.content, "\(name): \(one.path)")
      }
      #expect(built.diagnostics.map(\.message) == expected.diagnostics.map(\.message))
    }
    #expect(fault == .isFull || place.count > 0)
  }

  @Test func `is drawn once for its page, which shows its headings`() {
    let texts = (1...9).map {
      ("posts/2026-01-0\($0)-a\($0).md", "---\ndescription: about it\n---\n# A\n\n## B\n\n## C\n")
    }
    let content = Dictionary(uniqueKeysWithValues: texts + [("site.yml", "url: https://example.org\nfeeds: []\n")])
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    (options.cacheRoom, options.scratch) = (0, Place(.none))
    let templates = ["post.mustache": "{{#toc}}{{level}} {{title}} {{url}};{{/toc}}{{content}}"]
    let build = SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", templates), options: options)
    let site = build.run()
    #expect(site.draws == texts.count && !site.diagnostics.hasErrors)
    let page = #"2 B #b;2 C #c;<h2 id="b">B</h2>\#n<h2 id="c">C</h2>\#n"#
    #expect(site.files.first { $0.path == "posts/a5/index.html" }?.content == .bytes(Array(page.utf8)))
  }

  /// A folder of articles each of which can be read so many times, as one that somebody edits while a site is built.
  private final class Changing: SourceFolder {
    let name = "Content"
    let paths = (1...8).map { "posts/2026-01-0\($0)-a\($0).md" } + ["site.yml"]
    private let limit: Int
    private let reads = Mutex<[String: Int]>([:])

    init(reads limit: Int) { self.limit = limit }

    /// How often each was read.
    var counts: [String: Int] { reads.withLock { $0 } }

    func read(_ path: String) throws(UnreadableSource) -> [UInt8] {
      if path == "site.yml" { return Array("url: https://example.org\nfeeds: [atom]\n".utf8) }
      let isThere = reads.withLock { reads in
        reads[path, default: 0] += 1
        return reads[path, default: 0] <= limit
      }
      guard isThere else { throw UnreadableSource("it was changed while the site was built") }
      return Array("---\ntitle: A\n---\nWhat it says.\n".utf8)
    }

    func hash(of path: String) -> ContentHash? { ContentHash(of: Array(path.utf8)) }
  }

  @Test(arguments: [
    Case("a feed", "", 2), Case("an excerpt", "{{#posts}}{{excerpt}}{{/posts}}", 2),
    Case("a whole article", "{{#posts}}{{content}}{{/posts}}", 2),
    Case("a table of contents", "{{#posts}}{{#toc}}{{title}}{{/toc}}{{/posts}}", 2), Case("a page", "", 1),
  ])
  func `is an error where it cannot be read once more`(_ row: Case<String, Int>) {
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    (options.cacheRoom, options.scratch) = (0, Place(.none))
    let build = SiteBuild(
      content: Changing(reads: row.expected), templates: FolderInMemory("Templates", ["home.mustache": row.input]),
      options: options)
    let messages = build.run().diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(!messages.isEmpty && messages.allSatisfy { $0.contains("it was changed") }, "\(row.name): \(messages)")
  }

  @Test func `is read once more for all lists that show it`() {
    let content = Changing(reads: .max)
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    (options.cacheRoom, options.scratch) = (4_000, Place(.none))
    let list = "{{#posts}}{{content}}{{excerpt}}{{#toc}}{{title}}{{/toc}}{{/posts}}"
    let templates = ["home.mustache": list, "section.mustache": list, "archive.mustache": list]
    let site = SiteBuild(content: content, templates: FolderInMemory("Templates", templates), options: options).run()
    #expect(!site.diagnostics.hasErrors)
    // For its front matter, for its text, and for the lists.
    #expect(content.counts.values.allSatisfy { $0 <= 3 } && content.counts.values.contains(3))
  }

  @Test(arguments: ["content", "excerpt"]) func `is not read for what is remembered of lists that showed it`(
    _ part: String
  ) {
    let content = Changing(reads: .max)
    var options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    (options.cacheRoom, options.scratch) = (0, Place(.none))
    let templates = FolderInMemory("Templates", ["home.mustache": "{{#posts}}{{\(part)}}{{/posts}}"])
    let site = SiteBuild(content: content, templates: templates, options: options).run { _ in }
    let counts = content.counts
    #expect(site.record?.value != nil && content.counts == counts)
  }
}

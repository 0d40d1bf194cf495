import Diagnostics
import Files
import Foundation
import Records
import Sites
import TestSupport
import Testing

@testable import Caching

/// A cache that an attacker wrote, for example in a pull request; its checksums are valid.
@Suite(.hangGuard) struct `A crafted cache` {
  private static let toRoot = String(repeating: "../", count: 12)

  static let sources: [Case<String, Void>] = [
    Case("a file of the system", toRoot + "etc/passwd", ()),
    Case("an absolute path", "/etc/passwd", ()),
    Case("the secrets of the process", toRoot + "proc/self/environ", ()),
    Case("a file beside the content", "../secret.txt", ()),
    Case("a file beside the content, by a detour", "posts/../../secret.txt", ()),
    Case("a symbolic link in the content, which is left out", "link", ()),
    Case("an input of the templates", "page.mustache", ()),
    Case("the content itself", "", ()),
  ]

  @Test(arguments: sources) func `publishes no file that is not part of the content`(_ source: Case<String, Void>)
    throws
  {
    try Self.inSite { site in
      let expected = try site.files(in: "_site")
      for path in ["posts/p.png", "index.html"] {
        try Self.craft(site) { record in
          let index = try #require(record.output.files.firstIndex { $0.path == path })
          record.output.files[index].origin = .copy(source.input)
        }
        try site.remove("_site")
        let build = try site.build()
        #expect(build.outcome.status == 0 && build.rendered != 0, sourceLocation: source.sourceLocation)
        let message = "garland: the cache `.garland` is not used: it was made by another version, or is damaged\n"
        #expect(
          build.outcome.errors.hasPrefix(message), "\(build.outcome.errors)", sourceLocation: source.sourceLocation)
        #expect(try site.files(in: "_site") == expected, sourceLocation: source.sourceLocation)
      }
    }
  }

  /// The record lists the file among its inputs, too, so only the comparison with the listed files can reject it.
  @Test(arguments: sources) func `cannot add an input`(_ source: Case<String, Void>) throws {
    try Self.inSite { site in
      let expected = try site.files(in: "_site")
      try Self.craft(site) { record in
        let index = try #require(record.output.files.firstIndex { $0.path == "posts/p.png" })
        record.output.files[index].origin = .copy(source.input)
        let stamp = record.inputs[0][0].stamp
        record.inputs[0].append(BuildRecord.Input(path: source.input, stamp: stamp, hash: .absent))
        record.inputs[0] = record.inputs[0].inByteOrder(of: \.path)
      }
      try site.remove("_site")
      #expect(try site.build().outcome.status == 0, sourceLocation: source.sourceLocation)
      #expect(try site.files(in: "_site") == expected, sourceLocation: source.sourceLocation)
    }
  }

  @Test func `is decoded or refused, whatever it contains`() throws {
    try Self.inSite { site in
      let cache = try Cache(site.folder.path + "/.garland")
      let honest = try Self.build(in: cache)
      let (record, pages) = (RecordWriter.bytes(of: honest.record), Array(honest.encodedPages))
      var generator = SeededGenerator(seed: 36)
      var decodedCount = 0
      for _ in 0..<(isThorough ? 40_000 : 400) {
        let changesPages = Bool.random(using: &generator)
        let crafted = (changesPages ? record : record.changed(using: &generator))
        try Self.save(crafted, changesPages ? pages.changed(using: &generator) : pages, in: cache)
        guard case .found(let build) = cache.load() else { continue }
        decodedCount += 1
        Self.read(build, comparedWith: honest.record)
      }
      #expect(decodedCount > (isThorough ? 4_000 : 40))
    }
  }

  @Test func `crashes no build`() throws {
    try Self.inSite { site in
      let honest = try Self.build(in: try Cache(site.folder.path + "/.garland"))
      let (record, pages) = (RecordWriter.bytes(of: honest.record), Array(honest.encodedPages))
      var generator = SeededGenerator(seed: 37)
      for number in 0..<(isThorough ? 600 : 12) {
        let changesPages = number % 2 == 0
        let crafted = changesPages ? record : record.changed(using: &generator)
        let craftedPages = changesPages ? pages.changed(using: &generator) : pages
        do { try Self.save(crafted, craftedPages, in: try Cache(site.folder.path + "/.garland")) }
        try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\n\(changesPages ? "new" : "old")\n")
        if number % 3 == 0 { try? site.remove("_site") }
        let outcome = try site.build(number % 4 == 0 ? ["--format", "json"] : []).outcome
        #expect(outcome.isExit && outcome.status < 2, "record \(number): \(outcome)")
      }
    }
  }

  /// Builds a site with a warning, so that the record has a diagnostic.
  private static func inSite(_ body: (CachedSite) throws -> Void) throws {
    try CachedSite.inFolder { site in
      try site.write("secret.txt", "no business of readers")
      try FileManager.default.createSymbolicLink(
        at: site.folder.appending(path: "Content/link"), withDestinationURL: site.folder.appending(path: "secret.txt"))
      try site.write("Content/posts/c.md", "# No date\n\n[nowhere](#x), [b](b.md) and [part](b.md#y)\n\n# Again\n")
      #expect(try site.build().outcome.status == 0)
      try body(site)
    }
  }

  private static func build(in cache: Cache) throws -> CachedBuild {
    guard case .found(let build) = cache.load() else { throw CocoaError(.fileReadCorruptFile) }
    return build
  }

  /// Changes the record in a cache, and writes it with a valid checksum.
  private static func craft(_ site: CachedSite, _ change: (inout BuildRecord) throws -> Void) throws {
    let cache = try Cache(site.folder.path + "/.garland")
    var build = try build(in: cache)
    try change(&build.record)
    try cache.save(build)
  }

  /// Writes encoded records with a valid checksum.
  private static func save(_ record: [UInt8], _ pages: [UInt8], in cache: Cache) throws {
    let file = try cache.makeRecordFile()
    try file.append(pages[...])
    try file.finish(record)
  }

  /// Uses everything in a build that a command reads from it.
  private static func read(_ build: CachedBuild, comparedWith honest: BuildRecord) {
    let record = build.record
    _ = record.isValid(at: honest.now)
    _ = record.inputs.joined().filter { record.trusts($0.stamp) }
    _ = (record.output.blobBytes, record.output.difference(from: honest.output))
    _ = honest.output.difference(from: record.output)
    var sources = SourceMap()
    let source = sources.add(SourceFile(path: "a.md", text: "# A\n\nold\n"))
    let diagnostics = DiagnosticList(record.diagnostics.map { $0.diagnostic { _, _ in source } })
    _ = DiagnosticText(sources: sources).text(of: diagnostics.finalized(in: sources, isStrict: true))
    guard let pages = build.pages() else { return }
    _ = (pages.builtPages, pages.articlesByPath)
    for address in pages.addresses.prefix(3) { _ = pages.explanation(of: address) }
  }
}

extension [UInt8] {
  /// Returns the bytes after one to three random changes: other bytes, extreme numbers, missing and repeated parts.
  fileprivate func changed(using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = self
    for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
      let start = Int.random(in: bytes.indices, using: &generator)
      let part = start..<Swift.min(bytes.count, start + Int.random(in: 1...12, using: &generator))
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: bytes.removeSubrange(part)
      case 1: bytes.insert(contentsOf: bytes[part], at: start)
      case 2, 3, 4:
        let numbers: [Int] = [.min, .max, -1, 0, 1, 1 << 40, -1 << 40, 1 << 41, 1 << 31, 1 << 62]
        bytes.replaceSubrange(
          start...start, with: RecordWriter.bytes(of: numbers.randomElement(using: &generator) ?? 0))
      default: bytes[start] = UInt8.random(in: 0...255, using: &generator)
      }
    }
    return bytes
  }
}

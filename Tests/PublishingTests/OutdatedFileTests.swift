import Foundation
import Records
import TestSupport
import Testing

@testable import Publishing

/// A file with a fingerprint in its name that the site no longer uses.
@Suite struct `An outdated file` {
  private static let old = ["index.html": "old", "assets/site.1.css": "1", "note.txt": "n"]
  private static let new = ["index.html": "new", "assets/site.2.css": "2", "note.txt": "n"]

  /// Publishes files, and keeps outdated stylesheets.
  @discardableResult
  private func publish(_ files: [String: String], in site: Site) throws -> Publication {
    let publisher = try Publisher(into: site.output, keepingOutdated: { $0.hasSuffix(".css") })
    for path in files.keys.sorted() { try publisher.add(path, .bytes(Array((files[path] ?? "").utf8))) }
    return try publisher.finish()
  }

  @Test func `stays until the site changes once more`() throws {
    try Site.inScratch { site in
      try publish(Self.old, in: site)
      let replacing = try publish(Self.new, in: site)
      #expect(replacing.outdated == ["assets/site.1.css"] && replacing.removed.isEmpty && replacing.foreign.isEmpty)
      #expect(replacing.added == ["assets/site.2.css"] && replacing.fileCount == 3 && replacing.size == 5)
      let withOutdated = Self.new.merging(["assets/site.1.css": "1"]) { $1 }
      #expect(site.files() == withOutdated)
      #expect(Publisher.publishedPaths(in: site.output) == Self.new.keys.sorted())

      let unchanged = try publish(Self.new, in: site)
      #expect(unchanged.outdated == ["assets/site.1.css"] && unchanged.removed.isEmpty && unchanged.foreign.isEmpty)
      #expect(site.files() == withOutdated)

      let next = try publish(Self.new.merging(["index.html": "newer"]) { $1 }, in: site)
      #expect(next.outdated.isEmpty && next.removed == ["assets/site.1.css"])
      #expect(site.files() == Self.new.merging(["index.html": "newer"]) { $1 })
    }
  }

  @Test func `stays even without a replacement, but other unused files are removed`() throws {
    try Site.inScratch { site in
      try publish(Self.old, in: site)
      let publication = try publish(["index.html": "old"], in: site)
      #expect(publication.outdated == ["assets/site.1.css"] && publication.removed == ["note.txt"])
      #expect(site.files() == ["index.html": "old", "assets/site.1.css": "1"])
    }
  }

  @Test func `becomes a part of the site again`() throws {
    try Site.inScratch { site in
      try publish(Self.old, in: site)
      try publish(Self.new, in: site)
      let publication = try publish(Self.old, in: site)
      #expect(publication.outdated == ["assets/site.2.css"] && publication.added.isEmpty)
      #expect(Publisher.publishedPaths(in: site.output) == Self.old.keys.sorted())
      #expect(try publish(Self.old.merging(["index.html": "3"]) { $1 }, in: site).removed == ["assets/site.2.css"])
    }
  }

  @Test func `is not kept for a file with the same path and hash`() throws {
    try Site.inScratch { site in
      try publish(Self.old, in: site)
      try publish(Self.new, in: site)
      let publisher = try Publisher(into: site.output)
      #expect(try publisher.keep([("assets/site.1.css", Checksum(of: Array("1".utf8)), 1)]) == [false])
    }
  }

  @Test(arguments: [
    Case("a folder", "assets/site.1.css/a", "assets/site.1.css"), Case("a file", "assets", "assets/site.1.css"),
  ])
  func `is removed if an output needs its path`(row: Case<String, String>) throws {
    try Site.inScratch { site in
      try publish(Self.old, in: site)
      let publication = try publish([row.input: "x"], in: site)
      #expect(publication.outdated.isEmpty, sourceLocation: row.sourceLocation)
      #expect(publication.removed.contains(row.expected), sourceLocation: row.sourceLocation)
      #expect(site.files() == [row.input: "x"], sourceLocation: row.sourceLocation)
    }
  }

  @Test func `is forgotten if it was deleted by hand`() throws {
    try Site.inScratch { site in
      try publish(Self.old, in: site)
      try publish(Self.new, in: site)
      try site.remove("assets/site.1.css")
      #expect(try publish(Self.new, in: site).outdated.isEmpty)
      #expect(site.files() == Self.new)
    }
  }
}

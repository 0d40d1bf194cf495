import Files
import Foundation
import Records
import TestSupport
import Testing

@testable import Publishing

@Suite struct `A publisher` {
  private let first = ["index.html": "home", "posts/a/index.html": "a", "posts/b/index.html": "b", "style.css": "x{}"]

  @Test(arguments: [false, true])
  func `publishes into a missing or empty folder`(isThere: Bool) throws {
    try Site.inScratch { site in
      if isThere { try FileManager.default.createDirectory(atPath: site.output, withIntermediateDirectories: false) }
      let publication = try site.publish(first)
      #expect(publication == Publication(added: first.keys.sorted(), size: 9))
      #expect(site.files() == first)
      #expect(site.leftovers().isEmpty)
    }
  }

  @Test func `creates the parents of the output folder`() throws {
    try Site.inScratch { site in
      let publisher = try Publisher(into: site.output + "/deep/er/")
      try publisher.add("a", .bytes([65]))
      #expect(try publisher.finish().added == ["a"])
      #expect(Site.contents(of: site.output + "/deep/er") == ["a": "A"])
    }
  }

  @Test func `keeps the permissions of an empty folder`() throws {
    try Site.inScratch { site in
      try FileManager.default.createDirectory(
        atPath: site.output, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o750])
      try site.publish(first)
      #expect(try FileManager.default.attributesOfItem(atPath: site.output)[.posixPermissions] as? Int == 0o750)
    }
  }

  @Test func `writes changed files, removes old ones, and touches no others`() throws {
    try Site.inScratch { site in
      try site.publish(first)
      let untouched = try site.identity(of: "posts/a/index.html")
      let second = ["index.html": "new", "posts/a/index.html": "a", "style.css": "x{}", "tags/t/index.html": "t"]
      let publication = try site.publish(second)
      let expected = Publication(
        added: ["tags/t/index.html"], changed: ["index.html"], unchanged: ["posts/a/index.html", "style.css"],
        removed: ["posts/b/index.html"], size: 8)
      #expect(publication == expected)
      #expect(site.files() == second)
      #expect(site.contents()["posts/b"] == nil)
      #expect(try site.identity(of: "posts/a/index.html") == untouched)
      #expect(site.leftovers().isEmpty)
    }
  }

  @Test func `replaces files by folders and folders by files`() throws {
    try Site.inScratch { site in
      let one = ["a": "file", "b/c/d": "deep", "b/e": "e", "f": "f"]
      let other = ["a/b/c": "deep", "b": "file", "f": "f"]
      try site.publish(one)
      for files in [other, one, other] {
        try site.publish(files)
        #expect(site.files() == files)
      }
    }
  }

  @Test func `leaves foreign files alone and lists them`() throws {
    try Site.inScratch { site in
      try site.publish(first)
      try site.write("mine", to: "CNAME")
      try site.write("mine", to: "posts/b/note.txt")
      try site.link("elsewhere", to: "/")
      let publication = try site.publish(["index.html": "home"])
      #expect(publication.foreign == ["CNAME", "elsewhere", "posts/b/note.txt"])
      #expect(
        site.files() == ["index.html": "home", "CNAME": "mine", "posts/b/note.txt": "mine", "elsewhere": "-> /"])
    }
  }

  @Test func `restores deleted and edited files`() throws {
    try Site.inScratch { site in
      try site.publish(first)
      try site.write("edit", to: "index.html")
      try site.remove("posts")
      let publication = try site.publish(first)
      #expect(publication.changed == ["index.html"])
      #expect(publication.added == ["posts/a/index.html", "posts/b/index.html"])
      #expect(site.files() == first)
    }
  }

  @Test func `writes the same list every time`() throws {
    let lists = try (0..<2).map { _ in
      try Site.inScratch { site in
        try site.publish(["old": "x"])
        try site.publish(first)
        try site.publish(first)
        return try String(contentsOfFile: site.output + "/.garland", encoding: .utf8)
      }
    }
    #expect(lists[0] == lists[1])
    #expect(lists[0].hasPrefix("garland site 2 ") && lists[0].hasSuffix(" 3 style.css\n"))
  }

  @Test func `understands the list of an earlier version, which has 16 digits for each file`() throws {
    try Site.inScratch { site in
      try site.publish(first)
      let list = try String(contentsOfFile: site.output + "/.garland", encoding: .utf8)
      let earlier = list.replacing(#/^garland site 2 .*/#) { _ in "garland site 1" }
        .replacing(#/\n([0-9a-f]{16})[0-9a-f]{16} /#) { "\n\($0.1) " }
      #expect(earlier != list)
      try Data(earlier.utf8).write(to: URL(filePath: site.output + "/.garland"))
      let publisher = try Publisher(into: site.output)
      #expect(try publisher.keep([("index.html", Checksum(of: Array("home".utf8)), 4)]) == [false])
      try publisher.add("index.html", .bytes(Array("home".utf8)))
      #expect(try publisher.finish().unchanged == ["index.html"])
      #expect(site.files() == ["index.html": "home"])
    }
  }

  @Test func `changes nothing if it is released before finishing`() throws {
    try Site.inScratch { site in
      try site.publish(first)
      do {
        let publisher = try Publisher(into: site.output)
        try publisher.add("index.html", .bytes([1]))
      }
      #expect(site.files() == first)
      #expect(site.leftovers().isEmpty)
    }
  }

  @Test func `keeps a page by its hash and size`() throws {
    try Site.inScratch { site in
      try site.publish(first)
      let publisher = try Publisher(into: site.output)
      let home = Checksum(of: Array("home".utf8))
      let kept = try publisher.keep([
        ("index.html", home, 4), ("posts/a/index.html", home, 4),
        ("style.css", Checksum(of: Array("p{}".utf8)), 3),
        ("posts/b/index.html", Checksum(of: Array("b".utf8)), 2),
        ("absent", home, 4),
      ])
      #expect(kept == [true, false, false, false, false])
      #expect(try publisher.finish().unchanged == ["index.html"])
      #expect(site.files() == ["index.html": "home"])
    }
  }

  @Test(arguments: [
    (["index.html", "index.html"], PublishingProblem.duplicatePath("index.html")),
    (["index.html", "../secret"], PublishingProblem.badPath("../secret", .leadsOut)),
  ])
  func `publishes nothing after an invalid call of keep`(_ paths: [String], _ problem: PublishingProblem) throws {
    try Site.inScratch { site in
      try site.publish(first)
      do {
        let publisher = try Publisher(into: site.output)
        let home = Checksum(of: Array("home".utf8))
        #expect(throws: problem) { try publisher.keep(paths.map { ($0, home, 4) }) }
        #expect(throws: problem) { try publisher.finish() }
      }
      #expect(site.files() == first)
      #expect(site.leftovers().isEmpty)
    }
  }

  @Test func `rejects a path that was already kept or added`() throws {
    try Site.inScratch { site in
      try site.publish(first)
      let home = ("index.html", Checksum(of: Array("home".utf8)), 4)
      for isKeptFirst in [true, false] {
        let publisher = try Publisher(into: site.output)
        if isKeptFirst { _ = try publisher.keep([home]) } else { try publisher.add("index.html", .bytes([1])) }
        #expect(throws: PublishingProblem.duplicatePath("index.html")) {
          if isKeptFirst { try publisher.add("index.html", .bytes([1])) } else { _ = try publisher.keep([home]) }
        }
      }
      let publisher = try Publisher(into: site.output)
      _ = try publisher.keep([home])
      try publisher.add("index.html/a", .bytes([1]))
      #expect(throws: PublishingProblem.fileAndFolder("index.html")) { try publisher.finish() }
      #expect(site.files() == first)
    }
  }

  @Test(arguments: [
    (["a/b", "a-b", "a/c"], "a", "a"), (["a", "a-b"], "a/b/c", "a"),
    (["a/b", "a/c-d/e", "a/c/d/e", "b"], "a/c", "a/c"),
    (["a/c", "a/d", "b"], "a/c/d", "a/c"), (["a/b/c/d"], "a/b", "a/b"),
  ])
  func `rejects a file at the path of a kept file's folder`(_ kept: [String], _ new: String, _ both: String) throws {
    try Site.inScratch { site in
      try site.publish(Dictionary(uniqueKeysWithValues: kept.map { ($0, "") }))
      let publisher = try Publisher(into: site.output)
      #expect(try publisher.keep(kept.map { ($0, Checksum(of: []), 0) }).allSatisfy(\.self))
      try publisher.add(new, .bytes([1]))
      #expect(throws: PublishingProblem.fileAndFolder(both)) { try publisher.finish() }
    }
  }

  @Test func `publishes the same site whichever files are kept`() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let names = (0..<12).map { "\($0 % 3)/\($0)" } + ["a\nb", "a\\b", "z"]
      func files() -> [String: String] {
        let chosen = names.filter { _ in Bool.random(using: &random) }
        return Dictionary(uniqueKeysWithValues: chosen.map { ($0, "\(Int.random(in: 0..<3, using: &random))") })
      }
      let (before, after) = (files(), files())
      try Site.inScratch { site in
        try site.publish(before)
        let publisher = try Publisher(into: site.output)
        let requested = after.keys.filter { _ in Bool.random(using: &random) }.map { path in
          (path, Checksum(of: Array((after[path] ?? "").utf8)), 1)
        }
        let kept = Set(zip(requested, try publisher.keep(requested)).filter(\.1).map(\.0.0))
        #expect(kept == Set(requested.map(\.0).filter { before[$0] == after[$0] }))
        for path in after.keys where !kept.contains(path) {
          try publisher.add(path, .bytes(Array((after[path] ?? "").utf8)))
        }
        #expect(Set(publisher.paths.map(\.text)) == Set(after.keys))
        let expected = Publication(
          added: after.keys.filter { before[$0] == nil }.sorted(),
          changed: after.keys.filter { before[$0] != nil && before[$0] != after[$0] }.sorted(),
          unchanged: after.keys.filter { before[$0] == after[$0] }.sorted(),
          removed: before.keys.filter { after[$0] == nil }.sorted(), size: after.count)
        #expect(try publisher.finish() == expected)
        #expect(site.files() == after)
        #expect(
          try list(of: site)
            == Site.inScratch {
              try $0.publish(after); return try list(of: $0)
            })
      }
    }
  }

  private func list(of site: Site) throws -> String {
    try String(contentsOfFile: "\(site.output)/.garland", encoding: .utf8)
  }

  @Test func `writes the same list whether files are kept or added`() throws {
    let odd = ["odd \\ na\nme": "o", "posts/a/index.html": "A"]
    let after = first.merging(odd) { $1 }
    let expected = try Site.inScratch { site in
      try site.publish(after)
      return try list(of: site)
    }
    try Site.inScratch { site in
      try site.publish(first.merging(["odd \\ na\nme": "o", "gone": "g"]) { $1 })
      let publisher = try Publisher(into: site.output)
      let kept = ["index.html", "odd \\ na\nme", "posts/b/index.html"].map { path in
        (path, Checksum(of: Array((after[path] ?? "").utf8)), after[path]?.utf8.count ?? 0)
      }
      #expect(try publisher.keep(kept) == [true, true, true])
      for path in ["posts/a/index.html", "style.css"] {
        try publisher.add(path, .bytes(Array((after[path] ?? "").utf8)))
      }
      #expect(try publisher.finish().removed == ["gone"])
      #expect(try list(of: site) == expected)
    }
  }

  @Test func `unlocks the folder when it is closed, and can be closed twice`() throws {
    try Site.inScratch { site in
      try site.publish(first)
      let publisher = try Publisher(into: site.output)
      try publisher.add("index.html", .bytes([1]))
      publisher.close()
      publisher.close()
      try site.publish(["index.html": "new"])
      #expect(site.files() == ["index.html": "new"])
      withExtendedLifetime(publisher) {}
    }
  }

  @Test func `copies files, and compares them again each time`() throws {
    try Site.inScratch { site in
      let source = site.folder.appending(path: "source.bin")
      var random = SeededGenerator(seed: 1)
      var bytes = (0..<200_001).map { _ in UInt8.random(in: 0...255, using: &random) }
      var found: [Publication] = []
      for edit in [nil, nil, 70_000] as [Int?] {
        if let edit { bytes[edit] ^= 1 }
        try Data(bytes).write(to: source)
        let publisher = try Publisher(into: site.output)
        try publisher.add("a/b.bin", .file(OpenFile(reading: source.path), source.path))
        found.append(try publisher.finish())
        #expect(FileManager.default.contents(atPath: site.output + "/a/b.bin") == Data(bytes))
        let list = try String(contentsOfFile: site.output + "/.garland", encoding: .utf8)
        #expect(list.hasSuffix("\(Checksum(of: bytes).text) 200001 a/b.bin\n"))
      }
      #expect(found.map(\.added) == [["a/b.bin"], [], []])
      #expect(found.map(\.changed) == [[], [], ["a/b.bin"]])
    }
  }

  @Test func `distinguishes Unicode spellings of a character`() throws {
    try Site.inScratch { site in
      try site.publish(["caf\u{E9}": "one", "cafe\u{301}x": "two"])
      let publisher = try Publisher(into: site.output)
      try publisher.add("cafe\u{301}", .bytes([65]))
      try publisher.add("caf\u{E9}", .bytes([66]))
      #expect(try publisher.finish().changed.map { Array($0.utf8) } == [Array("caf\u{E9}".utf8)])
    }
  }
}

extension Publication {
  fileprivate init(
    added: [String], changed: [String] = [], unchanged: [String] = [], removed: [String] = [], size: Int
  ) {
    self.init()
    (self.added, self.changed, self.unchanged) = (added, changed, unchanged)
    (self.removed, self.size) = (removed, size)
  }
}

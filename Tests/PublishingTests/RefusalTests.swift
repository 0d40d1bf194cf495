import Foundation
import Records
import TestSupport
import Testing

@testable import Publishing

@Suite struct `A publication` {
  @Test(arguments: [
    Case("nothing", "", PathFlaw.empty), Case("the root", "/etc/passwd", .absolute),
    Case("a parent folder", "a/../../b", .leadsOut), Case("a parent folder at the end", "a/..", .leadsOut),
    Case("the current folder", "./a", .leadsOut), Case("two slashes", "a//b", .emptyName),
    Case("a slash at the end", "a/", .emptyName), Case("NUL", "a\0b", .holdsNUL),
    Case("the file list", ".garland", .reserved(".garland")),
    Case("the work folder", ".garland-work/x", .reserved(".garland-work")),
    Case("a name of 256 bytes", "a/" + String(repeating: "b", count: 256), .longName(limit: 255)),
    Case("a hundred folders", String(repeating: "a/", count: 100) + "b", .tooDeep(limit: 100)),
  ])
  func `refuses paths that break a rule`(row: Case<String, PathFlaw>) throws {
    try Site.inScratch { site in
      #expect(site.failure([row.input: "x"]) == .badPath(row.input, row.expected), sourceLocation: row.sourceLocation)
      #expect(!FileManager.default.fileExists(atPath: site.output) && site.leftovers().isEmpty)
    }
  }

  @Test func `refuses a folder with foreign files`() throws {
    try Site.inScratch { site in
      try site.write("mine", to: "thesis.txt")
      #expect(site.failure(["a": "x"]) == .foreignFolder(site.output))
      #expect(site.files() == ["thesis.txt": "mine"] && site.leftovers().isEmpty)
    }
  }

  @Test(arguments: [
    "", "garland site 1", "garland site 2\n", "garland site 1\nx\n", "garland site 1\n0123456789abcdef 1 ../a\n",
    "garland site 1\n0123456789abcdef 1 b\n0123456789abcdef 1 a\n", "garland site 1\n0123456789abcdef -1 a\n",
    "garland site 1\n0123456789abcdef +1 a\n", "garland site 1\n0123456789abcdef  a\n",
    "garland site 1\n0123456789abcdef 1234567890123456789 a\n",
    "garland site 1\n+123456789abcdef 1 a\n", "garland site 1\n0123456789abcdef 1 a\\b\n",
    "garland site 1\n0123456789abcdef 1 /etc/passwd\n", "garland site 1\n\n",
  ])
  func `refuses a damaged list of published files`(list: String) throws {
    try Site.inScratch { site in
      try site.write(list, to: ".garland")
      #expect(site.failure(["a": "x"]) == .damagedFileList(site.output + "/.garland"))
      #expect(try String(contentsOfFile: site.output + "/.garland", encoding: .utf8) == list)
    }
  }

  /// Changes of a list that leave it well-formed.
  static let edits: [Case<@Sendable ([String]) -> [String], Bool>] = [
    Case("none", { $0 }, true),
    Case("a line removed", { $0.filter { !$0.hasSuffix(" b") } }, false),
    Case("a foreign file added", { $0.dropLast() + ["0123456789abcdef 4 thesis.txt", ""] }, false),
    Case("a size", { $0.map { $0.replacing(" 1 ", with: " 2 ") } }, false),
    Case("a path", { $0.map { $0.replacing(" b", with: " c") } }, false),
    Case("another hash in the header", { ["garland site 2 0123456789abcdef"] + $0.dropFirst() }, false),
    Case("no hash in the header", { ["garland site 2 "] + $0.dropFirst() }, false),
    Case("the list of an earlier version", { ["garland site 1"] + $0.dropFirst() }, true),
  ]

  @Test(arguments: edits)
  func `refuses a list that another program changed, and keeps foreign files`(
    row: Case<@Sendable ([String]) -> [String], Bool>
  ) throws {
    try Site.inScratch { site in
      try site.publish(["a": "x", "b": "y"])
      try site.write("mine", to: "thesis.txt")
      #expect(Publisher.isAtRest(site.output))
      let list = try String(contentsOfFile: site.output + "/.garland", encoding: .utf8)
      try site.write(row.input(list.components(separatedBy: "\n")).joined(separator: "\n"), to: ".garland")
      #expect(Publisher.isAtRest(site.output) == row.expected, sourceLocation: row.sourceLocation)
      if row.expected {
        try site.publish(["a": "new"])
        #expect(site.files() == ["a": "new", "thesis.txt": "mine"], sourceLocation: row.sourceLocation)
      } else {
        #expect(
          site.failure(["a": "new"]) == .damagedFileList(site.output + "/.garland"), sourceLocation: row.sourceLocation)
        let files = ["a": "x", "b": "y", "thesis.txt": "mine"]
        #expect(site.files() == files && site.leftovers().isEmpty, sourceLocation: row.sourceLocation)
      }
    }
  }

  @Test func `refuses a file or a broken link as output folder`() throws {
    try Site.inScratch { site in
      try Data().write(to: URL(filePath: site.output))
      #expect(site.failure(["a": "x"]) == .notAFolder(site.output))
      try FileManager.default.removeItem(atPath: site.output)
      try FileManager.default.createSymbolicLink(atPath: site.output, withDestinationPath: "nowhere")
      #expect(site.failure(["a": "x"]) == .brokenLink(site.output))
      #expect(throws: PublishingProblem.foreignFolder("/")) { try Publisher(into: "/") }
      #expect(throws: PublishingProblem.badPath("", .empty)) { try Publisher(into: "") }
    }
  }

  @Test func `refuses duplicate paths, and a path that is both a file and a folder`() throws {
    for isThere in [false, true] {
      try Site.inScratch { site in
        if isThere { try site.publish(["z": "z"]) }
        #expect(site.failure(["a": "file", "a/b": "file"]) == .fileAndFolder("a"))
        let publisher = try Publisher(into: site.output)
        try publisher.add("a/b", .bytes([]))
        #expect(throws: PublishingProblem.duplicatePath("a/b")) { try publisher.add("a/b", .bytes([])) }
        // After an error, `finish` fails even if the caller ignored the error.
        #expect(throws: PublishingProblem.duplicatePath("a/b")) { try publisher.finish() }
        #expect(site.files() == (isThere ? ["z": "z"] : [:]))
      }
    }
  }

  @Test func `refuses to overwrite foreign files`() throws {
    try Site.inScratch { site in
      try site.publish(["index.html": "home", "a/b": "b"])
      try site.write("mine", to: "robots.txt")
      try site.write("mine", to: "a/mine.txt")
      try site.link("out", to: site.folder.path)
      let before = site.contents()
      #expect(site.failure(["index.html": "new", "robots.txt": "x"]) == .foreignFile("robots.txt"))
      #expect(site.failure(["index.html": "new", "robots.txt/a": "x"]) == .foreignFile("robots.txt"))
      #expect(site.failure(["index.html": "new", "a": "x"]) == .foreignFile("a/mine.txt"))
      #expect(site.failure(["index.html": "new", "out": "x"]) == .foreignFile("out"))
      #expect(site.failure(["index.html": "new", "out/x": "x"]) == .folderIsLink("out"))
      #expect(site.contents() == before && site.leftovers().isEmpty)
    }
  }

  @Test func `refuses to write or remove files through a link that replaced a folder`() throws {
    try Site.inScratch { site in
      try site.publish(["a/b": "b", "a/c": "c"])
      try FileManager.default.moveItem(atPath: site.output + "/a", toPath: site.folder.path + "/moved")
      try site.link("a", to: "../moved")
      #expect(site.failure(["a/b": "new"]) == .folderIsLink("a"))
      try site.publish(["d": "d"])
      #expect(Site.contents(of: site.folder.path + "/moved") == ["b": "b", "c": "c"])
      #expect(site.files() == ["a": "-> ../moved", "d": "d"])
    }
  }

  @Test func `replaces a link that replaced a file, and does not write through the link`() throws {
    try Site.inScratch { site in
      try site.publish(["a": "a"])
      let outside = site.folder.appending(path: "outside")
      try Data("mine".utf8).write(to: outside)
      try site.remove("a")
      try site.link("a", to: outside.path)
      #expect(try site.publish(["a": "new"]).changed == ["a"])
      #expect(site.files() == ["a": "new"])
      #expect(try String(contentsOf: outside, encoding: .utf8) == "mine")
    }
  }

  @Test func `refuses a second publication at the same time`() throws {
    for isThere in [false, true] {
      try Site.inScratch { site in
        if isThere { try site.publish(["a": "a"]) }
        let publisher = try Publisher(into: site.output)
        #expect(site.failure(["a": "x"]) == .locked(site.output))
        try publisher.add("b", .bytes([66]))
        #expect(try publisher.finish().added == ["b"])
        #expect(site.files() == ["b": "B"])
      }
    }
  }
}

@Suite struct `Publishing into a link to a folder` {
  @Test func `writes into the folder and keeps the link`() throws {
    try Site.inScratch { site in
      try FileManager.default.createDirectory(atPath: site.folder.path + "/real", withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(atPath: site.output, withDestinationPath: "real")
      for files in [["a": "1"], ["a": "2", "b/c": "3"]] {
        try site.publish(files)
        #expect(Site.contents(of: site.folder.path + "/real").filter { $0.value != "/" } == files)
      }
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: site.output) == "real")
    }
  }
}

import Diagnostics
import Files
import Foundation
import Planning
import Publishing
import Records
import TestSupport
import Testing

@testable import Caching

@Suite struct `A folder on disk` {
  @Test func `refuses a file that changed since it was read`() throws {
    try Self.inFolder(with: "one") { folder, file in
      #expect(try folder.read("a.md") == Array("one".utf8))
      #expect(try folder.read("a.md") == Array("one".utf8))
      try Data("two".utf8).write(to: file)
      for _ in 0..<2 {
        #expect(throws: UnreadableSource("it was changed while the site was built")) { try folder.read("a.md") }
      }
    }
  }

  @Test func `refuses a file that does not have the known hash`() throws {
    try Self.inFolder(with: "two") { folder, _ in
      let known = ContentHash(of: Array("one".utf8))
      folder.setHash(known, at: 0)
      #expect(folder.hash(of: "a.md") == known)
      #expect(throws: UnreadableSource.self) { try folder.read("a.md") }
    }
  }

  @Test func `hashes a file once, and returns no hash for a missing file`() throws {
    try Self.inFolder(with: "one") { folder, file in
      let hash = ContentHash(of: Array("one".utf8))
      #expect(folder.hash(of: "a.md") == hash)
      try Data("two".utf8).write(to: file)
      #expect(folder.hash(of: "a.md") == hash)
      #expect(folder.hash(of: "b.md") == nil)
    }
  }

  @Test func `detects changes of files that were read, and of unread files on request`() throws {
    try Self.inFolder(with: "one") { _, file in
      let otherFile = file.deletingLastPathComponent().appending(path: "b.md")
      try Data("one".utf8).write(to: otherFile)
      let folder = DiskFolder(file.deletingLastPathComponent().path)
      folder.setHash(ContentHash(of: Array("one".utf8)), at: 1)
      _ = try folder.read("a.md")
      #expect(folder.isAsListed(includingUnread: ["b.md"]) && folder.isAsListed)
      try Data("others".utf8).write(to: otherFile)
      #expect(folder.isAsListed(includingUnread: []))
      #expect(!folder.isAsListed(includingUnread: ["b.md"]) && !folder.isAsListed)
      try Data("others".utf8).write(to: file)
      #expect(!folder.isAsListed(includingUnread: []))
    }
  }

  @Test func `matches a record only if the file names have the same bytes`() throws {
    try Self.inFolder(with: "one") { _, file in
      let scratch = file.deletingLastPathComponent()
      try Data().write(to: scratch.appending(path: "caf\u{E9}.md"))
      let folder = DiskFolder(scratch.path)
      var inputs = try #require(folder.inputs())
      #expect(folder.lists(inputs) && !folder.lists([]) && !folder.lists(Array(inputs.dropLast())))
      inputs[1].path = "cafe\u{301}.md"
      #expect(!folder.lists(inputs))
    }
  }

  @Test func `reuses recorded hashes of files with unchanged, trusted stamps`() throws {
    try Self.inFolder(with: "one") { folder, file in
      let inputs = try #require(folder.inputs())
      let (stamp, real) = (inputs[0].stamp, inputs[0].hash)
      let (recorded, second) = (ContentHash(of: Array("two".utf8)), stamp.written / 1_000_000_000)
      func hash(of path: String, _ stamp: FileStamp, before start: Int) -> ContentHash? {
        let newFolder = DiskFolder(file.deletingLastPathComponent().path)
        let input = BuildRecord.Input(path: path, stamp: stamp, hash: recorded)
        let record = BuildRecord(
          origin: [], conditions: recorded, program: input, startedAt: start, now: 0, readsNow: false, nextChange: nil,
          leftOut: LeftOutArticles(), inputs: [[input]], diagnostics: [], pageCount: 0)
        newFolder.reuseHashes(record.inputs[0], of: record)
        return newFolder.hash(of: "a.md")
      }
      #expect(hash(of: "a.md", stamp, before: second + 3) == recorded)
      #expect(hash(of: "a.md", stamp, before: second + 2) == real, "the file may have changed since")
      #expect(hash(of: "b.md", stamp, before: second + 3) == real)
      let otherStamp = FileStamp(
        device: stamp.device, number: stamp.number, size: stamp.size, written: stamp.written,
        changed: stamp.changed + 1)
      #expect(hash(of: "a.md", otherStamp, before: second + 3) == real)
    }
  }

  @Test func `forgets all reused hashes if one of them is wrong`() throws {
    try Self.inFolder(with: "one") { folder, file in
      let input = try #require(folder.inputs()?.first)
      let wrong = BuildRecord.Input(
        path: "a.md", stamp: input.stamp, hash: ContentHash(of: Array("two".utf8)), checksum: Checksum(of: [1]))
      for (reused, path) in [(input, nil), (wrong, "a.md")] {
        let record = BuildRecord(
          origin: [], conditions: input.hash, program: input, startedAt: input.stamp.written / 1_000_000_000 + 3,
          now: 0,
          readsNow: false, nextChange: nil, leftOut: LeftOutArticles(), inputs: [[reused]], diagnostics: [],
          pageCount: 0)
        let listed = DiskFolder(file.deletingLastPathComponent().path)
        listed.reuseHashes([reused], of: record)
        #expect(listed.pathOfArticleWithWrongHash(among: 30) == path)
        listed.forgetHashes()
        #expect(listed.hash(of: "a.md") == input.hash)
      }
    }
  }

  @Test func `does not open a file again if the previous build recorded its beginning`() throws {
    try Self.inFolder(with: "one") { folder, file in
      #expect(folder.sensitivity(of: "a.md") == .ordinary)
      var input = try #require(folder.inputs()?.first)
      #expect(input.sensitivity == .ordinary)
      input.sensitivity = .database
      let start = input.stamp.written / 1_000_000_000 + 3
      let record = BuildRecord(
        origin: [], conditions: input.hash, program: input, startedAt: start, now: 0, readsNow: false, nextChange: nil,
        leftOut: LeftOutArticles(), inputs: [[input]], diagnostics: [], pageCount: 0)
      var reader = RecordReader(RecordWriter.bytes(of: record))
      let decoded: BuildRecord = try reader.read()
      #expect(decoded == record)
      let listed = DiskFolder(file.deletingLastPathComponent().path)
      listed.reuseHashes(decoded.inputs[0], of: decoded)
      #expect(listed.sensitivity(of: "a.md") == .database)
    }
  }

  @Test func `finds a file by a name in another Unicode composition`() throws {
    try Self.inFolder(with: "one") { _, file in
      let scratch = file.deletingLastPathComponent()
      for name in ["b.md", "caf\u{E9}.md", "z.md"] { try Data(name.utf8).write(to: scratch.appending(path: name)) }
      let folder = DiskFolder(scratch.path)
      let bytes = try folder.read("caf\u{E9}.md")
      #expect(try folder.read("cafe\u{301}.md") == bytes)
      #expect(folder.size(of: "cafe\u{301}.md") == bytes.count && folder.size(of: "cafe.md") == nil)
      #expect(folder.hash(of: "caf\u{E9}.md") == ContentHash(of: bytes))
    }
  }

  static let replacements: [Case<String, FolderProblem>] = [
    Case("a link", "ln -s /etc/hostname a.md", .isLink), Case("a pipe", "mkfifo a.md", .notAFile),
    Case("a folder", "mkdir a.md", .isFolder), Case("nothing", ":", .missing),
  ]

  @Test(arguments: replacements) func `neither reads nor copies a file that was replaced after the listing by`(
    row: Case<String, FolderProblem>
  ) throws {
    try Self.inFolder(with: "one") { folder, file in
      let script = "rm a.md && \(row.input)"
      let outcome = try Program.run("/bin/sh", ["-c", script], in: file.deletingLastPathComponent())
      #expect(outcome.status == 0)
      #expect(throws: UnreadableSource(row.expected.message)) { try folder.read("a.md") }
      #expect(throws: PublishingProblem.source(file.path, row.expected)) { try folder.copy(of: "a.md") }
    }
  }

  @Test func `copies only listed files`() throws {
    try Self.inFolder(with: "one") { folder, file in
      try Data().write(to: file.deletingLastPathComponent().appending(path: "b.md"))
      for path in ["b.md", "../x", "/etc/hostname"] {
        #expect(throws: PublishingProblem.source(folder.location(of: path), .missing)) { try folder.copy(of: path) }
      }
    }
  }

  @Test func `reports files that are left out, and folders that it cannot read`() throws {
    try Self.inFolder(with: "one") { folder, file in
      let scratch = file.deletingLastPathComponent()
      // Names with a letter that is composed in two ways, and with a byte that is not UTF-8.
      for name in [Array("caf\u{E9}.md".utf8), Array("cafe\u{301}.md".utf8), [0x63, 0xE9, 0x2E, 0x6D, 0x64]] {
        let path = (Array(scratch.path.utf8) + [0x2F] + name).map { CChar(bitPattern: $0) } + [0]
        let descriptor = unsafe open(path, O_CREAT | O_WRONLY, 0o644)
        #expect(descriptor >= 0)
        close(descriptor)
      }
      try FileManager.default.createSymbolicLink(at: scratch.appending(path: "link"), withDestinationURL: file)
      #expect(
        Self.problems(of: DiskFolder(scratch.path)) == [
          "warning: `caf\u{E9}.md` is left out: another file has the same name with differently composed letters",
          "warning: `c\u{FFFD}.md` is left out: its name is not UTF-8",
          "warning: `link` is left out: Garland does not follow symbolic links",
        ])
      #expect(Self.problems(of: DiskFolder(file.path)) == ["error: `\(file.path)` cannot be read: it is not a folder"])
      #expect(Self.problems(of: DiskFolder(scratch.path + "/nothing")) == [])
    }
  }

  /// The problems of a folder, without its own path.
  private static func problems(of folder: DiskFolder) -> [String] {
    var sources = SourceMap()
    return folder.problems(in: &sources).map {
      "\($0.severity): \($0.message.replacing(folder.location(of: ""), with: ""))"
    }
  }

  private static func inFolder(with text: String, _ body: (DiskFolder, URL) throws -> Void) throws {
    try Program.inScratchFolder { scratch in
      let file = scratch.appending(path: "a.md")
      try Data(text.utf8).write(to: file)
      try body(DiskFolder(scratch.path), file)
    }
  }
}

import Caching
import Diagnostics
import Files
import Foundation
import Records
import Sites
import TestSupport
import Testing

@testable import Command

@Suite struct `A folder that a site is made from` {
  @Test func `refuses a file that holds something else when it is read again`() throws {
    try Self.inFolder(with: "one") { folder, file in
      #expect(try folder.read("a.md") == Array("one".utf8))
      #expect(try folder.read("a.md") == Array("one".utf8))
      try Data("two".utf8).write(to: file)
      for _ in 0..<2 {
        #expect(throws: UnreadableSource("it was changed while the site was built")) { try folder.read("a.md") }
      }
    }
  }

  @Test func `refuses a file that is not what it is known to be`() throws {
    try Self.inFolder(with: "two") { folder, _ in
      let known = ContentMark(of: Array("one".utf8))
      folder.note(known, at: 0)
      #expect(folder.mark(of: "a.md") == known)
      #expect(throws: UnreadableSource.self) { try folder.read("a.md") }
    }
  }

  @Test func `tells what files hold, once, and nothing of those that are not there`() throws {
    try Self.inFolder(with: "one") { folder, file in
      let mark = ContentMark(of: Array("one".utf8))
      #expect(folder.mark(of: "a.md") == mark)
      try Data("two".utf8).write(to: file)
      #expect(folder.mark(of: "a.md") == mark)
      #expect(folder.mark(of: "b.md") == nil)
    }
  }

  @Test func `is as it was listed where what was read of it is, and what somebody asks for besides`() throws {
    try Self.inFolder(with: "one") { _, file in
      let other = file.deletingLastPathComponent().appending(path: "b.md")
      try Data("one".utf8).write(to: other)
      let folder = DiskFolder(file.deletingLastPathComponent().path)
      folder.note(ContentMark(of: Array("one".utf8)), at: 1)
      _ = try folder.read("a.md")
      #expect(folder.isAsListed(whereRead: ["b.md"]) && folder.isAsListed)
      try Data("others".utf8).write(to: other)
      #expect(folder.isAsListed(whereRead: []))
      #expect(!folder.isAsListed(whereRead: ["b.md"]) && !folder.isAsListed)
      try Data("others".utf8).write(to: file)
      #expect(!folder.isAsListed(whereRead: []))
    }
  }

  @Test func `is that of another build where its files have the same names, byte by byte`() throws {
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

  @Test func `takes another build's word for files that have the stamps they had, where these were old enough`() throws
  {
    try Self.inFolder(with: "one") { folder, file in
      let inputs = try #require(folder.inputs())
      let (stamp, real) = (inputs[0].stamp, inputs[0].mark)
      let (noted, second) = (ContentMark(of: Array("two".utf8)), stamp.written / 1_000_000_000)
      func mark(of path: String, _ stamp: FileStamp, before start: Int) -> ContentMark? {
        let again = DiskFolder(file.deletingLastPathComponent().path)
        let input = BuildRecord.Input(path: path, stamp: stamp, mark: noted)
        let record = BuildRecord(
          origin: [], conditions: noted, program: input, startedAt: start, now: 0, readsNow: false, nextChange: nil,
          inputs: [[input]], diagnostics: [], pageCount: 0)
        again.trust(record.inputs[0], of: record)
        return again.mark(of: "a.md")
      }
      #expect(mark(of: "a.md", stamp, before: second + 3) == noted)
      #expect(mark(of: "a.md", stamp, before: second + 2) == real, "it may have been written to since")
      #expect(mark(of: "b.md", stamp, before: second + 3) == real)
      let other = FileStamp(
        device: stamp.device, number: stamp.number, size: stamp.size, written: stamp.written,
        changed: stamp.changed + 1)
      #expect(mark(of: "a.md", other, before: second + 3) == real)
    }
  }

  @Test func `finds a file whose letters an article composes in another way`() throws {
    try Self.inFolder(with: "one") { _, file in
      let scratch = file.deletingLastPathComponent()
      for name in ["b.md", "caf\u{E9}.md", "z.md"] { try Data(name.utf8).write(to: scratch.appending(path: name)) }
      let folder = DiskFolder(scratch.path)
      let bytes = try folder.read("caf\u{E9}.md")
      #expect(try folder.read("cafe\u{301}.md") == bytes)
      #expect(folder.size(of: "cafe\u{301}.md") == bytes.count && folder.size(of: "cafe.md") == nil)
      for guess in 0..<5 { #expect(folder.mark(of: "caf\u{E9}.md", near: guess) == ContentMark(of: bytes)) }
    }
  }

  @Test func `says what it leaves out, and takes for an error what it would have read`() throws {
    try Self.inFolder(with: "one") { folder, file in
      let scratch = file.deletingLastPathComponent()
      // One letter in two spellings, and one that is none.
      for name in [Array("caf\u{E9}.md".utf8), Array("cafe\u{301}.md".utf8), [0x63, 0xE9, 0x2E, 0x6D, 0x64]] {
        let path = (Array(scratch.path.utf8) + [0x2F] + name).map { CChar(bitPattern: $0) } + [0]
        let descriptor = unsafe open(path, O_CREAT | O_WRONLY, 0o644)
        #expect(descriptor >= 0)
        close(descriptor)
      }
      try FileManager.default.createSymbolicLink(at: scratch.appending(path: "link"), withDestinationURL: file)
      #expect(
        Self.problems(of: DiskFolder(scratch.path)) == [
          "warning: `caf\u{E9}.md` is left out: another one has the same name, in letters that are composed in another way",
          "warning: `c\u{FFFD}.md` is left out: its name is no UTF-8",
          "warning: `link` is left out: it is a symbolic link, and none is followed",
        ])
      #expect(Self.problems(of: DiskFolder(file.path)) == ["error: `\(file.path)` cannot be read: it is not a folder"])
      #expect(Self.problems(of: DiskFolder(scratch.path + "/nothing")) == [])
    }
  }

  /// What is wrong with a folder, its own path left out.
  private static func problems(of folder: DiskFolder) -> [String] {
    var sources = SourceMap()
    return folder.problems(in: &sources).map {
      "\($0.severity): \($0.message.replacing(folder.location(of: ""), with: ""))"
    }
  }

  private static func inFolder(with text: String, _ body: (DiskFolder, URL) throws -> Void) throws {
    try Tool.inScratchFolder { scratch in
      let file = scratch.appending(path: "a.md")
      try Data(text.utf8).write(to: file)
      try body(DiskFolder(scratch.path), file)
    }
  }
}

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
      #expect(throws: UnreadableSource("it was changed while the site was built")) { try folder.read("a.md") }
    }
  }

  @Test func `refuses a file that is not what it is known to be`() throws {
    try Self.inFolder(with: "two") { folder, _ in
      let known = ContentMark(of: Array("one".utf8))
      folder.note(known, of: "a.md")
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

  private static func inFolder(with text: String, _ body: (DiskFolder, URL) throws -> Void) throws {
    try Tool.inScratchFolder { scratch in
      let file = scratch.appending(path: "a.md")
      try Data(text.utf8).write(to: file)
      try body(DiskFolder(scratch.path), file)
    }
  }
}

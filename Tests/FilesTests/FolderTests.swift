import Foundation
import TestSupport
import Testing

@testable import Files

@Suite struct `An open folder` {
  private func inFolder(_ body: (Folder, URL) throws -> Void) throws {
    try Program.inScratchFolder { url in try body(Folder(url.path), url) }
  }

  @Test func `lists its entries in byte order on every call`() throws {
    try inFolder { folder, url in
      try folder.makeFile("b", [1, 2])
      try folder.makeFolder("B")
      try FileManager.default.createSymbolicLink(atPath: url.path + "/a", withDestinationPath: "B")
      for _ in 0..<2 {
        let entries = try folder.entries()
        #expect(entries.map(\.name) == ["B", "a", "b"])
        #expect(entries.map(\.kind) == [.folder, .link, .file])
      }
      #expect(folder.kind(of: "a") == .link && folder.kind(of: "x") == nil)
    }
  }

  @Test func `does not follow symbolic links`() throws {
    try inFolder { folder, url in
      try FileManager.default.createSymbolicLink(atPath: url.path + "/tmp", withDestinationPath: "/tmp")
      try FileManager.default.createSymbolicLink(atPath: url.path + "/file", withDestinationPath: "/etc/hostname")
      #expect(throws: FolderProblem.isLink) { try folder.folder("tmp") }
      #expect(throws: FolderProblem.isLink) { try folder.file("file") }
      #expect(throws: FolderProblem.exists) { try folder.makeFile("file", [1]) }
    }
  }

  @Test func `throws the reason for a failure`() throws {
    try inFolder { folder, _ in
      try folder.makeFile("file", [1])
      try folder.makeFolder("full")
      try folder.folder("full").makeFile("x", [])
      #expect(throws: FolderProblem.missing) { try folder.read("x") }
      #expect(throws: FolderProblem.notAFolder) { try folder.folder("file") }
      #expect(throws: FolderProblem.isFolder) { try folder.read("full") }
      #expect(throws: FolderProblem.notEmpty) { try folder.removeFolder("full") }
      #expect(throws: FolderProblem.isFolder) { try folder.rename("file", to: folder, as: "full") }
      try folder.removeAll("full")
      #expect(folder.kind(of: "full") == nil)
    }
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000]) func `reads the bytes that were written`(count: Int) throws
  {
    try inFolder { folder, _ in
      var bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      try folder.makeFile("file", bytes)
      #expect(try folder.read("file") == bytes)
      #expect(try folder.file("file").holds(bytes))
      guard count > 0 else { return }
      bytes[count - 1] ^= 1
      #expect(try !folder.file("file").holds(bytes))
      #expect(try !folder.file("file").holds(bytes + [0]))
    }
  }

  @Test func `allows one lock at a time`() throws {
    try inFolder { folder, _ in
      let lock = try FileLock("lock", in: folder)
      #expect(throws: FolderProblem.locked) { try FileLock("lock", in: folder) }
      #expect(lock.hasName("lock", in: folder))
      try folder.remove("lock")
      #expect(!lock.hasName("lock", in: folder))
      #expect(throws: Never.self) { try FileLock("lock", in: folder) }
    }
  }

  @Test(arguments: [
    Case("a name", "a", [".", "a"]), Case("a path", "a/b", ["a", "b"]), Case("a name in the root", "/a", ["/", "a"]),
    Case("a slash at the end", "a/b//", ["a", "b"]), Case("the root", "/", ["/", ""]),
  ])
  func `is separated from the last name of a path`(row: Case<String, [String]>) {
    let parts = Files.split(row.input)
    row.check([parts.folder, parts.name])
  }
}

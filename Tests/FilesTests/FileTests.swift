import Dispatch
import Files
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct `Reading a file` {
  static let cases: [Case<Int, FolderProblem?>] = [
    Case("an empty file", 0, nil),
    Case("a byte", 1, nil),
    Case("exactly the limit", 1_000, nil),
    Case("one byte more than the limit", 1_001, .largerThan(bytes: 1_000)),
    Case("much more than the limit", 300_000, .largerThan(bytes: 1_000)),
  ]

  @Test(arguments: cases) func `returns all bytes, or an error if the file is too large`(
    _ example: Case<Int, FolderProblem?>
  )
    throws
  {
    try Program.inScratchFolder { folder in
      let file = folder.appending(path: "file")
      let bytes = (0..<example.input).map { UInt8(truncatingIfNeeded: $0) }
      try Data(bytes).write(to: file)
      do throws(FolderProblem) {
        let read = try Files.read(file.path, limit: 1_000)
        #expect(read == bytes)
        example.check(nil)
      } catch {
        example.check(error)
      }
    }
  }

  @Test func `works for files whose reported size is zero`() throws {
    let read = try Files.read("/proc/self/maps", limit: 1 << 24)
    #expect(read.count > 100 && read.last == UInt8(ascii: "\n"))
  }

  @Test func `throws the reason why a file cannot be read`() {
    #expect(throws: FolderProblem.missing) { try Files.read("/nowhere/at all", limit: 10) }
    #expect(throws: FolderProblem.isFolder) { try Files.read("/", limit: 10) }
  }
}

@Suite(.hangGuard) struct `Writing a file that the user named` {
  /// Each script prepares `file` in an empty folder; the expectation is the kind of `file` afterwards.
  static let files: [Case<String, FileKind>] = [
    Case("nothing", "", .file),
    Case("another file", "echo much longer than the new text > file", .file),
    Case("a link to a file", "echo other > real; ln -s real file", .link),
    Case("a link to nothing", "ln -s real file", .link),
    Case("an absolute link", "ln -s \"$PWD/real\" file", .link),
    Case("a link to a link in another folder", "mkdir a; ln -s a/b file; ln -s ../real a/b", .link),
  ]

  @Test(arguments: files) func `replaces a file, and keeps a link`(_ row: Case<String, FileKind>) throws {
    try Program.inScratchFolder { folder in
      #expect(try Program.run("/bin/sh", ["-c", row.input], in: folder).status == 0)
      let path = folder.appending(path: "file").path
      try Files.write(Array("text".utf8), to: path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
      #expect(Files.kind(of: path) == row.expected)
      // No temporary file is left.
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      #expect(names.filter { $0.contains(".new") }.isEmpty, "\(names)")
    }
  }

  @Test func `writes into a pipe and keeps it`() throws {
    try Program.inScratchFolder { folder in
      let path = folder.appending(path: "pipe").path
      #expect(try Program.run("/bin/sh", ["-c", "mkfifo pipe"], in: folder).status == 0)
      // Opened for updating, a pipe does not wait for another program.
      let reader = try #require(FileHandle(forUpdatingAtPath: path))
      for name in [path, folder.appending(path: "link").path] {
        if name != path { try FileManager.default.createSymbolicLink(atPath: name, withDestinationPath: "pipe") }
        try Files.write(Array("text".utf8), to: name)
        #expect(reader.availableData == Data("text".utf8))
      }
      #expect(Files.kind(of: path) == .other)
    }
  }

  /// Whether the system lets the tests make a device and use it; most containers forbid both.
  private static let allowsDevices: Bool = {
    let outcome = try? Program.run("/bin/sh", ["-c", "mknod null c 1 3 && echo text > null"])
    return outcome?.status == 0
  }()

  @Test(.enabled(if: allowsDevices, "devices are not allowed"))
  func `writes into a device and keeps it`() throws {
    try Program.inScratchFolder { folder in
      // The same device as `/dev/null`, and one that refuses every byte.
      let devices: [(String, String, FolderProblem?)] = [("null", "3", nil), ("full", "7", .full)]
      for (name, minor, problem) in devices {
        let path = folder.appending(path: name).path
        try #require(try Program.run("/bin/mknod", [path, "c", "1", minor]).status == 0)
        do throws(FolderProblem) {
          try Files.write(Array("text".utf8), to: path)
          #expect(problem == nil)
        } catch {
          #expect(error == problem)
        }
        #expect(Files.kind(of: path) == .other)
      }
    }
  }

  @Test func `throws for a folder, a loop of links and a missing folder`() throws {
    try Program.inScratchFolder { folder in
      let isMade = try Program.run("/bin/ln", ["-s", "loop", "loop"], in: folder).status == 0
      #expect(isMade)
      #expect(throws: FolderProblem.isFolder) { try Files.write([1], to: folder.path) }
      #expect(throws: FolderProblem.self) { try Files.write([1], to: folder.appending(path: "loop").path) }
      #expect(throws: FolderProblem.missing) { try Files.write([1], to: folder.appending(path: "a/b").path) }
    }
  }
}

@Suite struct `A scratch file` {
  @Test func `stores bytes of several threads, and has no name`() throws {
    try Program.inScratchFolder { url in
      let folder = try Folder(url.path)
      let scratch = try ScratchFile(in: folder)
      let chunks = (0..<400).map { Array("chunk \($0)".utf8) } + [[], [UInt8](repeating: 7, count: 300_000)]
      let ranges = Mutex<[Int: Range<Int>]>([:])
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for index in stride(from: thread, to: chunks.count, by: 4) {
          let range = try? scratch.append(chunks[index])
          ranges.withLock { $0[index] = range }
        }
      }
      let stored = ranges.withLock { $0 }
      for (index, chunk) in chunks.enumerated() {
        #expect(try scratch.bytes(in: try #require(stored[index])) == chunk, "chunk \(index)")
      }
      #expect(try folder.entries().isEmpty)
    }
  }

  @Test func `throws for a range behind its end`() throws {
    try Program.inScratchFolder { url in
      let scratch = try ScratchFile(in: try Folder(url.path))
      let range = try scratch.append([1, 2, 3])
      #expect(throws: FolderProblem.self) { try scratch.bytes(in: range.lowerBound..<range.upperBound + 8) }
    }
  }
}

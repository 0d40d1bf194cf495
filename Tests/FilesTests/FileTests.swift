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

import Dispatch
import Files
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct `A scratch file` {
  @Test func `gives back what several threads put there, and has no name`() throws {
    try Program.inScratchFolder { url in
      let folder = try Folder(url.path)
      let scratch = try ScratchFile(in: folder)
      let pieces = (0..<400).map { Array("piece \($0)".utf8) } + [[], [UInt8](repeating: 7, count: 300_000)]
      let places = Mutex<[Int: Range<Int>]>([:])
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for index in stride(from: thread, to: pieces.count, by: 4) {
          let place = try? scratch.put(pieces[index])
          places.withLock { $0[index] = place }
        }
      }
      let found = places.withLock { $0 }
      for (index, piece) in pieces.enumerated() {
        #expect(try scratch.bytes(at: try #require(found[index])) == piece, "piece \(index)")
      }
      #expect(try folder.entries().isEmpty)
    }
  }

  @Test func `has nothing where nobody put anything`() throws {
    try Program.inScratchFolder { url in
      let scratch = try ScratchFile(in: try Folder(url.path))
      let place = try scratch.put([1, 2, 3])
      #expect(throws: FolderProblem.self) { try scratch.bytes(at: place.lowerBound..<place.upperBound + 8) }
    }
  }
}

import Caching
import Files
import Foundation
import Records
import TestSupport
import Testing

/// What a build found out that the next one may want to know.
@Suite struct `Notes in a cache` {
  /// Notes of so many pages.
  private static func notes(_ count: Int) -> [String] {
    (0..<count).map { "page \($0): " + String(repeating: "x", count: 90) }
  }

  private static func record(_ notes: CacheNotes) -> BuildRecord {
    let stamp = FileStamp(device: 1, number: 2, size: 3, seconds: 4, nanoseconds: 5)
    let program = BuildRecord.Input(path: "garland", stamp: stamp, mark: ContentMark(of: [1]))
    return BuildRecord(
      origin: [], conditions: ContentMark(of: []), program: program, startedAt: 0, now: 0, readsNow: false,
      nextChange: nil, inputs: [], diagnostics: [], pageCount: 0, notes: notes.mark)
  }

  @Test(arguments: [
    Case("none", 0, 0), Case("a few", 20, 0), Case("more than a piece", 6_000, 0),
    Case("more than stays in memory", 120_000, 0),
  ])
  func `are what was written down, however many there are`(_ row: Case<Int, Int>) throws {
    try Program.inScratchFolder { folder in
      let cache = try Cache(folder.path)
      let written = cache.notes(of: Self.notes(row.input))
      #expect(written.mark == ContentMark(of: RecordWriter.bytes(of: Self.notes(row.input))))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["lock"], "nothing is saved yet")
      try cache.save(written)
      let read: [String]? = cache.notes(of: Self.record(written))
      #expect(read == Self.notes(row.input))
    }
  }

  @Test func `are none where they are damaged`() throws {
    try Program.inScratchFolder { folder in
      let cache = try Cache(folder.path)
      let written = cache.notes(of: Self.notes(120_000))
      try cache.save(written)
      let file = folder.appending(path: "reads-\(written.mark.text)")
      var bytes = Array(try Data(contentsOf: file))
      for place in [0, 20, bytes.count / 2, bytes.count - 1] {
        bytes[place] ^= 1
        try Data(bytes).write(to: file)
        let read: [String]? = cache.notes(of: Self.record(written))
        #expect(read == nil, "byte \(place)")
        bytes[place] ^= 1
      }
    }
  }
}

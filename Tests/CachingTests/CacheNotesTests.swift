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

  /// The names of notes in a folder that are the cache's own.
  private static func saved(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("reads-") }
  }

  private static func record(_ notes: CacheDraft) -> BuildRecord {
    let stamp = FileStamp(device: 1, number: 2, size: 3, written: 4, changed: 5)
    let program = BuildRecord.Input(path: "garland", stamp: stamp, mark: ContentMark(of: [1]))
    var record = BuildRecord(
      origin: [], conditions: ContentMark(of: []), program: program, startedAt: 0, now: 0, readsNow: false,
      nextChange: nil, inputs: [], diagnostics: [], pageCount: 0)
    record.notes = notes.mark
    return record
  }

  @Test(arguments: [
    Case("none", 0, 0), Case("a few", 20, 0), Case("more than a piece", 6_000, 0), Case("many pieces", 120_000, 0),
  ])
  func `are what was written down, however many there are`(_ row: Case<Int, Int>) throws {
    try Program.inScratchFolder { folder in
      let cache = try Cache(folder.path)
      let written = cache.notes(of: Self.notes(row.input))
      #expect(written.mark == ContentMark(of: RecordWriter.bytes(of: Self.notes(row.input))))
      #expect(try Self.saved(in: folder).isEmpty, "nothing is saved yet")
      try cache.save(written)
      #expect(try Self.saved(in: folder) == ["reads-\(written.mark.text)"])
      let read: [String]? = cache.notes(of: Self.record(written))
      #expect(read == Self.notes(row.input))
    }
  }

  @Test func `leave nothing where they are not saved, and take the place of what an ended program left`() throws {
    try Program.inScratchFolder { folder in
      try Data("left".utf8).write(to: folder.appending(path: "reads.new"))
      let cache = try Cache(folder.path)
      let first = cache.notes(of: Self.notes(20))
      try cache.save(first)
      _ = cache.notes(of: Self.notes(30))
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
          "lock", "reads-\(first.mark.text)",
        ])
      let read: [String]? = cache.notes(of: Self.record(first))
      #expect(read == Self.notes(20))
    }
  }

  @Test func `cannot be saved where they could not be written`() throws {
    try Program.inScratchFolder { folder in
      let cache = try Cache(folder.path)
      try FileManager.default.removeItem(at: folder)
      let written = cache.notes(of: Self.notes(20))
      #expect(throws: FolderProblem.self) { try cache.save(written) }
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

import Caching
import Dispatch
import Files
import Foundation
import Records
import Synchronization
import TestSupport
import Testing

@Suite struct `A cache` {
  private func inCache(_ body: (Cache, URL) throws -> Void) throws {
    try Program.inScratchFolder { folder in
      let place = folder.appending(path: "deep/cache")
      try body(try Cache(place.path), place)
    }
  }

  private static func record(_ outputs: [OutputSnapshot.File] = []) -> CachedBuild {
    let stamp = FileStamp(device: 1, number: 2, size: 3, written: 4, changed: 5)
    let input = BuildRecord.Input(path: "Content/site.yml", stamp: stamp, hash: ContentHash(of: [1]))
    var record = BuildRecord(
      origin: ["Content", "Templates"], conditions: ContentHash(of: [2]), program: input, startedAt: 100, now: 90,
      readsNow: false, nextChange: 95,
      waitingCount: 2, nextPublication: 96, inputs: [[input], []], diagnostics: [], pageCount: 1)
    record.output.files = outputs
    record.output.foreign = ["mine.txt"]
    return CachedBuild(record, pages: [1, 2, 3])
  }

  @Test func `gives back what the last build left`() throws {
    try inCache { cache, _ in
      guard case .nothing = cache.load() else {
        Issue.record("there is nothing yet")
        return
      }
      let store = try cache.openStore(nil)
      let pages = [Array("one".utf8), [], Array("another".utf8)]
      let stored = try pages.map { try store.append($0) }
      try store.finish()
      let record = Self.record(stored.map { OutputSnapshot.File(path: "a", origin: .blob($0), stamp: nil) })
      try cache.save(record)
      guard case .found(let found) = cache.load() else {
        Issue.record("it is there now")
        return
      }
      #expect(found.record == record.record)
      #expect(stored.map { cache.blobs(of: 1).bytes($0) } == pages)
    }
  }

  @Test func `stores what several threads hand in`() throws {
    try inCache { cache, _ in
      let store = try cache.openStore(nil)
      let pages = (0..<400).map { Array("page \($0)".utf8) }
      let stored = Mutex<[Int: Blob]>([:])
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for index in stride(from: thread, to: pages.count, by: 4) {
          let place = try? store.append(pages[index])
          stored.withLock { $0[index] = place }
        }
      }
      try store.finish()
      let places = stored.withLock { $0 }
      #expect(store.size == pages.reduce(0) { $0 + $1.count })
      #expect(
        pages.indices.allSatisfy { index in places[index].flatMap { cache.blobs(of: 1).bytes($0) } == pages[index] })
    }
  }

  @Test func `belongs to one build at a time`() throws {
    try inCache { cache, place in
      #expect(throws: FolderProblem.self) { try Cache(place.path) }
      withExtendedLifetime(cache) {}
    }
  }

  @Test func `is of no use where a byte of its record is another one`() throws {
    try inCache { cache, place in
      try cache.save(Self.record())
      let file = place.appending(path: "build")
      let bytes = Array(try Data(contentsOf: file))
      for index in bytes.indices {
        var damaged = bytes
        damaged[index] ^= 0x10
        try Data(damaged).write(to: file)
        guard case .unusable = cache.load() else {
          Issue.record("byte \(index) is not looked at")
          return
        }
      }
    }
  }

  @Test func `has no bytes where they are not those that were stored`() throws {
    try inCache { cache, place in
      let store = try cache.openStore(nil)
      let stored = try store.append(Array("a page".utf8))
      try store.finish()
      try Data("a cage".utf8).write(to: place.appending(path: "pages-1"))
      #expect(cache.blobs(of: 1).bytes(stored) == nil)
      try Data("a".utf8).write(to: place.appending(path: "pages-1"))
      #expect(cache.blobs(of: 1).bytes(stored) == nil)
      try FileManager.default.removeItem(at: place.appending(path: "pages-1"))
      #expect(cache.blobs(of: 1).bytes(stored) == nil)
    }
  }

  @Test func `has a store that is written on, and lets go of what was not finished`() throws {
    try inCache { cache, place in
      let first = try cache.openStore(nil)
      let one = try first.append(Array("one".utf8))
      try first.finish()
      cache.discard(
        try {
          let store = try cache.openStore(1); _ = try store.append([1, 2, 3]); return store
        }())
      let second = try cache.openStore(1)
      let two = try second.append(Array("two".utf8))
      try second.finish()
      #expect(second.number == 1 && second.size == 6)
      #expect(
        cache.blobs(of: 1).bytes(one) == Array("one".utf8) && cache.blobs(of: 1).bytes(two) == Array("two".utf8))
      let other = try cache.openStore(nil)
      #expect(other.number == 2)
      cache.discard(other)
      #expect(!FileManager.default.fileExists(atPath: place.appending(path: "pages-2").path))
    }
  }

  static let times: [Case<(now: Int, reads: Bool, next: Int?), Bool>] = [
    Case("the same", (90, true, 95), true),
    Case("a later one", (94, false, 95), true),
    Case("the one at which something changes", (95, false, 95), false),
    Case("an earlier one", (89, false, 95), false),
    Case("a later one, where a page shows the time", (91, true, nil), false),
    Case("much later, where nothing ever changes", (1_000_000, false, nil), true),
  ]

  @Test(arguments: times)
  func `knows whether it holds at another time`(_ time: Case<(now: Int, reads: Bool, next: Int?), Bool>) {
    var record = Self.record().record
    (record.readsNow, record.nextChange) = (time.input.reads, time.input.next)
    time.check(record.holds(at: time.input.now))
  }
}

extension BlobStore {
  fileprivate func append(_ bytes: [UInt8]) throws(FolderProblem) -> Blob {
    try append(bytes, hash: ContentHash(of: bytes))
  }
}

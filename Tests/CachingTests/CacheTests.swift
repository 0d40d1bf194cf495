import Dates
import Dispatch
import Files
import Foundation
import Planning
import Records
import Synchronization
import TestSupport
import Testing

@testable import Caching

@Suite struct `A cache` {
  private func inCache(_ body: (Cache, URL) throws -> Void) throws {
    try Program.inScratchFolder { folder in
      let cacheFolder = folder.appending(path: "deep/cache")
      try body(try Cache(cacheFolder.path), cacheFolder)
    }
  }

  private static func record(_ outputs: [OutputSnapshot.File] = []) -> CachedBuild {
    let stamp = FileStamp(device: 1, number: 2, size: 3, written: 4, changed: 5)
    let input = BuildRecord.Input(path: "Content/site.yml", stamp: stamp, hash: ContentHash(of: [1]))
    var record = BuildRecord(
      origin: ["Content", "Templates"], conditions: ContentHash(of: [2]), program: input, startedAt: 100, now: 90,
      readsNow: false, nextChange: 95,
      leftOut: LeftOutArticles(
        ["date": 2, "draft": 1], nextPublication: Instant(secondsSince1970: 96), in: NamedZone("Europe/Berlin") ?? .utc),
      inputs: [[input], []], diagnostics: [], pageCount: 1)
    record.output.files = outputs
    record.output.foreign = ["mine.txt"]
    return CachedBuild(record, pages: [1, 2, 3])
  }

  @Test func `loads the build and the blobs that were saved`() throws {
    try inCache { cache, _ in
      guard case .nothing = cache.load() else {
        Issue.record("a new cache should be empty")
        return
      }
      let store = try cache.openStore(nil)
      let pages = [Array("one".utf8), [], Array("another".utf8)]
      let blobs = try pages.map { try store.append($0) }
      try store.finish()
      let record = Self.record(blobs.map { OutputSnapshot.File(path: "a", origin: .blob($0), stamp: nil) })
      try cache.save(record)
      guard case .found(let loaded) = cache.load() else {
        Issue.record("the cache should hold the saved build")
        return
      }
      #expect(loaded.record == record.record)
      #expect(blobs.map { cache.blobs(of: 1).bytes($0) } == pages)
    }
  }

  @Test func `holds the encoded reads of the pages until a build takes them`() {
    let build = Self.record()
    _ = build.pages()
    #expect(build.encodedPages == [1, 2, 3])
    _ = build.takePages()
    #expect(build.encodedPages == [])
  }

  @Test func `stores blobs from several threads`() throws {
    try inCache { cache, _ in
      let store = try cache.openStore(nil)
      let pages = (0..<400).map { Array("page \($0)".utf8) }
      let stored = Mutex<[Int: Blob]>([:])
      DispatchQueue.concurrentPerform(iterations: 4) { thread in
        for index in stride(from: thread, to: pages.count, by: 4) {
          let blob = try? store.append(pages[index])
          stored.withLock { $0[index] = blob }
        }
      }
      try store.finish()
      let blobs = stored.withLock { $0 }
      #expect(store.size == pages.reduce(0) { $0 + $1.count })
      #expect(
        pages.indices.allSatisfy { index in blobs[index].flatMap { cache.blobs(of: 1).bytes($0) } == pages[index] })
    }
  }

  @Test func `cannot be opened by two builds at a time`() throws {
    try inCache { cache, folder in
      #expect(throws: FolderProblem.self) { try Cache(folder.path) }
      withExtendedLifetime(cache) {}
    }
  }

  @Test func `is unusable if any byte of its record is damaged`() throws {
    try inCache { cache, folder in
      try cache.save(Self.record())
      let file = folder.appending(path: "build")
      let bytes = Array(try Data(contentsOf: file))
      for index in bytes.indices {
        var damaged = bytes
        damaged[index] ^= 0x10
        try Data(damaged).write(to: file)
        guard case .unusable = cache.load() else {
          Issue.record("damage in byte \(index) is not detected")
          return
        }
      }
    }
  }

  @Test func `returns no blob if the stored bytes are damaged, truncated or gone`() throws {
    try inCache { cache, folder in
      let store = try cache.openStore(nil)
      let blob = try store.append(Array("a page".utf8))
      try store.finish()
      try Data("a cage".utf8).write(to: folder.appending(path: "pages-1"))
      #expect(cache.blobs(of: 1).bytes(blob) == nil)
      try Data("a".utf8).write(to: folder.appending(path: "pages-1"))
      #expect(cache.blobs(of: 1).bytes(blob) == nil)
      try FileManager.default.removeItem(at: folder.appending(path: "pages-1"))
      #expect(cache.blobs(of: 1).bytes(blob) == nil)
    }
  }

  @Test func `appends to a blob store, and discards unfinished blobs`() throws {
    try inCache { cache, folder in
      let first = try cache.openStore(nil)
      let firstBlob = try first.append(Array("one".utf8))
      try first.finish()
      cache.discard(
        try {
          let store = try cache.openStore(1); _ = try store.append([1, 2, 3]); return store
        }())
      let second = try cache.openStore(1)
      let secondBlob = try second.append(Array("two".utf8))
      try second.finish()
      #expect(second.number == 1 && second.size == 6)
      #expect(
        cache.blobs(of: 1).bytes(firstBlob) == Array("one".utf8)
          && cache.blobs(of: 1).bytes(secondBlob) == Array("two".utf8))
      let third = try cache.openStore(nil)
      #expect(third.number == 2)
      cache.discard(third)
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "pages-2").path))
    }
  }

  static let times: [Case<(now: Int, reads: Bool, next: Int?), Bool>] = [
    Case("the same time", (90, true, 95), true),
    Case("a later time", (94, false, 95), true),
    Case("the time of the next change", (95, false, 95), false),
    Case("an earlier time", (89, false, 95), false),
    Case("a later time, and a page shows the time", (91, true, nil), false),
    Case("much later, without a next change", (1_000_000, false, nil), true),
  ]

  @Test(arguments: times)
  func `is valid until the next change`(_ time: Case<(now: Int, reads: Bool, next: Int?), Bool>) {
    var record = Self.record().record
    (record.readsNow, record.nextChange) = (time.input.reads, time.input.next)
    time.check(record.isValid(at: time.input.now))
  }
}

extension BlobStore {
  fileprivate func append(_ bytes: [UInt8]) throws(FolderProblem) -> Blob {
    try append(bytes, checksum: Checksum(of: bytes))
  }
}

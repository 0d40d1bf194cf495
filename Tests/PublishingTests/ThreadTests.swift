import Dispatch
import Files
import Foundation
import Records
import Synchronization
import TestSupport
import Testing

@testable import Publishing

@Suite struct `A publisher used by several threads` {
  private static let threads = 4

  /// Publishes files; each of the four threads adds every fourth file.
  private func publish(_ files: [String: String], into site: Site) throws -> (Publication, [String: FileStamp?]) {
    let publisher = try Publisher(into: site.output)
    let paths = files.keys.sorted()
    let stamps = Mutex<[String: FileStamp?]>([:])
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      for index in stride(from: thread, to: paths.count, by: Self.threads) {
        let path = paths[index]
        let added = try? publisher.add(path, .bytes(Array((files[path] ?? "").utf8)))
        stamps.withLock { $0[path] = added?.stamp }
      }
    }
    return (try publisher.finish(), stamps.withLock { $0 })
  }

  private static let files = Dictionary(
    uniqueKeysWithValues: (0..<300).map { ("\($0 % 3)/\($0 % 7)/\($0)/index.html", "page \($0)") })

  @Test func `publishes the same site as with one thread`() throws {
    try Site.inScratch { site in
      let (first, _) = try publish(Self.files, into: site)
      #expect(
        first.added == Self.files.keys.sorted() && first.size == Self.files.values.reduce(0) { $0 + $1.utf8.count })
      #expect(site.files() == Self.files)
      var second = Self.files.filter { !$0.key.hasPrefix("2/") }
      for path in second.keys where path.hasPrefix("1/") { second[path]? += ", again" }
      let (publication, _) = try publish(second, into: site)
      #expect(publication.removed == Self.files.keys.filter { $0.hasPrefix("2/") }.sorted())
      #expect(publication.changed == second.keys.filter { $0.hasPrefix("1/") }.sorted())
      #expect(publication.unchanged == second.keys.filter { $0.hasPrefix("0/") }.sorted())
      #expect(site.files() == second && site.leftovers().isEmpty)
    }
  }

  @Test func `returns the final stamp of each file that is not renamed later`() throws {
    try Site.inScratch { site in
      for files in [Self.files, Self.files.mapValues { $0.hasSuffix("7") ? $0 : $0 + "!" }] {
        let (publication, stamps) = try publish(files, into: site)
        let folder = try Folder(site.output)
        #expect(stamps.count == files.count)
        let moved = Set(publication.changed)
        for (path, stamp) in stamps {
          #expect(moved.contains(path) ? stamp == nil : stamp == folder.stamp(of: path), "\(path)")
        }
      }
    }
  }

  @Test func `rejects a path that two threads add`() throws {
    try Site.inScratch { site in
      let publisher = try Publisher(into: site.output)
      let addedCount = Atomic(0)
      DispatchQueue.concurrentPerform(iterations: Self.threads) { _ in
        if (try? publisher.add("a/index.html", .bytes([65]))) != nil { addedCount.add(1, ordering: .relaxed) }
      }
      #expect(addedCount.load(ordering: .relaxed) == 1)
      #expect(throws: PublishingProblem.duplicatePath("a/index.html")) { try publisher.finish() }
      #expect(site.files().isEmpty)
    }
  }
}

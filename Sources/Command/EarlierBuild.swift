import Caching
import Publishing
import Records
import Sites

/// The last build of a site that is another one now: what of it can be used again, page by page.
struct EarlierBuild: Sendable {
  /// What its pages read.
  let memory: SiteMemory
  private let site: StoredSite
  private let places: [String: Int]

  var record: BuildRecord { site.record }

  init(_ record: BuildRecord, _ memory: SiteMemory, in cache: Cache, publishedIn output: String) {
    self.memory = memory
    site = StoredSite(record, in: cache, publishedIn: output)
    places = Dictionary(record.outputs.enumerated().map { ($1.path, $0) }) { first, _ in first }
  }

  /// Hands a file to a publisher as it was; nothing where that cannot be had any more.
  func hand(_ path: String, to publisher: Publisher) throws(PublishingProblem) -> BuildRecord.Output? {
    try places[path].flatMap { index throws(PublishingProblem) in try site.hand(index, to: publisher) }
  }

  /// Where the bytes of a file are stored already.
  func stored(_ path: String, ifItHolds bytes: [UInt8]) -> StoredBytes? {
    guard let index = places[path], case .stored(let stored) = record.outputs[index].bytes,
      stored.count == bytes.count, stored.mark == ContentMark(of: bytes),
      site.cache.bytes(stored, in: record.store) == bytes
    else { return nil }
    return stored
  }

  /// What stands in the folder of the site without being part of it, if nothing has come or gone there.
  var foreign: [String]? { site.standing.hasSameFolders ? record.foreign : nil }
}

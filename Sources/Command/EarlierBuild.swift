import Caching
import Publishing
import Records
import Sites

/// The last build of a site that is another one now: what of it can be used again, page by page.
struct EarlierBuild: Sendable {
  let record: BuildRecord
  /// What its pages read.
  let memory: SiteMemory
  private let site: StoredSite
  private let outputs: [String: BuildRecord.Output]

  init(_ record: BuildRecord, _ memory: SiteMemory, in cache: Cache, publishedIn output: String) {
    self.record = record
    self.memory = memory
    site = StoredSite(record, in: cache, publishedIn: output)
    outputs = Dictionary(record.outputs.map { ($0.path, $0) }) { first, _ in first }
  }

  /// Hands a file to a publisher as it was; nothing where that cannot be had any more.
  func hand(_ path: String, to publisher: Publisher) throws(PublishingProblem) -> BuildRecord.Output? {
    guard let output = outputs[path], case .stored(let stored) = output.bytes else { return nil }
    return try site.hand(output, stored, to: publisher) ? output : nil
  }

  /// Where the bytes of a file are stored already.
  func stored(_ path: String, ifItHolds bytes: [UInt8]) -> StoredBytes? {
    guard let output = outputs[path], case .stored(let stored) = output.bytes, stored.count == bytes.count,
      stored.mark == ContentMark(of: bytes), site.cache.bytes(stored, in: site.store) == bytes
    else { return nil }
    return stored
  }
}

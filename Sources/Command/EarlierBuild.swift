import Caching
import Files
import Publishing
import Records
import Sites

/// The last build of a site that is another one now: what of it can be used again, page by page.
struct EarlierBuild: Sendable {
  let record: BuildRecord
  /// What its pages read.
  let memory: SiteMemory
  private let cache: Cache
  private let outputs: [String: BuildRecord.Output]
  /// The folder in which its site stands, if that is where the next one goes.
  private let folder: Folder?

  init(_ record: BuildRecord, _ memory: SiteMemory, in cache: Cache, publishedIn output: String) {
    self.record = record
    self.memory = memory
    self.cache = cache
    outputs = Dictionary(record.outputs.map { ($0.path, $0) }) { first, _ in first }
    folder = output == record.place ? try? Folder(output) : nil
  }

  /// Hands a file to a publisher as it was; nothing where that cannot be had any more.
  ///
  /// A page that stands as it was left is kept unseen; one with another stamp may hold anything, even where its size is the same.
  func hand(_ path: String, to publisher: Publisher) throws(PublishingProblem) -> BuildRecord.Output? {
    guard let output = outputs[path], case .stored(let stored) = output.bytes else { return nil }
    let isAsLeft = output.stamp != nil && folder?.stamp(of: path) == output.stamp
    if isAsLeft, try publisher.keep(path, stored.mark) { return output }
    guard let bytes = cache.bytes(stored, in: record.store) else { return nil }
    try publisher.add(path, .bytes(bytes))
    return output
  }

  /// Where the bytes of a file are stored already.
  func stored(_ path: String, ifItHolds bytes: [UInt8]) -> StoredBytes? {
    guard let output = outputs[path], case .stored(let stored) = output.bytes, stored.count == bytes.count,
      stored.mark == ContentMark(of: bytes), cache.bytes(stored, in: record.store) == bytes
    else { return nil }
    return stored
  }
}

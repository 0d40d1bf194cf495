import Caching
import Files
import Publishing

/// The site that the last build made: where it still stands as it was left, and else in the store of the cache.
struct StoredSite: Sendable {
  let cache: Cache
  /// The number of the store.
  let store: Int
  /// The folder in which the site stands, if that is where the next one goes.
  private let folder: Folder?

  init(_ record: BuildRecord, in cache: Cache, publishedIn output: String) {
    self.cache = cache
    store = record.store
    folder = output == record.place ? try? Folder(output) : nil
  }

  /// Hands a file to a publisher as it was; false where that cannot be had any more.
  ///
  /// A page that stands as it was left is kept unseen; one with another stamp may hold anything, even where its size is the same.
  func hand(
    _ output: BuildRecord.Output, _ stored: StoredBytes, to publisher: Publisher
  ) throws(PublishingProblem) -> Bool {
    let isAsLeft = output.stamp != nil && folder?.stamp(of: output.path) == output.stamp
    if isAsLeft, try publisher.keep(output.path, stored.mark) { return true }
    guard let bytes = cache.bytes(stored, in: store) else { return false }
    try publisher.add(output.path, .bytes(bytes))
    return true
  }
}

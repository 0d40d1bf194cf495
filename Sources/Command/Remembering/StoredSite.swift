import Caching
import Publishing
import Sites

/// The site that the last build made: where it still stands as it was left, and else in the store of the cache.
struct StoredSite: Sendable {
  let record: BuildRecord
  let cache: Cache
  private let looking: Meanwhile<StandingSite>

  init(_ record: BuildRecord, in cache: Cache, publishedIn output: String) {
    (self.record, self.cache) = (record, cache)
    looking = .onceAsked { StandingSite(record, in: output) }
  }

  /// Begins to look at what of it stands: somebody will ask.
  func lookAhead() { looking.begin() }

  /// What of it stands.
  var standing: StandingSite { looking.value }

  /// Hands a file to a publisher as it was, and tells what to note of it; nothing where that cannot be had any more.
  func hand(_ index: Int, to publisher: Publisher) throws(PublishingProblem) -> BuildRecord.Output? {
    var output = record.outputs[index]
    guard case .stored(let stored) = output.bytes else { return nil }
    if standing.stands(index), try publisher.keep(output.path, stored.mark, ofSize: stored.count) { return output }
    guard let bytes = cache.bytes(stored, in: record.store) else { return nil }
    output.stamp = try publisher.add(output.path, .bytes(bytes)).stamp
    return output
  }
}

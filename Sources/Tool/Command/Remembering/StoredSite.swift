import Caching
import Files
import Publishing
import Sites

/// The site that the last build made: where it still stands as it was left, and else in the store of the cache.
struct StoredSite: Sendable {
  let record: BuildRecord
  /// The store of the cache.
  let contents: StoreContents
  private let looking: Meanwhile<StandingSite>

  init(_ record: BuildRecord, in cache: Cache, publishedIn output: String) {
    (self.record, contents) = (record, cache.contents(of: record.store))
    looking = .onceAsked { StandingSite(record, in: output) }
  }

  /// Begins to look at what of it stands: somebody will ask.
  func lookAhead() { looking.begin() }

  /// What of it stands.
  var standing: StandingSite { looking.value }

  /// How a file came to be as it was.
  enum Handed {
    /// It stands as it was noted.
    case standing
    /// It was made of what the store holds.
    case restored(FileStamp?)
  }

  /// Hands files to a publisher as they were, and tells of each how; nothing where that cannot be had any more.
  ///
  /// They come in the order of the record: the publisher has a list in the same one, and finds them where it looks first.
  func hand(_ indices: [Int], to publisher: Publisher, jobs: Int) throws(PublishingProblem) -> [Handed?] {
    var handed = [Handed?](repeating: nil, count: indices.count)
    let standing = standing
    let known = indices.indices.compactMap { place in
      standing.stands(indices[place]) ? published(indices[place]).map { (place: place, file: $0) } : nil
    }
    for (known, isKept) in zip(known, try publisher.keep(known.map(\.file))) where isKept {
      handed[known.place] = .standing
    }
    let others = handed.indices.filter { handed[$0] == nil }
    let restored = parallelMap(others.count, jobs: jobs) { number in
      Result { () throws(PublishingProblem) in try restore(indices[others[number]], to: publisher) }
    }
    for (place, result) in zip(others, restored) { handed[place] = try result.get() }
    return handed
  }

  /// A file as it was published, if its bytes were stored.
  private func published(_ index: Int) -> Publisher.Published? {
    guard case .stored(let stored) = record.outputs[index].bytes else { return nil }
    return (record.outputs[index].path, stored.mark, stored.count)
  }

  /// Hands on a file from the store.
  private func restore(_ index: Int, to publisher: Publisher) throws(PublishingProblem) -> Handed? {
    guard case .stored(let stored) = record.outputs[index].bytes, let bytes = contents.bytes(stored) else { return nil }
    return .restored(try publisher.add(record.outputs[index].path, .bytes(bytes), marked: stored.mark).stamp)
  }
}

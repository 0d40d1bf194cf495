import Caching
import Publishing
import Records
import Sites

/// The last build of a site that is another one now: what of it can be used again, page by page.
struct EarlierBuild: Sendable {
  /// What its pages read.
  let memory: SiteMemory
  /// What stands in the folder of the site without being part of it, if nothing has come or gone there.
  let foreign: [String]?
  private let site: StoredSite
  private let places: [String: Int]

  var record: BuildRecord { site.record }

  init(of site: StoredSite, _ memory: SiteMemory) {
    self.site = site
    self.memory = memory
    // To take hold of the folder is to touch it, so this is found out before.
    foreign = site.standing.hasSameFolders ? site.record.foreign : nil
    places = Dictionary(site.record.outputs.enumerated().map { ($1.path, $0) }) { first, _ in first }
  }

  /// Hands a file to a publisher as it was; nothing where that cannot be had any more.
  func hand(_ path: String, to publisher: Publisher) throws(PublishingProblem) -> BuildRecord.Output? {
    try places[path].flatMap { index throws(PublishingProblem) in try site.hand(index, to: publisher) }
  }

  /// Where the bytes of a file are stored already.
  func stored(_ path: String, ifItHolds bytes: [UInt8], marked mark: ContentMark) -> StoredBytes? {
    guard let index = places[path], case .stored(let stored) = record.outputs[index].bytes,
      stored.count == bytes.count, stored.mark == mark,
      site.cache.bytes(stored, in: record.store) == bytes
    else { return nil }
    return stored
  }
}

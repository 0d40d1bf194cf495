import Caching
import Publishing
import Records
import Sites

/// The last build of a site that is another one now: what of it can be used again, page by page.
struct EarlierBuild: Sendable {
  /// What its pages read.
  let memory: SiteMemory
  private let site: StoredSite

  var record: BuildRecord { site.record }

  /// What stands in the folder of the site without being part of it, if nothing has come or gone there.
  var foreign: [String]? { site.standing.hasSameFolders ? site.record.foreign : nil }

  init(of site: StoredSite, _ memory: SiteMemory) {
    self.site = site
    self.memory = memory
  }

  /// Looks at what stands there, if nobody did: whoever takes hold of the folder touches it.
  func look() { _ = site.standing }

  /// Hands files to a publisher as they were; tells of each whether it could still be had, and of those what to note, in the order
  /// of the record.
  func hand(
    _ paths: [String], to publisher: Publisher, jobs: Int
  ) throws(PublishingProblem) -> (isKept: [Bool], outputs: [BuildRecord.Output]) {
    var next = 0
    let found = paths.map { path in
      let place = place(of: path, near: next)
      if let place { next = place + 1 }
      return place
    }
    let order = found.compactMap(\.self).sorted()
    let handed = try site.hand(order, to: publisher, jobs: jobs)
    var isHanded = [Bool](repeating: false, count: record.outputs.count)
    for (place, output) in zip(order, handed) { isHanded[place] = output != nil }
    return (found.map { [isHanded] in $0.map { isHanded[$0] } ?? false }, handed.compactMap(\.self))
  }

  /// The folders of a site after it was published once more.
  struct Folders {
    /// Those that nothing was put into.
    let same: [BuildRecord.FolderState]
    /// The paths of the others.
    let touched: Set<String>
  }

  /// What publishing did to the folders; nothing where some may have come or gone.
  func folders(after publication: Publication) -> Folders? {
    guard foreign != nil, publication.added.isEmpty, publication.removed.isEmpty else { return nil }
    // The list of the files lies in the folder of the site.
    let touched = Set(
      [""] + publication.changed.map { $0.folderPath ?? "" })
    return Folders(same: record.folders.filter { !touched.contains($0.path) }, touched: touched)
  }

  /// Where the bytes of a file are stored already.
  func stored(_ path: String, ifItHolds bytes: [UInt8], marked mark: ContentMark) -> StoredBytes? {
    guard let index = place(of: path), case .stored(let stored) = record.outputs[index].bytes,
      stored.count == bytes.count, stored.mark == mark, site.contents.bytes(stored) == bytes
    else { return nil }
    return stored
  }

  /// The place of a file in the record; pages are asked for in another order, but for stretches.
  private func place(of path: String, near guess: Int? = nil) -> Int? {
    record.outputs.place(of: path, near: guess) { $0.path }
  }
}

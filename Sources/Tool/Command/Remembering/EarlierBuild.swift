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

  /// Files that were to be as they were.
  struct Handed {
    /// Of each, whether it could still be had.
    let isKept: [Bool]
    /// Those that stand as they were noted, by their places in the record.
    var standing: [Int] = []
    /// What to note of the others.
    var restored: [BuildRecord.Output] = []
  }

  /// Hands files to a publisher as they were.
  func hand(_ paths: [String], to publisher: Publisher, jobs: Int) throws(PublishingProblem) -> Handed {
    var next = 0
    let found = paths.map { path in
      let place = place(of: path, near: next)
      if let place { next = place + 1 }
      return place
    }
    let order = found.compactMap(\.self).sorted()
    let results = zip(order, try site.hand(order, to: publisher, jobs: jobs))
    var isHanded = [Bool](repeating: false, count: record.outputs.count)
    for (place, result) in results { isHanded[place] = result != nil }
    var handed = Handed(isKept: found.map { [isHanded] in $0.map { isHanded[$0] } ?? false })
    for (place, result) in results {
      switch result {
      case .standing: handed.standing.append(place)
      case .restored(let stamp):
        var output = record.outputs[place]
        output.stamp = stamp
        handed.restored.append(output)
      case nil: break
      }
    }
    return handed
  }

  /// The folders of a site after it was published once more.
  struct Folders {
    /// Those that nothing was put into.
    let same: [BuildRecord.FolderState]
    /// The paths of the others.
    let touched: [String]
  }

  /// What publishing did to the folders; nothing where some may have come or gone.
  func folders(after publication: Publication) -> Folders? {
    guard foreign != nil, publication.added.isEmpty, publication.removed.isEmpty else { return nil }
    // The list of the files lies in the folder of the site.
    let touched = Array(Set([""] + publication.changed.map { $0.folderPath ?? "" })).inByteOrder { $0 }
    return Folders(same: record.folders.removing(touched, of: \.path), touched: touched)
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

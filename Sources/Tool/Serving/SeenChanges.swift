import Files

/// Changes that are found by looking at every file again and again.
struct SeenChanges: Eyes {
  let folders: [String]
  private var stamps: [String: FileStamp]

  private static let pause: Int32 = 300
  private static let depthLimit = 100

  init(_ folders: [String]) {
    self.folders = folders
    stamps = Self.look(folders)
  }

  mutating func wait(_ bell: Bell?, milliseconds: Int32?) -> Bool {
    let sources = bell.map { [Waiting.Source($0)] } ?? []
    let isRung = Waiting.wait(for: sources, milliseconds: milliseconds ?? Self.pause).contains(true)
    return milliseconds != nil && !isRung
  }

  mutating func changes() -> Set<String> {
    let now = Self.look(folders)
    let changed = now.filter { stamps[$0.key] != $0.value }.keys
    let removed = stamps.keys.filter { now[$0] == nil }
    stamps = now
    return Set(changed).union(removed)
  }

  /// The stamps of all that is no folder.
  private static func look(_ folders: [String]) -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for path in folders {
      if let folder = try? Folder(path) { look(folder, path, depthLimit, &stamps) }
    }
    return stamps
  }

  private static func look(_ folder: Folder, _ path: String, _ depth: Int, _ stamps: inout [String: FileStamp]) {
    for entry in (try? folder.entries()) ?? [] {
      let whole = "\(path)/\(entry.name)"
      if entry.kind == .folder {
        if depth > 0, let inner = try? folder.folder(entry.name) { look(inner, whole, depth - 1, &stamps) }
      } else {
        stamps[whole] = folder.stamp(of: entry.name)
      }
    }
  }
}

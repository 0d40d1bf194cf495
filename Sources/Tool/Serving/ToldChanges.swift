import Files

/// Changes that the system tells.
struct ToldChanges: Eyes {
  let folders: [String]
  private let events: FolderEvents
  private var paths: [Int32: String] = [:]
  /// Folders that were given and are not there; nobody tells when they come.
  private var missing: Set<String> = []

  private static let pause: Int32 = 300
  private static let depthLimit = 100

  init(_ folders: [String]) throws(FolderProblem) {
    self.folders = folders
    events = try FolderEvents()
    missing = Set(folders)
    _ = try lookForMissing()
  }

  mutating func wait(_ bell: Bell?, milliseconds: Int32?) -> Bool {
    let sources = [Waiting.Source(events)] + (bell.map { [Waiting.Source($0)] } ?? [])
    let limit = milliseconds ?? (missing.isEmpty ? nil : Self.pause)
    return !Waiting.wait(for: sources, milliseconds: limit).contains(true) && milliseconds != nil
  }

  mutating func changes() throws(FolderProblem) -> Set<String> {
    var changes = try lookForMissing()
    for event in events.read() {
      if event.change == .lost {
        changes.formUnion(folders)
        // Folders may have come unseen; those that are watched already keep their watch.
        for folder in folders where !missing.contains(folder) { changes.formUnion(try watch(folder, Self.depthLimit)) }
        continue
      }
      guard let path = paths[event.watch] else { continue }
      if event.change == .ended {
        end(event.watch, path, &changes)
        continue
      }
      let whole = "\(path)/\(event.name)"
      changes.insert(whole)
      guard event.isFolder else { continue }
      if event.change == .added { changes.formUnion(try watch(whole, Self.depthLimit)) }
      if event.change == .removed { forget(whole) }
    }
    return changes
  }

  /// A folder is gone; the one above it tells, unless it is one of those that were given.
  private mutating func end(_ watch: Int32, _ path: String, _ changes: inout Set<String>) {
    events.end(watch)
    paths[watch] = nil
    guard folders.contains(path) else { return }
    forget(path)
    missing.insert(path)
    changes.insert(path)
  }

  /// A folder that was moved away takes its watches with it, and they would tell of it by its former path.
  private mutating func forget(_ folder: String) {
    for (watch, path) in paths where path == folder || path.hasPrefix(folder + "/") {
      events.end(watch)
      paths[watch] = nil
    }
  }

  private mutating func lookForMissing() throws(FolderProblem) -> Set<String> {
    var found: Set<String> = []
    for folder in missing where Files.isFolder(folder) {
      missing.remove(folder)
      found.insert(folder)
      found.formUnion(try watch(folder, Self.depthLimit))
    }
    return found
  }

  /// Watches a folder and the folders in it, and tells what is there: it may have come before the watch.
  private mutating func watch(_ path: String, _ depth: Int) throws(FolderProblem) -> Set<String> {
    guard depth > 0 else { return [] }
    let opened: Folder
    do throws(FolderProblem) {
      paths[try events.watch(path)] = path
      opened = try Folder(path)
    } catch {
      // It may be gone again; no room for more is another matter.
      guard [.missing, .isNoFolder, .denied].contains(error) else { throw error }
      return []
    }
    var found: Set<String> = []
    for entry in (try? opened.entries()) ?? [] {
      let whole = "\(path)/\(entry.name)"
      if entry.kind == .folder {
        found.formUnion(try watch(whole, depth - 1))
      } else {
        found.insert(whole)
      }
    }
    return found
  }
}

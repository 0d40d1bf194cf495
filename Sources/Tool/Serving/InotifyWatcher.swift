import Files

/// A watcher that receives change notifications from Linux's inotify.
struct InotifyWatcher: ChangeWatcher {
  let folders: [String]
  private let events: FolderEvents
  /// The path of each watched folder, by the number of its watch.
  private var paths: [Int32: String] = [:]
  /// Folders to watch that do not exist; inotify cannot report their creation, so they are polled.
  private var missing: Set<String> = []

  private static let pollingInterval: Int32 = 300
  private static let depthLimit = 100

  init(_ folders: [String]) throws(FolderProblem) {
    self.folders = folders
    events = try FolderEvents()
    missing = Set(folders)
    _ = try watchMissingFolders()
  }

  mutating func wait(_ wakeup: WakeupPipe?, milliseconds: Int32?) -> Bool {
    let sources = [Poll.Source(events)] + (wakeup.map { [Poll.Source($0)] } ?? [])
    let limit = milliseconds ?? (missing.isEmpty ? nil : Self.pollingInterval)
    return !Poll.wait(for: sources, milliseconds: limit).contains(true) && milliseconds != nil
  }

  mutating func changes() throws(FolderProblem) -> Set<String> {
    var changes = try watchMissingFolders()
    for event in events.read() {
      if event.change == .lost {
        changes.formUnion(folders)
        // The lost events may include new folders. Adding a watch to a watched folder has no effect.
        for folder in folders where !missing.contains(folder) {
          changes.formUnion(try watch(folder, depth: Self.depthLimit))
        }
        continue
      }
      guard let path = paths[event.watch] else { continue }
      if event.change == .ended {
        removeWatch(event.watch, of: path, &changes)
        continue
      }
      let entryPath = "\(path)/\(event.name)"
      changes.insert(entryPath)
      guard event.isFolder else { continue }
      if event.change == .added { changes.formUnion(try watch(entryPath, depth: Self.depthLimit)) }
      if event.change == .removed { removeWatches(below: entryPath) }
    }
    return changes
  }

  /// Handles the end of a watch after its folder was removed.
  ///
  /// The parent's watch reports the removal, unless the folder is a root.
  private mutating func removeWatch(_ watch: Int32, of path: String, _ changes: inout Set<String>) {
    events.end(watch)
    paths[watch] = nil
    guard folders.contains(path) else { return }
    removeWatches(below: path)
    missing.insert(path)
    changes.insert(path)
  }

  /// Removes the watches of a moved folder, because these watches would still report the old path.
  private mutating func removeWatches(below folder: String) {
    for (watch, path) in paths where path == folder || path.hasPrefix(folder + "/") {
      events.end(watch)
      paths[watch] = nil
    }
  }

  /// Watches the folders that exist by now, and returns them with their files.
  private mutating func watchMissingFolders() throws(FolderProblem) -> Set<String> {
    var added: Set<String> = []
    for folder in missing where Files.isFolder(folder) {
      missing.remove(folder)
      added.insert(folder)
      added.formUnion(try watch(folder, depth: Self.depthLimit))
    }
    return added
  }

  /// Watches a folder and its subfolders, and returns their files, because these may have been added before the watch.
  private mutating func watch(_ path: String, depth: Int) throws(FolderProblem) -> Set<String> {
    guard depth > 0 else { return [] }
    let folder: Folder
    do throws(FolderProblem) {
      paths[try events.watch(path)] = path
      folder = try Folder(path)
    } catch {
      // The folder may have been removed again. Other errors, such as too many watches, are thrown.
      guard [.missing, .notAFolder, .denied].contains(error) else { throw error }
      return []
    }
    var files: Set<String> = []
    for entry in (try? folder.entries()) ?? [] {
      let entryPath = "\(path)/\(entry.name)"
      if entry.kind == .folder {
        files.formUnion(try watch(entryPath, depth: depth - 1))
      } else {
        files.insert(entryPath)
      }
    }
    return files
  }
}

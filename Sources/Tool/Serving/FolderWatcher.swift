package import Files
import Synchronization

/// Watches folders and their subfolders for changed files.
///
///     let watcher = FolderWatcher(["Content", "Templates"])
///     while case let changes = watcher.next(), !changes.isEmpty { rebuild(changes) }
package final class FolderWatcher: Sendable {
  private let watcher: Mutex<any ChangeWatcher>
  private let wakeup: WakeupPipe?
  private let isStopped = Atomic(false)

  /// The time without a change that ends a batch, in milliseconds; saving a file in an editor causes several changes.
  static let quietTime: Int32 = 30
  /// The longest time that a batch may take.
  static let batchTime = Duration.seconds(1)

  /// Watches folders, which need not exist yet; reported paths start with the paths given here.
  package convenience init(_ folders: [String]) {
    self.init(folders, polling: false)
  }

  /// Watches folders with inotify, or by polling if `polling` is true or inotify is not available.
  init(_ folders: [String], polling: Bool) {
    let inotify = polling ? nil : try? InotifyWatcher(folders)
    watcher = Mutex(inotify ?? PollingWatcher(folders))
    wakeup = try? WakeupPipe()
  }

  /// The time between two looks at single files, in milliseconds.
  private static let fileInterval: Int32 = 300

  /// Waits for changes and returns the paths of added, changed and removed files and folders; empty after `stop`.
  ///
  /// Also reports those of `files` that no longer have these stamps.
  package func next(_ files: [String: FileStamp] = [:]) -> Set<String> {
    watcher.withLock { watcher in
      var changes: Set<String> = []
      let clock = ContinuousClock()
      var end: ContinuousClock.Instant?
      while !isStopped.load(ordering: .acquiring) {
        let limit = changes.isEmpty ? (files.isEmpty ? nil : Self.fileInterval) : Self.quietTime
        let isQuiet = watcher.wait(wakeup, milliseconds: limit) && !changes.isEmpty
        changes.formUnion(files.filter { Files.stamp(of: $0.key) != $0.value }.keys)
        do throws(FolderProblem) {
          changes.formUnion(try watcher.changes())
        } catch {
          // The user has reached the limit of inotify watches, so poll from now on.
          changes.formUnion(watcher.folders)
          watcher = PollingWatcher(watcher.folders)
        }
        if !changes.isEmpty, end == nil { end = clock.now + Self.batchTime }
        if let end, isQuiet || clock.now > end { return changes }
      }
      return []
    }
  }

  /// Makes `next` return; any thread may call this.
  package func stop() {
    isStopped.store(true, ordering: .releasing)
    wakeup?.wake()
  }
}

/// A way to detect changes in folders.
protocol ChangeWatcher: Sendable {
  /// The watched folders.
  var folders: [String] { get }
  /// Waits until there may be changes, the pipe is woken, or the time is over.
  ///
  /// Returns whether the time is over without changes.
  mutating func wait(_ wakeup: WakeupPipe?, milliseconds: Int32?) -> Bool
  /// Returns the paths that changed since the last call.
  mutating func changes() throws(FolderProblem) -> Set<String>
}

/// A watcher that compares the stamps of all files every 300 ms.
struct PollingWatcher: ChangeWatcher {
  let folders: [String]
  private var stamps: [String: FileStamp]

  private static let interval: Int32 = 300
  private static let depthLimit = 100

  init(_ folders: [String]) {
    self.folders = folders
    stamps = Self.stamps(in: folders)
  }

  mutating func wait(_ wakeup: WakeupPipe?, milliseconds: Int32?) -> Bool {
    let sources = wakeup.map { [Poll.Source($0)] } ?? []
    let isWoken = Poll.wait(for: sources, milliseconds: milliseconds ?? Self.interval).contains(true)
    return milliseconds != nil && !isWoken
  }

  mutating func changes() -> Set<String> {
    let newStamps = Self.stamps(in: folders)
    let changed = newStamps.filter { stamps[$0.key] != $0.value }.keys
    let removed = stamps.keys.filter { newStamps[$0] == nil }
    stamps = newStamps
    return Set(changed).union(removed)
  }

  /// The stamps of all files, by path.
  private static func stamps(in folders: [String]) -> [String: FileStamp] {
    var stamps: [String: FileStamp] = [:]
    for path in folders {
      if let folder = try? Folder(path) { collectStamps(in: folder, path, depth: depthLimit, into: &stamps) }
    }
    return stamps
  }

  private static func collectStamps(
    in folder: Folder, _ path: String, depth: Int, into stamps: inout [String: FileStamp]
  ) {
    for entry in (try? folder.entries()) ?? [] {
      let entryPath = "\(path)/\(entry.name)"
      if entry.kind == .folder {
        guard depth > 0, let subfolder = try? folder.folder(entry.name) else { continue }
        collectStamps(in: subfolder, entryPath, depth: depth - 1, into: &stamps)
      } else {
        stamps[entryPath] = folder.stamp(of: entry.name)
      }
    }
  }
}

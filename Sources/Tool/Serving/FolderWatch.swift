import Files
import Synchronization

/// Tells which files change in some folders and the folders in them.
///
///     let watch = FolderWatch(["Content", "Templates"])
///     while case let changes = watch.next(), !changes.isEmpty { rebuild(changes) }
package final class FolderWatch: Sendable {
  private let eyes: Mutex<any Eyes>
  private let bell: Bell?
  private let isStopped = Atomic(false)

  /// How long it must be quiet before a change is told: an editor's saving is several changes.
  static let quietTime: Int32 = 30
  /// How long a change is kept back where it never becomes quiet.
  static let patience = Duration.seconds(1)

  /// Watches folders, which may be missing as yet; the paths that are told begin with the ones given here.
  package convenience init(_ folders: [String]) {
    self.init(folders, polling: false)
  }

  /// Watches by what the system tells, or where it tells nothing, by looking again and again.
  init(_ folders: [String], polling: Bool) {
    let told = polling ? nil : try? ToldChanges(folders)
    eyes = Mutex(told ?? SeenChanges(folders))
    bell = try? Bell()
  }

  /// Waits for changes, and tells the paths of files and folders that were added, changed or removed; nothing after `stop`.
  package func next() -> Set<String> {
    eyes.withLock { eyes in
      var changes: Set<String> = []
      let clock = ContinuousClock()
      var end: ContinuousClock.Instant?
      while !isStopped.load(ordering: .acquiring) {
        let isQuiet = eyes.wait(bell, milliseconds: changes.isEmpty ? nil : Self.quietTime)
        do throws(FolderProblem) {
          changes.formUnion(try eyes.changes())
        } catch {
          // The system has no room for more folders, so all are looked at from now on.
          changes.formUnion(eyes.folders)
          eyes = SeenChanges(eyes.folders)
        }
        if !changes.isEmpty, end == nil { end = clock.now + Self.patience }
        if let end, isQuiet || clock.now > end { return changes }
      }
      return []
    }
  }

  /// Ends `next`, from any thread.
  package func stop() {
    isStopped.store(true, ordering: .releasing)
    bell?.ring()
  }
}

/// A way to see changes.
protocol Eyes: Sendable {
  /// The folders as they were given.
  var folders: [String] { get }
  /// Waits until there may be changes, somebody rings, or the time is over; whether it is over and nothing came.
  mutating func wait(_ bell: Bell?, milliseconds: Int32?) -> Bool
  /// The changes since the last call.
  mutating func changes() throws(FolderProblem) -> Set<String>
}

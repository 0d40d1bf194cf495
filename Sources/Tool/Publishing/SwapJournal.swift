import Files
import Records

/// The work folder of a publication, with the journal that lets the next run recover from a crash.
///
/// It is next to the output folder, or inside it if the parent folder is on another file system.
///
///     lock     the lock file, locked while a process uses the work folder
///     new/     the staged files, in their folders
///     before   the old file list
///     after    the new file list; once it exists, the publication will be completed, even after a crash
///     old/     replaced and removed files; the name of each is its line number in `before`
///     undo     the new name of `after` while Garland restores the old site, because a step failed
///
/// `after` appears only when all files of the journal are on the disk. So after a power cut, too, a journal with `after`
/// is complete, if the file system keeps the order of its changes, as ext4, XFS and Btrfs do.
struct SwapJournal: ~Copyable {
  let folder: Folder
  private let parent: Folder
  private let name: String
  private let lock: FileLock

  static let new = "new"
  static let old = "old"
  static let before = "before"
  static let after = "after"
  static let undo = "undo"
  private static let lockName = "lock"
  /// The temporary name of a list while it is written.
  private static let unfinished = "unfinished"

  /// Creates or opens the work folder and locks it; it may contain files of a crashed run.
  init(_ name: String, in parent: Folder) throws(FolderProblem) {
    self.parent = parent
    self.name = name
    (folder, lock) = try Self.lockFolder(name, in: parent)
  }

  /// Locks the folder; retries if another process removed the folder between opening and locking.
  private static func lockFolder(_ name: String, in parent: Folder) throws(FolderProblem) -> (Folder, FileLock) {
    for _ in 0..<100 {
      do throws(FolderProblem) {
        if parent.kind(of: name) == nil { try parent.makeFolder(name) }
        let folder = try parent.folder(name)
        let lock = try FileLock(lockName, in: folder)
        if lock.hasName(lockName, in: try parent.folder(name)) { return (folder, lock) }
      } catch {
        guard error == .missing || error == .exists else { throw error }
      }
    }
    throw .locked
  }

  /// Records the plan; from then on, the next run completes the publication after a crash.
  func record(_ plan: SwapPlan, step: () throws(FolderProblem) -> Void) throws(FolderProblem) {
    try step()
    try folder.makeFile(Self.before, plan.before.text)
    try step()
    try folder.removeAll(Self.unfinished)
    try folder.makeFile(Self.unfinished, plan.after.text)
    try folder.writeToDisk()
    try folder.rename(Self.unfinished, to: folder, as: Self.after)
  }

  /// Whether a work folder holds a publication that the next run has to complete or undo.
  static func isUnfinished(in folder: Folder) -> Bool { folder.kind(of: after) != nil || folder.kind(of: undo) != nil }

  /// Completes or undoes a publication that a crash interrupted.
  ///
  /// Returns `nil`, and changes nothing, if there is none or its plan was not yet recorded.
  func recover(_ output: OutputFolder) throws(PublishingProblem) -> Recovery? {
    let isUndoing = folder.kind(of: Self.undo) != nil
    guard let target = output.folder, let published = try? target.read(ReservedNames.list),
      // If the lists differ, the output folder was replaced after the crash, and the journal is out of date.
      let text = try? folder.read(Self.before), text == published, let before = PublishedList(text: text),
      let next = try? folder.read(isUndoing ? Self.undo : Self.after), let after = PublishedList(text: next)
    else { return nil }
    let plan = SwapPlan(before: before, after: after)
    let swap = Swap(plan: plan, output: FolderTree(target), work: folder)
    try isUndoing ? swap.restore() : swap.apply()
    return Recovery(of: plan, isUndone: isUndoing)
  }

  /// Removes all files except for the lock; removes the lists first, so that a crash leaves no incomplete journal.
  func clear() throws(FolderProblem) {
    for name in [Self.after, Self.undo, Self.before, Self.unfinished, Self.new, Self.old] {
      try folder.removeAll(name)
    }
  }

  /// Whether files can be renamed from here into a folder.
  ///
  /// This tries a rename, because a rename between two mounts fails even if they have the same device number.
  func canRename(into target: Folder) throws(FolderProblem) -> Bool {
    try folder.removeAll(Self.unfinished)
    try folder.makeFile(Self.unfinished, [])
    do throws(FolderProblem) {
      try folder.rename(Self.unfinished, to: target, as: ReservedNames.workInside)
      try target.remove(ReservedNames.workInside)
      return true
    } catch {
      guard error == .elsewhere else { throw error }
      return false
    }
  }

  /// Removes the work folder, unless the next run still has to complete or undo a publication.
  func close() {
    guard !Self.isUnfinished(in: folder) else { return }
    do throws(FolderProblem) {
      try clear()
      try folder.remove(Self.lockName)
      try parent.removeFolder(name)
    } catch {
      // A leftover work folder is harmless: without `after`, the next run clears it.
    }
  }
}

import Files

/// The folder in which a publication is prepared: beside the output folder, or in it where there is no room beside.
///
///     lock     held as long as somebody works here
///     new/     the files to come, in their folders
///     before   the list of files as it was when the work began
///     after    the list as it will be; once it is there, the publication goes through
///     old/     what was replaced or removed, each under its line's number in `before`
///     undo     the former `after`, once something failed and all is put back
struct Workplace: ~Copyable {
  let folder: Folder
  private let parent: Folder
  private let name: String
  /// Nothing once the work is over.
  private let lock: FileLock

  static let new = "new"
  static let old = "old"
  static let before = "before"
  static let after = "after"
  static let undo = "undo"
  private static let lockName = "lock"
  /// A list that is still being written.
  private static let unfinished = "unfinished"

  /// Takes hold of the workplace, which may hold what an earlier run left.
  init(_ name: String, in parent: Folder) throws(FolderProblem) {
    self.parent = parent
    self.name = name
    (folder, lock) = try Self.lock(name, in: parent)
  }

  /// Whoever held it removes it at the end, so the one that was locked may not be the one that has the name.
  private static func lock(_ name: String, in parent: Folder) throws(FolderProblem) -> (Folder, FileLock) {
    for _ in 0..<100 {
      do throws(FolderProblem) {
        if parent.kind(of: name) == nil { try parent.makeFolder(name) }
        let folder = try parent.folder(name)
        let lock = try FileLock(lockName, in: folder)
        if lock.isStill(lockName, in: try parent.folder(name)) { return (folder, lock) }
      } catch {
        guard error == .missing || error == .exists else { throw error }
      }
    }
    throw .locked
  }

  /// Writes a list so that it is there whole or not at all.
  func write(_ text: [UInt8], as name: String) throws(FolderProblem) {
    try folder.removeAll(Self.unfinished)
    try folder.makeFile(Self.unfinished, text)
    try folder.rename(Self.unfinished, to: folder, as: name)
  }

  /// Removes everything but the lock; the lists first, so that nobody takes the rest for a publication.
  func clear() throws(FolderProblem) {
    for name in [Self.after, Self.undo, Self.before, Self.unfinished, Self.new, Self.old] {
      try folder.removeAll(name)
    }
  }

  /// Whether files can be moved from here into a folder: another mount looks like the same file system, and is not.
  func reaches(_ target: Folder) throws(FolderProblem) -> Bool {
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

  /// Removes what can be removed, unless there is something to finish or to undo; what stays is the next run's.
  func leave() {
    guard folder.kind(of: Self.after) == nil, folder.kind(of: Self.undo) == nil else { return }
    do throws(FolderProblem) {
      try clear()
      try folder.remove(Self.lockName)
      try parent.removeFolder(name)
    } catch {
      // A workplace that stays hurts nobody: without `after` it is cleared by the next run.
    }
  }
}

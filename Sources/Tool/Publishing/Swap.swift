import Files
import Records

/// Applies a plan to the output folder while visitors read it, with one rename for each file.
///
/// Every step can be repeated after a crash. Every step except the last can be undone. The last step renames `after` to
/// the file list of the output folder.
struct Swap {
  let plan: SwapPlan
  let output: FolderTree
  let work: Folder
  /// Called before each step; tests throw from here.
  var step: () throws(FolderProblem) -> Void = { () throws(FolderProblem) in }

  /// Applies the plan; if a step fails, restores the old site and throws the error.
  func apply() throws(PublishingProblem) {
    do throws(PublishingProblem) {
      try applySteps()
    } catch {
      try perform(SwapJournal.after, isUndoing: true) { () throws(FolderProblem) in
        try work.rename(SwapJournal.after, to: work, as: SwapJournal.undo)
      }
      try restore()
      throw error
    }
  }

  /// Restores the old site and removes the new files, so the plan cannot be applied after this.
  func restore() throws(PublishingProblem) {
    output.closeAll()
    try undoSteps()
    try perform(SwapJournal.undo, isUndoing: true) { () throws(FolderProblem) in try work.remove(SwapJournal.undo) }
  }

  private func applySteps() throws(PublishingProblem) {
    let new = FolderTree(
      try PublishingProblem.naming(SwapJournal.new) { () throws(FolderProblem) in try work.folder(SwapJournal.new) })
    let staged = try stagedFiles(in: new.root)
    let removed = plan.removed
    let isInTheWay = SwapPlan.obstruction(among: staged)
    let removedFirst = removed.filter { isInTheWay($0.path) }
    let old = try openOldFolder()
    for (line, path) in removedFirst { try remove(path, line, into: old) }
    removeEmptyFolders(of: removedFirst.map(\.path))
    for path in SwapPlan.placementOrder(of: staged) { try place(path, from: new, savingIn: old) }
    for (line, path) in removed { try remove(path, line, into: old) }
    removeEmptyFolders(of: removed.map(\.path))
    try perform(ReservedNames.list) { () throws(FolderProblem) in
      try step()
      try work.rename(SwapJournal.after, to: output.root, as: ReservedNames.list)
    }
  }

  /// The staged files that were not yet placed, in path order.
  private func stagedFiles(in new: Folder) throws(PublishingProblem) -> [OutputPath] {
    let names = try PublishingProblem.naming(SwapJournal.new) { () throws(FolderProblem) in
      try FileWalk.files(in: new)
    }
    return names.compactMap { try? OutputPath($0) }.sorted()
  }

  private func openOldFolder() throws(PublishingProblem) -> Folder {
    try PublishingProblem.naming(SwapJournal.old) { () throws(FolderProblem) in
      if work.kind(of: SwapJournal.old) == nil { try work.makeFolder(SwapJournal.old) }
      return try work.folder(SwapJournal.old)
    }
  }

  /// Renames a staged file to its path; the file that it replaces is saved first and is visible until the rename.
  private func place(
    _ path: OutputPath, from new: FolderTree, savingIn old: Folder
  ) throws(PublishingProblem) {
    guard let source = try open(path, in: new, making: false),
      let target = try open(path, in: output, making: true)
    else { throw .failed(path.text, .missing) }
    try perform(path.text) { () throws(FolderProblem) in
      try step()
      if let line = plan.before.index(of: path.text) { try save(path.name, of: target, as: "\(line)", in: old) }
      try step()
      if target.kind(of: path.name) == .folder { try FileWalk.removeEmptyFolders(path.name, in: target) }
      try source.rename(path.name, to: target, as: path.name)
    }
  }

  /// Creates a hard link to a file, or a copy if the file system has no hard links.
  private func save(_ name: String, of folder: Folder, as line: String, in old: Folder) throws(FolderProblem) {
    guard let kind = folder.kind(of: name), kind != .folder, old.kind(of: line) == nil else { return }
    do throws(FolderProblem) {
      try folder.link(name, to: old, as: line)
    } catch {
      guard error == .unsupported, kind == .file else { throw error }
      let unfinished = "copy"
      try old.removeAll(unfinished)
      try old.makeFile(unfinished, try folder.read(name))
      try old.rename(unfinished, to: old, as: line)
    }
  }

  /// Moves an old file to the folder `old`; a folder that now has the path is left alone.
  private func remove(_ path: OutputPath, _ line: Int, into old: Folder) throws(PublishingProblem) {
    guard let folder = try? output.folder(of: path, making: false) else { return }
    guard let kind = folder.kind(of: path.name), kind == .file || kind == .link else { return }
    try perform(path.text) { () throws(FolderProblem) in
      try step()
      try folder.rename(path.name, to: old, as: "\(line)")
    }
  }

  /// Removes added files and moves replaced and removed files back.
  private func undoSteps() throws(PublishingProblem) {
    let added = plan.added
    for path in added {
      guard let folder = try? output.folder(of: path, making: false), folder.kind(of: path.name) == .file else {
        continue
      }
      try perform(path.text, isUndoing: true) { () throws(FolderProblem) in
        try step()
        try folder.remove(path.name)
      }
    }
    removeEmptyFolders(of: added)
    guard let old = try? work.folder(SwapJournal.old) else { return }
    for (line, entry) in plan.before.entries.enumerated() where old.kind(of: "\(line)") != nil {
      let path = entry.path
      guard let folder = try open(path, in: output, making: true) else { continue }
      try perform(path.text, isUndoing: true) { () throws(FolderProblem) in
        try step()
        try old.rename("\(line)", to: folder, as: path.name)
      }
    }
  }

  /// Removes the empty parent folders of removed files, the innermost first.
  private func removeEmptyFolders(of removed: [OutputPath]) {
    let folders = Set(removed.flatMap(\.folders)).sorted { $0.text.utf8.count > $1.text.utf8.count }
    output.closeAll()
    for path in folders {
      guard let parent = try? output.folder(of: path, making: false) else { continue }
      // A folder that cannot be removed, because it is not empty or for another reason, does no harm.
      try? parent.removeFolder(path.name)
      output.closeAll()
    }
  }

  private func open(
    _ path: OutputPath, in tree: FolderTree, making: Bool
  ) throws(PublishingProblem) -> Folder? {
    do throws(FolderTree.Obstacle) {
      return try tree.folder(of: path, making: making)
    } catch {
      throw .failed(error.path, error.problem)
    }
  }

  private func perform(
    _ path: String, isUndoing: Bool = false, _ body: () throws(FolderProblem) -> Void
  ) throws(PublishingProblem) {
    do throws(FolderProblem) {
      try body()
    } catch {
      throw isUndoing ? .rollbackFailed(path, error) : .failed(path, error)
    }
  }
}

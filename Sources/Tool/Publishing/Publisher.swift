package import Files
package import Records
import Synchronization

/// Publishes a whole site into a folder, or leaves the folder unchanged.
///
/// Any thread can add outputs. New and changed files are staged in a work folder beside the output folder, and `finish`
/// moves them into place. A publisher that is released before `finish` changes nothing.
///
///     let publisher = try Publisher(into: "_site")
///     try publisher.add("index.html", .bytes(page))
///     let publication = try publisher.finish()  // publication.added == ["index.html"]
package final class Publisher: Sendable {
  /// The content of an output.
  package enum Content: Sendable {
    /// Bytes in memory.
    case bytes([UInt8])
    /// A copy of an open file, with its path for messages.
    case file(OpenFile, String)
  }

  private struct State {
    /// The state of the file on each line of the old file list.
    var oldFiles: [OldFile]
    /// The paths of added outputs that are not in the old list.
    var newPaths: Set<OutputPath> = []
    /// All added outputs.
    var added: [(entry: PublishedList.Entry, change: OutputStaging.Change)] = []
    /// The first error; after it, nothing is published.
    var failure: PublishingProblem?
    var isClosed = false

    enum OldFile {
      /// No output has the path so far.
      ///
      /// Unless an output gets the path, `finish` removes the file.
      case unclaimed
      /// `keep` was called for the path.
      case kept
      /// `add` was called for the path.
      case added
    }

    func isClaimed(_ path: OutputPath, line: Int?) -> Bool {
      line.map { oldFiles[$0] != .unclaimed } ?? newPaths.contains(path)
    }

    mutating func claim(_ path: OutputPath, line: Int?) {
      if let line { oldFiles[line] = .added } else { newPaths.insert(path) }
    }
  }

  private let state: Mutex<State>
  private let output: OutputFolder
  private let journal: SwapJournal
  /// The tree of the published files, or `nil` before the first publication.
  ///
  /// The first publication renames the whole staged folder to the output folder.
  private let current: FolderTree?
  private let staged: FolderTree
  private let before: PublishedList
  private let keepsOutdated: @Sendable (String) -> Bool
  /// The interrupted publication that was finished first; `nil` if there was none.
  package let recovery: Recovery?

  /// Locks an output folder, which need not exist, and recovers from a publication that a crash interrupted.
  ///
  /// A file that is not an output any more is removed. If `keepsOutdated` returns `true` for its path, it is kept for
  /// one more change of the site, because visitors may still have a page open that loads it.
  package init(
    into path: String, keepingOutdated keepsOutdated: @escaping @Sendable (String) -> Bool = { _ in false }
  ) throws(PublishingProblem) {
    self.keepsOutdated = keepsOutdated
    let unlocked = try OutputFolder(path, readingList: false)
    let journal = try unlocked.openJournal()
    do throws(PublishingProblem) {
      recovery = try journal.recover(unlocked)
      // Read the folder again: recovery, or another process that held the lock, may have changed it.
      output = try OutputFolder(path, readingList: true).claimed()
    } catch {
      journal.close()
      throw error
    }
    before = output.before ?? PublishedList([])
    state = Mutex(State(oldFiles: Array(repeating: .unclaimed, count: before.entries.count)))
    current = output.before == nil ? nil : output.folder.map(FolderTree.init)
    do throws(FolderProblem) {
      try journal.clear()
      try journal.folder.makeFolder(SwapJournal.new)
      staged = FolderTree(try journal.folder.folder(SwapJournal.new))
    } catch {
      journal.close()
      throw .failed(path, error)
    }
    self.journal = journal
  }

  /// The paths of the files that Garland published into a folder; `nil` if it published none.
  package static func publishedPaths(in folder: String) -> [String]? {
    (try? OutputFolder(folder, readingList: true))?.before?.entries.filter { !$0.isOutdated }.map(\.path.text)
  }

  /// Whether a folder holds an undamaged list of published files, and no interrupted publication has to be finished.
  package static func isAtRest(_ folder: String) -> Bool { OutputFolder.isAtRest(folder) }

  deinit { close() }

  /// Removes the work folder and unlocks the output folder, which stays unchanged unless `finish` was called before.
  package func close() {
    let isClosed = state.withLock { state in
      defer { state.isClosed = true }
      return state.isClosed
    }
    if !isClosed { journal.close() }
  }

  /// The checksum of an added output, and the stamp of its file.
  package struct AddedFile: Equatable, Sendable {
    /// The checksum of the content.
    package let mark: Checksum
    /// The stamp of the file; `nil` if `finish` still renames the file, which changes the stamp.
    package let stamp: FileStamp?
  }

  /// Adds an output; it is staged if it differs from the published file.
  ///
  /// If the checksum of the bytes is known, pass it to avoid computing it again.
  @discardableResult
  package func add(
    _ path: String, _ content: Content, marked mark: Checksum? = nil
  ) throws(PublishingProblem) -> AddedFile {
    try attempt { () throws(PublishingProblem) in
      let path = try Self.checked(path)
      let line = before.index(of: path.text)
      try state.withLock { state throws(PublishingProblem) in
        guard !state.isClaimed(path, line: line) else { throw .duplicatePath(path.text) }
        state.claim(path, line: line)
      }
      // Staging takes most of the time, so it runs without the lock.
      let result = try OutputStaging(path, in: current, before: before).stage(content, marked: mark, in: staged)
      state.withLock { $0.added.append((result.entry, result.change)) }
      // Renaming the whole staged folder does not change the stamps of the files in it.
      let isInPlace = current == nil || result.change == .unchanged
      return AddedFile(mark: result.entry.fingerprint, stamp: isInPlace ? result.stamp : nil)
    }
  }

  /// A published file: its path, the checksum of its content, and its size.
  package typealias Published = (path: String, fingerprint: Checksum, size: Int)

  /// Keeps published files without reading them; fastest if they are in byte order of their paths.
  ///
  /// Returns for each file whether it is kept. A file that was published with another checksum or size is not kept, and
  /// must be added.
  package func keep(_ files: [Published]) throws(PublishingProblem) -> [Bool] {
    try attempt { () throws(PublishingProblem) in
      // One lock for all files: with one lock for each, two threads took twice as long for a thousand files.
      try state.withLock { state throws(PublishingProblem) in
        var next = 0
        return try files.map { file throws(PublishingProblem) in
          guard let line = before.index(of: file.path, near: next) else {
            _ = try Self.checked(file.path)
            return false
          }
          next = line + 1
          let entry = before.entries[line]
          guard entry.fingerprint == file.fingerprint, entry.size == file.size, !entry.isOutdated else { return false }
          guard state.oldFiles[line] == .unclaimed else { throw .duplicatePath(file.path) }
          state.oldFiles[line] = .kept
          return true
        }
      }
    }
  }

  /// The files that `finish` would publish, from the outputs that were kept or added so far.
  package var files: StagedFiles {
    StagedFiles(paths: self.paths.map(\.text), folders: [staged.root] + (current.map { [$0.root] } ?? []))
  }

  /// The paths of all outputs that were kept or added.
  var paths: [OutputPath] {
    state.withLock { state in
      zip(before.entries, state.oldFiles).filter { $1 == .kept }.map(\.0.path) + state.added.map(\.entry.path)
    }
  }
}

extension Publisher {
  /// Publishes the site: plans the changes, records the plan in the journal, and applies it.
  ///
  /// The output folder is searched for foreign files unless the caller passes them.
  package func finish(besides foreignFiles: [String]? = nil) throws(PublishingProblem) -> Publication {
    try finish(besides: foreignFiles) { () throws(FolderProblem) in }
  }

  /// Publishes the site, and calls `step` before each step, so that tests can throw an error there.
  func finish(
    besides foreignFiles: [String]? = nil, step: @escaping () throws(FolderProblem) -> Void
  ) throws(PublishingProblem) -> Publication {
    let publication = try attempt { () throws(PublishingProblem) in
      let state = state.withLock { $0 }
      let added = state.added.inByteOrder(of: \.entry.path.text)
      let isKept = state.oldFiles.map { $0 == .kept }
      let site = before.keeping(isKept, and: added.map(\.entry))
      if added.contains(where: { $0.change == .added }) { try checkFolders(site) }
      let stagedPaths = added.filter { $0.change != .unchanged }.map(\.entry.path)
      let unclaimed = zip(before.entries, state.oldFiles).filter { $1 == .unclaimed }.map(\.0)
      let outdated = outdatedFiles(of: unclaimed, besides: added)
      let after =
        outdated.isEmpty
        ? site : before.keeping(isKept, and: (added.map(\.entry) + outdated).inByteOrder(of: \.path.text))
      var publication = Publication()
      publication.added = added.filter { $0.change == .added }.map(\.entry.path.text)
      publication.changed = added.filter { $0.change == .changed }.map(\.entry.path.text)
      publication.unchanged = site.paths(except: stagedPaths)
      publication.outdated = outdated.map(\.path.text)
      let outdatedPaths = Set(outdated.map(\.path))
      publication.removed = unclaimed.filter { !outdatedPaths.contains($0.path) }.map(\.path.text)
      publication.foreign =
        if let foreignFiles { foreignFiles } else { try findForeignFiles(except: state.newPaths).inByteOrder { $0 } }
      publication.size = site.entries.reduce(0) { $0 + $1.size }
      if let current {
        if after.text != before.text || !stagedPaths.isEmpty {
          try swap(SwapPlan(before: before, after: after), stagedPaths, in: current, step: step)
        }
      } else {
        try output.replace(from: journal.folder, list: after, step: step)
      }
      return publication
    }
    close()
    return publication
  }

  /// Returns the replaced files that stay for one more change of the site.
  private func outdatedFiles(
    of unclaimed: [PublishedList.Entry], besides added: [(entry: PublishedList.Entry, change: OutputStaging.Change)]
  ) -> [PublishedList.Entry] {
    let isChanged = added.contains { $0.change != .unchanged } || unclaimed.contains { !$0.isOutdated }
    // A build that changes nothing leaves the outdated files where they are.
    let candidates = unclaimed.filter { isChanged ? !$0.isOutdated && keepsOutdated($0.path.text) : $0.isOutdated }
    guard !candidates.isEmpty else { return [] }
    let isInTheWay = SwapPlan.obstruction(among: added.filter { $0.change == .added }.map(\.entry.path))
    return candidates.compactMap { entry in
      let folder = try? current?.folder(of: entry.path, making: false)
      guard !isInTheWay(entry.path), folder?.kind(of: entry.path.name) == .file else { return nil }
      var entry = entry
      entry.isOutdated = true
      return entry
    }
  }

  private func swap(
    _ plan: SwapPlan, _ stagedPaths: [OutputPath], in current: FolderTree,
    step: @escaping () throws(FolderProblem) -> Void
  ) throws(PublishingProblem) {
    try plan.checkObstacles(for: stagedPaths, in: current)
    do throws(FolderProblem) {
      try journal.record(plan, step: step)
    } catch {
      throw .failed(output.shown, error)
    }
    try Swap(plan: plan, output: current, work: journal.folder, step: step).apply()
  }

  private static func checked(_ text: String) throws(PublishingProblem) -> OutputPath {
    do throws(PathFlaw) {
      return try OutputPath(text)
    } catch {
      throw .badPath(text, error)
    }
  }

  /// Checks that no output is the folder of another one; needed only if an output is new.
  private func checkFolders(_ list: PublishedList) throws(PublishingProblem) {
    var last: OutputPath?
    for (line, entry) in list.entries.enumerated() {
      // Folders that also contain the previous path are already checked.
      for folder in entry.path.folders.reversed() where last?.isInside(folder) != true {
        if list.contains(folder, near: line) { throw .fileAndFolder(folder.text) }
      }
      last = entry.path
    }
  }

  /// Finds files in the output folder that are neither in the old file list nor in `newPaths`.
  private func findForeignFiles(except newPaths: Set<OutputPath>) throws(PublishingProblem) -> [String] {
    guard output.before != nil, let folder = output.folder else { return [] }
    let names = try PublishingProblem.naming(output.shown) { () throws(FolderProblem) in
      try FileWalk.files(in: folder, except: ReservedNames.all)
    }
    return names.filter { name in
      guard let path = try? OutputPath(name) else { return true }
      return !before.contains(path) && !newPaths.contains(path)
    }
  }

  /// Runs an operation, and refuses all later operations if it fails.
  private func attempt<Result>(
    _ body: () throws(PublishingProblem) -> Result
  ) throws(PublishingProblem) -> Result {
    if let failure = state.withLock(\.failure) { throw failure }
    do throws(PublishingProblem) {
      return try body()
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
      throw error
    }
  }
}

extension PublishedList {
  /// Returns the paths of all files except for `others`, which must be in path order.
  fileprivate func paths(except others: [OutputPath]) -> [String] {
    var rest = others[...]
    return entries.compactMap { entry in
      if entry.path == rest.first {
        rest.removeFirst()
        return nil
      }
      return entry.path.text
    }
  }
}

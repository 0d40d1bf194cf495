import Files
public import Records
import Synchronization

/// Puts a whole site into a folder, or leaves the folder as it was.
///
/// Outputs are handed in one by one, from any thread, and written beside the folder; `finish` makes them the site. A publisher that
/// is let go before that has changed nothing.
///
///     let publisher = try Publisher(into: "_site")
///     try publisher.add("index.html", .bytes(page))
///     let publication = try publisher.finish()  // publication.added == ["index.html"]
public final class Publisher: Sendable {
  /// What a file is made of.
  public enum Content: Equatable, Sendable {
    /// These bytes.
    case bytes([UInt8])
    /// What a file holds that stands somewhere else.
    case file(String)
  }

  private struct State {
    /// The outputs as they came.
    var entries: [PublishedList.Entry] = []
    /// Which files are kept that stand there, by their lines in the list of these.
    var kept: [Bool] = []
    /// The paths of the others, and of outputs that are being written.
    var paths: Set<OutputPath> = []
    var staged: [OutputPath] = []
    var publication = Publication()
    /// The first thing that went wrong; nothing is published after that.
    var failure: PublishingProblem?
    var isFinished = false

    /// Whether somebody has taken a path, which may have a line in the list of what is published.
    func isTaken(_ path: OutputPath, at line: Int?) -> Bool {
      if let line, kept.indices.contains(line), kept[line] { return true }
      return paths.contains(path)
    }

    mutating func take(_ entry: PublishedList.Entry, _ change: Comparison.Change) {
      entries.append(entry)
      if change != .unchanged { staged.append(entry.path) }
      switch change {
      case .added: publication.added.append(entry.path.text)
      case .changed: publication.changed.append(entry.path.text)
      case .unchanged: publication.unchanged.append(entry.path.text)
      }
    }
  }

  private let state = Mutex(State())
  private let place: OutputPlace
  private let work: Workplace
  /// What is published now, where it is replaced file by file.
  let current: FolderTree?
  let staged: FolderTree
  private let before: PublishedList

  /// Takes hold of an output folder, which need not exist, and sees to what an earlier run left undone.
  public init(into path: String) throws(PublishingProblem) {
    let found = try OutputPlace(path, readingList: false)
    let work = try found.work()
    do throws(PublishingProblem) {
      try Recovery.run(in: work, of: found)
      // What was found may have become something else while an earlier run was finished or another one ended.
      place = try OutputPlace(path, readingList: true).claimed()
    } catch {
      work.leave()
      throw error
    }
    before = place.before ?? PublishedList([])
    current = place.before == nil ? nil : place.folder.map(FolderTree.init)
    do throws(FolderProblem) {
      try work.clear()
      try work.folder.makeFolder(Workplace.new)
      staged = FolderTree(try work.folder.folder(Workplace.new))
    } catch {
      work.leave()
      throw .failed(path, error)
    }
    self.work = work
  }

  deinit { leave() }

  /// Lets go of the output folder, and leaves it as it was, unless the site is published.
  public func leave() {
    let isFinished = state.withLock { state in
      defer { state.isFinished = true }
      return state.isFinished
    }
    if !isFinished { work.leave() }
  }

  /// Takes an output; what differs from what is published is written beside the folder.
  ///
  /// Who knows the mark of its bytes says so, and they are not read for that.
  @discardableResult
  public func add(
    _ path: String, _ content: Content, marked mark: ContentMark? = nil
  ) throws(PublishingProblem) -> Taken {
    try attempt { () throws(PublishingProblem) in
      let path = try Self.checked(path)
      try state.withLock { state throws(PublishingProblem) in
        guard !isTaken(path, in: state) else { throw .twice(path.text) }
        state.paths.insert(path)
      }
      // Here is where the time goes, and nobody waits for it.
      let made = try Comparison(of: path, in: current, before: before).stage(content, marked: mark, in: staged)
      state.withLock { $0.take(made.entry, made.change) }
      return Taken(mark: made.entry.fingerprint, stamp: made.stamp)
    }
  }

  /// A file that was published: its path, what tells what it held, and how many bytes that were.
  public typealias Published = (path: String, fingerprint: ContentMark, size: Int)

  /// Keeps files that stand there as they were published, which are not looked at again; best in the byte order of their paths.
  ///
  /// Tells of each whether it is kept: one that was published with another content or size must be added.
  public func keep(_ files: [Published]) throws(PublishingProblem) -> [Bool] {
    try attempt { () throws(PublishingProblem) in
      // All at once: to take a thousand one by one, from two threads, takes as long as all else about them.
      try state.withLock { state throws(PublishingProblem) in
        if state.kept.isEmpty { state.kept = [Bool](repeating: false, count: before.entries.count) }
        var next = 0
        return try files.map { file throws(PublishingProblem) in
          guard let line = before.index(of: file.path, near: next) else {
            _ = try Self.checked(file.path)
            return false
          }
          next = line + 1
          let entry = before.entries[line]
          guard entry.fingerprint == file.fingerprint, entry.size == file.size else { return false }
          guard !state.isTaken(entry.path, at: line) else { throw .twice(file.path) }
          state.kept[line] = true
          state.take(entry, .unchanged)
          return true
        }
      }
    }
  }

  /// Makes the outputs the site, all of them at once or one by one, but never half of them for good.
  ///
  /// What stands in the folder without being part of the site is looked for, unless that is known.
  public func finish(besides known: [String]? = nil) throws(PublishingProblem) -> Publication {
    try finish(besides: known) { () throws(FolderProblem) in }
  }

  /// Finishes with something to do before each step; tests let steps fail there.
  func finish(
    besides known: [String]? = nil, step: @escaping () throws(FolderProblem) -> Void
  ) throws(PublishingProblem) -> Publication {
    let publication = try attempt { () throws(PublishingProblem) in
      let state = state.withLock { $0 }
      try checkFolders(state)
      let after = PublishedList(state.entries)
      var publication = state.publication
      publication.removed = before.entries.enumerated().filter { !after.contains($1.path, near: $0) }.map(\.1.path.text)
      publication.foreign = if let known { known } else { try foreign(besides: state.paths) }
      publication.size = state.entries.reduce(0) { $0 + $1.size }
      if let current {
        if after.entries != before.entries || !state.staged.isEmpty {
          try swap(after, state.staged, in: current, step: step)
        }
      } else {
        try place.replace(in: work.folder, list: after, step: step)
      }
      return publication
    }
    leave()
    return publication.sorted
  }

  /// The paths that were taken.
  var paths: [OutputPath] { state.withLock { $0.entries.map(\.path) } }

  private func swap(
    _ after: PublishedList, _ staged: [OutputPath], in output: FolderTree,
    step: @escaping () throws(FolderProblem) -> Void
  ) throws(PublishingProblem) {
    let swap = Swap(output: output, work: work.folder, before: before, after: after, step: step)
    try ObstacleCheck(output: output, before: before, after: after).run(for: staged)
    try PublishingProblem.naming(place.shown) { () throws(FolderProblem) in
      try step()
      try work.write(before.text, as: Workplace.before)
      try step()
      try work.write(after.text(likeThatOf: before), as: Workplace.after)
    }
    try swap.run()
  }
}

extension Publisher {
  private static func checked(_ text: String) throws(PublishingProblem) -> OutputPath {
    do throws(PathFlaw) {
      return try OutputPath(text)
    } catch {
      throw .badPath(text, error)
    }
  }

  /// No output may be a folder of another; where none is new, that was seen when they were published.
  private func checkFolders(_ state: State) throws(PublishingProblem) {
    if state.publication.added.isEmpty { return }
    for entry in state.entries {
      if let file = entry.path.folders.first(where: { isTaken($0, in: state) }) { throw .fileAndFolder(file.text) }
    }
  }

  /// Whether somebody has taken a path.
  private func isTaken(_ path: OutputPath, in state: State) -> Bool {
    state.isTaken(path, at: state.kept.isEmpty ? nil : before.index(of: path.text))
  }

  /// What stands in the folder and is neither old nor new.
  private func foreign(besides paths: Set<OutputPath>) throws(PublishingProblem) -> [String] {
    guard place.before != nil, let folder = place.folder else { return [] }
    var names: [String] = []
    try PublishingProblem.naming(place.shown) { () throws(FolderProblem) in
      names = try FileWalk.files(in: folder, except: ReservedNames.all)
    }
    return names.filter { name in
      guard let path = try? OutputPath(name) else { return true }
      return !before.contains(path) && !paths.contains(path)
    }
  }

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

extension Publication {
  fileprivate var sorted: Publication {
    func inOrder(_ paths: [String]) -> [String] { paths.inByteOrder { $0 } }
    return Publication(
      added: inOrder(added), changed: inOrder(changed), unchanged: inOrder(unchanged), removed: inOrder(removed),
      foreign: inOrder(foreign), size: size)
  }
}

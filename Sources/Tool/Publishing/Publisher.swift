import Files
package import Records
import Synchronization

/// Puts a whole site into a folder, or leaves the folder as it was.
///
/// Outputs are handed in one by one, from any thread, and written beside the folder; `finish` makes them the site. A publisher that
/// is let go before that has changed nothing.
///
///     let publisher = try Publisher(into: "_site")
///     try publisher.add("index.html", .bytes(page))
///     let publication = try publisher.finish()  // publication.added == ["index.html"]
package final class Publisher: Sendable {
  /// What a file is made of.
  package enum Content: Equatable, Sendable {
    /// These bytes.
    case bytes([UInt8])
    /// What a file holds that stands somewhere else.
    case file(String)
  }

  private struct State {
    /// Who has taken the paths that were published before, by their lines in the list of these.
    var lines: [Line]
    /// The paths of outputs that have no line there.
    var paths: Set<OutputPath> = []
    /// The outputs that were added, as they came.
    var added: [(entry: PublishedList.Entry, change: Comparison.Change)] = []
    /// The first thing that went wrong; nothing is published after that.
    var failure: PublishingProblem?
    var isFinished = false

    enum Line {
      /// Nobody has, so the file is to go.
      case free
      /// The file stays as it is.
      case kept
      /// Somebody adds an output, which may turn out to be the same.
      case added
    }

    /// Whether somebody has taken a path, which may have a line.
    func isTaken(_ path: OutputPath, at line: Int?) -> Bool { line.map { lines[$0] != .free } ?? paths.contains(path) }

    mutating func take(_ path: OutputPath, at line: Int?) {
      if let line { lines[line] = .added } else { paths.insert(path) }
    }
  }

  private let state: Mutex<State>
  private let place: OutputPlace
  private let work: Workplace
  /// What is published now, where it is replaced file by file.
  let current: FolderTree?
  let staged: FolderTree
  private let before: PublishedList

  /// Takes hold of an output folder, which need not exist, and sees to what an earlier run left undone.
  package init(into path: String) throws(PublishingProblem) {
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
    state = Mutex(State(lines: Array(repeating: .free, count: before.entries.count)))
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
  package func leave() {
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
  package func add(
    _ path: String, _ content: Content, marked mark: ContentHash? = nil
  ) throws(PublishingProblem) -> Taken {
    try attempt { () throws(PublishingProblem) in
      let path = try Self.checked(path)
      let line = before.index(of: path.text)
      try state.withLock { state throws(PublishingProblem) in
        guard !state.isTaken(path, at: line) else { throw .twice(path.text) }
        state.take(path, at: line)
      }
      // Here is where the time goes, and nobody waits for it.
      let made = try Comparison(of: path, in: current, before: before).stage(content, marked: mark, in: staged)
      state.withLock { $0.added.append((made.entry, made.change)) }
      // A first site is moved as one folder, which leaves its files as they are.
      let isInPlace = current == nil || made.change == .unchanged
      return Taken(mark: made.entry.fingerprint, stamp: isInPlace ? made.stamp : nil)
    }
  }

  /// A file that was published: its path, what tells what it held, and how many bytes that were.
  package typealias Published = (path: String, fingerprint: ContentHash, size: Int)

  /// Keeps files that stand there as they were published, which are not looked at again; best in the byte order of their paths.
  ///
  /// Tells of each whether it is kept: one that was published with another content or size must be added.
  package func keep(_ files: [Published]) throws(PublishingProblem) -> [Bool] {
    try attempt { () throws(PublishingProblem) in
      // All at once: to take a thousand one by one, from two threads, takes as long as all else about them.
      try state.withLock { state throws(PublishingProblem) in
        var next = 0
        return try files.map { file throws(PublishingProblem) in
          guard let line = before.index(of: file.path, near: next) else {
            _ = try Self.checked(file.path)
            return false
          }
          next = line + 1
          guard before.entries[line].fingerprint == file.fingerprint, before.entries[line].size == file.size else {
            return false
          }
          guard state.lines[line] == .free else { throw .twice(file.path) }
          state.lines[line] = .kept
          return true
        }
      }
    }
  }

  /// Makes the outputs the site, all of them at once or one by one, but never half of them for good.
  ///
  /// What stands in the folder without being part of the site is looked for, unless that is known.
  package func finish(besides known: [String]? = nil) throws(PublishingProblem) -> Publication {
    try finish(besides: known) { () throws(FolderProblem) in }
  }

  /// Finishes with something to do before each step; tests let steps fail there.
  func finish(
    besides known: [String]? = nil, step: @escaping () throws(FolderProblem) -> Void
  ) throws(PublishingProblem) -> Publication {
    let publication = try attempt { () throws(PublishingProblem) in
      let state = state.withLock { $0 }
      let added = state.added.inByteOrder(of: \.entry.path.text)
      let after = before.keeping(state.lines.map { $0 == .kept }, and: added.map(\.entry))
      if added.contains(where: { $0.change == .added }) { try checkFolders(after) }
      let staged = added.filter { $0.change != .unchanged }.map(\.entry.path)
      var publication = Publication(added)
      publication.unchanged = after.paths(besides: staged)
      publication.removed = zip(before.entries, state.lines).filter { $1 == .free }.map(\.0.path.text)
      publication.foreign = if let known { known } else { try foreign(besides: state.paths).inByteOrder { $0 } }
      publication.size = after.entries.reduce(0) { $0 + $1.size }
      if let current {
        if after.text != before.text || !staged.isEmpty { try swap(after, staged, in: current, step: step) }
      } else {
        try place.replace(in: work.folder, list: after, step: step)
      }
      return publication
    }
    leave()
    return publication
  }

  /// The paths that were taken.
  var paths: [OutputPath] {
    state.withLock { state in
      zip(before.entries, state.lines).filter { $1 == .kept }.map(\.0.path) + state.added.map(\.entry.path)
    }
  }

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
      try work.write(after.text, as: Workplace.after)
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
  private func checkFolders(_ list: PublishedList) throws(PublishingProblem) {
    var last: OutputPath?
    for (line, entry) in list.entries.enumerated() {
      // Of two files in one folder, what it lies in was seen with the first.
      for folder in entry.path.folders.reversed() where last?.liesIn(folder) != true {
        if list.contains(folder, near: line) { throw .fileAndFolder(folder.text) }
      }
      last = entry.path
    }
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
  /// What became of outputs, which are in the order of their paths.
  fileprivate init(_ outputs: [(entry: PublishedList.Entry, change: Comparison.Change)]) {
    self.init()
    added = outputs.filter { $0.change == .added }.map(\.entry.path.text)
    changed = outputs.filter { $0.change == .changed }.map(\.entry.path.text)
  }
}

extension PublishedList {
  /// The paths of all files but some, which are in the same order.
  fileprivate func paths(besides others: [OutputPath]) -> [String] {
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

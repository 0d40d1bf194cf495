import Files
public import Records

/// Puts a whole site into a folder, or leaves the folder as it was.
///
/// Outputs are handed in one by one and written beside the folder; `finish` makes them the site. A publisher that is let go
/// before that has changed nothing.
///
///     let publisher = try Publisher(into: "_site")
///     try publisher.add("index.html", .bytes(page))
///     let publication = try publisher.finish()  // publication.added == ["index.html"]
public final class Publisher {
  private let place: OutputPlace
  private let work: Workplace
  /// The outputs as they came.
  private(set) var entries: [PublishedList.Entry] = []
  private var paths: Set<OutputPath> = []
  private var publication = Publication()
  /// The first thing that went wrong; nothing is published after that.
  private var failure: PublishingProblem?
  private var isFinished = false
  /// What is published now, where it is replaced file by file.
  let current: FolderTree?
  let staged: FolderTree
  private var stagedPaths: [OutputPath] = []
  private let before: PublishedList
  /// Tests let steps fail here.
  var step: () throws(FolderProblem) -> Void = { () throws(FolderProblem) in }

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

  deinit {
    if !isFinished { work.leave() }
  }

  /// Takes an output; what differs from what is published is written beside the folder.
  public func add(_ path: String, _ content: Output.Content) throws(PublishingProblem) {
    try attempt { () throws(PublishingProblem) in
      let path = try checked(path)
      let comparison = try Comparison(of: path, in: current, before: before)
      let difference: (change: Comparison.Change, entry: PublishedList.Entry)
      switch content {
      case .bytes(let bytes): difference = try comparison.stage(bytes, in: staged)
      case .file(let source): difference = try comparison.stage(copyOf: source, in: staged)
      }
      take(difference.entry)
      if difference.change != .unchanged { stagedPaths.append(path) }
      switch difference.change {
      case .added: publication.added.append(path.text)
      case .changed: publication.changed.append(path.text)
      case .unchanged: publication.unchanged.append(path.text)
      }
    }
  }

  /// Keeps a file that stands there as it was published, which is not looked at again.
  ///
  /// False where it was published with another content or size: then it must be added.
  public func keep(_ path: String, _ fingerprint: ContentMark, ofSize size: Int) throws(PublishingProblem) -> Bool {
    var isKept = false
    try attempt { () throws(PublishingProblem) in
      let path = try checked(path)
      guard let entry = before[path], entry.fingerprint == fingerprint, entry.size == size else { return }
      take(entry)
      publication.unchanged.append(path.text)
      isKept = true
    }
    return isKept
  }

  /// Makes the outputs the site, all of them at once or one by one, but never half of them for good.
  ///
  /// What stands in the folder without being part of the site is looked for, unless that is known.
  public func finish(besides known: [String]? = nil) throws(PublishingProblem) -> Publication {
    try attempt { () throws(PublishingProblem) in
      try checkFolders()
      let after = PublishedList(entries)
      publication.removed = before.entries.map(\.path).filter { !paths.contains($0) }.map(\.text)
      publication.foreign = if let known { known } else { try foreign() }
      publication.size = entries.reduce(0) { $0 + $1.size }
      if let current {
        if after != before || !stagedPaths.isEmpty { try swap(after, in: current) }
      } else {
        try place.replace(in: work.folder, list: after, step: step)
      }
    }
    isFinished = true
    work.leave()
    return publication.sorted
  }

  private func swap(_ after: PublishedList, in output: FolderTree) throws(PublishingProblem) {
    let swap = Swap(output: output, work: work.folder, before: before, after: after, step: step)
    try ObstacleCheck(output: output, before: before, after: after).run(for: stagedPaths)
    try attempt(place.shown) { () throws(FolderProblem) in
      try step()
      try work.write(before.text, as: Workplace.before)
      try step()
      try work.write(after.text, as: Workplace.after)
    }
    try swap.run()
  }
}

extension Publisher {
  private func checked(_ text: String) throws(PublishingProblem) -> OutputPath {
    let path: OutputPath
    do throws(PathFlaw) {
      path = try OutputPath(text)
    } catch {
      throw .badPath(text, error)
    }
    guard !paths.contains(path) else { throw .twice(text) }
    return path
  }

  private func take(_ entry: PublishedList.Entry) {
    entries.append(entry)
    paths.insert(entry.path)
  }

  /// No output may be a folder of another.
  private func checkFolders() throws(PublishingProblem) {
    for entry in entries {
      if let file = entry.path.folders.first(where: paths.contains) { throw .fileAndFolder(file.text) }
    }
  }

  /// What stands in the folder and is neither old nor new.
  private func foreign() throws(PublishingProblem) -> [String] {
    guard place.before != nil, let folder = place.folder else { return [] }
    var names: [String] = []
    try attempt(place.shown) { () throws(FolderProblem) in
      names = try FileWalk.files(in: folder, except: ReservedNames.all)
    }
    return names.filter { name in
      guard let path = try? OutputPath(name) else { return true }
      return !before.contains(path) && !paths.contains(path)
    }
  }

  private func attempt(_ body: () throws(PublishingProblem) -> Void) throws(PublishingProblem) {
    if let failure { throw failure }
    do throws(PublishingProblem) {
      try body()
    } catch {
      failure = error
      throw error
    }
  }

  private func attempt(_ path: String, _ body: () throws(FolderProblem) -> Void) throws(PublishingProblem) {
    do throws(FolderProblem) {
      try body()
    } catch {
      throw .failed(path, error)
    }
  }
}

extension Publication {
  fileprivate var sorted: Publication {
    func inOrder(_ paths: [String]) -> [String] { paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    return Publication(
      added: inOrder(added), changed: inOrder(changed), unchanged: inOrder(unchanged), removed: inOrder(removed),
      foreign: inOrder(foreign), size: size)
  }
}

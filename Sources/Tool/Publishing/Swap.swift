import Files

/// Puts new files into a folder that readers are looking at, and takes old ones out, one rename each.
///
/// Everything it does can be done again after it was interrupted, and can be undone as long as `after` has not become the
/// list of the output folder, which is the last step.
struct Swap {
  let output: FolderTree
  let work: Folder
  let before: PublishedList
  let after: PublishedList
  /// Is called before each step; tests let steps fail here.
  var step: () throws(FolderProblem) -> Void = { () throws(FolderProblem) in }

  /// The files that the new list does not have, with their line numbers in the old one.
  var removed: [(line: Int, path: OutputPath)] {
    before.entries.enumerated().lazy.filter { !after.contains($1.path, near: $0) }.map { ($0, $1.path) }
  }

  /// Goes through with it, or puts everything back and says why.
  func run() throws(PublishingProblem) {
    do throws(PublishingProblem) {
      try finish()
    } catch {
      try perform(Workplace.after, isUndoing: true) { () throws(FolderProblem) in
        try work.rename(Workplace.after, to: work, as: Workplace.undo)
      }
      try takeBack()
      throw error
    }
  }

  /// Puts everything back; from here on nobody may go through with it, as new files are lost on the way.
  func takeBack() throws(PublishingProblem) {
    output.forget()
    try undo()
    try perform(Workplace.undo, isUndoing: true) { () throws(FolderProblem) in try work.remove(Workplace.undo) }
  }

  private func finish() throws(PublishingProblem) {
    let new = FolderTree(
      try PublishingProblem.naming(Workplace.new) { () throws(FolderProblem) in try work.folder(Workplace.new) })
    let staged = try stagedFiles(in: new.root)
    let removed = removed
    let isInTheWay = Self.obstruction(among: staged)
    let first = removed.filter { isInTheWay($0.path) }
    let old = try oldFolder()
    for (line, path) in first { try setAside(path, line, in: old) }
    prune(first.map(\.path))
    // A page comes after what it may refer to.
    for path in staged.filter({ !$0.isPage }) + staged.filter(\.isPage) {
      try place(path, from: new, keepingIn: old)
    }
    for (line, path) in removed { try setAside(path, line, in: old) }
    prune(removed.map(\.path))
    try perform(ReservedNames.list) { () throws(FolderProblem) in
      try step()
      try work.rename(Workplace.after, to: output.root, as: ReservedNames.list)
    }
  }

  /// What is still to be placed, in the order of the paths.
  private func stagedFiles(in new: Folder) throws(PublishingProblem) -> [OutputPath] {
    let names = try PublishingProblem.naming(Workplace.new) { () throws(FolderProblem) in try FileWalk.files(in: new) }
    return names.compactMap { try? OutputPath($0) }.sorted()
  }

  private func oldFolder() throws(PublishingProblem) -> Folder {
    try PublishingProblem.naming(Workplace.old) { () throws(FolderProblem) in
      if work.kind(of: Workplace.old) == nil { try work.makeFolder(Workplace.old) }
      return try work.folder(Workplace.old)
    }
  }

  /// Puts a staged file where readers find it; what stood there is kept, and there is no moment without either.
  private func place(
    _ path: OutputPath, from new: FolderTree, keepingIn old: Folder
  ) throws(PublishingProblem) {
    guard let source = try open(path, in: new, making: false),
      let target = try open(path, in: output, making: true)
    else { throw .failed(path.text, .missing) }
    try perform(path.text) { () throws(FolderProblem) in
      try step()
      if let line = before.index(of: path.text) { try keep(path.name, of: target, as: "\(line)", in: old) }
      try step()
      if target.kind(of: path.name) == .folder { try FileWalk.removeEmptyFolders(path.name, in: target) }
      try source.rename(path.name, to: target, as: path.name)
    }
  }

  /// Gives a file a second name, or makes a copy where the file system knows no second names.
  private func keep(_ name: String, of folder: Folder, as line: String, in old: Folder) throws(FolderProblem) {
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

  /// Takes an old file out; whatever else has come to stand there stays.
  private func setAside(_ path: OutputPath, _ line: Int, in old: Folder) throws(PublishingProblem) {
    guard let folder = try? output.folder(of: path, making: false) else { return }
    guard let kind = folder.kind(of: path.name), kind == .file || kind == .link else { return }
    try perform(path.text) { () throws(FolderProblem) in
      try step()
      try folder.rename(path.name, to: old, as: "\(line)")
    }
  }
}

extension Swap {
  /// Puts everything back: what was added goes, what was replaced or removed returns.
  private func undo() throws(PublishingProblem) {
    let added = after.entries.lazy.map(\.path).filter { !before.contains($0) }
    for path in added {
      guard let folder = try? output.folder(of: path, making: false), folder.kind(of: path.name) == .file else {
        continue
      }
      try perform(path.text, isUndoing: true) { () throws(FolderProblem) in
        try step()
        try folder.remove(path.name)
      }
    }
    prune(Array(added))
    guard let old = try? work.folder(Workplace.old) else { return }
    for (line, entry) in before.entries.enumerated() where old.kind(of: "\(line)") != nil {
      let path = entry.path
      guard let folder = try open(path, in: output, making: true) else { continue }
      try perform(path.text, isUndoing: true) { () throws(FolderProblem) in
        try step()
        try old.rename("\(line)", to: folder, as: path.name)
      }
    }
  }
}

extension Swap {
  /// Tells old files that stand where a new one needs a folder, or in a folder where a new one needs a file.
  static func obstruction(among new: [OutputPath]) -> (OutputPath) -> Bool {
    let files = Set(new)
    let folders = Set(new.flatMap(\.folders))
    return { path in folders.contains(path) || path.folders.contains(where: files.contains) }
  }

  /// Removes folders that have become empty, the innermost first.
  private func prune(_ removed: [OutputPath]) {
    let folders = Set(removed.flatMap(\.folders)).sorted { $0.text.utf8.count > $1.text.utf8.count }
    output.forget()
    for path in folders {
      guard let parent = try? output.folder(of: path, making: false) else { continue }
      // A folder with something in it stays, and so does one that cannot be removed: it hides nothing.
      try? parent.removeFolder(path.name)
      output.forget()
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
      throw isUndoing ? .halfWay(path, error) : .failed(path, error)
    }
  }
}

extension OutputPath {
  /// Whether a reader opens the file by itself.
  fileprivate var isPage: Bool { text.hasSuffix(".html") }
}

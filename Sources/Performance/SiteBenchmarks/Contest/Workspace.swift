import Files

/// A folder in which the benchmark writes, builds and removes sites.
struct Workspace: Sendable {
  /// The absolute path.
  let path: String
  private let lock: FileLock

  /// Creates and locks the folder, because two runs in one folder would disturb each other.
  init(_ path: String) throws(FolderProblem) {
    try Files.makeFolders(path)
    let folder = try Folder(path)
    lock = try FileLock("lock", in: folder)
    let place = try Files.resolve(path)
    self.path = (place.folder == "/" ? "" : place.folder) + "/" + place.name
    try remove("sites")
  }

  /// Removes all sites and the lock.
  func clean() throws(FolderProblem) {
    try remove("sites")
    try remove("lock")
  }

  /// Returns the absolute path of a relative path.
  func path(_ relative: String) -> String { "\(path)/\(relative)" }

  /// Writes a file and creates its parent folders.
  func write(_ file: BenchmarkFile, in folder: String) throws(FolderProblem) {
    let (parent, name) = Files.split(path("\(folder)/\(file.path)"))
    try Files.makeFolders(parent)
    let folder = try Folder(parent)
    try folder.removeAll(name)
    try folder.makeFile(name, Array(file.text.utf8))
  }

  /// Removes a file or a folder, if it exists.
  func remove(_ relative: String) throws(FolderProblem) {
    let (parent, name) = Files.split(path(relative))
    if Files.isFolder(parent) { try Folder(parent).removeAll(name) }
  }

  /// Copies a folder, with new modification times and without the top-level entry named `omitted`.
  func copy(_ source: String, to target: String, without omitted: String) throws(FolderProblem) {
    try Files.makeFolders(path(target))
    try copy(Folder(path(source)), to: Folder(path(target)), without: omitted)
  }

  private func copy(_ source: Folder, to target: Folder, without omitted: String = "") throws(FolderProblem) {
    for entry in try source.entries() where entry.name != omitted {
      if entry.kind == .folder {
        try target.makeFolder(entry.name)
        try copy(source.folder(entry.name), to: target.folder(entry.name))
      } else if entry.kind == .file {
        // Read small pieces, because the measured peak memory of a started program includes the memory of this process.
        let (from, to) = (try source.file(entry.name), try target.makeFile(entry.name))
        while case let piece = try from.nextChunk(), !piece.isEmpty { try to.append(piece) }
        try to.finish()
      }
    }
  }
}

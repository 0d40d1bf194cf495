import Files

/// A folder in which sites are written, built and removed.
struct Workplace: Sendable {
  /// Its path, from the root on.
  let path: String
  private let lock: FileLock

  /// Takes a folder for itself: two runs in one place would measure each other.
  init(_ path: String) throws(FolderProblem) {
    try Files.makeFolders(path)
    let folder = try Folder(path)
    lock = try FileLock("lock", in: folder)
    let place = try Files.resolve(path)
    self.path = (place.folder == "/" ? "" : place.folder) + "/" + place.name
    try remove("sites")
  }

  /// Removes what was written.
  func clean() throws(FolderProblem) {
    try remove("sites")
    try remove("lock")
  }

  /// The path of something in it, from the root on.
  func path(_ relative: String) -> String { "\(path)/\(relative)" }

  /// Writes a file, with the folders above it.
  func write(_ file: SiteFile, in folder: String) throws(FolderProblem) {
    let (above, name) = Files.split(path("\(folder)/\(file.path)"))
    try Files.makeFolders(above)
    let place = try Folder(above)
    try place.removeAll(name)
    try place.makeFile(name, Array(file.text.utf8))
  }

  /// Removes a file or a folder, if it is there.
  func remove(_ relative: String) throws(FolderProblem) {
    let (above, name) = Files.split(path(relative))
    if Files.isFolder(above) { try Folder(above).removeAll(name) }
  }

  /// Copies a folder to a new one, with new times, but without what is called so at its top.
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
        // Piece by piece: what is held here counts as the peak of the programs that are started from here.
        let (from, to) = (try source.file(entry.name), try target.makeFile(entry.name))
        while case let piece = try from.nextChunk(), !piece.isEmpty { try to.append(piece) }
        try to.finish()
      }
    }
  }
}

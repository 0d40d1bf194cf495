import Files

/// Goes through a folder and the folders in it, through no symbolic link.
enum FileWalk {
  /// The paths of everything that is no folder, and of folders too deep to look into; in no order to rely on.
  static func files(in folder: Folder, except skipped: Set<String> = []) throws(FolderProblem) -> [String] {
    var files: [String] = []
    try collect(folder, prefix: "", depth: OutputPath.depthLimit, skipped: skipped, into: &files)
    return files
  }

  /// Removes a folder in which there are folders only.
  static func removeEmptyFolders(_ name: String, in parent: Folder) throws(FolderProblem) {
    let folder = try parent.folder(name)
    for entry in try folder.entries() {
      guard entry.kind == .folder else { throw .notEmpty }
      try removeEmptyFolders(entry.name, in: folder)
    }
    try parent.removeFolder(name)
  }

  private static func collect(
    _ folder: Folder, prefix: String, depth: Int, skipped: Set<String>, into files: inout [String]
  ) throws(FolderProblem) {
    for entry in try folder.entries() where prefix != "" || !skipped.contains(entry.name) {
      // A folder that cannot be opened is named as it stands.
      if entry.kind == .folder, depth > 1, let inner = try? folder.folder(entry.name) {
        try collect(inner, prefix: prefix + entry.name + "/", depth: depth - 1, skipped: skipped, into: &files)
      } else {
        files.append(prefix + entry.name)
      }
    }
  }
}

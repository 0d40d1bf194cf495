import Files
import Records

/// Recursive operations on folders; symbolic links are not followed.
enum FileWalk {
  /// Returns the paths of all files, and of folders at the depth limit, in no particular order.
  static func files(in folder: Folder, except skipped: Set<String> = []) throws(FolderProblem) -> [String] {
    var files: [String] = []
    try collect(folder, prefix: "", depth: OutputPath.depthLimit, skipped: skipped, into: &files)
    return files
  }

  /// Removes a folder that contains nothing but folders.
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
      // A folder that cannot be opened is listed like a file.
      if entry.kind == .folder, depth > 1, let inner = try? folder.folder(entry.name) {
        try collect(inner, prefix: prefix + entry.name + "/", depth: depth - 1, skipped: skipped, into: &files)
      } else {
        files.append(prefix + entry.name)
      }
    }
  }
}

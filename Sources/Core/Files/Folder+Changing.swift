import Glibc

extension Folder {
  /// Gives something in this folder another name, in this folder or another; a file that has that name is replaced at once.
  package func rename(_ name: String, to other: Folder, as newName: String) throws(FolderProblem) {
    guard unsafe renameat(descriptor, name, other.descriptor, newName) == 0 else { throw .last }
  }

  /// Gives a file in this folder a second name.
  package func link(_ name: String, to other: Folder, as newName: String) throws(FolderProblem) {
    guard unsafe linkat(descriptor, name, other.descriptor, newName, 0) == 0 else { throw .last }
  }

  /// Removes a file or a symbolic link.
  package func remove(_ name: String) throws(FolderProblem) {
    guard unsafe unlinkat(descriptor, name, 0) == 0 else { throw .last }
  }

  /// Removes a folder with nothing in it.
  package func removeFolder(_ name: String) throws(FolderProblem) {
    guard unsafe unlinkat(descriptor, name, AT_REMOVEDIR) == 0 else { throw .last }
  }

  /// Removes a file, or a folder with all that is in it; nothing is fine, too.
  package func removeAll(_ name: String) throws(FolderProblem) {
    guard let kind = kind(of: name) else { return }
    guard kind == .folder else { return try remove(name) }
    let folder = try folder(name)
    for entry in try folder.entries() { try folder.removeAll(entry.name) }
    try removeFolder(name)
  }
}

package import Files

/// The files of a folder and of the folders in it.
package struct FolderListing {
  /// The paths of regular files, in byte order.
  package private(set) var paths: [String]
  /// The paths of links and other entries that are neither files nor folders.
  package private(set) var irregular: [String] = []

  package init(paths: [String] = []) { self.paths = paths }

  /// Lists a folder; names that begin with a dot are left out unless `listsHidden` accepts them.
  package static func read(
    _ root: Folder, listsHidden: (String) -> Bool = { _ in false }, skips: Set<String> = []
  ) throws(FolderProblem) -> FolderListing {
    var listing = FolderListing()
    try listing.add(root, under: "", listsHidden, skips)
    listing.paths.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return listing
  }

  private mutating func add(
    _ folder: Folder, under prefix: String, _ listsHidden: (String) -> Bool, _ skips: Set<String>
  ) throws(FolderProblem) {
    for entry in try folder.entries() where entry.isText && !skips.contains(entry.name) {
      guard !entry.name.hasPrefix(".") || listsHidden(entry.name) else { continue }
      switch entry.kind {
      case .file: paths.append(prefix + entry.name)
      case .folder: try add(folder.folder(entry.name), under: prefix + entry.name + "/", listsHidden, skips)
      default: irregular.append(prefix + entry.name)
      }
    }
  }
}

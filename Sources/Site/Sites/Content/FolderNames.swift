import Records

/// Which folders hold articles, and which of them are one article each.
struct FolderNames {
  /// The folders with an `index.md`, and its path.
  private var bundles: [String: String] = [:]
  /// The folders with other articles in or below them, or an `_index.md`.
  private var sections: Set<String> = []

  init(_ files: [ContentFile]) {
    var last: ContentFolder?
    for file in files {
      guard let stem = file.stem else { continue }
      if stem == "index" {
        bundles[file.folder.path] = file.path
        addAll(upTo: file.folder.path.folderPath)
      } else if file.folder !== last {
        // Most articles lie where the last one lay.
        last = file.folder
        addAll(upTo: file.folder.path)
      }
    }
  }

  /// Adds a folder and those around it.
  private mutating func addAll(upTo path: String?) {
    var next = path
    // Where a folder is known, those around it are.
    while let folder = next, !folder.isEmpty, sections.insert(folder).inserted { next = folder.folderPath }
  }

  func isSection(_ folder: String) -> Bool { sections.contains(folder) }

  /// The article of the innermost bundle that a folder is part of.
  func bundle(of parts: [String]) -> String? {
    var folder = parts
    while !folder.isEmpty {
      let path = folder.joined(separator: "/")
      if let index = bundles[path], !sections.contains(path) { return index }
      folder.removeLast()
    }
    return nil
  }
}

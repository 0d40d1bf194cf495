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
        addAll(file.folder.parts.dropLast())
      } else if file.folder !== last {
        // Most articles lie where the last one lay.
        last = file.folder
        addAll(file.folder.parts[...])
      }
    }
  }

  private mutating func addAll(_ parts: ArraySlice<String>) {
    var folder = parts
    // Where a folder is known, those around it are.
    while !folder.isEmpty, sections.insert(folder.joined(separator: "/")).inserted { folder.removeLast() }
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

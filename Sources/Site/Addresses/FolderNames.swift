import Records
import Texts

/// The folders of the content, divided into sections and bundles; a bundle belongs to one article.
struct FolderNames {
  /// The path of the `index.md` in each folder that has one.
  private var bundles: [String: String] = [:]
  /// The path of the article beside each folder of the same name: `posts/trip.md` for the folder `posts/trip`.
  private var articles: [String: String] = [:]
  /// The folders that contain an article other than their own `index.md`, directly or in a subfolder.
  private var sections: Set<String> = []

  /// Divides the folders of some files, which belong to one edition or to all.
  init(_ files: [ContentFile]) {
    var last: ContentFolder?
    for file in files {
      guard let stem = file.stem else { continue }
      if stem == "index" {
        bundles[file.folder.path] = file.path
        addAll(upTo: file.folder.path.folderPath)
      } else if file.folder !== last {
        // Most articles are in the same folder as the previous article.
        last = file.folder
        addAll(upTo: file.folder.path)
      }
    }
    guard files.contains(where: { $0.stem == nil && !$0.folder.parts.isEmpty }) else { return }
    for file in files {
      guard let stem = file.stem, stem != "index", stem != "_index" else { continue }
      let folder = file.folder.path.isEmpty ? stem : "\(file.folder.path)/\(stem)"
      articles[folder] = articles[folder] ?? file.path
    }
  }

  /// Adds a folder and its ancestors.
  private mutating func addAll(upTo path: String) {
    var folder = path
    // If a folder was added before, so were its ancestors.
    while !folder.isEmpty, sections.insert(folder).inserted { folder = folder.folderPath }
  }

  func isSection(_ folder: String) -> Bool { sections.contains(folder) }

  /// Returns the article of the innermost bundle that contains a folder, and the depth of the bundle's folder.
  ///
  /// The article is the `index.md` in the folder, or `name.md` beside the folder `name`.
  func bundle(of parts: [String]) -> (article: String, depth: Int)? {
    var folder = parts
    while !folder.isEmpty {
      let path = folder.joined(separator: "/")
      if let article = bundles[path] ?? articles[path], !sections.contains(path) { return (article, folder.count) }
      folder.removeLast()
    }
    return nil
  }
}

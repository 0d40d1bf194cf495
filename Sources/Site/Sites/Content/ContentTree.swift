/// What lies in the folder of content, and what each file is.
struct ContentTree {
  /// The path of the settings, if there are any.
  private(set) var settings: String?
  /// The articles, by path.
  private(set) var articles: [ArticlePlace] = []
  /// The files that are copied: where they lie, and their paths in the site.
  private(set) var copies: [Copy] = []

  /// A file that is copied to a place of its own, or beside the article of its bundle.
  struct Copy {
    let path: String
    /// Where it goes in the site; of one in a bundle, below the address of the bundle's article.
    let target: String
    /// The article that it lies beside or below.
    let bundle: String?
    /// Whether it lies in the folder whose files go to the root of the site.
    var isStatic = false
  }

  /// Sorts out paths; what begins with `_` or `.` is left alone, but for articles about sections and what other tools call so.
  init(_ paths: [String]) {
    let files = ContentFile.sorted(paths)
    let folders = FolderNames(files)
    for file in files {
      let (path, folder, name) = (file.path, file.folder, file.name)
      if path == "site.yml" {
        settings = path
      } else if folder.parts.first == "static" || folder.parts.isEmpty && name == "static" {
        guard !folder.parts.isEmpty else { continue }
        let target = (folder.parts.dropFirst() + [String(name)]).joined(separator: "/")
        copies.append(Copy(path: path, target: target, bundle: nil, isStatic: true))
      } else if folder.isHidden || ContentFolder.isHidden(name) && file.stem != "_index" {
        continue
      } else if let stem = file.stem {
        articles.append(ArticlePlace(path, folder, stem, folders))
      } else {
        let bundle = folders.bundle(of: folder.parts)
        let outer = bundle.map { $0.split(separator: "/").count - 1 } ?? 0
        let target = (folder.parts.dropFirst(outer) + [String(name)]).joined(separator: "/")
        copies.append(Copy(path: path, target: target, bundle: bundle))
      }
    }
  }
}

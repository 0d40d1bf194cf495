import Articles
import Records

/// The files of the content folder, sorted into settings, articles and files to copy.
package struct ContentTree {
  /// The path of the file with the settings.
  package static let settingsPath = "site.yml"

  /// The path of `site.yml`, if it exists.
  package private(set) var settings: String?
  /// The articles, sorted by path.
  package private(set) var articles: [ArticlePlace] = []
  /// The files to copy.
  package private(set) var copies: [Copy] = []
  /// The paths of files that are skipped because of their names.
  package private(set) var leftOut: [String] = []

  /// A file that is copied into the site, either on its own or with the article of its bundle.
  package struct Copy {
    package let path: String
    /// The target path: in the site, or below the address of the bundle's article.
    package let target: String
    /// The path of the bundle's article, or `nil` if the file is in no bundle.
    package let bundle: String?
    /// Whether the file is in `static`, which is copied to the root of the site.
    package var isStatic = false
  }

  /// Sorts files by their paths.
  ///
  /// Names that begin with `_` or `.` are skipped, except `_index.md`, `_posts` and `_drafts`. `pages` has the paths of
  /// the HTML files with front matter, which are articles, too.
  package init(_ paths: [String], pages: Set<String> = []) {
    let files = ContentFile.sorted(paths, pages)
    let folders = FolderNames(files)
    for file in files {
      let (path, folder, name) = (file.path, file.folder, file.name)
      if path == Self.settingsPath {
        settings = path
      } else if folder.parts.first == "static" || folder.parts.isEmpty && name == "static" {
        guard !folder.parts.isEmpty else { continue }
        let target = (folder.parts.dropFirst() + [String(name)]).joined(separator: "/")
        copies.append(Copy(path: path, target: target, bundle: nil, isStatic: true))
      } else if folder.isHidden || ContentFolder.isHidden(name) && file.stem != "_index" {
        leftOut.append(path)
      } else if let stem = file.stem {
        articles.append(ArticlePlace(path, folder, stem, folders))
      } else {
        let bundle = folders.bundle(of: folder.parts)
        let target = (folder.parts.dropFirst(bundle?.depth ?? 0) + [String(name)]).joined(separator: "/")
        copies.append(Copy(path: path, target: target, bundle: bundle?.article))
      }
    }
    markTextsOfFolders()
  }
}

extension ContentTree {
  /// Marks each article with a folder of the same name beside it, if the folder contains articles but no index.
  ///
  ///     install.md     is the text of the section `install`
  ///     install/a.md
  private mutating func markTextsOfFolders() {
    let indexed = Set(articles.lazy.filter { $0.role == .section }.map(\.section))
    let sections = Set(Set(articles.map(\.section)).flatMap(SectionPath.chain)).subtracting(indexed)
    let names = Set(sections.map { SectionPath.name(of: $0) })
    for index in articles.indices where articles[index].role == .article && names.contains(articles[index].name) {
      let article = articles[index]
      let section = article.section.isEmpty ? article.name : "\(article.section)/\(article.name)"
      // The `index.md` of a bundle is in that folder, not beside it.
      let name = article.path.utf8.dropFirst(article.path.startOfName)
      if sections.contains(section), name.starts(with: "\(article.name).".utf8) {
        articles[index].folderBeside = section
      }
    }
  }
}

extension ContentTree.Copy {
  /// Returns the address of the copied file, or `nil` if the bundle's article is not published.
  ///
  /// `folders` are the addresses for the files of published articles, by the path of the article.
  package func address(in folders: [String: String], _ sections: SectionAddresses) -> String? {
    guard let bundle else { return isStatic ? "/" + SitePath.encoded(target) : sections.address(ofFile: target) }
    return folders[bundle].map { $0 + SitePath.encoded(target) }
  }
}

import Articles
import Records
import Texts

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
  /// The paths of the texts in the folder of shared parts, which other articles include.
  package private(set) var shared: [String] = []
  /// The paths of the copies that editors made of other files, which are never published.
  package private(set) var editorCopies: [String] = []

  /// A file that is copied into the site, either on its own or with the article of its bundle.
  package struct Copy {
    package let path: String
    /// The target path: in the site, or below the address of the bundle's article.
    package let target: String
    /// The paths of the bundle's article in each edition; none if the file is in no bundle.
    package let bundles: [String]
    /// Whether the file is in `static`, which is copied to the root of the site.
    package var isStatic = false
    /// Whether the file is in a folder of drafts.
    package var isDraft = false
  }

  /// Sorts files by their paths.
  ///
  /// Names that begin with `_` or `.` are skipped, except `_index.md`, `_posts` and `_drafts`. `pages` has the paths of
  /// the HTML files with front matter, which are articles, too.
  package init(_ paths: [String], pages: Set<String> = [], _ editions: EditionNames = EditionNames()) {
    let files = ContentFile.sorted(paths, pages, editions)
    let folders = (0..<editions.count).map { edition in
      FolderNames(editions.count == 1 ? files : files.filter { $0.belongs(to: edition) })
    }
    lazy var names = Set(paths)
    for file in files {
      let (path, folder, name) = (file.path, file.folder, file.name)
      if path == Self.settingsPath {
        settings = path
      } else if EditorCopy.matches(path, isFile: { names.contains($0) }) {
        editorCopies.append(path)
      } else if folder.parts.first == "static" || folder.parts.isEmpty && name == "static" {
        guard !folder.parts.isEmpty else { continue }
        let target = (folder.parts.dropFirst() + [String(name)]).joined(separator: "/")
        copies.append(Copy(path: path, target: target, bundles: [], isStatic: true))
      } else if folder.parts.first == ContentFolder.shared,
        !folder.parts.dropFirst().contains(where: ContentFolder.isHidden),
        !ContentFolder.isHidden(name)
      {
        if MarkdownName.matches(path) {
          shared.append(path)
        } else {
          copies.append(Copy(path: path, target: path, bundles: []))
        }
      } else if folder.isHidden || ContentFolder.isHidden(name) && file.stem != "_index" {
        leftOut.append(path)
      } else if let stem = file.stem {
        articles.append(ArticlePlace(file, stem, folders[file.edition ?? 0]))
      } else {
        let bundles = folders.indices.filter { file.edition ?? $0 == $0 }.compactMap {
          folders[$0].bundle(of: folder.parts)
        }
        let target = bundles.first.map { (folder.parts.dropFirst($0.depth) + [String(name)]).joined(separator: "/") }
        copies.append(
          Copy(path: path, target: target ?? path, bundles: bundles.map(\.article), isDraft: folder.isDraft))
      }
    }
    for edition in 0..<editions.count { markTextsOfFolders(in: edition) }
  }
}

extension ContentFile {
  /// Returns whether the file belongs to an edition: an article without a language belongs to the first one.
  fileprivate func belongs(to edition: Int) -> Bool {
    self.edition.map { $0 == edition } ?? (stem == nil || edition == 0)
  }
}

extension ContentTree {
  /// Marks each article with a folder of the same name beside it, if the folder contains articles but no index.
  ///
  ///     install.md     is the text of the section `install`
  ///     install/a.md
  private mutating func markTextsOfFolders(in edition: Int) {
    let places = articles.filter { $0.edition == edition }
    let indexed = Set(places.lazy.filter { $0.role == .section }.map(\.section))
    let sections = Set(Set(places.map(\.section)).flatMap(SectionPath.chain)).subtracting(indexed)
    let names = Set(sections.map { $0.lastPathComponent })
    for index in articles.indices where articles[index].role == .article && names.contains(articles[index].name) {
      let article = articles[index]
      guard article.edition == edition else { continue }
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
  /// Returns the address of the copied file, or `nil` if the bundle's article is published in no edition.
  ///
  /// `folders` are the addresses for the files of published articles, by the path of the article.
  package func address(in folders: [String: String], _ sections: SectionAddresses) -> String? {
    if bundles.isEmpty { return isStatic ? "/" + SitePath.encoded(target) : sections.address(ofFile: target) }
    return bundles.lazy.compactMap { folders[$0] }.first.map { $0 + SitePath.encoded(target) }
  }
}

import Articles
import Records

/// The files of the content folder, sorted into settings, articles and files to copy.
struct ContentTree {
  /// The path of `site.yml`, if it exists.
  private(set) var settings: String?
  /// The articles, sorted by path.
  private(set) var articles: [ArticlePlace] = []
  /// The files to copy.
  private(set) var copies: [Copy] = []
  /// The paths of files that are skipped because of their names.
  private(set) var leftOut: [String] = []

  /// A file that is copied into the site, either on its own or with the article of its bundle.
  struct Copy {
    let path: String
    /// The target path: in the site, or below the address of the bundle's article.
    let target: String
    /// The path of the bundle's article, or `nil` if the file is in no bundle.
    let bundle: String?
    /// Whether the file is in `static`, which is copied to the root of the site.
    var isStatic = false
  }

  /// Sorts files by their paths.
  ///
  /// Names that begin with `_` or `.` are skipped, except `_index.md`, `_posts` and `_drafts`. `pages` has the paths of
  /// the HTML files with front matter, which are articles, too.
  init(_ paths: [String], pages: Set<String> = []) {
    let files = ContentFile.sorted(paths, pages)
    let folders = FolderNames(files)
    for file in files {
      let (path, folder, name) = (file.path, file.folder, file.name)
      if path == SiteSettings.path {
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

/// The location of an article in the content folder, with the role, section and name that follow from its path.
struct ArticlePlace: Sendable {
  /// The role of an article: the home page, a section's index, or an ordinary article.
  enum Role: String, Sendable { case home, section, article }

  let path: String
  let role: Role
  /// The path of the section that contains the article, or an empty string at the top.
  let section: String
  /// The name of the file or bundle folder: the last part of the address by default.
  let name: String
  /// Whether the article is in a folder of drafts.
  let isDraft: Bool
  /// The section in the folder beside the article that has the same name and no index.
  fileprivate(set) var folderBeside: String?

  /// Returns the location of the same article as the text of the section beside it, if there is one.
  ///
  /// An article with another address than the section stays an article.
  func asTextOfFolder(url: String?, slug: String?) -> ArticlePlace {
    guard let folderBeside, slug ?? name == name else { return self }
    let parts = folderBeside.split(separator: "/").map { AddressPart.inAddress(String($0)) }
    if let url, SiteFile.address(url).lowercased() != "/\(parts.joined(separator: "/"))/" { return self }
    return ArticlePlace(self, asTextOf: folderBeside)
  }

  private init(_ article: ArticlePlace, asTextOf section: String) {
    (path, role, self.section, name, isDraft) = (article.path, .section, section, article.name, article.isDraft)
  }

  init(_ path: String, _ folder: ContentFolder, _ stem: String, _ folders: FolderNames) {
    self.path = path
    isDraft = folder.isDraft
    let isIndex = stem == "_index" || stem == "index"
    if !isIndex {
      (role, section, name) = (.article, folder.section, stem)
    } else if let last = folder.sections.last {
      let isSection = stem == "_index" || folders.isSection(folder.path)
      let above = isSection ? folder.section : folder.sections.dropLast().joined(separator: "/")
      (role, section, name) = (isSection ? .section : .article, above, last)
    } else {
      (role, section, name) = (.home, "", "")
    }
  }
}

/// A folder in the content folder.
final class ContentFolder {
  let path: String
  /// The parts of the path.
  let parts: [String]
  /// The sections that contain the folder, the outermost first.
  ///
  /// `_posts` and `_drafts` at the top belong to the section `posts`. Inside another folder, they belong to that
  /// folder.
  let sections: [String]
  /// The path of the section: `sections` joined by slashes.
  let section: String
  /// Whether the folder or one of its ancestors is hidden.
  let isHidden: Bool
  /// Whether the folder or one of its ancestors is `_drafts`.
  let isDraft: Bool

  init(_ path: String) {
    self.path = path
    parts = path.split(separator: "/").map(String.init)
    sections = parts.enumerated().compactMap { depth, part in
      part == "_posts" || part == Self.drafts ? depth == 0 ? "posts" : nil : part
    }
    section = sections.joined(separator: "/")
    isHidden = parts.contains { Self.isHidden($0) }
    isDraft = parts.contains(Self.drafts)
  }

  /// The name of a folder of drafts.
  static let drafts = "_drafts"

  static func isHidden(_ name: some StringProtocol) -> Bool {
    switch name.utf8.first {
    case UInt8(ascii: "."): true
    case UInt8(ascii: "_"): name != "_posts" && name != drafts
    default: false
    }
  }
}

/// A file in the content folder.
struct ContentFile {
  let path: String
  let folder: ContentFolder
  let name: Substring
  /// The name without its extension if the file is Markdown or one of the pages in HTML, otherwise `nil`.
  let stem: String?

  /// Returns the files at some paths, sorted by path.
  ///
  /// Consecutive files are mostly in the same folder, so they share one `ContentFolder`.
  static func sorted(_ paths: [String], _ pages: Set<String> = []) -> [ContentFile] {
    var last = ContentFolder("")
    return paths.inByteOrder { $0 }.map { path in
      let start = path.startOfName
      if !path.utf8.prefix(max(start - 1, 0)).elementsEqual(last.path.utf8) {
        last = ContentFolder(path.folderPath ?? "")
      }
      let name = Substring(path.utf8.dropFirst(start))
      let stem = MarkdownName.stem(of: name) ?? (pages.contains(path) ? HTMLPageName.stem(of: name) : nil)
      return ContentFile(path: path, folder: last, name: name, stem: stem)
    }
  }
}

/// The folders of the content, divided into sections and bundles; a bundle belongs to one article.
struct FolderNames {
  /// The path of the `index.md` in each folder that has one.
  private var bundles: [String: String] = [:]
  /// The path of the article beside each folder of the same name: `posts/trip.md` for the folder `posts/trip`.
  private var articles: [String: String] = [:]
  /// The folders that contain an article other than their own `index.md`, directly or in a subfolder.
  private var sections: Set<String> = []

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
  private mutating func addAll(upTo path: String?) {
    var next = path
    // If a folder was added before, so were its ancestors.
    while let folder = next, !folder.isEmpty, sections.insert(folder).inserted { next = folder.folderPath }
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

import Articles
import Records

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
    let sorted = paths.sorted { $0.precedesByBytes($1) }
      .map { path in (path, path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }) }
    let folders = FolderNames(sorted)
    for (path, parts) in sorted {
      guard let name = parts.last else { continue }
      if path == "site.yml" {
        settings = path
      } else if parts[0] == "static" {
        if parts.count > 1 {
          copies.append(Copy(path: path, target: parts.dropFirst().joined(separator: "/"), bundle: nil, isStatic: true))
        }
      } else if parts.dropLast().contains(where: Self.isHidden)
        || (Self.isHidden(name) && MarkdownName.stem(of: name) != "_index")
      {
        continue
      } else if MarkdownName.stem(of: name) != nil {
        articles.append(ArticlePlace(path, parts, folders))
      } else {
        let bundle = folders.bundle(of: parts)
        let inner = bundle.map { parts.dropFirst($0.split(separator: "/").count - 1) } ?? parts[...]
        copies.append(Copy(path: path, target: inner.joined(separator: "/"), bundle: bundle))
      }
    }
  }

  private static func isHidden(_ part: String) -> Bool {
    part.hasPrefix(".") || (part.hasPrefix("_") && part != "_posts" && part != "_drafts")
  }
}

/// Where an article lies, and what that makes of it.
struct ArticlePlace: Sendable {
  /// What an article is by its place.
  enum Role: String, Sendable { case home, section, article }

  let path: String
  let role: Role
  /// The section it lies in: its folders, joined by slashes; nothing at the top.
  let section: String
  /// The name that its address ends in, unless it says otherwise: of its file or its folder.
  let name: String
  /// Whether it lies in a folder of drafts.
  let isDraft: Bool

  fileprivate init(_ path: String, _ parts: [String], _ folders: FolderNames) {
    self.path = path
    // At the top they are the posts of a site; below a folder, what lies in them is that folder's.
    let folder = parts.dropLast().enumerated().compactMap { depth, part in
      part == "_posts" || part == "_drafts" ? depth == 0 ? "posts" : nil : part
    }
    isDraft = parts.dropLast().contains("_drafts")
    let file = parts[parts.count - 1]
    let stem = MarkdownName.stem(of: file) ?? file
    let isIndex = stem == "_index" || stem == "index"
    if isIndex, folder.isEmpty {
      (role, section, name) = (.home, "", "")
    } else if stem == "_index" || isIndex && folders.isSection(parts.dropLast().joined(separator: "/")) {
      (role, section, name) = (.section, folder.joined(separator: "/"), folder[folder.count - 1])
    } else if isIndex {
      (role, section, name) = (.article, folder.dropLast().joined(separator: "/"), folder[folder.count - 1])
    } else {
      (role, section, name) = (.article, folder.joined(separator: "/"), stem)
    }
  }
}

/// Which folders hold articles, and which of them are one article each.
private struct FolderNames {
  /// The folders with an `index.md`, and its path.
  private var bundles: [String: String] = [:]
  /// The folders with other articles in or below them, or an `_index.md`.
  private var sections: Set<String> = []

  init(_ paths: [(String, parts: [String])]) {
    var last: [String] = []
    for (path, parts) in paths {
      guard let name = parts.last.flatMap({ MarkdownName.stem(of: $0) }) else { continue }
      var folder = Array(parts.dropLast())
      if name == "index" {
        bundles[folder.joined(separator: "/")] = path
        folder = folder.dropLast()
      }
      // Most articles lie where the last one lay.
      if folder == last { continue }
      last = folder
      while !folder.isEmpty {
        sections.insert(folder.joined(separator: "/"))
        folder.removeLast()
      }
    }
  }

  func isSection(_ folder: String) -> Bool { sections.contains(folder) }

  /// The article of the innermost bundle that a file lies in.
  func bundle(of parts: [String]) -> String? {
    var folder = Array(parts.dropLast())
    while !folder.isEmpty {
      let path = folder.joined(separator: "/")
      if let index = bundles[path], !sections.contains(path) { return index }
      folder.removeLast()
    }
    return nil
  }
}

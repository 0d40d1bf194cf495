import Articles

/// Files of the new site with the same path, or with paths that differ only in capital letters.
///
/// One of two equal ones would overwrite the other, and two that differ in capital letters cannot be published.
enum SharedPaths {
  /// Gives each article and each copied file a path of its own, and returns a note on each change.
  ///
  /// Links that begin in the folder of their article lead to the new path.
  static func removed(from plan: inout ImportPlan) -> [ImportNote] {
    var taken: Set<String> = []
    var notes: [ImportNote] = []
    let sections = SectionNames(plan.articles.map(\.target))
    func unique(_ written: ImportPlan.Move) -> ImportPlan.Move {
      let move = ImportPlan.Move(source: written.source, target: sections.path(of: written.target))
      if move.target != written.target {
        notes.add("another folder differs only in capital letters; it is `\(move.target)` now", at: move.source)
      }
      if taken.insert(Self.key(move.target)).inserted { return move }
      // A section has only one `_index.md`.
      let path = move.target.withoutExtension.replacing(/\/_index$/, with: "/section")
      let ending = move.target.dropFirst(move.target.withoutExtension.count)
      let new = FreeName.of(path) { taken.insert(Self.key($0 + ending)).inserted } + ending
      let links = new.hasPrefix("static/") ? "; correct the links to it that begin with `/`" : ""
      notes.add("another file has its path `\(move.target)`; it is `\(new)` now\(links)", at: move.source)
      return ImportPlan.Move(source: move.source, target: new)
    }
    plan.articles = plan.articles.map(unique)
    // Old generators copy the file of a site over that of its theme.
    var copied: Set<String> = []
    let (fixed, linked) = (plan.copies.filter { isStatic($0.target) }, plan.copies.filter { !isStatic($0.target) })
    plan.copies = (fixed + linked).map { copied.insert($0.target).inserted ? unique($0) : $0 }
    return notes
  }

  private static func isStatic(_ path: String) -> Bool { path.hasPrefix("static/") }

  /// Returns a key that is equal for files at the same address; files in `static` are published at the root.
  private static func key(_ path: String) -> String {
    let isCopy = isStatic(path) && !path.isMarkdown
    return (isCopy ? String(path.dropFirst("static/".count)) : path).lowercased()
  }
}

/// The names of sections, so that two which differ only in capital letters become one.
private struct SectionNames {
  /// The first spelling of each section, by its path in lower case.
  private var names: [String: String] = [:]

  init(_ articles: [String]) {
    for path in articles {
      // The folder of an `index.md` belongs to the article.
      var folder = path.fileStem == "index" ? path.folderPath.folderPath : path.folderPath
      while !folder.isEmpty, names[folder.lowercased()] == nil {
        names[folder.lowercased()] = folder
        folder = folder.folderPath
      }
    }
  }

  /// Returns a path whose folders have the first spelling.
  func path(of file: String) -> String {
    var folder = file.folderPath
    while !folder.isEmpty {
      if let name = names[folder.lowercased()] { return name + file.dropFirst(folder.count) }
      folder = folder.folderPath
    }
    return file
  }
}

/// Articles with the same address, and those whose addresses differ only in capital letters.
///
/// Hugo and Jekyll overwrite one page with another without a word, but Garland publishes nothing then. Some file systems
/// do not distinguish capital letters.
enum SharedAddresses {
  /// Which of several articles at one address an old site shows.
  enum Shown: Sendable {
    /// The newest one, and an article with a date before a page.
    case newest
    case oldest
    /// One of them; the order is not defined.
    case any
    /// None: the generator refuses to build the site.
    case none
  }

  /// Returns the sentence about the article that keeps the address.
  static func explanation(_ winner: String, _ shown: Shown, of generator: String, isSame: Bool) -> String {
    if !isSame { return "`\(winner)` has an address that differs only in capital letters" }
    return switch shown {
    case .newest, .oldest: "The old site shows `\(winner)` there"
    case .any: "The old site shows only one of them there; `\(winner)` keeps it"
    case .none: "\(generator) refuses such a site; `\(winner)` keeps it"
    }
  }

  /// Returns new addresses for all articles but the last one of each address, by their indices.
  static func replacements(for urls: [String]) -> [Int: String] {
    let groups = Dictionary(grouping: urls.indices) { key(urls[$0]) }.filter { $0.value.count > 1 }
    var used = Set(urls.map(key))
    var replacements: [Int: String] = [:]
    for (_, indices) in groups.sorted(by: { $0.key < $1.key }) {
      for index in indices.dropLast() {
        let (start, ending) = numberPlace(in: urls[index])
        replacements[index] = FreeName.of(start) { used.insert(key($0 + ending)).inserted } + ending
      }
    }
    return replacements
  }

  /// Returns the index of the article that keeps the address of another one.
  static func winner(over index: Int, in urls: [String]) -> Int {
    urls.lastIndex { key($0) == key(urls[index]) } ?? index
  }

  /// Returns a key that is equal for addresses of the same file.
  private static func key(_ address: String) -> String {
    let path = SitePath.decoded(address).lowercased()
    return path.hasSuffix("/index.html") ? String(path.dropLast("index.html".count)) : path
  }

  /// Splits an address at the place for a number, as in `/bread-2/` or `/bread-2.html`.
  private static func numberPlace(in url: String) -> (start: String, ending: String) {
    if url.hasSuffix("/") { return (String(url.dropLast()), "/") }
    guard url.fileName.contains("."), let dot = url.lastIndex(of: ".") else { return (url, "") }
    return (String(url[..<dot]), String(url[dot...]))
  }
}

/// The first name that is free.
enum FreeName {
  /// Returns a path without its extension, with a number behind it if it is taken.
  static func of(_ path: String, isFree: (String) -> Bool) -> String {
    if isFree(path) { return path }
    return (2...).lazy.map { "\(path)-\($0)" }.first(where: isFree) ?? path
  }
}

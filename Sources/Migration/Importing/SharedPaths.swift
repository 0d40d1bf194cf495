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
        notes.append(
          ImportNote(
            path: move.source, message: "another folder differs only in capital letters; it is `\(move.target)` now"))
      }
      if taken.insert(Self.key(move.target)).inserted { return move }
      // A section has only one `_index.md`.
      let path = move.target.withoutExtension.replacing(/\/_index$/, with: "/section")
      let ending = move.target.dropFirst(move.target.withoutExtension.count)
      let new = FreeName.of(path) { taken.insert(Self.key($0 + ending)).inserted } + ending
      let links = new.hasPrefix("static/") ? "; correct the links to it that begin with `/`" : ""
      notes.append(
        ImportNote(path: move.source, message: "another file has its path `\(move.target)`; it is `\(new)` now\(links)")
      )
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

  /// Returns what is equal for files at the same address; the files in `static` begin at the root.
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

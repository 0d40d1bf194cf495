import Articles

/// The files of a site whose folders are the parts of its addresses.
enum FolderPlan {
  /// Plans an article for each Markdown file, and a copy of each other file.
  ///
  /// Files such as `_note.mdx` are parts of other articles if `hasParts`. `copyTarget` returns the new path of a copied
  /// file.
  static func plan(_ site: ForeignSite, hasParts: Bool, copyTarget: (String) -> String) -> ImportPlan {
    var plan = ImportPlan()
    var taken: Set<String> = []
    for path in site.paths {
      if hasParts, isArticle(path), path.fileStem.hasPrefix("_"), path.fileStem != "_index" {
        plan.omitted.append(ImportPlan.Omission(path: path, reason: "a part of other articles"))
      } else if isArticle(path) {
        let name = isIndex(path, in: site) ? "index" : path.fileStem
        let target = (1...).lazy.map { folder(of: path) + ($0 == 1 ? name : "\(name)-\($0)") }
          .first { taken.insert(address($0)).inserted }
        if let target, target != folder(of: path) + name {
          plan.notes.append(
            ImportNote(path: path, message: "another file has its path, or its address; it is `\(target).md` now"))
        }
        plan.articles.append(ImportPlan.Move(source: path, target: (target ?? name) + ".md"))
      } else if ["rst", "adoc", "org", "textile"].contains(path.fileExtension) {
        plan.omitted.append(ImportPlan.Omission(path: path, reason: "convert it to Markdown first"))
      } else {
        plan.copies.append(ImportPlan.Move(source: path, target: copyTarget(path)))
      }
    }
    return plan
  }

  /// Whether a file is the text of its folder: an `index.md`, or else a `README.md`.
  static func isIndex(_ path: String, in site: ForeignSite) -> Bool {
    let index = folder(of: path) + "index.md"
    return path == index || path.fileStem.lowercased() == "readme" && !site.has(index)
  }

  /// Returns the address in an article's `slug`, or `nil` if the slug is a name or a path within a section.
  static func address(inSlug slug: String) -> String? {
    slug.hasPrefix("/") ? "/" + slug.split(separator: "/").map { $0 + "/" }.joined() : nil
  }

  private static func isArticle(_ path: String) -> Bool { path.isMarkdown || path.fileExtension == "mdx" }

  private static func folder(of path: String) -> String { path.folderPath.isEmpty ? "" : path.folderPath + "/" }

  /// Returns what the address of a path without its extension is made of.
  ///
  /// Garland leaves out the date of `2026-01-02-bread.md`, so another date with the same name would be at its address.
  private static func address(_ path: String) -> String {
    let name = path.fileName == "index" ? [] : [DatedName(path.fileName).name]
    return (path.folderPath.split(separator: "/").map(String.init) + name).joined(separator: "/").lowercased()
  }
}

/// The files of a site whose folders are the parts of its addresses.
enum FolderPlan {
  /// Plans an article for each Markdown file, and a copy of each other file.
  ///
  /// Files such as `_note.mdx` are parts of other articles if `hasParts`. `copyTarget` returns the new path of a copied
  /// file.
  static func plan(_ site: ForeignSite, hasParts: Bool, copyTarget: (String) -> String) -> ImportPlan {
    var plan = ImportPlan()
    for path in site.paths {
      if hasParts, isArticle(path), path.fileStem.hasPrefix("_"), path.fileStem != "_index" {
        plan.omit(path, "a part of other articles")
      } else if isArticle(path) {
        let name = isIndex(path, in: site) ? "index" : path.fileStem
        plan.addArticle(path, at: folder(of: path) + name + ".md")
      } else if ["rst", "adoc", "org", "textile"].contains(path.fileExtension) {
        plan.omit(path, "convert it to Markdown first")
      } else {
        plan.addCopy(path, at: copyTarget(path))
      }
    }
    return plan
  }

  /// Whether a file is the text of its folder: an `index.md`, or else a `README.md`.
  static func isIndex(_ path: String, in site: ForeignSite) -> Bool {
    let index = folder(of: path) + "index.md"
    return path == index || path.fileStem.lowercased() == "readme" && !site.has(index)
  }

  private static func isArticle(_ path: String) -> Bool { path.isMarkdown || path.fileExtension == "mdx" }

  private static func folder(of path: String) -> String { path.folderPath.isEmpty ? "" : path.folderPath + "/" }
}

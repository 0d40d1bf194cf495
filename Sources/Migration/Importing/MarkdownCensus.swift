/// What became of the Markdown files of the old site, so that none is lost without a word.
enum MarkdownCensus {
  /// Returns notes about the Markdown files that a plan neither imports nor lists as left out.
  static func notes(on plan: ImportPlan, of site: ForeignSite) -> [ImportNote] {
    let placed = Set((plan.articles + plan.copies).map(\.source))
    let omitted = plan.omitted.map(\.path)
    let files = Set(omitted)
    let folders = omitted.filter { $0.hasSuffix("/") } + omitted.filter { !$0.hasSuffix("/") }.map { $0 + "/" }
    let lost = site.paths.filter { path in
      (path.isMarkdown || ["mdx", "mdoc"].contains(path.fileExtension)) && !placed.contains(path)
        && !files.contains(path)
        && !isOfRepository(path) && !folders.contains { path.hasPrefix($0) }
    }
    return lost.map { path in
      ImportNote(path: path, message: "this Markdown file is not imported: no setting of the old site names its folder")
    }
  }

  /// Returns the reason not to import a site without articles, or `nil` if the plan has one.
  static func refusal(of plan: ImportPlan, of site: ForeignSite) -> String? {
    guard plan.articles.isEmpty else { return nil }
    let lost = site.paths.filter { $0.isMarkdown && !isOfRepository($0) }
    if let path = lost.first {
      return "no article was found. Import the folder that contains the texts, such as that of `\(path)`: "
        + "`garland import FOLDER OUT`"
    }
    let pages = site.paths.count { $0.fileExtension == "html" }
    if pages > 0, site.has("index.html") {
      return
        "no article was found. This is a built site of \(pages) HTML files: import the folder with its Markdown sources"
    }
    return site.paths.contains { ["rst", "adoc", "org", "textile"].contains($0.fileExtension) }
      ? "no article was found. Convert the texts to Markdown first"
      : "no article was found. Import the folder with the sources of the site, which has Markdown files"
  }

  /// Whether a file tells about the repository, or belongs to a package.
  static func isOfRepository(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    guard !folders.contains(where: { $0 == "node_modules" || $0.hasPrefix(".") }) else { return true }
    return folders.isEmpty
      && ["readme", "license", "changelog", "contributing", "code_of_conduct", "security", "claude", "agents", "todo"]
        .contains(path.fileStem.lowercased())
  }
}

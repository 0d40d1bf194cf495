import Articles
import Dates
import Planning

/// What `garland new site` adds to a folder, decided from the files that are there.
struct SiteAdditions {
  /// The new files by their paths.
  let added: [(path: String, text: String)]
  /// The paths of existing files that take the place of new ones.
  let kept: [String]
  /// Advice about files that Garland does not read where they are.
  let advice: String

  /// Decides which files of a new site to add to existing ones.
  init(_ files: [(path: String, text: String)], guide: String, existing paths: [String]) {
    let own = paths.filter(Self.isArticle)
    let outside = own.filter { !$0.hasPrefix("Content/") }
    var files = files
    if !own.isEmpty { files = files.compactMap(Self.withoutExamples) }
    files += [(".gitignore", StarterSite.ignoredFolders), ("AGENTS.md", guide)]
    // Only new settings name the schema in their first line.
    if !paths.contains("Content/site.yml") { files.append((StarterSite.schemaPath, SchemaSubject.site.schema)) }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let existing = Dictionary(paths.map { (Self.address(of: $0), $0) }) { first, _ in first }
    added = files.filter { existing[Self.address(of: $0.path)] == nil }
    kept = files.compactMap { existing[Self.address(of: $0.path)] }
    advice =
      (kept.contains(".gitignore") ? "Add `_site/` and `.garland/` to .gitignore, if they are not in it.\n" : "")
      + (outside.count == own.count && !own.isEmpty ? Self.advice(for: outside) : "")
  }

  /// Returns whether a file is an article, and not a text about a repository such as `README.md`.
  private static func isArticle(_ path: String) -> Bool {
    guard let stem = MarkdownName.stem(of: path) else { return false }
    let isAboutRepository = !stem.contains("/") && stem.allSatisfy { $0.isUppercase || "_-".contains($0) }
    return !isAboutRepository && !stem.lowercased().hasSuffix("/readme")
  }

  /// Returns a file for a site with articles: settings without menus, whose links need the examples; `nil` for an example.
  private static func withoutExamples(_ file: (path: String, text: String)) -> (path: String, text: String)? {
    switch file.path {
    case "Content/site.yml":
      (file.path, file.text.firstRange(of: "menus:\n").map { String(file.text[..<$0.lowerBound]) } ?? file.text)
    case "Content/about.md", "Content/portrait.svg", "Content/static/favicon.svg": file
    default: nil
    }
  }

  /// Returns what two files of one address have in common: `about.md`, `about.html` and `about/index.md` are one page.
  private static func address(of path: String) -> String {
    guard path.hasPrefix("Content/"), path != "Content/site.yml" else { return path }
    let names = path.split(separator: "/")
    let stem = names.last.map { $0.prefix { $0 != "." } } ?? ""
    let folders = names.dropLast()
    return (folders + (stem == "index" && folders.count > 1 ? [] : [stem])).joined(separator: "/")
  }

  /// Says how articles get to where Garland reads them.
  private static func advice(for articles: [String]) -> String {
    var names: [String] = []
    for path in articles {
      let name = path.split(separator: "/").first.map(String.init) ?? path
      if names.last != name { names.append(name) }
    }
    let files = articles.count == 1 ? "1 Markdown file is" : "\(articles.count) Markdown files are"
    return """
      \(files) not in `Content`, the folder that Garland reads. To move them:
        mv \(names.map(ShellWord.quoted).joined(separator: " ")) Content/

      """
  }
}

import Addresses

/// The decisions of a generator about the files of a site.
struct ImportPlan: Sendable {
  /// A file and its path in the folder `Content` of the new site.
  struct Move: Sendable, Equatable {
    let source: String
    let target: String
  }

  /// Files that an import leaves out.
  struct Omission: Sendable, Equatable {
    /// The path of a file, or of a folder with a slash at the end.
    let path: String
    /// The reason, for people, such as `templates of Liquid`.
    let reason: String
  }

  /// The settings for `site.yml`.
  var settings = SiteConfiguration()
  var articles: [Move] = []
  /// The files that are copied.
  var copies: [Move] = []
  /// New files by their path in `Content`, such as `posts/_index.md`.
  var written: [String: String] = [:]
  /// New files beside `Content`, by name, such as `attachments.txt`.
  var rootFiles: [String: String] = [:]
  /// The files and folders that have no place in the new site, such as templates.
  private(set) var omitted: [Omission] = []
  private var omittedPaths: Set<String> = []
  /// What the report says about the whole site.
  var notes: [ImportNote] = []
  /// The reason not to import the site, such as an export file that cannot be read.
  var refusal: String?

  /// The name of the host of the site; empty if the old site names none.
  var host: String {
    let parts = (settings[.url]?.text ?? "").split(separator: "/", omittingEmptySubsequences: false)
    return parts.count > 2 ? parts[2].lowercased() : ""
  }

  mutating func addArticle(_ source: String, at target: String) {
    articles.append(Move(source: source, target: target))
  }

  mutating func addCopy(_ source: String, at target: String) { copies.append(Move(source: source, target: target)) }

  /// Copies a data file, for templates and `:::each`, or leaves out one in a form that Garland does not read.
  mutating func addData(_ source: String, named name: String) {
    if ["yml", "yaml", "json", "toml", "csv", "tsv"].contains(source.fileExtension) {
      addCopy(source, at: "_data/" + name)
    } else {
      omit(source, "no data in YAML, TOML, JSON, CSV or TSV")
    }
  }

  /// Lists a file or a folder that is left out, once.
  mutating func omit(_ path: String, _ reason: String) {
    if omittedPaths.insert(path).inserted { omitted.append(Omission(path: path, reason: reason)) }
  }

  /// Lists the copies of articles in other markup languages, which a build refuses.
  mutating func omitOtherMarkup() {
    let names: Set = ["rst", "adoc", "asciidoc", "org", "textile", "qmd", "rmd"]
    for copy in copies where names.contains(copy.target.fileExtension) && copy.target.path(below: "static") == nil {
      omit(copy.source, "no Markdown: convert it, or copy it to `Content/static`")
    }
    copies.removeAll { omittedPaths.contains($0.source) }
  }

  /// Lists the files in a folder with the name of a page, such as `rye/index.html/index.html`.
  ///
  /// A server cannot show both the folder and the page of that name.
  mutating func omitFoldersNamedAsPages() {
    func isInside(_ move: Move) -> Bool { move.target.split(separator: "/").dropLast().contains("index.html") }
    for move in (articles + copies).filter(isInside) { omit(move.source, "its folder has the name of a page") }
    articles.removeAll(where: isInside)
    copies.removeAll(where: isInside)
  }

  /// Lists an article that the settings of the old site exclude.
  mutating func omitExcluded(_ path: String) {
    if path.isMarkdown || path.fileExtension == "mdx" { omit(path, "the settings of the old site exclude it") }
  }
}

/// Something that an import could not convert.
package struct ImportNote: Sendable, Equatable {
  /// The path in the old site; `nil` for a note about the whole site.
  var path: String?
  /// The line in the old file, from 1.
  var line: Int?
  let message: String
}

extension [ImportNote] {
  /// Adds a note on a file of the old site, or on the whole site.
  mutating func add(_ message: String, at path: String? = nil, line: Int? = nil) {
    append(ImportNote(path: path, line: line, message: message))
  }
}

import Diagnostics

/// A problem with a file of the content that its author may not notice in the finished site.
enum ContentProblem {
  /// A file with settings under another name than `site.yml`.
  case unreadSettings(path: String, hasSettings: Bool)
  /// A file in a format for articles that Garland does not read.
  case unreadFormat(path: String, UnreadFormat)
  /// Files that are skipped because of the name of their folder, or because of their own names.
  case leftOut(LeftOutFiles)
  /// An article or a folder whose name has capital letters, which are in lower case in the address.
  case changedCase(path: String, address: String, others: Int)
  /// An article whose name ends in a language that the site does not list.
  case unlistedLanguage(path: String, String)
  /// A file among the templates that is written for another template language.
  case foreignTemplate(path: String, others: Int)
  /// A stylesheet, a script or a font outside of the folder `assets` of the templates.
  case misplacedAsset(path: String, folder: String, others: Int)
  /// The folder of templates inside of the content folder.
  case misplacedTemplates(folder: String, content: String, templates: String)
  /// A copied file that seems to be private.
  case sensitive(path: String, Sensitivity)

  func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(severity, code, message, at: range, suggestion: Diagnostic.Suggestion(advice))
  }

  private var severity: Severity {
    switch self {
    case .unreadSettings, .unreadFormat, .sensitive(_, .privateKey), .sensitive(_, .passwords): .error
    case .leftOut, .changedCase, .unlistedLanguage, .foreignTemplate, .misplacedAsset, .misplacedTemplates, .sensitive:
      .warning
    }
  }

  private var code: DiagnosticCode {
    switch self {
    case .unreadSettings: "site.unread-settings"
    case .unreadFormat: "site.unread-format"
    case .leftOut: "site.left-out"
    case .changedCase: "site.changed-case"
    case .unlistedLanguage: "site.unlisted-language"
    case .foreignTemplate, .misplacedAsset, .misplacedTemplates: "templates.unread-file"
    case .sensitive: severity == .error ? "site.secret-file" : "site.private-data"
    }
  }

  private var message: String {
    switch self {
    case .unreadSettings(let path, _): "`\(path)` is not read: the settings of a site are in `\(SiteSettings.path)`"
    case .unreadFormat(let path, _): "`\(path)` is not read as an article, because it is not a `.md` file"
    case .leftOut(let files) where files.isFolder:
      "the folder `\(files.path)` is left out, with \(files.count == 1 ? "its file" : "its \(files.count) files"), "
        + "because its name begins with `\(files.sign)`"
    case .leftOut(let files):
      "`\(files.path)` is left out, because its name begins with `\(files.sign)`"
        + Self.others(files.count - 1, in: "file")
    case .changedCase(let path, let address, let others):
      "`\(path)` is at `\(address)`, where its capital letters are in lower case" + Self.others(others, in: "article")
    case .unlistedLanguage(let path, let tag):
      "`\(path)` ends like a translation, but `languages` does not list `\(tag)`"
    case .foreignTemplate(let path, let others):
      Self.unread(path, others) + ": templates are `.mustache` files"
    case .misplacedAsset(let path, _, let others):
      Self.unread(path, others) + ": stylesheets, scripts and fonts are in `assets`"
    case .misplacedTemplates(let folder, let content, _):
      "`\(folder)` is published as it is: Garland reads no templates inside of `\(content)`"
    case .sensitive(let path, let sensitivity):
      switch sensitivity {
      case .privateKey: "`\(path)` is a private key, which everyone could download from the site"
      case .passwords:
        "`\(path)` is a file for passwords and other secrets, which everyone could download from the site"
      case .database: "`\(path)` is a database, which everyone can download from the site"
      case .addresses, .ordinary, .picture:
        "`\(path)` is an export with e-mail addresses of people, which everyone can download from the site"
      }
    }
  }

  /// Returns the end of a message that also concerns other items of the same folder.
  private static func others(_ count: Int, in noun: String) -> String {
    switch count {
    case 0: ""
    case 1: "; the same is true of 1 more \(noun) in this folder"
    default: "; the same is true of \(count) more \(noun)s in this folder"
    }
  }

  /// Returns the beginning of a message about a file that is not read, and others.
  private static func unread(_ path: String, _ others: Int) -> String {
    switch others {
    case 0: "`\(path)` is not read"
    case 1: "`\(path)` and 1 more file are not read"
    default: "`\(path)` and \(others) more files are not read"
    }
  }

  private var advice: String {
    switch self {
    case .unreadSettings(let path, _) where !UnreadSettings.isOwn(path):
      "convert the site with `garland import`, or write the settings in `\(SiteSettings.path)`"
    case .unreadSettings(_, hasSettings: false): "rename it to `\(SiteSettings.path)`"
    case .unreadSettings(let path, hasSettings: true):
      "move its settings to `\(SiteSettings.path)` and delete it, or move it to `static/\(path)` to publish it"
    case .unreadFormat(let path, let format):
      switch format {
      case .components: "convert the site with `garland import`, or move the file to `static` to publish it as it is"
      case .otherMarkup: "convert it to Markdown, or move it to `static` to publish it as it is"
      case .otherExtension: "rename it to `\(path.prefix(upTo: path.lastIndex(of: ".") ?? path.endIndex)).md`"
      }
    case .leftOut(let files) where files.sign == ".": "move it to `static`, or rename it if it is an article"
    case .leftOut: "rename it, or move it to `static` to publish it as it is"
    case .sensitive where severity == .error:
      "move it out of the folder, and replace its secrets if they were public before; to publish it, write "
        + "`levels: {site.secret-file: warning}` in `site.yml`"
    case .sensitive:
      "move it out of the folder; if everyone may have it, write `levels: {site.private-data: off}` in `site.yml`"
    case .unlistedLanguage(_, let tag): "add `\(tag)` to `languages` in `site.yml`, or rename the file"
    case .foreignTemplate: "write it in Mustache; `garland new template page` copies a built-in template to start from"
    case .misplacedAsset(let path, let folder, _): "move it to `\(folder)/assets/\(path)`"
    case .misplacedTemplates(let folder, let content, let templates):
      "move `\(content)/\(folder)` to `\(templates)`"
    case .changedCase: "write its name in lower case, or `case: keep` in `site.yml`"
    }
  }
}

/// The files at the top of the content folder that hold settings, but are not `site.yml`.
enum UnreadSettings {
  /// Returns whether a path is that of such a file; the names of other generators are only doubtful in a site without
  /// `site.yml`.
  static func matches(_ path: String, besideSettings hasSettings: Bool) -> Bool {
    isOwn(path) || !hasSettings && foreignNames.contains(path.lowercased())
  }

  /// Returns whether the name differs from `site.yml` in capitals or in the format only.
  static func isOwn(_ path: String) -> Bool {
    path != SiteSettings.path && ["yml", "yaml", "toml", "json"].contains { path.lowercased() == "site.\($0)" }
  }

  private static let foreignNames: Set<String> = Set(
    ["_config", "config", "hugo", "mkdocs"].flatMap { name in ["yml", "yaml", "toml"].map { "\(name).\($0)" } })
}

/// A format of articles that Garland does not read; each case has its own advice.
enum UnreadFormat: Sendable {
  /// Markdown with components, which the importer converts.
  case components
  /// Another markup language.
  case otherMarkup
  /// Markdown under a rare extension.
  case otherExtension

  /// Creates the format of a file from its extension; `nil` if the file is no article, or if Garland reads it.
  init?(of path: String) {
    guard let dot = path.lastIndex(of: "."), dot > path.startIndex else { return nil }
    switch path[dot...].lowercased() {
    case ".mdx", ".mdoc", ".markdoc": self = .components
    case ".rst", ".adoc", ".asciidoc", ".org", ".textile", ".qmd", ".rmd": self = .otherMarkup
    case ".mkd", ".mkdn", ".mdown", ".mdwn": self = .otherExtension
    default: return nil
    }
  }
}

/// Skipped files: the files in a folder whose name begins with `_` or `.`, or the files of a folder with such names.
struct LeftOutFiles: Sendable {
  /// The path of the skipped folder, or of the first skipped file.
  let path: String
  let isFolder: Bool
  /// The first of the files.
  let first: String
  /// The first character of the name.
  let sign: Character
  var count = 1
}

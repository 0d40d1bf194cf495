import Articles
package import Diagnostics
import Texts

/// A problem in a site that concerns more than the syntax of one file.
package enum SiteProblem {
  /// Two pages or files have the same address.
  case sameAddress(String, first: String, second: String)
  /// An alias has the same address as another alias, a page or a file.
  case lostAlias(String, alias: String, to: String)
  /// Terms that differ in more than case, spaces and hyphens share one list.
  case sharedList(String, first: String, second: String)
  /// An address needs a folder where another address has a file.
  case fileAndFolder(String, file: String, inner: String)
  /// A page or file cannot have its address.
  case refusedAddress(String, String, String)
  /// Two articles are about one section.
  case twoIndexes(String, String)
  /// A page names a template that does not exist; `hasDefault` is whether the default template of its kind exists.
  case missingTemplate(String, hasDefault: Bool, names: [String])
  /// An article names a layout of another generator, and no template has its name.
  case missingLayout(String, names: [String])
  /// A section names a container that does not exist.
  case missingContainer(String, names: [String])
  /// A link leads to a missing id of another article.
  case missingPart(String, nearest: String?)
  /// A stylesheet or a script refers to a missing file.
  /// A missing file that an asset refers to or, if `isImage`, an image of the settings or of front matter.
  case missingFile(String, isImage: Bool, nearest: String? = nil)
  case unpublishedFile(String, of: String?)
  /// A picture in front matter or in the settings cannot be decoded.
  case undecodablePicture(String, String)
  /// A stylesheet or a script has a syntax error, so Garland could not rewrite the name of an asset in it.
  case staleName(String)
  /// A stylesheet does not close a brace.
  case unclosedBrace
  /// The template of a container declares a name that Garland reserves in such templates.
  case takenName(String, of: String, names: [String])
  /// The name of a container's template is not valid in Markdown.
  case unusableName(String)
  /// A post has no date.
  case undated
  /// The name or the address of an article begins with a day that does not exist.
  case noSuchDay(String)
  /// An article was updated before the day of its publication.
  case updatedTooEarly
  /// The history of the content cannot be read.
  case noHistory(ContentHistory.Problem)
  /// A slug is changed to be valid in an address.
  case changedSlug(String, String)
  /// Two articles have the same id in feeds.
  case sameFeedID(String, first: String)
  /// A section has the address of a taxonomy's list of terms.
  case hiddenTerms(String, section: String, at: String, names: [String])
  /// An article has a heading of level 1 in addition to its title.
  case secondTitle
  /// Garland has no month names for a language.
  case unknownLanguage(String)
  /// Swift code reads a data file that does not exist.
  case missingData(String, names: [String])
  /// Two data files have the same name in templates.
  case sameDataName(String, String, String)
  /// Data does not fit the Swift type that reads it.
  case unfitData(String, path: String, String, String)
  /// The parameters of an article do not fit the Swift type of its section.
  case unfitParameters(String, String, reason: String)
  /// Swift code names a section without articles.
  case unknownSection(String, names: [String])
  /// A hook failed after the site was published.
  case failedHook(String, String)
  /// A page in Swift has a term that no article has.
  case unknownTerm(String, of: String, page: String, names: [String])
  /// Swift code computes other pages when it is called again.
  case unstablePages(String)
  /// A container that reads the site shows the text of an article with such a container.
  case circularContainer(String)
  /// A view in Swift contains a template that places the view.
  case circularView(String)
  /// A view requires a stylesheet or a script that does not exist.
  ///
  /// `unread` is the path of the file in a folder of the templates that is not read.
  case missingAsset(String, names: [String], unread: String?, by: String?)
  /// No template shows a hook.
  case unknownHook(String, names: [String])
  /// No stylesheet, script or template reads a custom property of CSS.
  case unreadToken(String, names: [String])
  /// No page links a stylesheet of the site.
  case unlinkedStyle(String)
  /// A parameter is almost one that the site reads.
  case misspeltParameter(String, nearest: String)
  /// Swift code reads a file that cannot be read.
  case unreadFile(String, String)
  /// The font of social cards cannot be used.
  case unusableFont(String, String)
  /// The logo of social cards cannot be drawn.
  case unusableLogo(String, String)
  /// The font of social cards lacks letters of a title; `needsImage` if no font helps.
  case undrawableTitle(String, needsImage: Bool)
  /// The settings ask for AVIF, and the program that encodes it is not installed.
  case noAVIFEncoder
  /// The setting `url` is missing, but feeds, the sitemap or link previews need it.
  case missingAddress

  package func diagnostic(at range: SourceRange? = nil, notes: [Diagnostic.Note] = []) -> Diagnostic {
    Diagnostic(severity, code, message, at: range, notes: notes, suggestion: suggestion(at: range))
  }

  private var severity: Severity {
    switch self {
    case .missingTemplate(_, hasDefault: true, _), .lostAlias, .sharedList, .missingPart, .missingFile,
      .unpublishedFile,
      .undecodablePicture,
      .staleName,
      .unclosedBrace, .missingLayout, .unusableName, .undated, .updatedTooEarly, .noHistory, .changedSlug,
      .sameFeedID, .hiddenTerms, .secondTitle, .unusableFont, .unusableLogo, .undrawableTitle, .noAVIFEncoder,
      .unknownLanguage, .missingAddress,
      .unknownHook, .unreadToken, .unlinkedStyle, .misspeltParameter, .unknownTerm,
      .unknownSection:
      .warning
    default: .error
    }
  }

  private var code: DiagnosticCode {
    switch self {
    case .sameAddress, .lostAlias, .sharedList: "site.same-address"
    case .fileAndFolder: "site.file-and-folder"
    case .refusedAddress: "site.refused-address"
    case .twoIndexes: "site.two-indexes"
    case .missingTemplate: "site.missing-template"
    case .missingLayout: "site.missing-layout"
    case .missingContainer: "site.missing-container"
    case .missingPart: "check.missing-part"
    case .missingFile(_, let isImage, _): isImage ? "check.missing-image" : "check.broken-link"
    case .unpublishedFile: "links.left-out-file"
    case .unusableFont: "site.unusable-font"
    case .unusableLogo: "site.unusable-logo"
    case .undrawableTitle: "site.undrawable-title"
    case .noAVIFEncoder: "site.no-avif-encoder"
    case .undecodablePicture: "links.undecodable-picture"
    case .staleName: "links.stale-name"
    case .unclosedBrace: "site.unclosed-brace"
    case .takenName: "containers.taken-name"
    case .unusableName: "containers.unusable-name"
    case .undated: "site.undated-post"
    case .noSuchDay: "site.no-such-day"
    case .updatedTooEarly: "site.updated-too-early"
    case .noHistory: "site.no-history"
    case .changedSlug: "site.changed-slug"
    case .sameFeedID: "site.same-feed-id"
    case .hiddenTerms: "site.hidden-list"
    case .secondTitle: "site.second-title"
    case .unknownLanguage: "site.unknown-language"
    case .missingAddress: "site.missing-address"
    case .unknownHook: "templates.unknown-hook"
    case .unreadToken: "templates.unread-token"
    case .unlinkedStyle: "templates.unlinked-style"
    case .misspeltParameter: "front-matter.misspelt-key"
    case .missingData: "site.missing-data"
    case .sameDataName: "site.same-data-name"
    case .unfitData: "site.unfit-data"
    case .unfitParameters: "site.unfit-params"
    case .unknownSection: "site.unknown-section"
    case .failedHook: "site.failed-hook"
    case .unknownTerm: "site.unknown-term"
    case .unstablePages: "site.unstable-pages"
    case .missingAsset: "site.missing-asset"
    case .circularContainer, .circularView: "containers.circular"
    case .unreadFile: "site.unread-file"
    }
  }

  private var message: String {
    switch self {
    case .sameAddress(let address, let first, let second): "\(first) and \(second) have the same address, `\(address)`"
    case .lostAlias(let address, let alias, let winner):
      "\(alias) is ignored, because \(winner) has the same address, `\(address)`"
    case .sharedList(let address, let first, let second):
      "the terms `\(first)` and `\(second)` share one list, because they have the same address, `\(address)`"
    case .fileAndFolder(let address, let file, let inner):
      "\(inner) cannot be at `\(address)`: it needs a folder, but \(file) is a file of that name"
    case .refusedAddress(let address, let name, let reason): "\(name) cannot be at `\(address)`: \(reason)"
    case .twoIndexes(let first, let second): "`\(first)` and `\(second)` are about the same page; delete one of them"
    case .missingTemplate(let name, hasDefault: false, _): "there is no template `\(name)`"
    case .missingTemplate(let name, hasDefault: true, _), .missingLayout(let name, _):
      "there is no template `\(name)`, so the page uses the default template of its kind"
    case .missingContainer(let name, _): "there is no container `\(name)`"
    case .missingPart(let link, _): "broken link `\(link)`: the linked article has no such heading or id"
    case .missingFile(let address, _, _): "there is no file `\(address)`"
    case .unpublishedFile(let address, let article):
      "the file `\(address)` is not published, because \(AddressResolution.reason(unpublishedFileOf: article))"
    case .undecodablePicture(let address, let failure): "the picture `\(address)` \(failure)"
    case .staleName(let name):
      "the file has a syntax error, so `\(name)` in it is not replaced: this reference is broken"
    case .unclosedBrace: "this `{` is never closed, so the rules after it do not apply"
    case .takenName(let name, let field, _):
      "`\(field)` cannot contain `\(name)`: templates of containers already use this name"
    case .unusableName(let name): "articles cannot use this container: `\(name)` is not a valid name in Markdown"
    case .undated: "the post has no date: it is last in lists and missing in feeds"
    case .noSuchDay(let day):
      "the day `\(day)` in the path does not exist, so the day of publication is unclear"
    case .updatedTooEarly: "`updated` is before the article's date, so it is ignored"
    case .noHistory(let problem): "no dates of last changes: \(problem.reason)"
    case .hiddenTerms(let terms, let section, let address, _):
      "`\(address)` lists the section `\(section)` instead of all \(terms): this article is about a term that no article has"
    case .changedSlug(let slug, let part): "`\(slug)` becomes `\(part)` in the address"
    case .sameFeedID(let id, let first):
      "`\(first)` has the same id in feeds, `\(id)`, so feed readers show only one of the two articles"
    case .secondTitle: "the page already has a heading of level 1: its title"
    case .unknownLanguage(let tag): "Garland has no month names for the language `\(tag)`, so dates use numbers"
    case .unknownHook(let name, _): "no template shows `\(name)`"
    case .unreadToken(let name, _): "nothing reads `\(name)`, so this line has no effect"
    case .unlinkedStyle(let path): "no page links `\(path)`, so its rules have no effect"
    case .misspeltParameter(let name, let nearest): "nothing reads `\(name)`, but `\(nearest)` has a meaning here"
    case .missingData(let name, _):
      "Swift code reads the data `\(name)`, but there is no file `\(DataFiles.folder)/\(name)`"
    case .sameDataName(let name, let first, let second):
      "`data.\(name)` in templates is both `\(DataFiles.folder)/\(first)` and `\(DataFiles.folder)/\(second)`"
    case .unfitData(let name, let path, let type, let reason):
      "\(path.isEmpty ? "the data `\(name)`" : "`\(path)` in the data `\(name)`") does not fit the type `\(type)`: \(reason)"
    case .unfitParameters(let path, let type, let reason):
      "\(path.isEmpty ? "the front matter" : "`\(path)`") does not fit the type `\(type)`: \(reason)"
    case .unknownSection(let name, _): "Swift code names the section `\(name)`, which has no articles"
    case .failedHook(let name, let reason): "the site is published, but the hook `\(name)` failed: \(reason)"
    case .unknownTerm(let name, let taxonomy, let page, _):
      "the page in Swift at `\(page)` has the term `\(name)` of `\(taxonomy)`, which no article has"
    case .unstablePages(let address):
      "Swift code returned the page `\(address)` in one of two calls, but not in the other; compute addresses only from `site`"
    case .circularView(let name):
      "the view `\(name)` in Swift contains a template that places `{{view.\(name)}}` again"
    case .circularContainer(let path):
      "a container that reads the site cannot show the text of `\(path)`, which has such a container itself"
    case .missingAsset(let url, _, let unread?, let user):
      "\(user ?? "a view here") requires `\(url)`, but Garland does not read `\(unread)`: stylesheets and scripts are in `assets`"
    case .missingAsset(let url, _, nil, let user):
      "\(user ?? "a view here") requires `\(url)`, but there is no file `\(url.dropFirst())` among the templates"
    case .unreadFile(let path, let reason): "Swift code cannot read `\(path)`: \(reason)"
    case .unusableFont(let path, let reason): "social cards cannot use the font `\(path)`: \(reason)"
    case .unusableLogo(let path, let reason): "social cards cannot show the logo `\(path)`: \(reason)"
    case .undrawableTitle(let letters, _): "the page has no social card: it cannot show \(letters) in the title"
    case .noAVIFEncoder: "pictures are not offered as AVIF: the program `avifenc` is not installed"
    case .missingAddress: "`url` is missing in `site.yml`: feeds, the sitemap and link previews need absolute addresses"
    }
  }

  private func suggestion(at range: SourceRange?) -> Diagnostic.Suggestion? {
    switch self {
    case .missingTemplate(let name, _, let names), .missingLayout(let name, let names),
      .missingContainer(let name, let names):
      .nearest(to: name, among: names, at: range)
    case .missingAsset(let url, _, let unread?, _):
      Diagnostic.Suggestion(
        "move it to `\(unread.dropLast(url.count))/assets\(url)`, and require `/assets\(url)`")
    case .missingAsset(let url, let names, nil, _): .nearest(to: url, among: names, at: nil)
    case .missingData(let name, let names), .unknownTerm(let name, _, _, let names),
      .unknownSection(let name, let names):
      .nearest(to: name, among: names, at: range)
    case .undrawableTitle(_, let needsImage):
      Diagnostic.Suggestion(
        "give the page an `image`\(needsImage ? "" : ", or name a font with these letters in `font` of `social_cards`")"
      )
    case .missingFile(_, _, let nearest): nearest.map { Diagnostic.Suggestion(didYouMean($0)) }
    case .missingPart(_, let nearest): nearest.map { Diagnostic.Suggestion(didYouMean("#\($0)")) }
    case .changedSlug(_, let part):
      Diagnostic.Suggestion(
        "write `\(part)`", replacement: range.map { Diagnostic.Replacement($0, with: part) })
    case .hiddenTerms(_, let section, _, let names):
      Diagnostic.Suggestion(
        "the file about a term has the name of its address: "
          + names.map { "`\(section)/\($0).md`" }.joined(separator: ", "))
    case .unknownHook(let name, let names):
      Diagnostic.Suggestion(
        nearestName(to: name.lastPathComponent, among: names).map(didYouMean)
          ?? "the hooks are \(names.map { "`\($0)`" }.joined(separator: ", "))")
    case .unreadToken(let name, let names): .nearest(to: name, among: names, at: range)
    case .sameDataName: Diagnostic.Suggestion("rename or remove one of them")
    case .unlinkedStyle(let path):
      Diagnostic.Suggestion(
        "move its rules to `assets/custom.css`, or link it in a template with `{{asset.\(path.lastPathComponent)}}`"
      )
    case .misspeltParameter(_, let nearest):
      Diagnostic.Suggestion(didYouMean(nearest), replacement: range.map { Diagnostic.Replacement($0, with: nearest) })
    case .unclosedBrace: Diagnostic.Suggestion("write `}` at the end of the rule")
    case .secondTitle: Diagnostic.Suggestion("make it a heading of level 2")
    case .takenName(_, _, let names):
      Diagnostic.Suggestion("choose another name; reserved are \(names.map { "`\($0)`" }.joined(separator: ", "))")
    case .unusableName:
      Diagnostic.Suggestion(
        "begin the file name with a letter and use only letters, digits, `-` and `_`; or begin it with `_` to make a partial"
      )
    case .noAVIFEncoder:
      Diagnostic.Suggestion("install `avifenc`, which Debian has in `libavif-bin`, or remove `avif: true`")
    case .noHistory(let problem): Diagnostic.Suggestion(problem.advice)
    case .noSuchDay: Diagnostic.Suggestion("correct the day, or write `date` in the front matter")
    case .undated:
      Diagnostic.Suggestion("write `date: 2026-01-02` in the front matter, or begin the file name with `2026-01-02-`")
    default: nil
    }
  }
}

extension ContentHistory.Problem {
  fileprivate var reason: String {
    switch self {
    case .noProgram: "the program `git` is not installed"
    case .noRepository: "Git finds no commits of the content folder"
    case .shallow: "the repository is a shallow clone, which lacks most commits"
    }
  }

  fileprivate var advice: String {
    switch self {
    case .noProgram: "install Git, or remove `updated: git`"
    case .noRepository: "run `git log` in the content folder to see why, or remove `updated: git`"
    case .shallow: "run `git fetch --unshallow`; with `actions/checkout`, write `fetch-depth: 0`"
    }
  }
}

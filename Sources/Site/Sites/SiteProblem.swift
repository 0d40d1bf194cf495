import Diagnostics

/// What can be wrong with a site, beyond the texts of its files.
enum SiteProblem {
  /// Two sources of one page.
  case sameAddress(String, first: String, second: String)
  /// An address whose file is a folder of another address.
  case fileAndFolder(String, file: String, inner: String)
  /// An address that no page can have.
  case refusedAddress(String, String, String)
  /// Two articles about one section.
  case twoIndexes(String, String)
  /// A template that a page asks for and that is not there.
  case missingTemplate(String, names: [String])
  /// A template that framed an article in another tool, and that is not there.
  case missingLayout(String, names: [String])
  /// A container that a section asks for and that is not there.
  case missingContainer(String, names: [String])
  /// A link to a part of another article that is not there.
  case missingPart(String, nearest: String?)
  /// A file that a style or a script asks for, and that is not there.
  case missingFile(String)
  /// The name of a style or a script in one that cannot be read.
  case staleName(String)
  /// A name in the front matter of a container's template that every such template gives a meaning of its own.
  case takenName(String, of: String, names: [String])
  /// A template of a container that no article can name.
  case unusableName(String)
  /// A post that does not say when it was published.
  case undated
  /// A post whose name begins with a day that the calendar does not have.
  case noSuchDay(String)
  /// An article that says it was changed before the day it was published.
  case updatedTooEarly
  /// A slug that cannot stand in an address as it is.
  case changedSlug(String, String)
  /// A section that stands where the list of a taxonomy's terms would be.
  case hiddenTerms(String, section: String, at: String)
  /// A heading of level 1 besides the title.
  case secondTitle
  /// A language whose dates nobody knows.
  case unknownLanguage(String)
  /// A site that does not say where it is published, though something of it needs that.
  case missingAddress

  func diagnostic(at range: SourceRange? = nil, notes: [Diagnostic.Note] = []) -> Diagnostic {
    Diagnostic(severity, code, message, at: range, notes: notes, suggestion: suggestion(at: range))
  }

  private var severity: Severity {
    switch self {
    case .missingPart, .missingFile, .staleName, .missingLayout, .unusableName, .undated, .noSuchDay,
      .updatedTooEarly, .changedSlug, .hiddenTerms, .secondTitle, .unknownLanguage, .missingAddress:
      .warning
    default: .error
    }
  }

  private var code: DiagnosticCode {
    switch self {
    case .sameAddress: "site.same-address"
    case .fileAndFolder: "site.file-and-folder"
    case .refusedAddress: "site.refused-address"
    case .twoIndexes: "site.two-indexes"
    case .missingTemplate: "site.missing-template"
    case .missingLayout: "site.missing-layout"
    case .missingContainer: "site.missing-container"
    case .missingPart: "links.missing-part"
    case .missingFile: "links.missing-file"
    case .staleName: "links.stale-name"
    case .takenName: "containers.taken-name"
    case .unusableName: "containers.unusable-name"
    case .undated: "site.undated-post"
    case .noSuchDay: "site.no-such-day"
    case .updatedTooEarly: "site.updated-too-early"
    case .changedSlug: "site.changed-slug"
    case .hiddenTerms: "site.hidden-list"
    case .secondTitle: "site.second-title"
    case .unknownLanguage: "site.unknown-language"
    case .missingAddress: "site.missing-address"
    }
  }

  private var message: String {
    switch self {
    case .sameAddress(let address, let first, let second): "\(first) and \(second) have the same address, `\(address)`"
    case .fileAndFolder(let address, let file, let inner):
      "\(inner) cannot be at `\(address)`: \(file) is a file where that needs a folder"
    case .refusedAddress(let address, let name, let reason): "\(name) cannot be at `\(address)`: \(reason)"
    case .twoIndexes(let first, let second): "`\(first)` and `\(second)` are about the same page; keep one of them"
    case .missingTemplate(let name, _): "there is no template `\(name)`"
    case .missingLayout(let name, _): "there is no template `\(name)`, so the page is framed as others of its kind"
    case .missingContainer(let name, _): "there is no container `\(name)`"
    case .missingPart(let link, _): "there is no part of the article that `\(link)` could lead to"
    case .missingFile(let address): "there is no file `\(address)`"
    case .staleName(let name):
      "this cannot be read to its end, so `\(name)` stays as it is in it, and leads nowhere"
    case .takenName(let name, let field, _):
      "`\(name)` cannot be among `\(field)`: templates of containers see something else by that name"
    case .unusableName(let name): "no article can use this container: `\(name)` cannot be written behind colons"
    case .undated: "the post has no date, so it comes last and stays out of feeds"
    case .noSuchDay(let day):
      "there is no day `\(day)`, so the post has no date: it comes last and stays out of feeds"
    case .updatedTooEarly: "`updated` is a day before the article's date, so it is left out"
    case .hiddenTerms(let terms, let section, let address):
      "`\(address)` shows the section `\(section)` in place of all \(terms): nothing is sorted under what this is about"
    case .changedSlug(let slug, let part): "`\(slug)` becomes `\(part)` in the address"
    case .secondTitle: "the title is the page's heading of level 1, and this is another one"
    case .unknownLanguage(let tag):
      "dates in the language `\(tag)` are written as numbers: nobody taught Garland its months"
    case .missingAddress:
      "`url` is missing in `site.yml`: feeds, the sitemap and previews in other places need whole addresses"
    }
  }

  private func suggestion(at range: SourceRange?) -> Diagnostic.Suggestion? {
    switch self {
    case .missingTemplate(let name, let names), .missingLayout(let name, let names),
      .missingContainer(let name, let names):
      .nearest(to: name, among: names, at: range)
    case .missingPart(_, let nearest): nearest.map { Diagnostic.Suggestion(didYouMean("#\($0)")) }
    case .changedSlug(_, let part):
      Diagnostic.Suggestion(
        "write `\(part)`", replacement: range.map { Diagnostic.Replacement($0, with: part) })
    case .secondTitle: Diagnostic.Suggestion("make it a heading of level 2")
    case .takenName(_, _, let names):
      Diagnostic.Suggestion("choose another; taken are \(names.map { "`\($0)`" }.joined(separator: ", "))")
    case .unusableName:
      Diagnostic.Suggestion(
        "name the file with letters, digits, `-` and `_`, a letter first; or with `_` first where other templates include it"
      )
    case .undated: Diagnostic.Suggestion("write `date: 2026-01-02`, or begin the file's name with the day")
    default: nil
    }
  }
}

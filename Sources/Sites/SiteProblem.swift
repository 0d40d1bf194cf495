import Diagnostics

/// What can be wrong with a site, beyond the texts of its files.
enum SiteProblem {
  /// A file that cannot be read.
  case unreadable(String, String)
  /// Two sources of one page.
  case sameAddress(String, first: String, second: String)
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
  /// A post that does not say when it was published.
  case undated
  /// A language whose dates nobody knows.
  case unknownLanguage(String)
  /// A site that does not say where it is published, though something of it needs that.
  case missingAddress

  func diagnostic(at range: SourceRange? = nil, notes: [Diagnostic.Note] = []) -> Diagnostic {
    Diagnostic(severity, code, message, at: range, notes: notes, suggestion: suggestion(at: range))
  }

  private var severity: Severity {
    switch self {
    case .missingPart, .missingLayout, .undated, .unknownLanguage, .missingAddress: .warning
    default: .error
    }
  }

  private var code: DiagnosticCode {
    switch self {
    case .unreadable: "file.unreadable"
    case .sameAddress: "site.same-address"
    case .twoIndexes: "site.two-indexes"
    case .missingTemplate: "site.missing-template"
    case .missingLayout: "site.missing-layout"
    case .missingContainer: "site.missing-container"
    case .missingPart: "links.missing-part"
    case .undated: "site.undated-post"
    case .unknownLanguage: "site.unknown-language"
    case .missingAddress: "site.missing-address"
    }
  }

  private var message: String {
    switch self {
    case .unreadable(let path, let reason): "`\(path)` cannot be read: \(reason)"
    case .sameAddress(let address, let first, let second): "\(first) and \(second) have the same address, `\(address)`"
    case .twoIndexes(let first, let second): "`\(first)` and `\(second)` are about the same page; keep one of them"
    case .missingTemplate(let name, _): "there is no template `\(name)`"
    case .missingLayout(let name, _): "there is no template `\(name)`, so the page is framed as others of its kind"
    case .missingContainer(let name, _): "there is no container `\(name)`"
    case .missingPart(let link, _): "there is no part of the article that `\(link)` could lead to"
    case .undated: "the post has no date, so it comes last and stays out of feeds"
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
    case .missingPart(_, let nearest): nearest.map { Diagnostic.Suggestion("did you mean `#\($0)`?") }
    case .undated: Diagnostic.Suggestion("write `date: 2026-01-02`, or begin the file's name with the day")
    default: nil
    }
  }
}

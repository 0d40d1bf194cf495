import Articles
import Diagnostics

/// What can be wrong with settings, beyond their YAML and the types of their fields.
enum SettingsMistake {
  /// A file of another encoding.
  case wideEncoding(String)
  /// Not keys with values.
  case noMap
  /// A text that is not what the field needs.
  case wrong(String, String, String, known: [String])
  /// Something that is no list or holds no links.
  case noLinks(String)
  /// A feed of a format that nobody knows.
  case unknownFeed(String)
  /// A tag that no filter could make safe.
  case neverAllowed(String)
  /// A name that is taken by something else that pages have.
  case reservedTaxonomy(String)
  /// A part that has to be there.
  case missing(String)
  /// Two of one name.
  case twice(String)

  func diagnostic(at range: SourceRange?) -> Diagnostic {
    Diagnostic(.error, code, message, at: range, suggestion: suggestion(at: range))
  }

  private var code: DiagnosticCode {
    switch self {
    case .wideEncoding: "site.encoding"
    case .noMap: "site.no-keys"
    case .wrong, .noLinks, .unknownFeed, .neverAllowed: "site.wrong-value"
    case .reservedTaxonomy: "site.reserved-name"
    case .missing: "site.missing-field"
    case .twice: "site.duplicate"
    }
  }

  private var message: String {
    switch self {
    case .wideEncoding(let name): "the file is \(name); save it as UTF-8"
    case .noMap: "`site.yml` must be keys with values"
    case .wrong(let field, let text, let expectation, _): "`\(field)` must be \(expectation), not `\(text)`"
    case .noLinks(let menu): "`\(menu)` must be a list of links, each `Title: /address/`"
    case .unknownFeed(let name):
      "there is no feed format `\(name)`; there are \(Self.formats.map { "`\($0)`" }.joined(separator: ", "))"
    case .neverAllowed(let name): "the tag `\(name)` cannot be allowed one by one; `html: trusted` lets everything pass"
    case .reservedTaxonomy(let name):
      "no taxonomy can be called `\(name)`: pages have something else of that name"
    case .missing(let field): "`\(field)` is missing"
    case .twice(let name): "`\(name)` is there twice"
    }
  }

  private static let formats = FeedFormat.allCases.map(\.rawValue)

  private func suggestion(at range: SourceRange?) -> Diagnostic.Suggestion? {
    switch self {
    case .wrong(_, let text, _, let known): .nearest(to: text, among: known, at: range)
    case .unknownFeed(let name): .nearest(to: name, among: Self.formats)
    default: nil
    }
  }
}

extension FieldReader {
  /// Tells what is wrong with a field, at its place.
  mutating func refuse(_ name: String, _ mistake: SettingsMistake) { report(mistake.diagnostic(at: range(of: name))) }
}

import Addresses
import Articles
import Diagnostics
import Parsing

/// A problem in the settings, other than invalid YAML or wrong types.
enum SettingsProblem {
  /// The file is not encoded in UTF-8.
  case wideEncoding(String)
  /// The file is not a map.
  case noMap
  /// A text is invalid for its field.
  case wrong(WrongSetting)
  /// A menu is not a list of links.
  case noLinks(String)
  /// An entry of a menu has an address and a file.
  case twoTargets
  /// The child of an entry of a menu has children.
  case nestedChildren
  /// A feed format is unknown.
  case unknownFeed(String)
  /// A tag can never be allowed, because no filter makes it safe.
  case neverAllowed(String)
  /// A taxonomy has the name of a property of pages.
  case reservedTaxonomy(String)
  /// A field of front matter cannot be switched off.
  case ownField(String)
  /// A required field is missing.
  case missing(String)
  /// A name occurs twice.
  case duplicateName(String)

  /// Returns the problem with a text that is invalid for its field.
  static func wrong(_ name: String, _ text: String, _ expectation: String, known: [String]) -> SettingsProblem {
    .wrong(WrongSetting(name, text, expectation, known: known))
  }

  func diagnostic(at range: SourceRange?) -> Diagnostic {
    Diagnostic(.error, code, message, at: range, suggestion: suggestion(at: range))
  }

  private var code: DiagnosticCode {
    switch self {
    case .wideEncoding: "site.encoding"
    case .noMap: "site.no-keys"
    case .wrong, .noLinks, .twoTargets, .nestedChildren, .unknownFeed, .neverAllowed, .ownField:
      "site.wrong-value"
    case .reservedTaxonomy: "site.reserved-name"
    case .missing: "site.missing-field"
    case .duplicateName: "site.duplicate"
    }
  }

  private var message: String {
    switch self {
    case .wideEncoding(let name): "the file is \(name); save it as UTF-8"
    case .noMap: "`site.yml` must be keys with values"
    case .wrong(let setting): setting.message
    case .noLinks(let menu): "`\(menu)` must be a list of links, each `Title: /address/` or `Title: file.md`"
    case .twoTargets: "write either `url` or `file`, not both"
    case .nestedChildren: "an entry below another one cannot have children"
    case .unknownFeed(let name):
      "there is no feed format `\(name)`; choose from \(Self.formats.map { "`\($0)`" }.joined(separator: ", "))"
    case .neverAllowed(let name): "`allow` cannot contain the tag `\(name)`; `html: trusted` allows all tags"
    case .reservedTaxonomy(let name):
      "a taxonomy cannot be called `\(name)`: pages already have a field with that name"
    case .ownField(let name): "`keys` cannot contain `\(name)`, because it is a field of Garland"
    case .missing(let field): "`\(field)` is missing"
    case .duplicateName(let name): "`\(name)` is listed twice"
    }
  }

  private static let formats = FeedFormat.allCases.map(\.rawValue)

  private func suggestion(at range: SourceRange?) -> Diagnostic.Suggestion? {
    switch self {
    case .wrong(let setting): setting.suggestion(at: range)
    case .unknownFeed(let name): .nearest(to: name, among: Self.formats, at: range)
    default: nil
    }
  }
}

extension FieldReader {
  /// Reports a problem at the range of a field.
  mutating func reject(_ name: String, _ problem: SettingsProblem) { report(problem.diagnostic(at: range(of: name))) }

  /// Reports a problem at the range of an item of a list.
  mutating func reject(_ item: Item, _ problem: SettingsProblem) { report(problem.diagnostic(at: item.range)) }
}

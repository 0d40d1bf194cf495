import Articles
import Diagnostics
import Parsing

/// The settings for the addresses of pages: `permalinks`, `case` and `pagination`.
///
/// ```yaml
/// permalinks:
///   posts: /:year/:month/:slug/
/// case: keep
/// pagination: /page:n/
/// ```
struct AddressSettings: Sendable, Equatable {
  /// The patterns for the addresses of articles.
  var permalinks = PermalinkSettings()
  /// Whether addresses keep capital letters.
  var keepsCase = false
  /// Whether the parts of addresses for terms, such as tags, keep them as well.
  var keepsCaseOfTerms = false
  /// The pattern for the second and later pages of a list, relative to the list; by default `/page/:n/`.
  var pagination: AddressPattern<PageNumber>?

  /// Creates the default settings.
  init() {}

  /// Returns the address of one page of a list.
  func address(ofPage number: Int, of first: String) -> String {
    if number == 1 { return first }
    let folder = SiteFile.folder(of: first)
    guard let pagination else { return "\(folder)page/\(number)/" }
    return folder + pagination.address { _ in "\(number)" }.dropFirst()
  }

  /// Returns the part of an address for a name.
  func part(_ name: String) -> String { AddressPart.inAddress(name, keepingCase: keepsCase) }

  /// Returns the part of an address for a term.
  func part(ofTerm name: String) -> String { AddressPart.inAddress(name, keepingCase: keepsCaseOfTerms) }
}

extension SiteSettings {
  /// Reads the settings for addresses.
  mutating func readAddresses(from fields: inout FieldReader) {
    addresses.permalinks = PermalinkSettings.read(from: &fields)
    let letterCase = fields.choice("case", among: ["lower", "keep", "articles"])
    addresses.keepsCase = letterCase == "keep" || letterCase == "articles"
    addresses.keepsCaseOfTerms = letterCase == "keep"
    addresses.pagination = fields.pattern("pagination", with: .number)
  }
}

extension FieldReader {
  /// Returns a pattern for addresses; it must contain the placeholder `required`, if there is one.
  mutating func pattern<Placeholder>(
    _ name: String, with required: Placeholder? = nil
  ) -> AddressPattern<Placeholder>? {
    guard let text = text(name) else { return nil }
    do throws(AddressPatternProblem) {
      let pattern = try AddressPattern<Placeholder>(text)
      if let required, !pattern.placeholders.contains(required) {
        throw .missingPlaceholder(":\(required.rawValue)")
      }
      return pattern
    } catch {
      reject(name, .wrongPattern(name, text, error))
      return nil
    }
  }
}

extension SettingsProblem {
  /// Returns the problem with a text that is not a pattern.
  fileprivate static func wrongPattern(
    _ name: String, _ text: String, _ problem: AddressPatternProblem
  ) -> SettingsProblem {
    switch problem {
    case .noSlash: .wrong(name, text, "a pattern that begins with `/`", known: [])
    case .invalid: .wrong(name, text, "a pattern for addresses within the site", known: [])
    case .missingPlaceholder(let placeholder): .wrong(name, text, "a pattern with `\(placeholder)`", known: [])
    case .unknownPlaceholder(let placeholder, let known):
      .wrong(name, placeholder, "a pattern of \(known.map { "`\($0)`" }.joined(separator: ", "))", known: [])
    }
  }
}

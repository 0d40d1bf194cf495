package import Articles
import Texts

/// The settings for the addresses of pages: `permalinks`, `case` and `pagination`.
///
/// ```yaml
/// permalinks:
///   posts: /:year/:month/:slug/
/// case: keep
/// pagination: /page:n/
/// ```
package struct AddressSettings: Sendable, Equatable {
  /// The patterns for the addresses of articles.
  package var permalinks = PermalinkSettings()
  /// The capital letters in addresses.
  package var letterCase = LetterCase.lower
  /// Whether the parts of addresses for terms, such as tags, keep capital letters.
  package var keepsCaseOfTerms: Bool { letterCase == .keep }
  /// The pattern for the second and later pages of a list, relative to the list; by default `/page/:n/`.
  package var pagination: AddressPattern<PageNumber>?
  /// The address of the home page, below which all addresses lie that the author does not choose: `/fr/` for the
  /// French edition of a site.
  package private(set) var home = "/"
  /// The address of the not-found page.
  package private(set) var notFound = SiteFile.notFoundAddress
  /// Whether addresses that the author wrote lie below that of the home page, too.
  package private(set) var movesWrittenAddresses = false

  /// Where addresses keep capital letters: nowhere, everywhere, or everywhere except in the addresses of terms.
  package enum LetterCase: String, CaseIterable, Sendable { case lower, keep, articles }

  package init() {}

  /// Returns the address of one page of a list.
  package func address(ofPage number: Int, of first: String) -> String {
    if number == 1 { return first }
    let folder = SiteFile.folder(of: first)
    guard let pagination else { return "\(folder)page/\(number)/" }
    // With the name of the list, all pages are in its folder: `/tag/rye2.html` behind `/tag/rye.html`.
    let isBeside = pagination.placeholders.contains(.name)
    let name = SiteFile.path(of: first).fileStem
    let start = isBeside ? first.prefix(through: first.lastIndex(of: "/") ?? first.startIndex) : folder[...]
    return String(start + pagination.address { $0 == .name ? name : "\(number)" }.dropFirst())
  }

  /// Returns the settings of an edition whose home page has an address.
  ///
  /// Web servers show the not-found page of the first edition, which is at the root.
  package func below(_ home: String, isFirst: Bool, movesWrittenAddresses: Bool = false) -> AddressSettings {
    var settings = self
    (settings.home, settings.movesWrittenAddresses) = (home, movesWrittenAddresses)
    if !isFirst { settings.notFound = settings.belowHome(SiteFile.notFoundAddress) }
    return settings
  }

  /// Returns an address below the home page for one that is written as if the home page were at `/`.
  package func belowHome(_ address: String) -> String { SiteFile.address(address, below: home) }

  /// Returns the address of a page for one that the author wrote.
  package func address(written address: String) -> String {
    movesWrittenAddresses ? belowHome(SiteFile.address(address)) : SiteFile.address(address)
  }

  /// Returns an address without that of the home page: the reverse of `belowHome`.
  func withoutHome(_ address: String) -> String {
    home != "/" && address.hasPrefix(home) ? "/" + address.dropFirst(home.utf8.count) : address
  }

  /// Returns the part of an address for a name.
  package func part(_ name: String) -> String { AddressPart.inAddress(name, keepingCase: letterCase != .lower) }

  /// Returns the part of an address for a term.
  package func part(ofTerm name: String) -> String { AddressPart.inAddress(name, keepingCase: keepsCaseOfTerms) }
}

extension AddressSettings {
  /// Reads the settings for addresses of an imported site.
  package static func read(from fields: inout FieldReader) -> AddressSettings {
    var settings = AddressSettings()
    settings.permalinks = PermalinkSettings.read(SiteKey.permalinks.name, from: &fields)
    settings.letterCase = fields.choice(SiteKey.letterCase.name) ?? .lower
    settings.pagination = fields.pattern(SiteKey.pagination.name, with: .number)
    return settings
  }
}

extension FieldReader {
  /// Returns a pattern for addresses; it must contain the placeholder `required`, if there is one.
  package mutating func pattern<Placeholder>(
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
      report(WrongSetting(name, text, error).diagnostic(at: range(of: name)))
      return nil
    }
  }
}

extension WrongSetting {
  /// Creates the problem with a text that is not a pattern.
  fileprivate init(_ name: String, _ text: String, _ problem: AddressPatternProblem) {
    switch problem {
    case .noSlash: self.init(name, text, "a pattern that begins with `/`")
    case .invalid: self.init(name, text, "a pattern for addresses within the site")
    case .missingPlaceholder(let placeholder): self.init(name, text, "a pattern with `\(placeholder)`")
    case .unknownPlaceholder(let placeholder, let known):
      self.init(name, placeholder, "a pattern of \(known.map { "`\($0)`" }.joined(separator: ", "))")
    }
  }
}

package import Addresses
import Articles
package import Diagnostics
import Parsing

/// A language of a site with several, and what its pages say instead of the settings of the site.
///
/// ```yaml
/// language: en
/// languages:
///   en: {name: English}
///   fr: {name: Français, title: Le blog}
/// ```
package struct LanguageSettings: Sendable, Equatable {
  /// The tag, such as `fr`.
  package var tag: String
  /// The name for readers, in the language itself; by default the tag.
  package var name: String
  var title: String?
  var description: String?
  var menus: [SiteSettings.Menu]?
  var announcement: AnnouncementSettings?
  var parameters: DataMap?
  /// The front matter for all articles in this language.
  var defaults: LanguageDefaults?
  /// The address below which the pages in this language lie, which is also their folder in the output.
  package var path: String
  /// The address of the site in this language, if it has a domain of its own.
  package var address: SiteAddress?
  /// The address of a language with a domain that this build shows below its path.
  package var hiddenAddress: SiteAddress?
  /// The range of the tag.
  package var range: SourceRange

  /// What `languages` can be.
  static let form = FieldForm.entries(
    .map([
      FieldDescription("name", .type(.text), "the name for readers, such as `Français`"),
      FieldDescription("title", .type(.text), "the title of the site in this language"),
      FieldDescription("description", .type(.text), "the description of the site in this language"),
      FieldDescription("menus", SiteSettings.menuForm, "the menus in this language"),
      FieldDescription("announcement", AnnouncementSettings.form, "the bar above the header in this language"),
      FieldDescription("params", .type(.map), "anything, for templates, instead of the `params` of the site"),
      FieldDescription(
        FolderDefaults.key, .type(.map), "front matter for all articles in this language"),
      FieldDescription(
        "path", .type(.sitePath), "the address of its pages, such as `/fr/`; by default `/` for the site's `language`"),
      FieldDescription("url", .type(.text), "a domain for this language only, such as `https://fr.example`"),
    ]))

  /// Reads `languages`: a map from tags to settings; `main` is the language of the site at `address`.
  static func list(
    from fields: inout FieldReader, _ key: FieldDescription, main: String, at address: SiteAddress
  ) -> [LanguageSettings] {
    guard let map = fields.map(key.name) else { return [] }
    let source = fields.source
    var languages: [LanguageSettings] = []
    for entry in map.entries {
      let range = SourceRange(source, entry.keyRange)
      guard entry.key.isLanguageTag else {
        fields.report(LanguageProblem.notATag(entry.key).diagnostic(at: range))
        continue
      }
      var inner = FieldReader(entry.value.map ?? DataMap(), in: source, area: "site")
      if entry.value.map == nil, entry.value.value != .null {
        fields.report(LanguageProblem.noMap(entry.key).diagnostic(at: SourceRange(source, entry.value.range)))
      }
      var language = LanguageSettings(
        tag: entry.key, name: inner.text("name") ?? entry.key, title: inner.text("title"),
        description: inner.text("description"), menus: SiteSettings.menus("menus", from: &inner),
        announcement: AnnouncementSettings.read("announcement", from: &inner), parameters: inner.map("params"),
        defaults: inner.map(FolderDefaults.key).map { LanguageDefaults($0, in: SiteSettings.path, source) },
        path: inner.sitePath("path").map { SiteFile.address($0) }
          ?? EditionNames.path(of: entry.key, isMain: entry.key == main),
        range: range)
      if !language.path.hasSuffix("/") { language.path += "/" }
      language.readAddress(
        from: &inner, isMain: entry.key == main, besides: [(main, address)] + languages.map { ($0.tag, $0.address) })
      inner.reportUnknownKeys()
      fields.addDiagnostics(of: inner)
      if let other = languages.first(where: { $0.path == language.path }) {
        fields.report(LanguageProblem.samePath(language.path, other.tag).diagnostic(at: range))
      }
      languages.append(language)
    }
    // The language of the site comes first, because its edition publishes what all editions share.
    guard let first = languages.firstIndex(where: { $0.tag == main }) else {
      if let range = fields.range(of: key.name) {
        fields.report(LanguageProblem.withoutMain(main, among: languages.map(\.tag)).diagnostic(at: range))
      }
      return []
    }
    languages.insert(languages.remove(at: first), at: 0)
    return languages
  }

  /// Reads `url`: the address of a domain that no other language has.
  private mutating func readAddress(
    from fields: inout FieldReader, isMain: Bool, besides others: [(tag: String, address: SiteAddress?)]
  ) {
    guard let text = fields.text("url") else { return }
    guard let address = SiteAddress(text) else {
      let expected = SiteAddress.expectation(for: text, such: "https://\(tag.lowercased()).example")
      return fields.reject("url", .wrong("url", text, expected, known: []))
    }
    let problem: LanguageProblem? =
      if isMain {
        .mainDomain
      } else if let other = others.first(where: { $0.address?.origin == address.origin }) {
        .sameDomain(address.origin, other.tag)
      } else if address.root != "/" {
        .domainWithPath(address.origin)
      } else if path == "/" {
        .domainWithoutFolder
      } else {
        nil
      }
    self.address = problem == nil ? address : nil
    if let problem { fields.report(problem.diagnostic(at: fields.range(of: "url") ?? range)) }
  }
}

extension SiteSettings {
  /// The settings for each edition of the site, the one in its main language first.
  ///
  /// A site has an edition for each of its `languages`, or one edition without that setting.
  package var editions: [SiteSettings] {
    if languages.isEmpty { return [self] }
    return languages.enumerated().map { number, language in
      var edition = self
      edition.language = language.tag
      edition.title = language.title ?? title
      edition.description = language.description ?? description
      edition.menus = language.menus ?? menus
      edition.announcement = language.announcement ?? announcement
      edition.parameters = language.parameters ?? parameters
      edition.defaults = language.defaults
      edition.addresses =
        language.address != nil
        ? addresses
        : addresses.below(language.path, isFirst: number == 0, movesWrittenAddresses: language.hiddenAddress != nil)
      edition.feeds = feeds.map { $0.below(edition.addresses) }
      for taxonomy in taxonomies.indices {
        edition.taxonomies[taxonomy].feeds = taxonomies[taxonomy].feeds.map { $0.below(edition.addresses) }
      }
      // `words` in `site.yml` are in the main language.
      if number > 0 { edition.words = nil }
      return edition
    }
  }

  /// Returns the settings for a build at another address, which shows the languages with a domain below their paths.
  func withoutDomains() -> SiteSettings {
    var settings = self
    for index in languages.indices where languages[index].address != nil {
      settings.languages[index].hiddenAddress = settings.languages[index].address
      settings.languages[index].address = nil
    }
    return settings
  }

  /// Whether the menus of an edition are written for its language, and not for the whole site.
  var hasOwnMenus: Bool { menus.isEmpty || languages.contains { $0.tag == language && $0.menus != nil } }

  /// The names in paths that assign files to editions.
  package var editionNames: EditionNames {
    languages.isEmpty ? EditionNames() : EditionNames(languages.map { ($0.tag, $0.path) })
  }
}

extension FeedSettings {
  /// Returns the feed of an edition: an address within the site is below its home page.
  fileprivate func below(_ addresses: AddressSettings) -> FeedSettings {
    var feed = self
    feed.path = path.map { $0.hasPrefix("/") ? addresses.belowHome($0) : $0 }
    return feed
  }
}

/// A problem in `languages`.
private enum LanguageProblem {
  /// A key is not the tag of a language.
  case notATag(String)
  /// A value is not a map.
  case noMap(String)
  /// Two languages have the same path.
  case samePath(String, String)
  /// The language of the site has a domain besides `url`.
  case mainDomain
  /// A domain has a path.
  case domainWithPath(String)
  /// A language with a domain has the folder of the whole site.
  case domainWithoutFolder
  /// Two languages have the same domain.
  case sameDomain(String, String)
  /// The language of the site is not in the list of languages.
  case withoutMain(String, among: [String])

  func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(.error, "site.languages", message, at: range, suggestion: suggestion)
  }

  private var message: String {
    switch self {
    case .notATag(let key): "`\(key)` is not the tag of a language"
    case .noMap(let key): "`languages.\(key)` must be a map"
    case .samePath(let path, let other): "the pages in `\(other)` are at `\(path)` already"
    case .mainDomain: "the main language is at the `url` of the site"
    case .domainWithPath: "the `url` of a language cannot have a path"
    case .domainWithoutFolder: "a language with a `url` needs a folder of its own"
    case .sameDomain(let domain, let other): "the pages in `\(other)` are at \(domain) already"
    case .withoutMain(let main, _): "`languages` must contain the language of the site, `\(main)`"
    }
  }

  private var suggestion: Diagnostic.Suggestion? {
    switch self {
    case .notATag: Diagnostic.Suggestion("write a tag such as `fr` or `pt-BR`")
    case .noMap(let key): Diagnostic.Suggestion("write `\(key): {name: …}`")
    case .samePath: Diagnostic.Suggestion("give one of them another `path`")
    case .mainDomain: Diagnostic.Suggestion("write it as the `url` of the site")
    case .domainWithPath(let origin): Diagnostic.Suggestion("write `\(origin)`, or `path` for a path of the site")
    case .domainWithoutFolder: Diagnostic.Suggestion("write another `path`, such as `/fr/`")
    case .sameDomain: Diagnostic.Suggestion("give one of them another `url`, or only a `path`")
    case .withoutMain(_, let tags):
      Diagnostic.Suggestion(tags.first.map { "add it, or write `language: \($0)`" } ?? "add it")
    }
  }
}

import Addresses
import Articles
import Dates
package import Diagnostics
import Parsing

extension SiteSettings {
  /// Reads `site.yml` and returns the settings and the diagnostics, sorted by position.
  package static func read(_ file: SourceFile, as source: SourceID) -> (value: SiteSettings, diagnostics: [Diagnostic])
  {
    if let encoding = file.wideEncoding {
      let range = SourceRange(source, 0..<min(2, file.utf8.count))
      return (SiteSettings(), [SettingsProblem.wideEncoding(encoding).diagnostic(at: range)])
    }
    let (node, problems) = YAMLReader.read(file.utf8[...])
    var diagnostics = problems.map { $0.diagnostic(in: source, area: "site") }
    var settings = SiteSettings()
    if let map = node?.map {
      var fields = FieldReader(map, in: source, area: "site")
      settings.read(from: &fields, in: source)
      fields.reportUnknownKeys(advice: ForeignSettings.advice)
      diagnostics += fields.diagnostics
    } else if let node, node.value != .null {
      diagnostics.append(SettingsProblem.noMap.diagnostic(at: SourceRange(source, node.range)))
    }
    return (
      settings, diagnostics.sorted { ($0.location?.bytes.lowerBound ?? 0) < ($1.location?.bytes.lowerBound ?? 0) }
    )
  }

  mutating func read(from fields: inout FieldReader, in source: SourceID) {
    title = fields.text("title") ?? title
    description = fields.text("description") ?? description
    language = fields.language("language", or: "lang") ?? language
    languageRange = fields.range(of: "language") ?? fields.range(of: "lang")
    logo = fields.text("logo").map { Image(path: $0, range: fields.range(of: "logo")) }
    readImage(from: &fields, in: source)
    palette = fields.text("palette").map { Palette(name: $0, range: fields.range(of: "palette")) }
    pageSize = fields.count("page_size") ?? pageSize
    allowsRobots = fields.flag("robots") ?? true
    parameters = fields.map("params") ?? parameters
    address = read("url", SiteAddress.expectation(for:), from: &fields, SiteAddress.init) ?? address
    zone =
      read(
        "time_zone", { _ in "a time zone such as Europe/Berlin" }, from: &fields, NamedZone.init,
        among: NamedZone.names)
      ?? zone
    readAuthor(from: &fields, in: source)
    markdown.read(from: &fields, in: source)
    readFeeds(from: &fields)
    readNaiveDates(from: &fields)
    addresses = AddressSettings.read(from: &fields)
    readFrontMatterRules(from: &fields)
    readTaxonomies(from: &fields, in: source)
    readMenus(from: &fields, in: source)
    readSocial(from: &fields, in: source)
    readShare(from: &fields)
    readRepository(from: &fields, in: source)
    readComments(from: &fields, in: source)
    readUpdateSource(from: &fields)
    readWords(from: &fields, in: source)
    readSearch(from: &fields, in: source)
    readCheck(from: &fields, in: source)
    readLevels(from: &fields, in: source)
  }

  /// Reads a text and converts it with `make`, or reports the expected form.
  private func read<Value>(
    _ name: String, _ expectation: (String) -> String, from fields: inout FieldReader,
    _ make: (String) -> Value?, among known: @autoclosure () -> [String] = []
  ) -> Value? {
    guard let text = fields.text(name) else { return nil }
    if let value = make(text) { return value }
    fields.reject(name, SettingsProblem.wrong(name, text, expectation(text), known: known()))
    return nil
  }

  /// What `image` can be.
  static let imageForm = FieldForm.either([
    .type(.text),
    .map([
      FieldDescription("src", .type(.text), "a file such as `static/card.png`", isRequired: true),
      FieldDescription("alt", .type(.text), "the text for readers who do not see the image"),
    ]),
  ])

  /// Reads `image`: a path, or a map with `src` and `alt`.
  private mutating func readImage(from fields: inout FieldReader, in source: SourceID) {
    guard let map = fields.value("image")?.map else {
      image = fields.text("image").map { Image(path: $0, range: fields.range(of: "image")) }
      return
    }
    var inner = FieldReader(map, in: source, area: "site")
    let alt = inner.text("alt")
    image = inner.text("src").map { Image(path: $0, alt: alt, range: inner.range(of: "src")) }
    if image == nil { fields.reject("image", SettingsProblem.missing("src")) }
    inner.reportUnknownKeys()
    fields.addDiagnostics(of: inner)
  }

  /// What `author` can be.
  static let authorForm = FieldForm.either([
    .type(.text),
    .map([
      FieldDescription("name", .type(.text), "the name that posts show", isRequired: true),
      FieldDescription("url", .type(.address), "the address of the author's page"),
      FieldDescription("email", .type(.text), "the email address, which feeds have"),
      FieldDescription("image", .type(.text), "a portrait, such as `static/ada.jpg`"),
    ]),
  ])

  private mutating func readAuthor(from fields: inout FieldReader, in source: SourceID) {
    guard let node = fields.value("author") else { return }
    guard let map = node.map else {
      if let name = fields.text("author") { author = Author(name: name) }
      return
    }
    var inner = FieldReader(map, in: source, area: "site")
    if let name = inner.text("name") {
      author = Author(name: name, url: inner.address("url"), email: inner.text("email"))
      author?.image = inner.text("image").map { Image(path: $0, range: inner.range(of: "image")) }
    } else {
      _ = (inner.address("url"), inner.text("email"), inner.text("image"))
      fields.reject("author", SettingsProblem.missing("name"))
    }
    inner.reportUnknownKeys()
    fields.addDiagnostics(of: inner)
  }
}

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

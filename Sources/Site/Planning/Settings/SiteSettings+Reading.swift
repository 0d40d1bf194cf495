import Addresses
package import Articles
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

  package mutating func read(from fields: inout FieldReader, in source: SourceID) {
    title = fields.text("title") ?? title
    description = fields.text("description") ?? description
    language = fields.language("language", or: "lang") ?? language
    languageRange = fields.range(of: "language") ?? fields.range(of: "lang")
    logo = fields.text("logo").map { Image(path: $0, range: fields.range(of: "logo")) }
    icon = fields.text("icon").map { Image(path: $0, range: fields.range(of: "icon")) }
    readImage(from: &fields, in: source)
    cards = CardSettings.read(from: &fields, in: source)
    palette = fields.text("palette").map { Palette(name: $0, range: fields.range(of: "palette")) }
    pageSize = fields.count("page_size") ?? pageSize
    allowsRobots = fields.flag("robots") ?? true
    readPictures(from: &fields, in: source)
    publishesOnlyNeededFiles = fields.choice("files", among: Self.fileChoices) == "needed"
    parameters = fields.map("params") ?? parameters
    address = read("url", { SiteAddress.expectation(for: $0) }, from: &fields, SiteAddress.init) ?? address
    zone =
      read(
        "time_zone", { _ in "a time zone such as Europe/Berlin" }, from: &fields, NamedZone.init,
        among: NamedZone.names)
      ?? zone
    readAuthor(from: &fields, in: source)
    markdown.read(from: &fields, in: source)
    feedSize = fields.count("feed_size") ?? feedSize
    feeds = fields.feeds() ?? feeds
    feedIDs = FeedIDPattern.read(from: &fields)
    naiveDates = NaiveDates.read(from: &fields) ?? naiveDates
    addresses = AddressSettings.read(from: &fields)
    frontMatterRules.read(from: &fields)
    taxonomies = TaxonomySettings.list(from: &fields, in: source, author: author?.name) ?? taxonomies
    menus = Self.menus(from: &fields, in: source) ?? menus
    languages = LanguageSettings.list(from: &fields, in: source, main: language, at: address)
    readSocial(from: &fields, in: source)
    share = ShareTarget.list(from: &fields)
    repository = RepositorySettings.read(from: &fields, in: source)
    comments = CommentSettings.read(from: &fields, in: source)
    updates = UpdateSource.read(from: &fields)
    words = WordSettings.read(from: &fields, in: source)
    search.read(from: &fields, in: source)
    check.read(from: &fields, in: source)
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

  /// What `files` can be.
  static let fileChoices = ["all", "needed"]

  /// What `pictures` can be.
  static let picturesForm = FieldForm.either([
    .type(.flag),
    .map([FieldDescription("avif", .type(.flag), "whether photographs are also offered as AVIF")]),
  ])

  /// Reads `pictures`: `false`, or a map with `avif`.
  private mutating func readPictures(from fields: inout FieldReader, in source: SourceID) {
    guard let map = fields.value("pictures")?.map else {
      derivesPictures = fields.flag("pictures") ?? true
      return
    }
    var inner = FieldReader(map, in: source, area: "site")
    if inner.flag("avif") == true { avifRange = inner.range(of: "avif") }
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

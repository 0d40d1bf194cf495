import Addresses
package import Articles
package import Diagnostics
import Parsing
package import Records

extension SiteSettings {
  /// Reads `site.yml` and returns the settings, a hash of all but the parameters and variables, and the diagnostics, sorted by position.
  ///
  /// Pages record which of these they read, so a new one changes no other page.
  package static func read(
    _ file: SourceFile, as source: SourceID
  ) -> (value: SiteSettings, hash: ContentHash, diagnostics: [Diagnostic]) {
    if let encoding = file.wideEncoding {
      let range = SourceRange(source, 0..<min(2, file.utf8.count))
      return (SiteSettings(), .absent, [SettingsProblem.wideEncoding(encoding).diagnostic(at: range)])
    }
    let (node, problems) = YAMLReader.read(file.utf8[...])
    var diagnostics = problems.map { $0.diagnostic(in: source, area: "site") }
    var settings = SiteSettings()
    if let map = node?.map {
      var fields = FieldReader(map, in: source, area: "site")
      settings.read(from: &fields)
      fields.reportUnknownKeys(advice: ForeignSettings.advice)
      diagnostics += fields.diagnostics
    } else if let node, node.value != .null {
      diagnostics.append(SettingsProblem.noMap.diagnostic(at: SourceRange(source, node.range)))
    }
    var writer = RecordWriter()
    for entry in node?.map?.entries ?? [] where entry.key != SiteKey.params.name && entry.key != SiteKey.variables.name
    {
      writer.write(entry.key)
      writer.write(entry.value.withoutRanges)
    }
    return (
      settings, ContentHash(of: writer.bytes),
      diagnostics.sorted { ($0.location?.bytes.lowerBound ?? 0) < ($1.location?.bytes.lowerBound ?? 0) }
    )
  }

  /// Reads all settings, in the order of the manual: some depend on settings before them.
  package mutating func read(from fields: inout FieldReader) {
    for setting in Setting.all { setting.read(&self, &fields, setting.described) }
  }

  /// What `pictures` can be.
  static let picturesForm = FieldForm.either([
    .type(.flag),
    .map([FieldDescription("avif", .type(.flag), "whether photographs are also offered as AVIF")]),
  ])

  /// Reads `pictures`: `false`, or a map with `avif`.
  mutating func readPictures(from fields: inout FieldReader, _ key: FieldDescription) {
    guard let map = fields.value(key.name)?.map else {
      derivesPictures = fields.flag(key.name) ?? true
      return
    }
    avifRange = fields.nested(map) { $0.flag("avif") == true ? $0.range(of: "avif") : nil }
  }
}

extension FieldReader {
  /// Reads the path of an image.
  mutating func image(_ name: String) -> SiteSettings.Image? {
    text(name).map { SiteSettings.Image(path: $0, range: range(of: name)) }
  }
}

extension FieldKind<SiteSettings.Image> {
  /// The path of an image.
  static var image: Self { Self(.type(.text)) { $0.image($1.name) } }

  /// The path of an image, or a map with `src` and `alt`.
  static var describedImage: Self {
    let keys = [
      FieldDescription("src", .type(.text), "a file such as `static/card.png`", isRequired: true),
      FieldDescription("alt", .type(.text), "the text for readers who do not see the image"),
    ]
    return Self(.either([.type(.text), .map(keys)])) { fields, key in
      guard let map = fields.value(key.name)?.map else { return fields.image(key.name) }
      let image = fields.nested(map) { inner in
        let (path, alt) = (inner.image("src"), inner.text("alt"))
        return path.map { SiteSettings.Image(path: $0.path, alt: alt, range: $0.range) }
      }
      if image == nil { fields.reject(key.name, SettingsProblem.missing("src")) }
      return image
    }
  }
}

extension FieldKind<SiteSettings.Palette> {
  /// The name of a palette.
  static var palette: Self {
    Self(.type(.text)) { fields, key in
      fields.text(key.name).map { SiteSettings.Palette(name: $0, range: fields.range(of: key.name)) }
    }
  }
}

extension FieldKind<SiteSettings.Author> {
  /// The name of an author, or a map with more.
  static var author: Self {
    let keys = [
      FieldDescription("name", .type(.text), "the name that posts show", isRequired: true),
      FieldDescription("url", .type(.address), "the address of the author's page"),
      FieldDescription("email", .type(.text), "the email address, which feeds have"),
      FieldDescription("image", .type(.text), "a portrait, such as `static/ada.jpg`"),
    ]
    return Self(.either([.type(.text), .map(keys)])) { fields, key in
      guard let map = fields.value(key.name)?.map else {
        return fields.text(key.name).map { SiteSettings.Author(name: $0) }
      }
      let author = fields.nested(map) { inner in
        let (url, email, image) = (inner.address("url"), inner.text("email"), inner.image("image"))
        return inner.text("name").map { SiteSettings.Author(name: $0, url: url, email: email, image: image) }
      }
      if author == nil { fields.reject(key.name, SettingsProblem.missing("name")) }
      return author
    }
  }
}

extension FieldKind {
  /// A text that `parse` converts.
  static func parsed(
    _ form: FieldForm = .type(.text), expecting expectation: @escaping @Sendable (String) -> String,
    among known: @escaping @Sendable () -> [String] = { [] }, _ parse: @escaping @Sendable (String) -> Value?
  ) -> Self {
    Self(form) { fields, key in
      guard let text = fields.text(key.name) else { return nil }
      if let value = parse(text) { return value }
      fields.reject(key.name, SettingsProblem.wrong(key.name, text, expectation(text), known: known()))
      return nil
    }
  }
}

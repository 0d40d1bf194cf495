import Articles
import Dates
package import Diagnostics
import Markup
import Parsing

extension SiteSettings {
  /// Reads `site.yml`, and tells what is wrong with it, in the order of the text.
  package static func read(_ file: SourceFile, as source: SourceID) -> (value: SiteSettings, diagnostics: [Diagnostic])
  {
    if let encoding = file.wideEncoding {
      let place = SourceRange(source, 0..<min(2, file.utf8.count))
      return (SiteSettings(), [SettingsMistake.wideEncoding(encoding).diagnostic(at: place)])
    }
    let (node, problems) = YAMLReader.read(file.utf8[...])
    var diagnostics = problems.map { $0.diagnostic(in: source, area: "site") }
    var settings = SiteSettings()
    if let map = node?.map {
      var fields = FieldReader(map, in: source, area: "site")
      settings.read(from: &fields, in: source)
      fields.reportUnknownKeys()
      diagnostics += fields.diagnostics
    } else if let node, node.value != .null {
      diagnostics.append(SettingsMistake.noMap.diagnostic(at: SourceRange(source, node.range)))
    }
    return (
      settings, diagnostics.sorted { ($0.location?.bytes.lowerBound ?? 0) < ($1.location?.bytes.lowerBound ?? 0) }
    )
  }

  private mutating func read(from fields: inout FieldReader, in source: SourceID) {
    title = fields.text("title") ?? title
    description = fields.text("description") ?? description
    language = fields.language("language") ?? language
    languageRange = fields.range(of: "language")
    pageSize = fields.count("page_size") ?? pageSize
    feedSize = fields.count("feed_size") ?? feedSize
    markdown.isLenient = fields.choice("containers", among: ["strict", "lenient"]) == "lenient"
    markdown.smartPunctuation = fields.flag("smart_punctuation") ?? false
    markdown.excerptSeparator = fields.text("excerpt_separator")
    allowsRobots = fields.flag("robots") ?? true
    parameters = fields.map("params") ?? parameters
    address = read("url", SiteAddress.expectation(for:), from: &fields, SiteAddress.init) ?? address
    zone =
      read(
        "time_zone", { _ in "a time zone such as Europe/Berlin" }, from: &fields, NamedZone.init,
        among: NamedZone.names)
      ?? zone
    readAuthor(from: &fields, in: source)
    readMarkup(from: &fields, in: source)
    if let names = fields.texts("feeds", allowsLoneText: false) {
      feeds = names.compactMap { name in
        if let format = FeedFormat(rawValue: name) { return format }
        fields.refuse("feeds", SettingsMistake.unknownFeed(name))
        return nil
      }
      var seen: Set<FeedFormat> = []
      feeds = feeds.filter { format in
        if seen.insert(format).inserted { return true }
        fields.refuse("feeds", SettingsMistake.twice(format.rawValue))
        return false
      }
    }
    readTaxonomies(from: &fields, in: source)
    readMenus(from: &fields, in: source)
    readCheck(from: &fields, in: source)
  }

  /// A text that means something, or an error that says what it should be.
  private func read<Value>(
    _ name: String, _ expectation: (String) -> String, from fields: inout FieldReader,
    _ make: (String) -> Value?, among known: @autoclosure () -> [String] = []
  ) -> Value? {
    guard let text = fields.text(name) else { return nil }
    if let value = make(text) { return value }
    fields.refuse(name, SettingsMistake.wrong(name, text, expectation(text), known: known()))
    return nil
  }

  private mutating func readAuthor(from fields: inout FieldReader, in source: SourceID) {
    guard let node = fields.value("author") else { return }
    guard let map = node.map else {
      if let name = fields.text("author") { author = Author(name: name) }
      return
    }
    var inner = FieldReader(map, in: source, area: "site")
    if let name = inner.text("name") {
      author = Author(name: name, url: inner.address("url"), email: inner.text("email"))
    } else {
      _ = (inner.address("url"), inner.text("email"))
      fields.refuse("author", SettingsMistake.missing("name"))
    }
    inner.reportUnknownKeys()
    fields.addDiagnostics(of: inner)
  }

  private mutating func readMarkup(from fields: inout FieldReader, in source: SourceID) {
    guard let node = fields.value("html") else { return }
    let choices = ["safe", "trusted", "escape"]
    guard let map = node.map else {
      switch fields.choice("html", among: choices) {
      case "trusted": markdown.markup = .trusted
      case "escape": markdown.markup = .escape
      default: break
      }
      return
    }
    var inner = FieldReader(map, in: source, area: "site")
    let allowed = inner.texts("allow") ?? []
    for name in allowed {
      if RawMarkupPolicy.neverAllowed.contains(name.lowercased()) {
        inner.refuse("allow", .neverAllowed(name))
      } else if !name.isTagName {
        inner.refuse("allow", .wrong("allow", name, "the names of tags, such as iframe", known: []))
      }
    }
    markdown.markup = .safe(allowing: Set(allowed))
    inner.reportUnknownKeys()
    fields.addDiagnostics(of: inner)
  }
}

extension String {
  /// Whether it can be the name of a tag.
  fileprivate var isTagName: Bool {
    guard let first = utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first | 0x20 else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
      default: false
      }
    }
  }
}

import Addresses
import Diagnostics
import Foundation
import Parsing
import Sites
import TestSupport
import Testing

@testable import Articles
@testable import Planning

/// The JSON Schemas of `site.yml` and of front matter, which editors use.
@Suite struct `The JSON Schema` {
  @Test(.enabled(if: Program.python != nil, "`.ci/setup --tests` installs the validator"))
  func `accepts what Garland accepts in sites and in the manual, and no listed mistake`() throws {
    let empty = SchemaDocument(
      name: "entries without values", schema: SchemaSubject.site.rawValue, text: "taxonomies: {tags: , authors: }")
    let valid = try (Self.documents() + [empty]).filter(\.diagnosticCodes.isEmpty)
    #expect(valid.last?.name == empty.name)
    #expect(valid.count > 100)
    let complaints = try SchemaDocument.complaints(about: valid + Self.mistakes.map(\.input))
    for document in valid { #expect(complaints[document.name] == [], "\(document.name)") }
    for mistake in Self.mistakes {
      #expect(complaints[mistake.name]?.isEmpty == false, "\(mistake.name)", sourceLocation: mistake.sourceLocation)
    }
  }

  private static let mistakes: [Case<SchemaDocument, String>] = [
    .site("an unknown setting", "tittle: Shed", "site.unknown-key"),
    .site("an unknown key of the author", "author: {nam: Ada}", "site.unknown-key"),
    .site("an author without a name", "author: {url: https://example.org/}", "site.missing-field"),
    .site("an unknown key of a menu's entry", "menus: {main: [{titel: A, url: /a/}]}", "site.unknown-key"),
    .site("a word instead of a number", "page_size: ten", "site.wrong-type"),
    .site("a number that is too small", "page_size: 0", "site.wrong-type"),
    .site("a word instead of true or false", "emoji: always", "site.wrong-type"),
    .site("an unknown choice", "case: upper", "site.unknown-choice"),
    .site("an address without a scheme", "url: example.org", "site.wrong-value"),
    .site("an unknown format of a feed", "feeds: [atom, rdf]", "site.wrong-value"),
    .site("an unknown place to share", "share: [myspace]", "site.wrong-value"),
    .site("an unknown rule", "check: {rules: {broken-links: off}}", "site.unknown-key"),
    .site("an unknown level", "levels: {check.broken-link: fatal}", "levels.wrong-level"),
    .site("an unknown code", "levels: {check.broken-lin: error}", "levels.unknown-code"),
    .site("a level that is fixed", "levels: {containers.missing-attribute: off}", "levels.fixed"),
    .site("a number out of its range", "search: {recency: 2}", "site.wrong-value"),
    .site("a list instead of settings", "[title, Shed]", "site.no-keys"),
    .article("a word instead of true or false", "draft: maybe", "front-matter.wrong-type"),
    .article("a key that needs a value", "draft:", "front-matter"),
    .article("a word instead of a date", "date: tomorrow", "front-matter.wrong-type"),
    .article("a fraction instead of a place", "order: 1.5", "front-matter.read-as"),
    .article("an underscore in a language", "lang: pt_BR", "front-matter.read-as"),
    .article("a slash in the last part of an address", "slug: a/b", "front-matter.wrong-type"),
    .article("an address outside of the site", "url: https://example.org/", "front-matter.wrong-type"),
    .article("a list of maps for tags", "tags: [{a: b}]", "front-matter.wrong-type"),
    .article("an unknown side", "toc: top", "front-matter.unknown-choice"),
    .article("an unknown key of the search", "search: {bost: 2}", "front-matter.unknown-key"),
  ]

  @Test(arguments: mistakes) fileprivate func `rejects what Garland reports`(_ mistake: Case<SchemaDocument, String>) {
    let codes = mistake.input.diagnosticCodes
    #expect(codes.contains { $0.hasPrefix(mistake.expected) }, "\(codes)", sourceLocation: mistake.sourceLocation)
  }

  @Test(arguments: [
    "image: {alt: A card}", "image: {src: [a], alt: A card}", "author: {url: /a/, email: a@b.example, image: a.svg}",
  ])
  func `a map without the key that it needs causes no message about its other keys`(settings: String) {
    let codes = SchemaDocument(name: "", schema: SchemaSubject.site.rawValue, text: settings).diagnosticCodes
    #expect(codes.contains("site.missing-field") && !codes.contains("site.unknown-key"), "\(codes)")
  }

  @Test func `has the keys that Garland reads`() {
    var (sources, settings) = (SourceMap(), SiteSettings())
    let source = sources.add(SourceFile(path: "site.yml", utf8: []))
    var fields = FieldReader(DataMap(), in: source, area: "site")
    settings.read(from: &fields)
    let described = SchemaSubject.site.fields.flatMap { [$0.name, $0.alternative].compactMap(\.self) }
    #expect(Set(fields.readKeys) == Set(described))
    #expect(SectionSettings.names + [RowPages.key, FolderDefaults.key] == SectionSettings.fields.map(\.name))
  }

  @Test(arguments: SchemaSubject.allCases) func `offers the words that Garland names after a wrong one`(
    subject: SchemaSubject
  ) {
    for field in subject.fields {
      guard case .choice(let words) = field.form else { continue }
      let document = SchemaDocument(name: "", schema: subject.rawValue, text: "\(field.name): zebra")
      let list = "`\(field.name)` must be one of \(words.map { "`\($0)`" }.joined(separator: ", ")), not "
      #expect(document.diagnostics.contains { $0.message.hasPrefix(list) }, "\(document.diagnostics.map(\.message))")
    }
  }

  /// Every key and every word of the schemas, also in nested maps.
  @Test(arguments: SchemaSubject.allCases) func `offers only what Garland reads`(subject: SchemaSubject) {
    let refusals = ["unknown-key", "unknown-choice", "wrong-type", "unknown-code", "wrong-level", "fixed"]
    for field in subject.fields {
      for sample in field.form.samples {
        let document = SchemaDocument(name: "", schema: subject.rawValue, text: "\(field.name): \(sample)")
        let codes = document.diagnosticCodes
        #expect(!codes.contains { code in refusals.contains { code.hasSuffix(".\($0)") } }, "\(document.text) \(codes)")
      }
    }
  }
}

extension `The JSON Schema` {
  /// Returns the settings and the front matter of sites, and the settings in the manual.
  private static func documents() throws -> [SchemaDocument] {
    try ["Content", "Sources/Tool/Command/Starters", "Tests/Fixtures/Sites"].flatMap { folder in
      let root = Program.repository.appending(path: folder)
      let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
      return try paths.filter { $0.hasSuffix(".md") || $0.hasSuffix("site.yml") }.flatMap { path in
        try documents(in: String(contentsOf: root.appending(path: path), encoding: .utf8), at: "\(folder)/\(path)")
      }
    }
  }

  private static func documents(in text: String, at path: String) -> [SchemaDocument] {
    if path.hasSuffix(".yml") { return [SchemaDocument(name: path, schema: SchemaSubject.site.rawValue, text: text)] }
    let heads = text.matches(of: /(?:^|```markdown \[.+\]\n)---\n((?:.|\n)*?)\n---\n/).map {
      (SchemaSubject.frontMatter, $0.1)
    }
    let blocks = text.matches(of: /```yaml \[Content\/site.yml\]\n((?:.|\n)*?)```/).map { (SchemaSubject.site, $0.1) }
    return (heads + blocks).enumerated().map { number, document in
      SchemaDocument(name: "\(path), \(number + 1)", schema: document.0.rawValue, text: String(document.1))
    }
  }
}

/// A YAML document that is validated with one of the schemas.
private struct SchemaDocument: Encodable, Sendable {
  let name: String
  let schema: String
  let text: String

  private struct Call: Encodable {
    let schemas: [String: String]
    let documents: [SchemaDocument]
  }

  /// Returns the complaints of an independent validator, by the name of the document.
  static func complaints(about documents: [SchemaDocument]) throws -> [String: [String]] {
    let schemas = Dictionary(uniqueKeysWithValues: SchemaSubject.allCases.map { ($0.rawValue, $0.schema) })
    let script = Program.repository.appending(path: "Tests/SitesTests/Validators/schemas.py").path
    let input = try JSONEncoder().encode(Call(schemas: schemas, documents: documents))
    let outcome = try Program.run(Program.python ?? "python3", [script], input: input)
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try JSONDecoder().decode([String: [String]].self, from: Data(outcome.output.utf8))
  }

  /// The codes of what Garland reports about the document.
  var diagnosticCodes: [String] { diagnostics.map(\.code.rawValue) }

  /// What Garland reports about the document.
  var diagnostics: [Diagnostic] {
    var sources = SourceMap()
    let file = SourceFile(path: "a", utf8: Array(text.utf8))
    let source = sources.add(file)
    if schema == SchemaSubject.site.rawValue {
      return SiteSettings.read(file, as: source).diagnostics
    }
    let article = SourceFile(path: "a", utf8: Array("---\n\(text)\n---\n".utf8))
    let head = FrontMatter(article, as: source)
    return head.diagnostics + SectionSettings.read(head).diagnostics
  }
}

extension Case where Input == SchemaDocument, Output == String {
  fileprivate static func site(
    _ name: String, _ text: String, _ code: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Case {
    Case(name, Input(name: name, schema: SchemaSubject.site.rawValue, text: text), code, sourceLocation: sourceLocation)
  }

  fileprivate static func article(
    _ name: String, _ text: String, _ code: String, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Case {
    let document = Input(name: name, schema: SchemaSubject.frontMatter.rawValue, text: text)
    return Case(name, document, code, sourceLocation: sourceLocation)
  }
}

extension FieldForm {
  /// Values of the form in YAML, one for each key and each word.
  fileprivate var samples: [String] {
    switch self {
    case .type(.flag): ["true"]
    case .type(.integer), .type(.count), .type(.tenths), .fraction: ["1"]
    case .type(.date): ["2026-01-02"]
    case .type(.language): ["en"]
    case .type(.blob): [String(repeating: "a1", count: 20)]
    case .type(.sitePath): ["/a.xml"]
    case .type(.list): ["[a]"]
    case .type(.map): ["{}"]
    case .type, .pattern: ["a"]
    case .choice(let words): words
    case .list(let form): form.samples.map { "[\($0)]" }
    case .map(let fields):
      fields.flatMap { field in
        let required = fields.filter { $0.isRequired && $0.name != field.name }
        let others = required.map { ", \($0.name): \($0.form.samples[0])" }.joined()
        return field.form.samples.map { "{\(field.name): \($0)\(others)}" }
      }
    case .entries(let form), .entry(let form): form.samples.map { "{a: \($0)}" }
    case .either(let forms): forms.flatMap(\.samples)
    }
  }
}

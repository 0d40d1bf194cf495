package import Addresses
package import Articles
import Diagnostics
import Parsing

/// The settings of a taxonomy: tags, categories, series, or a taxonomy that the site defines.
package struct TaxonomySettings: Sendable, Equatable {
  /// The name in front matter and templates.
  package var name: String
  /// The title of its page.
  package var title: String
  /// Whether the settings set the title.
  let hasOwnTitle: Bool
  /// The order of the terms.
  package var order = Order.title
  /// The terms of posts that name none: the author of the site, in the taxonomy `authors`.
  var defaultTerms: [String] = []
  /// The feeds of each term.
  package var feeds: [FeedSettings] = []

  /// The addresses of its pages, where the settings give them.
  package var paths = TaxonomyPaths()

  /// The last part of its page's address, unless the settings give its address.
  package var slug: String { Slug.key(of: name) }

  /// The order of the terms of a taxonomy: by title, or the term with the most articles first.
  package enum Order: String, CaseIterable, Sendable { case title, count }

  /// The name of the taxonomy whose terms are the authors of articles.
  package static let authors = "authors"

  /// The default taxonomies.
  package static let standard = ["tags", "categories", "series"].map { TaxonomySettings(named: $0) }

  /// The names that a taxonomy cannot have: properties of pages and fields of front matter.
  static let reservedNames: Set<String> = {
    let fields = ArticleMetadata.Field.all.flatMap { [$0.name] + ($0.alternative.map { [$0] } ?? []) }
    return Set(PageProperty.allCases.map(\.rawValue) + fields).subtracting(standard.map(\.name) + [authors])
  }()

  /// Creates a taxonomy with a name.
  ///
  /// By default, the title is the name, capitalized.
  package init(named name: String, title: String? = nil) {
    self.name = name
    hasOwnTitle = title != nil
    self.title = title ?? name.prefix(1).uppercased() + name.dropFirst().map { $0 == "_" ? " " : String($0) }.joined()
  }

  /// Returns the terms of an article, as its author writes them.
  package func terms(of metadata: ArticleMetadata) -> [String] {
    switch name {
    case "tags": metadata.tags
    case "categories": metadata.categories
    case "series": metadata.series.map { [$0] } ?? []
    case Self.authors: metadata.authors
    default: metadata.parameters[name].map { $0.list?.compactMap(\.textual) ?? [$0.textual].compactMap(\.self) } ?? []
    }
  }
}

extension TaxonomySettings {
  /// What `taxonomies` can be.
  package static let form = FieldForm.either([
    .list(.type(.text)),
    .entries(
      .either([
        .type(.text),
        .map([
          FieldDescription("title", .type(.text), "the title of the page with all terms"),
          FieldDescription("path", .type(.sitePath), "the address of that page, such as `/blog/tags/`"),
          FieldDescription("term_path", .pattern("^/.*:slug"), "the address of a term, such as `/tag/:slug/`"),
          FieldDescription("sort", .choice(of: Order.self), "the order of the terms"),
          FieldDescription("feeds", FeedSettings.formOfTerms, "the feeds of each term"),
        ]),
      ])),
  ])

  /// Reads `taxonomies`: a list of names, or a map from names to titles or to maps with a title, addresses and feeds.
  ///
  /// Posts that name no author are by `author`.
  static func list(
    from fields: inout FieldReader, _ key: FieldDescription, author: String?
  ) -> [TaxonomySettings]? {
    guard let node = fields.value(key.name) else { return nil }
    var taxonomies = standard
    if let map = node.map {
      var inner = FieldReader(map, in: fields.source, area: "site")
      taxonomies = map.entries.map { entry in
        if let settings = entry.value.map { return inner.nested(settings) { taxonomy(entry.key, from: &$0) } }
        return TaxonomySettings(named: entry.key, title: inner.text(entry.key))
      }
      fields.addDiagnostics(of: inner)
    } else if let names = fields.texts(key.name, allowsLoneText: false) {
      taxonomies = names.map { TaxonomySettings(named: $0) }
    }
    var seen: Set<String> = []
    for (name, range) in names(in: node) {
      let isReserved = reservedNames.contains(name)
      let isNew = seen.insert(TaxonomySettings(named: name).slug).inserted
      guard isReserved || !isNew else { continue }
      let problem = isReserved ? SettingsProblem.reservedTaxonomy(name) : .duplicateName(name)
      fields.report(problem.diagnostic(at: SourceRange(fields.source, range)))
    }
    // Drop duplicate and reserved names: their pages would conflict with other pages and cause a second diagnostic.
    var kept: Set<String> = []
    taxonomies = taxonomies.filter {
      kept.insert($0.slug).inserted && !reservedNames.contains($0.name)
    }
    for index in taxonomies.indices where taxonomies[index].name == authors {
      taxonomies[index].defaultTerms = author.map { [$0] } ?? []
    }
    return taxonomies
  }

  /// Reads a map with the title and the addresses of a taxonomy.
  private static func taxonomy(_ name: String, from fields: inout FieldReader) -> TaxonomySettings {
    var taxonomy = TaxonomySettings(named: name, title: fields.text("title"))
    taxonomy.paths = TaxonomyPaths.read(from: &fields)
    taxonomy.order = fields.choice("sort") ?? .title
    taxonomy.feeds = fields.feeds("feeds", isShared: true) ?? []
    return taxonomy
  }

  private static func names(in node: DataNode) -> [(String, Range<Int>)] {
    node.map?.entries.map { ($0.key, $0.keyRange) }
      ?? node.list?.compactMap { item in item.textual.map { ($0, item.range) } } ?? []
  }
}

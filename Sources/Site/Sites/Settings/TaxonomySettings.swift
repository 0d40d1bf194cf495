import Articles
import Diagnostics
import Parsing

/// One way in which articles are sorted: by tags, by categories, by series, or by what a site thinks of.
package struct TaxonomySettings: Sendable, Equatable {
  /// What front matter and templates call it.
  package var name: String
  /// What its page is called.
  package var title: String

  /// The last part of its page's address.
  package var slug: String { Slug.key(of: name) }

  /// Those of a site that says nothing of them.
  package static let standard = ["tags", "categories", "series"].map { TaxonomySettings(named: $0) }

  /// What pages and their front matter have under names of their own, and no taxonomy can be called.
  static let reservedNames: Set<String> = {
    let fields = ArticleMetadata.Field.allCases.flatMap { [$0.rawValue] + ($0.alternative.map { [$0] } ?? []) }
    return Set(PageProperty.allCases.map(\.rawValue) + fields).subtracting(standard.map(\.name))
  }()

  /// A taxonomy with a name, and a title made of it.
  package init(named name: String, title: String? = nil) {
    self.name = name
    self.title = title ?? name.prefix(1).uppercased() + name.dropFirst().map { $0 == "_" ? " " : String($0) }.joined()
  }

  /// What an article is sorted under.
  func terms(of metadata: ArticleMetadata) -> [String] {
    switch name {
    case "tags": metadata.tags
    case "categories": metadata.categories
    case "series": metadata.series.map { [$0] } ?? []
    default: metadata.parameters[name].map { $0.list?.compactMap(\.textual) ?? [$0.textual].compactMap(\.self) } ?? []
    }
  }

  /// Where an article says what it is sorted under.
  func place(in article: Entry) -> SourceRange {
    let field = ArticleMetadata.Field(rawValue: name).flatMap { article.metadata.ranges[$0] }
    return field ?? SourceRange(article.source, article.metadata.parameters[name]?.range ?? 0..<0)
  }
}

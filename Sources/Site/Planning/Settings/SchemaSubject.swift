package import Articles

/// A file whose keys editors complete and check with a JSON Schema.
package enum SchemaSubject: String, CaseIterable, Sendable {
  /// `site.yml`, where a key that is not in the list is an error.
  case site
  /// The front matter of articles and of sections, which can have keys of the author.
  case frontMatter = "front-matter"

  /// The keys.
  package var fields: [FieldDescription] {
    switch self {
    case .site: SiteSettings.Setting.all.map(\.described)
    case .frontMatter: ArticleMetadata.Field.all.map(\.described) + SectionSettings.fields
    }
  }

  /// The JSON Schema.
  package var schema: String {
    switch self {
    case .site: FieldDescription.schema(of: fields, title: "Settings of a site", isOpen: false)
    case .frontMatter: FieldDescription.schema(of: fields, title: "Front matter of an article", isOpen: true)
    }
  }
}

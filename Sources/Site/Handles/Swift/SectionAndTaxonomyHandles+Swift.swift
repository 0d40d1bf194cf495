import Mustache
import Planning

extension SectionHandle: Identifiable {
  /// The path of the section's folder, which identifies the section.
  public var id: String { scope.site.plan.sections[index].path }

  private func read(_ property: Property) -> TemplateValue { value(of: property) ?? .nothing }

  /// The name of the section's folder.
  public var name: String { read(.name).string ?? "" }

  /// The title.
  public var title: String { read(.title).string ?? "" }

  /// The address for a link.
  public var url: String { read(.url).string ?? "" }

  /// The `description` in the front matter of the section.
  public var description: String? { read(.description).string }

  /// The number of articles in the section.
  public var count: Int { read(.count).integer ?? 0 }

  /// The articles in the section, in the order of the section.
  public var posts: [PageHandle] { read(.posts).handles() }

  /// The sections in the section.
  public var sections: [SectionHandle] { read(.sections).handles() }
}

extension TaxonomyHandle: Identifiable {
  /// The name, which identifies the taxonomy.
  public var id: String { scope.site.plan.taxonomies[index].settings.name }

  private func read(_ property: Property) -> TemplateValue { value(of: property) ?? .nothing }

  /// The name, such as `tags`.
  public var name: String { read(.name).string ?? "" }

  /// The title, such as `Tags`.
  public var title: String { read(.title).string ?? "" }

  /// The address for a link to the list of terms.
  public var url: String { read(.url).string ?? "" }

  /// The terms.
  public var terms: [TermHandle] { read(.terms).handles() }
}

extension TermHandle: Identifiable {
  /// The path of the term's page in the site, which identifies the term.
  public var id: String { scope.site.plan.taxonomies[taxonomy].terms[index].address }

  private func read(_ property: Property) -> TemplateValue { value(of: property) ?? .nothing }

  /// The title, such as `Rye bread`.
  public var title: String { read(.title).string ?? "" }

  /// The address for a link to the articles with this term.
  public var url: String { read(.url).string ?? "" }

  /// The number of articles with this term.
  public var count: Int { read(.count).integer ?? 0 }

  /// The articles with this term.
  public var posts: [PageHandle] { read(.posts).handles() }

  /// The position of the article in its series, from 1; `nil` for a term that is not read through `series`.
  public var position: Int? { read(.position).integer }

  /// The posts of a series around the article.
  public var nearby: [PageHandle] { read(.nearby).handles() }

  /// The position of the first of the posts `nearby`; `nil` if they begin with the series.
  public var nearbyStart: Int? { read(.nearbyStart).integer }

  /// Whether the series has more posts than `nearby`.
  public var isLong: Bool { read(.isLong).isSet }
}

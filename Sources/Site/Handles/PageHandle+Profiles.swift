import Articles
package import Mustache
import Parsing
import Planning

extension PageHandle {
  /// The pages of the authors: of the article, or on the page of an author, that author.
  ///
  /// Only sites with the taxonomy `authors` have them.
  package var profilesValue: TemplateValue {
    guard let taxonomy = site.plan.taxonomy(named: TaxonomySettings.authors) else { return .array([]) }
    let terms =
      page.taxonomy == taxonomy
      ? page.term.map { [$0] } ?? [] : page.entry.map { site.plan.terms(of: $0, in: taxonomy) } ?? []
    return .array(terms.map { profile(of: site.plan.taxonomies[taxonomy].terms[$0]) })
  }

  private func profile(of author: Taxonomy.Term) -> TemplateValue {
    let article = author.index.map { site.entries[$0] }
    let image = article.flatMap { SiteImage(of: $0, in: site) }
    let social = article?.metadata.parameters[SocialLinks.key].map { SocialLinks($0).links } ?? []
    return .record([
      "title": .text(author.name), "url": .text(scope.local(author.address)),
      "image": image.map { .text(scope.local($0.address)) } ?? .nothing, "social": .array(social.map(\.value)),
    ])
  }
}

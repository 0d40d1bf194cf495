package import Articles
package import Diagnostics

/// A site as a build read it, for whoever looks for what a build does not refuse.
package struct SiteSurvey: Sendable {
  /// What `site.yml` says.
  package let settings: SiteSettings
  /// Where the site is published.
  package let address: SiteAddress
  /// Its articles, by path.
  package let articles: [SurveyedArticle]
  /// What they are sorted under, by taxonomy.
  package let terms: [SurveyedTerm]
  /// The addresses of what they are sorted by, those of the terms below them.
  package let taxonomyAddresses: [String]
  /// The file of the settings, if there is one.
  package let settingsFile: SourceID?
  /// The files of the templates, those of the site first.
  package let templates: [SourceID]

  init(_ model: SiteModel, settingsFile: SourceID?, templates: [SourceID]) {
    settings = model.settings
    address = model.address
    (self.settingsFile, self.templates) = (settingsFile, templates)
    articles = model.entries.map { SurveyedArticle($0) }
    taxonomyAddresses = model.taxonomies.map(\.address)
    terms = model.taxonomies.flatMap { taxonomy in
      taxonomy.terms.indices.map { SurveyedTerm($0, of: taxonomy, model.entries) }
        + taxonomy.unused(among: model.entries).map { SurveyedTerm(unused: $0, of: taxonomy, model.entries) }
    }
  }
}

/// An article as its file says it.
package struct SurveyedArticle: Sendable {
  private let entry: Entry

  init(_ entry: Entry) {
    self.entry = entry
  }

  /// Its path in the content.
  package var path: String { entry.path }
  /// The source that places in it are about.
  package var source: SourceID { entry.source }
  /// The address of its page.
  package var address: String { entry.address }
  /// What it is called, if only after its file.
  package var title: String { entry.title }
  /// Whether it says itself what it is called.
  package var hasTitle: Bool { entry.facts.title != nil }
  /// What its front matter says.
  package var metadata: ArticleMetadata { entry.metadata }
  /// Its text; one that was put away is read again.
  package var article: Article { entry.article }
}

/// What articles are sorted under.
package struct SurveyedTerm: Sendable {
  /// What the taxonomy is called, such as `tags`.
  package let taxonomy: String
  /// What it is called.
  package let name: String
  /// The number of the article about it.
  package let article: Int?
  /// The articles that are sorted under it, the newest first.
  package let uses: [Use]

  /// An article that is sorted under it.
  package struct Use: Sendable {
    /// The article's number.
    package let article: Int
    /// What the article calls it.
    package let name: String
    /// Where the article lists all that it is sorted under.
    package let place: SourceRange
  }

  init(unused article: Int, of taxonomy: Taxonomy, _ entries: [Entry]) {
    (self.taxonomy, name, self.article, uses) = (taxonomy.settings.name, entries[article].title, article, [])
  }

  init(_ position: Int, of taxonomy: Taxonomy, _ entries: [Entry]) {
    let term = taxonomy.terms[position]
    self.taxonomy = taxonomy.settings.name
    (name, article) = (term.name, term.index)
    uses = term.entries.map { index in
      var parts: Set<String> = []
      let names = taxonomy.settings.terms(of: entries[index].metadata).filter {
        parts.insert(Taxonomy.part(of: $0)).inserted
      }
      let terms = taxonomy.termsOfEntries[index]
      let name = zip(terms, names).first { $0.0 == position }?.1
      return Use(article: index, name: name ?? term.name, place: taxonomy.settings.place(in: entries[index]))
    }
  }
}

extension Taxonomy {
  /// The articles that lie where those about terms do, and are about none that anything is sorted under.
  fileprivate func unused(among entries: [Entry]) -> [Int] {
    let known = Set(terms.compactMap(\.index))
    guard !terms.isEmpty else { return [] }
    return entries.indices.filter { index in
      let place = entries[index].place
      return place.role == .article && place.section == settings.slug && !known.contains(index)
    }
  }
}

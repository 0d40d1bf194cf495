import Addresses
package import Articles
package import Diagnostics
import Handles
package import Planning
import Records

/// A description of a site for the checks that run after a build.
package struct SiteSurvey: Sendable {
  package let settings: SiteSettings
  /// The address of the site.
  package let address: SiteAddress
  /// Resolves the addresses on pages.
  package let resolver: LinkResolver
  /// The articles, sorted by path.
  package let articles: [SurveyedArticle]
  /// The languages of the site besides the main one, each with the paths of articles that it lacks.
  package let untranslated: [(language: LanguageSettings, articles: [String])]
  /// The number of articles in the main language that could be translated.
  package let translatableCount: Int
  /// The terms of all taxonomies.
  package let terms: [SurveyedTerm]
  /// The addresses of the taxonomies' pages.
  package let taxonomyAddresses: [String]
  /// The source of `site.yml`, if it exists.
  package let settingsFile: SourceID?
  /// The sources of the templates: those of the site, then those of the built-in theme.
  package let templates: [SourceID]
  /// The paths of the files outside of `static` that nothing refers to.
  package let unusedFiles: [String]
  /// The declared variables that no article uses, with the places of their names.
  package let unusedVariables: [(name: String, place: SourceRange)]
  private let actionAddresses: Set<String>

  init(_ editions: [PlannedSite], unusedFiles: [String], settingsFile: SourceID?, templates: [SourceID]) {
    settings = editions[0].settings
    (address, resolver) = (editions[0].address, LinkResolver(editions))
    actionAddresses = editions.reduce(into: []) { $0.formUnion($1.actionAddresses) }
    (self.unusedFiles, self.settingsFile, self.templates) = (unusedFiles, settingsFile, templates)
    articles = editions.flatMap { edition in
      edition.entries.indices.map { SurveyedArticle($0, in: edition.content.texts) }
    }
    let main = editions[0]
    let translatable = main.plan.pages.indices.filter {
      main.plan.pages[$0].kind.isArticle && main.plan.pages[$0].entry != nil
    }
    translatableCount = translatable.count
    untranslated = editions.indices.dropFirst().map { edition in
      let missing = translatable.filter { page in
        !main.translations.versions(ofPage: page).contains { $0.edition == edition }
      }
      let paths = missing.compactMap { page in main.plan.pages[page].entry.map { main.entries[$0].path } }
      return (main.settings.languages[edition], paths)
    }
    taxonomyAddresses = editions.flatMap { $0.plan.taxonomies.map(\.address) }
    var (terms, first): ([SurveyedTerm], Int) = ([], 0)
    for (number, edition) in editions.enumerated() {
      terms += SurveyedTerm.all(of: edition).map { $0.moved(to: number, articlesBy: first) }
      first += edition.entries.count
    }
    self.terms = terms
    unusedVariables = Self.unusedVariables(of: editions)
  }

  private static func unusedVariables(of editions: [PlannedSite]) -> [(name: String, place: SourceRange)] {
    let used = Set(
      editions.flatMap { site in
        site.entries.flatMap { $0.facts.sources.compactMap(\.variable) } + site.content.texts.cache.variablesInTexts
      })
    let sections = editions.flatMap { $0.content.sections.settings.values.compactMap(\.variables) }
    let declared = ([editions[0].settings.variables].compactMap(\.self) + sections).flatMap(\.places)
    var seen: Set<SourceRange> = []
    return declared.filter { !used.contains($0.key) && seen.insert($0.value).inserted }
      .sorted { $0.key.precedesByBytes($1.key) }.map { ($0.key, $0.value) }
  }

  /// Returns whether a link leads to where readers share, edit or discuss a page.
  package func isReaderAction(_ address: String) -> Bool { actionAddresses.contains(address.withoutQuery) }
}

/// An article, for checks.
package struct SurveyedArticle: Sendable {
  private let (index, texts): (Int, ArticleTexts)

  init(_ index: Int, in texts: ArticleTexts) { (self.index, self.texts) = (index, texts) }

  private var entry: Entry { texts.entries[index] }

  /// The path in the content folder.
  package var path: String { entry.path }
  /// The source of its ranges.
  package var source: SourceID { entry.source }
  /// The address of its page.
  package var address: String { entry.address }
  /// The title, which falls back to the name of the file.
  package var title: String { entry.title }
  /// Whether the article is the page for addresses that do not exist.
  package var isNotFoundPage: Bool { entry.placed.isNotFoundPage }
  /// Whether the article has a title of its own.
  package var hasTitle: Bool { entry.facts.title != nil }
  /// The metadata of its front matter.
  package var metadata: ArticleMetadata { entry.metadata }
  /// The parsed article.
  ///
  /// The file is read again if the cache lacks the article.
  package var article: Article { texts.article(of: index) }
}

/// A term of a taxonomy, for checks.
package struct SurveyedTerm: Sendable {
  /// The name of the taxonomy, such as `tags`.
  package let taxonomy: String
  package let name: String
  /// The number of the edition of the site that has the term.
  package private(set) var edition = 0
  /// The index of the article about the term, if any.
  package private(set) var article: Int?
  /// The articles with this term, the newest first.
  package private(set) var uses: [Use]

  /// A use of the term in an article.
  package struct Use: Sendable {
    /// The article's index.
    package let article: Int
    /// The name as the article writes it.
    package let name: String
    /// The range of the article's list of terms.
    package let place: SourceRange
  }

  init(unused article: Int, of taxonomy: Taxonomy, _ entries: [Entry]) {
    (self.taxonomy, name, self.article, uses) = (taxonomy.settings.name, entries[article].title, article, [])
  }

  private init(_ term: Taxonomy.Term, of taxonomy: Taxonomy, uses: [Use]) {
    (self.taxonomy, name, article, self.uses) = (taxonomy.settings.name, term.name, term.index, uses)
  }

  /// Returns the terms of an edition.
  fileprivate static func all(of site: PlannedSite) -> [SurveyedTerm] {
    site.plan.taxonomies.flatMap { taxonomy in
      used(of: taxonomy, site.entries)
        + taxonomy.unusedTerms(among: site.entries).map { SurveyedTerm(unused: $0, of: taxonomy, site.entries) }
    }
  }

  /// Returns the term of an edition, whose articles come after those of other editions.
  fileprivate func moved(to edition: Int, articlesBy offset: Int) -> SurveyedTerm {
    var term = self
    term.edition = edition
    term.article = article.map { $0 + offset }
    term.uses = uses.map { Use(article: $0.article + offset, name: $0.name, place: $0.place) }
    return term
  }

  /// Returns the terms that articles use.
  fileprivate static func used(of taxonomy: Taxonomy, _ entries: [Entry]) -> [SurveyedTerm] {
    let spellings = entries.indices.map { index in
      Dictionary(
        zip(taxonomy.termsOfEntries[index], taxonomy.spellings(in: entries[index]))
      ) { first, _ in first }
    }
    return taxonomy.terms.enumerated().map { position, term in
      SurveyedTerm(
        term, of: taxonomy,
        uses: term.entries.map { index in
          Use(
            article: index, name: spellings[index][position] ?? term.name,
            place: taxonomy.settings.range(in: entries[index]))
        })
    }
  }
}

extension Taxonomy {
  /// Returns the names of an article's terms as the article writes them, in the order of `termsOfEntries`.
  fileprivate func spellings(in entry: Entry) -> [String] {
    var slugs: Set<String> = []
    return settings.terms(of: entry).filter { slugs.insert(Taxonomy.slug(of: $0)).inserted }
  }

  /// Returns the articles in the taxonomy's folder that describe an unused term.
  fileprivate func unusedTerms(among entries: [Entry]) -> [Int] {
    let used = Set(terms.compactMap(\.index))
    guard !terms.isEmpty else { return [] }
    return entries.indices.filter { index in
      let place = entries[index].place
      return place.role == .article && place.section == settings.slug && !used.contains(index)
    }
  }
}

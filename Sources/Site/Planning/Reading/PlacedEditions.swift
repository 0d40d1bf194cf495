import Addresses
import Articles

/// The articles of each edition of a site, published or not, with their addresses.
enum PlacedEditions {
  /// Gives addresses to the articles of each edition; `changes` are the times of their last commits, by path.
  ///
  /// An edition has its own articles, with the front matter that they share with their originals, and those of the main
  /// one in sections with `fallback: true`, which give way to published translations.
  static func placing(
    _ written: [ArticleFile], _ site: SiteSettings, _ rules: FrontMatterRules, changes: [String: Int]
  ) -> [PlacedContent] {
    let editions = site.editions
    if editions.count == 1 { return [.placing(written, editions[0].placement(rules), changes: changes)] }
    let indexes = written.filter(\.place.isTextOfMainSection)
    let fallback = FallbackSections(written)
    let shared = SharedFrontMatter(written)
    return editions.enumerated().map { edition, settings in
      // These stay in the order of their paths.
      let shown = written.filter { $0.place.edition == edition || fallback.shows($0) }
      return .placing(
        shared.added(to: shown), of: edition, borrowing: edition == 0 ? [] : indexes, original: editions[0].language,
        settings.placement(rules), changes: changes)
    }
  }
}

extension PlacedContent {
  /// Returns the published articles, for the `paths` of all that are: an original gives way to its translation.
  func published(_ paths: Set<String>) -> [PlacedArticle] {
    let published = articles.filter { paths.contains($0.place.path) }
    let keys = Set(published.lazy.filter { $0.originalLanguage == nil }.map(\.file.translationKey))
    return published.filter { $0.originalLanguage == nil || !keys.contains($0.file.translationKey) }
  }
}

/// The sections of the main edition that other editions show where they lack a translation: those with `fallback: true`.
private struct FallbackSections {
  private var settings: [String: Bool] = [:]

  init(_ written: [ArticleFile]) {
    for file in written where file.place.edition == 0 && file.place.role != .article {
      settings[file.place.section] = SectionSettings.read(file.frontMatter).value.showsOriginals
    }
  }

  /// Returns whether editions without a translation of an article show the article itself.
  func shows(_ file: ArticleFile) -> Bool {
    guard file.place.edition == 0, file.place.role == .article else { return false }
    let sections = SectionPath.chain(to: file.place.section).reversed() + [""]
    return sections.lazy.compactMap { settings[$0] }.first ?? false
  }
}

extension ArticlePlace {
  /// Whether the article is the text of a section, or of the home page, in the first edition.
  var isTextOfMainSection: Bool { edition == 0 && role != .article }
}

extension SiteSettings {
  /// Returns what decides the addresses and dates of articles; `rules` are those for their front matter.
  func placement(_ rules: FrontMatterRules) -> PlacementSettings {
    var placement = PlacementSettings(
      addresses, zone: zone, naiveDates, taxonomies: taxonomies.map { ($0.slug, $0.paths) }, rules: rules)
    placement.defaults = defaults
    return placement
  }
}

import Addresses
import Articles

/// The articles of each edition of a site, published or not, with their addresses.
enum PlacedEditions {
  /// Gives addresses to the articles of each edition; `changes` are the times of their last commits, by path.
  ///
  /// An edition has its own articles, and those of the main one in sections with `fallback: true` that it lacks.
  static func placing(
    _ written: [ArticleFile], _ site: SiteSettings, _ rules: FrontMatterRules, changes: [String: Int]
  ) -> [PlacedContent] {
    let editions = site.editions
    if editions.count == 1 { return [.placing(written, editions[0].placement(rules), changes: changes)] }
    let indexes = written.filter(\.place.isTextOfMainSection)
    let fallback = FallbackSections(written)
    return editions.enumerated().map { edition, settings in
      let keys = Set(written.lazy.filter { $0.place.edition == edition }.map(\.translationKey))
      // These stay in the order of their paths.
      let shown = written.filter {
        $0.place.edition == edition || fallback.shows($0) && !keys.contains($0.translationKey)
      }
      return .placing(
        shown, of: edition, borrowing: edition == 0 ? [] : indexes, original: editions[0].language,
        settings.placement(rules), changes: changes)
    }
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
    PlacementSettings(
      addresses, zone: zone, naiveDates, taxonomies: taxonomies.map { ($0.slug, $0.paths) }, rules: rules)
  }
}

package import Articles
package import Dates

/// The settings of a site that decide the addresses and the dates of its articles.
package struct PlacementSettings: Sendable {
  package var addresses = AddressSettings()
  /// The addresses of taxonomies, by the folder with the articles about their terms.
  package var taxonomies: [String: TaxonomyPaths] = [:]
  /// The time zone of the site.
  package var zone = NamedZone.utc
  /// The time zone of written dates with a time but without a zone.
  package var naiveZone = NamedZone.utc
  package var rules = FrontMatterRules()
  /// The default front matter of the language.
  package var defaults: LanguageDefaults?

  package init() {}

  /// Creates the settings from the values of `site.yml`.
  package init(
    _ addresses: AddressSettings, zone: NamedZone, _ naiveDates: NaiveDates,
    taxonomies: [(folder: String, paths: TaxonomyPaths)], rules: FrontMatterRules = FrontMatterRules()
  ) {
    (self.addresses, self.zone, self.rules) = (addresses, zone, rules)
    naiveZone = naiveDates.zone(in: zone)
    self.taxonomies = Dictionary(taxonomies.map { ($0.folder, $0.paths) }) { first, _ in first }
  }
}

/// The time zone of written dates with a time but without a zone: `naive_dates` in `site.yml`.
///
/// Jekyll reads them in UTC and shows them in the site's zone. A day without a time is always a day of the site's zone.
package enum NaiveDates: String, Sendable, CaseIterable {
  /// The time zone of the site.
  case site
  /// Coordinated Universal Time.
  case utc

  /// Returns the zone of such dates in a site with a time zone.
  package func zone(in zone: NamedZone) -> NamedZone { self == .utc ? .utc : zone }
}

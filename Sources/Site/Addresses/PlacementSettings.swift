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

  /// Creates the default settings.
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

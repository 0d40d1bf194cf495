import Addresses
import Articles
import Dates
import Parsing

extension PlacementSettings {
  /// Reads the settings of an imported site.
  static func read(_ configuration: SiteConfiguration, at source: SourceID) -> PlacementSettings {
    var fields = FieldReader(configuration.map, in: source, area: "site")
    let zone = configuration[.timeZone]?.text.flatMap { NamedZone($0) } ?? .utc
    let taxonomies = configuration[.taxonomies]?.map?.entries.compactMap { entry in
      entry.value.map.map { map in
        var fields = FieldReader(map, in: source, area: "site")
        return (Slug.key(of: entry.key), TaxonomyPaths.read(from: &fields))
      }
    }
    return PlacementSettings(
      .read(from: &fields), zone: zone, fields.choice(SiteKey.naiveDates.name) ?? .site, taxonomies: taxonomies ?? [])
  }
}

/// The languages of an imported site, as its settings name them.
struct ImportedLanguages {
  /// The tags with their paths, the main language first.
  private let languages: [(tag: String, path: String)]

  init(_ configuration: SiteConfiguration) {
    let main = configuration[.language]?.text ?? "en"
    let entries = configuration[.languages]?.map?.entries ?? []
    languages = (entries.filter { $0.key == main } + entries.filter { $0.key != main }).map { entry in
      let path = entry.value.map?["path"]?.value.text
      return (entry.key, path ?? EditionNames.path(of: entry.key, isMain: entry.key == main))
    }
  }

  var names: EditionNames { languages.isEmpty ? EditionNames() : EditionNames(languages) }

  /// Returns the settings of each edition.
  func editions(of settings: PlacementSettings) -> [PlacementSettings] {
    if languages.isEmpty { return [settings] }
    return languages.enumerated().map { number, language in
      var edition = settings
      edition.addresses = settings.addresses.below(language.path, isFirst: number == 0)
      return edition
    }
  }
}

import Mustache
import Planning

extension PageHandle {
  /// The versions of the page in several languages, its own included; none without a translation.
  var translationsValue: TemplateValue {
    let versions = site.translations.versions(ofPage: index)
    guard versions.count > 1, originalVersion == nil else { return .array([]) }
    // The first version, mostly that in the main language, is for readers of all other languages.
    return .array(versions.enumerated().map { record(of: $1, isDefault: $0 == 0) })
  }

  /// The article of the main edition that the page shows in the place of a translation.
  var originalValue: TemplateValue { originalVersion.map { record(of: $0, isDefault: true) } ?? .nothing }

  /// The URL of the page for search engines: that of the original, if the page is no translation of it.
  var canonicalURL: String { site.address.absolute(originalVersion?.address ?? page.address) }

  /// Whether the page shows an article of the main edition in the place of a translation.
  var isFallback: Bool { entry?.isFallback ?? false }

  private var originalVersion: PageTranslations.Version? {
    guard isFallback else { return nil }
    return site.translations.versions(ofPage: index).first { $0.edition == 0 }
  }

  private func record(of version: PageTranslations.Version, isDefault: Bool) -> TemplateValue {
    var values = languageValues(of: version.edition)
    values["url"] = .text(scope.local(version.address))
    values["permalink"] = .text(site.address.absolute(version.address))
    values["is_default"] = .flag(isDefault)
    values["is_translated"] = .flag(true)
    return .record(named: values)
  }

  /// The languages of the site, with the address of this page in each, or else that of the home page; none on a site in
  /// one language.
  var languagesValue: TemplateValue {
    if site.translations.languages.count < 2 { return .array([]) }
    let versions = site.translations.versions(ofPage: index)
    return .array(
      site.translations.languages.indices.map { edition in
        let version = versions.first { $0.edition == edition }
        let isOwn = edition == site.translations.edition
        var values = languageValues(of: edition)
        let other =
          version?.address ?? site.translations.fallback(ofPage: index, in: edition)
          ?? site.translations.homes[edition]
        values["url"] = .text(scope.local(isOwn ? page.address : other))
        values["is_translated"] = .flag(version != nil || isOwn && originalVersion == nil)
        return .record(named: values)
      })
  }

  private func languageValues(of edition: Int) -> [String: TemplateValue] {
    let language = site.translations.languages[edition]
    return [
      "language": .text(language.tag), "name": .text(language.name),
      "direction": .text(WritingDirection(of: language.tag).rawValue),
      "locale": .text(OpenGraphLocale.of(language.tag)),
      "is_current": .flag(edition == site.translations.edition),
    ]
  }
}

import Mustache
import Planning

/// A page in one of the languages of the site.
///
/// ```swift
/// ForEach(page.languages) { version in a(.href(version.url), .lang(version.language)) { Text(version.name) } }
/// ```
public struct PageVersion: Hashable, Identifiable, Sendable {
  /// The tag of the language, such as `fr`.
  public let language: String
  /// The name of the language, such as `Français`.
  public let name: String
  /// The address for a link; that of the home page, if the page is not translated.
  public let url: String
  /// The writing direction of the language: `ltr` or `rtl`.
  public let direction: String
  /// Whether it is the language of the page that reads it.
  public let isCurrent: Bool
  /// Whether the page exists in this language.
  public let isTranslated: Bool

  /// The language, which identifies the version.
  public var id: String { language }

  init?(_ value: TemplateValue) {
    guard let language = value["language"].string, let url = value["url"].string else { return nil }
    (self.language, self.url) = (language, url)
    (name, direction) = (value["name"].string ?? language, value["direction"].string ?? "ltr")
    (isCurrent, isTranslated) = (value["is_current"].isSet, value["is_translated"].isSet)
  }
}

extension PageHandle {
  /// The languages of a site with several, each with this page or else the home page.
  public var languages: [PageVersion] { read(.languages).elements.compactMap { PageVersion($0) } }

  /// The versions of the page in the languages of the site, its own included; empty without a translation.
  public var translations: [PageVersion] { read(.translations).elements.compactMap { PageVersion($0) } }

  /// The article in the main language that the page shows, because it is not translated.
  public var original: PageVersion? { PageVersion(read(.original)) }
}

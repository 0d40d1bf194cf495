package import Addresses
import Articles
package import Dates
package import Diagnostics
package import Parsing

/// The settings of a site, from `site.yml`.
///
/// ```yaml
/// title: Garland
/// url: https://example.org/blog/
/// time_zone: Europe/Berlin
/// ```
package struct SiteSettings: Sendable, Equatable {
  /// The path of the file with the settings, in the content folder.
  package static let path = ContentTree.settingsPath

  /// The title of the site.
  package var title = "Untitled"
  /// The description, in a sentence.
  package var description = ""
  /// The URL of the site.
  package var address = SiteAddress()
  /// The tag of the language, such as `en`.
  package var language = "en"
  /// The range of the language's value.
  var languageRange: SourceRange?
  /// The languages of a site with several, the language of the site first.
  package var languages: [LanguageSettings] = []
  /// The front matter for all articles in the language of an edition.
  var defaults: LanguageDefaults?
  /// The time zone of dates on pages, and of written dates that have no time zone.
  package var zone = NamedZone.utc
  /// The default author of articles.
  package var author: Author?
  /// The image that the header shows instead of the title.
  package var logo: Image?
  /// The image from which the icons of the site are made.
  package var icon: Image?
  /// The image of link previews for pages without an image of their own.
  package var image: Image?
  /// How social cards look; `nil` without cards.
  package var cards: CardSettings?
  /// The palette of the theme, if it is not the default one.
  package var palette: Palette?
  /// The number of articles on a page of a list.
  package var pageSize = 10
  /// The number of articles in a feed.
  package var feedSize = 20
  /// The feeds of the site, in the order in which pages link to them.
  package var feeds = FeedFormat.allCases.map { FeedSettings(format: $0) }
  /// The ids of articles in feeds, if they are not the addresses.
  package var feedIDs: FeedIDPattern?
  /// The time zone of written dates that have a time but no zone.
  package var naiveDates = NaiveDates.site
  package var taxonomies = TaxonomySettings.standard
  /// The settings for the addresses of pages.
  package var addresses = AddressSettings()
  /// What the site decides about front matter: `keys` and `tag_separator`.
  var frontMatterRules = FrontMatterRules()
  package var menus: [Menu] = []
  /// The bar above the header of each page.
  package var announcement: AnnouncementSettings?
  /// The profiles of the site on other sites.
  package var social: [SocialLink] = []
  /// The places where readers can share a post.
  package var share: [ShareService] = []
  /// The repository where readers can edit articles.
  package var repository: RepositorySettings?
  /// The service for comments.
  package var comments: CommentSettings?
  /// The source of the dates of last changes.
  package var updates = UpdateSource()
  /// The range of `old: mark` in `translations`; `nil` if pages do not mark old blocks.
  package var oldMarkRange: SourceRange?
  /// The settings for Markdown.
  package var markdown = MarkdownSettings()
  /// The folders whose files code blocks can show.
  package var sources: [SourceSettings] = []
  /// Whether search engines may index the site.
  package var allowsRobots = true
  /// Whether smaller pictures are made from the pictures of the content, and metadata is removed from these.
  package var derivesPictures = true
  /// The range of `avif: true`; `nil` if the site offers no pictures as AVIF.
  package var avifRange: SourceRange?
  /// Whether files outside of `static` to which nothing refers are left out.
  package var publishesOnlyNeededFiles = false
  /// Whether the text of each article is also published as Markdown.
  package var publishesMarkdown = false
  /// The settings of the search.
  package var search = SearchSettings()
  /// The settings of `garland check`.
  package var check = CheckSettings()
  /// The levels of diagnostics.
  package var levels = DiagnosticLevels()
  /// The words that replace words of the theme.
  package var words: WordSettings?
  /// The variables of articles.
  package var variables: SiteVariables?
  /// The author's own parameters, for templates.
  package var parameters = DataMap()

  package init() {}

  /// The zone of written dates with a time but without a zone.
  package var naiveZone: NamedZone { naiveDates.zone(in: zone) }

  package struct Author: Sendable, Equatable {
    package var name: String
    /// The address of the author's page.
    package var url: String?
    /// The email address.
    package var email: String?
    /// The portrait.
    package var image: Image?
  }

  /// An image in `site.yml`: its path, its alternative text, and the position of the path.
  package struct Image: Sendable, Equatable {
    package var path: String
    package var alt: String?
    package var range: SourceRange?
  }

  /// The name of a palette, with its position.
  package struct Palette: Sendable, Equatable {
    package var name: String
    package var range: SourceRange?
  }
}

/// The direction of text, as HTML names it.
package enum WritingDirection: String {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  /// The scripts from right to left.
  private static let scripts: Set = ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg"]

  /// Returns the direction of the script in a language tag, or of the language's usual script.
  package init(of language: String) {
    let script = language.lowercased().split(separator: "-").map(String.init).dropFirst().first { $0.count == 4 }
    let isRightToLeft =
      script.map(Self.scripts.contains) ?? NaturalLanguage.value(for: language) { $0.isRightToLeft ? true : nil }
      ?? false
    self = isRightToLeft ? .rightToLeft : .leftToRight
  }
}

/// The source of the dates of last changes, from `updated` in `site.yml`.
///
/// ```yaml
/// updated: git
/// ```
package struct UpdateSource: Sendable, Equatable {
  /// Whether an article without `updated` in its front matter has the date of its last commit.
  package var usesHistory = false
  /// The range of the setting.
  package var range: SourceRange?
}

extension FieldKind<UpdateSource> {
  /// `git` or `front-matter`.
  static var updateSource: Self {
    let word = FieldKind<Bool>.word("git", or: "front-matter")
    return Self(word.form) { UpdateSource(usesHistory: word.read(&$0, $1) ?? false, range: $0.range(of: $1.name)) }
  }
}

/// The words in `site.yml` that replace words of the theme.
package struct WordSettings: Sendable, Equatable {
  /// The keys with their words.
  package var map: DataMap
  /// The source of the ranges in the map.
  package var source: SourceID
}

extension WordSettings {
  /// What `words` can be: a map from keys to texts, or to texts by plural category.
  static let form = FieldForm.entries(.either([.type(.text), .entries(.type(.text))]))

  /// Reads `words`.
  static func read(from fields: inout FieldReader, _ key: FieldDescription) -> WordSettings? {
    fields.map(key.name).map { WordSettings(map: $0, source: fields.source) }
  }
}

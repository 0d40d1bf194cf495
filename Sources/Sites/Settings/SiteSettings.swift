public import Dates
import Diagnostics
public import Markup
public import Parsing

/// What `site.yml` says of a site.
///
/// ```yaml
/// title: Garland
/// url: https://example.org/blog/
/// time_zone: Europe/Berlin
/// ```
public struct SiteSettings: Sendable, Equatable {
  /// What the site is called.
  public var title = "Untitled"
  /// What it is about, in a sentence.
  public var description = ""
  /// Where it is published.
  public var address = SiteAddress()
  /// The language of its texts, such as `en`.
  public var language = "en"
  /// Where it says so.
  var languageRange: SourceRange?
  /// The zone of dates that name none, and of those that readers see.
  public var zone = NamedZone.utc
  /// Who writes it.
  public var author: Author?
  /// How many articles a page of a list shows.
  public var pageSize = 10
  /// How many articles a feed holds.
  public var feedSize = 20
  /// The feeds, in the order in which pages name them.
  public var feeds = FeedFormat.allCases
  /// What articles are sorted into.
  public var taxonomies = TaxonomySettings.standard
  /// Links by the name of their menu.
  public var menus: [Menu] = []
  /// What happens to raw HTML.
  public var markup = RawMarkupPolicy.safe()
  /// Whether a container that nobody knows is a warning, and its blocks are shown.
  public var isLenient = false
  /// Whether quotes curl and dashes lengthen.
  public var smartPunctuation = false
  /// What stands between an article's excerpt and the rest, besides `<!--more-->`.
  public var excerptSeparator: String?
  /// Whether crawlers may look around.
  public var allowsRobots = true
  /// What is looked for that a build does not refuse.
  public var check = CheckSettings()
  /// What else the author gave, for templates.
  public var parameters = DataMap()

  /// A site of which nothing is said.
  public init() {}

  /// Who writes.
  public struct Author: Sendable, Equatable {
    /// The name.
    public var name: String
    /// The address of a page about them.
    public var url: String?
    /// Where mail reaches them.
    public var email: String?
  }

  /// Some links with a name.
  public struct Menu: Sendable, Equatable {
    /// What templates call it.
    public var name: String
    /// Its links, in order.
    public var links: [Link]

    /// A link.
    public struct Link: Sendable, Equatable {
      /// What it says.
      public var title: String
      /// Where it leads: a path of the site, or anywhere.
      public var url: String
    }
  }
}

package import Dates
import Diagnostics
package import Parsing

/// What `site.yml` says of a site.
///
/// ```yaml
/// title: Garland
/// url: https://example.org/blog/
/// time_zone: Europe/Berlin
/// ```
package struct SiteSettings: Sendable, Equatable {
  /// What the site is called.
  package var title = "Untitled"
  /// What it is about, in a sentence.
  package var description = ""
  /// Where it is published.
  package var address = SiteAddress()
  /// The language of its texts, such as `en`.
  package var language = "en"
  /// Where it says so.
  var languageRange: SourceRange?
  /// The zone of dates that name none, and of those that readers see.
  package var zone = NamedZone.utc
  /// Who writes it.
  package var author: Author?
  /// How many articles a page of a list shows.
  package var pageSize = 10
  /// How many articles a feed holds.
  package var feedSize = 20
  /// The feeds, in the order in which pages name them.
  package var feeds = FeedFormat.allCases
  /// What articles are sorted into.
  package var taxonomies = TaxonomySettings.standard
  /// Links by the name of their menu.
  package var menus: [Menu] = []
  /// How Markdown is read.
  package var markdown = MarkdownSettings()
  /// Whether crawlers may look around.
  package var allowsRobots = true
  /// What is looked for that a build does not refuse.
  package var check = CheckSettings()
  /// What else the author gave, for templates.
  package var parameters = DataMap()

  /// A site of which nothing is said.
  package init() {}

  /// Who writes.
  package struct Author: Sendable, Equatable {
    /// The name.
    package var name: String
    /// The address of a page about them.
    package var url: String?
    /// Where mail reaches them.
    package var email: String?
  }

  /// Some links with a name.
  package struct Menu: Sendable, Equatable {
    /// What templates call it.
    package var name: String
    /// Its links, in order.
    package var links: [Link]

    /// A link.
    package struct Link: Sendable, Equatable {
      /// What it says.
      package var title: String
      /// Where it leads: a path of the site, or anywhere.
      package var url: String
    }
  }
}

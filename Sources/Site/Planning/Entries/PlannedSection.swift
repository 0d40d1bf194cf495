import Addresses
package import Articles
import Dates
package import Diagnostics
import Parsing
import Texts

/// A section: the articles of one folder, which the site lists together.
package struct PlannedSection: Sendable {
  /// The names of its folders, joined by slashes.
  package let path: String
  /// The address of the first page of its list.
  package let address: String
  /// The title.
  package let heading: Title
  /// The index of the entry about the section, from its `_index.md`.
  package let index: Int?
  /// The `order` of that entry, or of the one in the main language; the highest number without one.
  let rank: Int
  /// The settings in that entry's front matter.
  package let settings: SectionSettings
  /// Whether one of its articles is a post.
  let holdsPosts: Bool
  /// Whether each of its articles has an `order`.
  let isOrdered: Bool
  /// The order of its articles.
  package let order: SectionSettings.Order
  /// The indexes of its entries, in order.
  package let entries: [Int]
  /// The indexes of the sections directly below it, by `order`, then by path.
  package let sections: [Int]

  /// Whether the list goes from new to old; a few posts with an `order` before the others do not change that.
  package var isNewestFirst: Bool {
    order == .newest || order == .updated || order == .order && holdsPosts && settings.order == nil && !isOrdered
  }

  /// The text of the title.
  package var title: String { heading.text }

  /// The last part of the path.
  package var name: String { path.lastPathComponent }
}

extension [Entry] {
  /// Returns indexes of entries in the order of a section; with `order`, `rest` decides between equal ones.
  package func sorted(
    _ indexes: [Int], by order: SectionSettings.Order, then rest: SectionSettings.Order = .title
  ) -> [Int] {
    switch order {
    case .newest: indexes.sorted { Entry.isNewer(self[$0], self[$1]) }
    case .oldest:
      indexes.sorted { (self[$0].date ?? .latest, self[$0].path) < (self[$1].date ?? .latest, self[$1].path) }
    case .order:
      // The algorithm of Swift is stable.
      sorted(indexes, by: rest).sorted { (self[$0].metadata.order ?? .max) < (self[$1].metadata.order ?? .max) }
    case .title: sortedByTitle(indexes)
    case .updated:
      indexes.sorted {
        let (first, second) = (
          self[$0].updated ?? self[$0].date ?? .earliest, self[$1].updated ?? self[$1].date ?? .earliest
        )
        return first == second ? self[$0].precedesByPath(self[$1]) : first > second
      }
    }
  }

  /// Returns indexes sorted by title, then by path.
  private func sortedByTitle(_ indexes: [Int]) -> [Int] {
    let keyed = indexes.map { (index: $0, title: self[$0].titleOrder) }
    return keyed.sorted { first, second in
      first.title == second.title
        ? self[first.index].precedesByPath(self[second.index]) : first.title < second.title
    }
    .map(\.index)
  }
}

/// The settings for all articles of a section, from its `_index.md`.
package struct SectionSettings: Sendable {
  /// The order of its articles.
  package enum Order: String, CaseIterable, Sendable { case newest, oldest, title, order, updated }

  /// The order of its articles.
  ///
  /// By default, articles are sorted by `order`; posts with the same one, or without, go from new to old.
  package var order: Order?
  /// The number of articles on a page of its list.
  var pageSize: Int?
  /// The template of each article.
  package var postTemplate: String?
  /// The container around the text of each article.
  var postContainer: String?
  /// Whether its articles are posts instead of pages.
  ///
  /// By default, the build decides by their dates.
  var holdsPosts: Bool?
  /// Whether the pages of the section show a sidebar; by default, if those of the section around it do.
  var showsSidebar: Bool?
  /// Whether other languages show the articles of the section where they lack a translation.
  var showsOriginals: Bool?
  /// The feeds of the section.
  package var feeds: [FeedSettings]?
  /// The variables of its articles, and of the sections in it.
  package var variables: SiteVariables?

  /// Creates default settings.
  init() {}

  /// Reads the settings from the front matter of a section's `_index.md`.
  package static func read(_ head: FrontMatter) -> (value: SectionSettings, diagnostics: [Diagnostic]) {
    var fields = FieldReader(head.metadata.parameters, in: head.source)
    return (read(from: &fields), fields.diagnostics)
  }

  /// The keys of the settings.
  package static let names: [String] = {
    var sources = SourceMap()
    var fields = FieldReader(DataMap(), in: sources.add(SourceFile(path: "", utf8: [])))
    _ = read(from: &fields)
    return fields.readKeys
  }()

  /// The keys of an `_index.md`, besides those of any article, in the order of the manual.
  package static let fields: [FieldDescription] = [
    FieldDescription(
      "sort", .choice(of: Order.self),
      "`newest`, `oldest`, `title`, `order` or `updated`; by default `order`, then `newest` for posts and `title` for pages"
    ),
    FieldDescription(
      "page_size", .type(.count),
      "the number of articles on each page of the list; by default the site's for posts, and all for pages"),
    FieldDescription("post_template", .type(.text), "the template for each article that names none"),
    FieldDescription("post_container", .type(.text), "the container around the text of each article"),
    FieldDescription(
      "holds", .choice(["posts", "pages"]), "`posts` or `pages`, if the folder's name and dates give the wrong kind"),
    FieldDescription("sidebar", .type(.flag), "`true` shows [a sidebar](#a-sidebar) on all pages of the section"),
    FieldDescription(
      "fallback", .type(.flag),
      "`true` shows its articles in [other languages](languages.md), too, if they are not translated"),
    FieldDescription("feeds", FeedSettings.form, "[feeds of the section](#feeds)"),
    variables,
    FieldDescription(RowPages.key, RowPages.form, "[articles from rows of data](repeating.md#pages-from-data)"),
    FieldDescription(
      FolderDefaults.key, .type(.map), "front matter for all articles in the folder and in the folders below"),
  ]

  private static let variables = FieldDescription(
    SiteKey.variables.name, SiteVariables.form,
    "[variables](repeating.md#variables) for the folder and below")

  /// Returns the settings, with others where these set nothing.
  func withDefaults(_ others: SectionSettings) -> SectionSettings {
    var settings = self
    settings.order = order ?? others.order
    settings.pageSize = pageSize ?? others.pageSize
    settings.postTemplate = postTemplate ?? others.postTemplate
    settings.postContainer = postContainer ?? others.postContainer
    settings.holdsPosts = holdsPosts ?? others.holdsPosts
    settings.showsSidebar = showsSidebar ?? others.showsSidebar
    settings.showsOriginals = showsOriginals ?? others.showsOriginals
    settings.feeds = feeds ?? others.feeds
    settings.variables = variables ?? others.variables
    return settings
  }

  private static func read(from fields: inout FieldReader) -> SectionSettings {
    var settings = SectionSettings()
    settings.order = fields.choice("sort")
    settings.pageSize = fields.count("page_size")
    settings.postTemplate = fields.text("post_template")
    settings.postContainer = fields.text("post_container")
    settings.holdsPosts = PostSections.holdsPosts(from: &fields)
    settings.showsSidebar = fields.flag("sidebar")
    settings.showsOriginals = fields.flag("fallback")
    settings.feeds = fields.feeds("feeds")
    settings.variables = SiteVariables.read(from: &fields, variables)
    return settings
  }
}

package import Mustache

/// A property of a page, under the name that templates use.
///
/// To add a property, add a case here and compute its value in `PageHandle+Values.swift`. If the property is expensive,
/// depends only on the article's text, or depends on other articles, also add it to a set in `PageProperties`.
package enum PageProperty: String, TemplateProperty {
  // Kind and metadata.
  case kind, isHome = "is_home", isPage = "is_page", isPost = "is_post", isSection = "is_section"
  case isTaxonomy = "is_taxonomy", isTerm = "is_term", isArchive = "is_archive"
  case isContents = "is_contents", isSearch = "is_search", isNotFound = "is_404"
  case title, titleHTML = "title_html", badge, description, url, permalink, canonical, markdownURL = "markdown_url",
    language, direction, languages, translations, original
  case source, params
  case letter, isCurrent = "is_current", isDraft = "is_draft"
  case isSearchable = "is_searchable", date, updated, year, authors, image, cover, thumbnail, leadImage = "lead_image"
  // The article.
  case content, summary, excerpt, hasMore = "has_more", wordCount = "word_count", readingTime = "reading_time"
  case toc, hasTOC = "has_toc", tocSide = "toc_side", isWide = "is_wide", hero
  // Related pages and sections.
  case tags, categories, series, section, breadcrumbs, profiles, sidebar, previous, next, related
  // The end of a post.
  case editURL = "edit_url", share, comments
  // The content of list pages.
  case posts, paginator, sections, children, terms, count
  // The content of the HTML head.
  case styles, earlyScripts = "early_scripts", scripts, modules
  case styleBundles = "style_bundles", scriptBundles = "script_bundles"
  case structuredData = "structured_data", feeds, social

  /// The names of all properties, in the order of the cases.
  package static let names = allCases.map(\.rawValue)

  package static let table = makeTable()

  /// Returns the property with a name, or `nil` if there is none.
  package static func named(_ name: String) -> PageProperty? { table[ValueName(name)] }
}

/// A set of page properties.
package struct PageProperties: OptionSet, Sendable, Hashable {
  package var rawValue: PropertyBits

  package init(rawValue: PropertyBits) {
    self.rawValue = rawValue
  }

  /// Creates a set of one property.
  package init(_ property: PageProperty) { rawValue = PropertyBits(bit: property.bit) }

  private init(each properties: [PageProperty]) { self.init(properties.map { PageProperties($0) }) }

  /// All properties.
  package static let all = PageProperties(rawValue: PropertyBits(lowestBits: PageProperty.allCases.count))

  /// The properties that depend only on the text of the page's article.
  package static let dependingOnText = PageProperties(each: [
    .content, .excerpt, .hasMore, .wordCount, .readingTime, .toc, .hasTOC, .tocSide, .styles, .earlyScripts, .scripts,
    .modules, .styleBundles, .scriptBundles,
  ])

  /// The properties of an article's page that depend on other articles.
  ///
  /// For example, `related` depends on the terms of all articles. Other properties depend only on the article, the settings
  /// and the texts of sections.
  package static let dependingOnOthers = PageProperties(each: [
    .params, .hero, .tags, .categories, .series, .section, .breadcrumbs, .profiles, .sidebar, .previous, .next,
    .related, .feeds, .posts, .paginator, .sections, .children, .terms, .count, .languages, .translations,
    .original, .canonical,
  ])

  /// The properties that are expensive to compute: they read many other properties or many pages.
  package static let expensive = PageProperties(each: [
    .description, .toc, .hasTOC, .breadcrumbs, .profiles, .sidebar, .related, .paginator, .structuredData, .feeds,
    .social,
  ])
}

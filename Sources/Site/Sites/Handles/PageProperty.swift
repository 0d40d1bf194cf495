/// What templates and Swift pages can ask of a page, by the names that templates use.
public enum PageProperty: String, Sendable, CaseIterable {
  // What it is.
  case kind, isHome = "is_home", isPage = "is_page", isPost = "is_post", isSection = "is_section"
  case isTaxonomy = "is_taxonomy", isTerm = "is_term", isArchive = "is_archive", isNotFound = "is_404"
  case title, description, url, permalink, canonical, language, direction, source, params
  case isCurrent = "is_current", isDraft = "is_draft", date, updated, year, authors, image
  // What it shows.
  case content, summary, excerpt, hasMore = "has_more", wordCount = "word_count", readingTime = "reading_time"
  case toc, hasTOC = "has_toc"
  // Where it stands.
  case tags, categories, series, section, breadcrumbs, previous, next, related
  // What it lists.
  case posts, paginator, sections, terms, count
  // What its head holds.
  case styles, earlyScripts = "early_scripts", scripts, modules, structuredData = "structured_data", feeds, social

  /// Their names, in the same order.
  static let names = allCases.map(\.rawValue)
}

/// A key of `site.yml`, in the order of the manual.
///
/// A site reads these keys, and an import writes them.
package enum SiteKey: String, CaseIterable, Sendable {
  case title, description, url, language, languages
  case timeZone = "time_zone"
  case naiveDates = "naive_dates"
  case author, logo, icon, image
  case socialCards = "social_cards"
  case palette
  case pageSize = "page_size"
  case feedSize = "feed_size"
  case feeds
  case feedIDs = "feed_ids"
  case taxonomies, permalinks
  case letterCase = "case"
  case pagination
  case tagSeparator = "tag_separator"
  case keys, menus, social, share, repository, updated, comments, html, containers
  case inlineAttributes = "inline_attributes"
  case markdownInHTML = "markdown_in_html"
  case hardBreaks = "hard_breaks"
  case headingIDs = "heading_ids"
  case definitionLists = "definition_lists"
  case figures, emoji, math, strikethrough
  case cjkEmphasis = "cjk_emphasis"
  case smartPunctuation = "smart_punctuation"
  case excerptSeparator = "excerpt_separator"
  case code, check, levels, search, pictures, files, robots, words, params
}

/// A key of `site.yml`.
///
/// A key that an import writes has a constant here; other keys are literals in `SiteSettings+Fields.swift`.
package struct SiteKey: ExpressibleByStringLiteral, Sendable {
  package let name: String

  /// Creates a key with a name.
  package init(stringLiteral name: String) { self.name = name }

  package static let title: SiteKey = "title"
  package static let description: SiteKey = "description"
  package static let url: SiteKey = "url"
  package static let language: SiteKey = "language"
  package static let languages: SiteKey = "languages"
  package static let timeZone: SiteKey = "time_zone"
  package static let naiveDates: SiteKey = "naive_dates"
  package static let author: SiteKey = "author"
  package static let logo: SiteKey = "logo"
  package static let icon: SiteKey = "icon"
  package static let image: SiteKey = "image"
  package static let pageSize: SiteKey = "page_size"
  package static let feedSize: SiteKey = "feed_size"
  package static let feeds: SiteKey = "feeds"
  package static let feedIDs: SiteKey = "feed_ids"
  package static let taxonomies: SiteKey = "taxonomies"
  package static let permalinks: SiteKey = "permalinks"
  package static let letterCase: SiteKey = "case"
  package static let pagination: SiteKey = "pagination"
  package static let keys: SiteKey = "keys"
  package static let menus: SiteKey = "menus"
  package static let variables: SiteKey = "variables"
  package static let sources: SiteKey = "sources"
  package static let social: SiteKey = "social"
  package static let repository: SiteKey = "repository"
  package static let comments: SiteKey = "comments"
  package static let html: SiteKey = "html"
  package static let containers: SiteKey = "containers"
  package static let inlineAttributes: SiteKey = "inline_attributes"
  package static let markdownInHTML: SiteKey = "markdown_in_html"
  package static let hardBreaks: SiteKey = "hard_breaks"
  package static let headingIDs: SiteKey = "heading_ids"
  package static let definitionLists: SiteKey = "definition_lists"
  package static let abbreviations: SiteKey = "abbreviations"
  package static let lineLinks: SiteKey = "line_links"
  package static let emoji: SiteKey = "emoji"
  package static let math: SiteKey = "math"
  package static let strikethrough: SiteKey = "strikethrough"
  package static let cjkEmphasis: SiteKey = "cjk_emphasis"
  package static let smartPunctuation: SiteKey = "smart_punctuation"
  package static let excerptSeparator: SiteKey = "excerpt_separator"
  package static let code: SiteKey = "code"
  package static let params: SiteKey = "params"
}

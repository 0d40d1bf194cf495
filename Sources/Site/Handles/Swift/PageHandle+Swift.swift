public import Dates
import Mustache
import Planning

extension PageHandle: Identifiable {
  /// The path of the page in the site, which identifies the page in a list.
  public var id: String { page.address }

  /// Reads a property as a template does.
  func read(_ property: PageProperty) -> TemplateValue { value(named: property.rawValue) ?? .nothing }

  /// Whether the page is the one that is being rendered.
  public var isCurrent: Bool { read(.isCurrent).isSet }

  /// The word behind the title, such as `New`.
  public var badge: String? { read(.badge).string }

  /// Whether the page is a draft.
  public var isDraft: Bool { read(.isDraft).isSet }

  /// The path of the Markdown file; `nil` for a generated page.
  public var source: String? { read(.source).string }

  /// Whether the search finds the page.
  public var isSearchable: Bool { read(.isSearchable).isSet }

  /// The heading of the page in an alphabetical list: a letter, or `#`.
  public var letter: String { read(.letter).string ?? "" }

  /// The year of publication, in the time zone of the site.
  public var year: Int? { read(.year).integer }

  /// The image that the front matter names.
  public var image: ImageLink? { ImageLink(read(.image)) }

  /// The `params` in the front matter.
  ///
  /// ```swift
  /// Text(page.params.publisher.text ?? "self-published")
  /// ```
  public var params: SiteValue { SiteValue(read(.params)) }
}

extension PageHandle: Hashable {
  /// Whether two handles are of the same page.
  public static func == (left: PageHandle, right: PageHandle) -> Bool {
    left.index == right.index && left.site === right.site
  }

  /// Hashes the identity of the page.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// The text of a page.
extension PageHandle {
  /// The number of words in the article.
  public var wordCount: Int { read(.wordCount).integer ?? 0 }

  /// The time to read the article in minutes, at least 1.
  public var readingTime: Int { read(.readingTime).integer ?? 1 }

  /// Whether the article is longer than its excerpt.
  public var hasMore: Bool { read(.hasMore).isSet }

  /// The headings of the article, nested by level.
  ///
  /// ```swift
  /// ul { ForEach(page.outline) { heading in li { a(.href(heading.url)) { Text(heading.title) } } } }
  /// ```
  public var outline: [OutlineEntry] { read(.toc).elements.compactMap { OutlineEntry($0) } }

  /// Returns the date of publication, in the language of the page and the time zone of the site.
  ///
  /// ```swift
  /// if let date = page.date(.long) { time { Text(date) } }  // January 2, 2026
  /// ```
  public func date(_ format: DateFormat) -> String? { text(of: .date, as: format) }

  /// Returns the date of the last change, in the language of the page and the time zone of the site.
  public func updated(_ format: DateFormat) -> String? { text(of: .updated, as: format) }

  private func text(of property: PageProperty, as format: DateFormat) -> String? {
    guard case .atom(let atom) = read(property), let date = atom as? DateValue else { return nil }
    return date.text(as: format)
  }
}

/// The pages, sections and terms that a page belongs to.
extension PageHandle {
  /// The page before this one: in the sidebar, if the page has one, else in its section.
  ///
  /// In a section of posts, it is the next older post. In a section with an order, it is the article before this one.
  public var previous: PageHandle? { read(.previous).handle() }

  /// The page that follows this one: in the sidebar, if the page has one, else in its section.
  ///
  /// In a section of posts, it is the next newer post. In a section with an order, it is the article after this one.
  public var next: PageHandle? { read(.next).handle() }

  /// Pages with common terms, the most similar first.
  public var related: [PageHandle] { read(.related).handles() }

  /// The section that the page belongs to, or that it lists.
  public var section: SectionHandle? { read(.section).handle() }

  /// The links to the home page and to the sections of the page, from the outside in.
  public var breadcrumbs: [SiteLink] { read(.breadcrumbs).elements.compactMap { SiteLink($0) } }

  /// The tags of the page.
  public var tags: [TermHandle] { terms("tags") }

  /// The categories of the page.
  public var categories: [TermHandle] { terms("categories") }

  /// The series that the page belongs to, with the position of the page in it.
  public var series: TermHandle? { read(.series).handle() }

  /// Returns the terms of the page in a taxonomy; empty if the site has no such taxonomy.
  ///
  /// ```swift
  /// ForEach(page.terms("authors")) { author in a(.href(author.url)) { Text(author.title) } }
  /// ```
  public func terms(_ taxonomy: String) -> [TermHandle] {
    guard site.plan.taxonomy(named: taxonomy) != nil else { return [] }
    return (value(named: taxonomy) ?? .nothing).handles()
  }
}

/// What a list page lists.
extension PageHandle {
  /// The articles that the page lists.
  public var posts: [PageHandle] { read(.posts).handles() }

  /// The number of articles on all pages of the list.
  public var count: Int { read(.count).integer ?? 0 }

  /// The place of the page in its list; `nil` if the list has a single page.
  public var paginator: Paginator? { Paginator(read(.paginator)) }

  /// The feeds of the list that the page shows, and of the site.
  public var feeds: [FeedLink] { read(.feeds).elements.compactMap { FeedLink($0) } }

  /// The terms of the taxonomy that the page lists.
  public var terms: [TermHandle] { read(.terms).handles() }

  /// The subsections of the section that the page lists.
  public var sections: [SectionHandle] { read(.sections).handles() }
}

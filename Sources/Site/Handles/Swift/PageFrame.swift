public import Elements
import Mustache
import Planning

/// The large title at the start of a page, from `hero` in its front matter.
public struct HeroContent: Hashable, Sendable {
  /// The title: that of the hero, else of the page, or on the home page, of the site.
  public let title: String
  /// The text below the title; empty if there is none.
  public let text: String
  /// The picture.
  public let image: ImageLink?
  /// The links that look like buttons.
  public let actions: [SiteLink]

  init?(_ value: TemplateValue) {
    guard let title = value["title"].string else { return nil }
    (self.title, text, image) = (title, value["text"].string ?? "", ImageLink(value["image"]))
    actions = value["actions"].elements.compactMap { SiteLink($0) }
  }
}

/// An entry of the sidebar, with the entries below it; the first one is the section that the sidebar shows.
public struct SidebarEntry: Hashable, Identifiable, Sendable {
  /// The title.
  public let title: String
  /// The address for a link.
  public let url: String
  /// The badge behind the title.
  public let badge: String?
  /// Whether the entry is the page that is being rendered.
  public let isCurrent: Bool
  /// Whether the entries below it are shown at first.
  public let isOpen: Bool
  /// Whether the entry is only a title of others, from `group` in their front matter.
  public let isGroup: Bool
  /// Whether the entry is a section with entries below it.
  public let isSection: Bool
  /// Whether the section has more entries than `items`, which a large sidebar leaves out far from the page.
  public let isCut: Bool
  /// Whether the whole sidebar is shown.
  public let isComplete: Bool
  /// The entries below it.
  public let items: [SidebarEntry]

  /// The title and the address, which identify the entry among its neighbours.
  public var id: SiteLink { SiteLink(title: title, url: url) }

  init?(_ value: TemplateValue) {
    guard let link = SiteLink(value) else { return nil }
    (title, url, badge) = (link.title, link.url, value["badge"].string)
    (isCurrent, isOpen) = (value["is_current"].isSet, value["is_open"].isSet)
    (isGroup, isSection) = (value["is_group"].isSet, value["is_section"].isSet)
    (isCut, isComplete) = (value["is_cut"].isSet, value["is_complete"].isSet)
    items = value["items"].elements.compactMap { SidebarEntry($0) }
  }
}

/// Pages below a section that share a group or a section.
public struct PageGroup: Sendable {
  /// The title, from `group` in their front matter or of their section; `nil` for pages in neither.
  public let title: String?
  /// The page of the section.
  public let section: PageHandle?
  /// The pages.
  public let pages: [PageHandle]

  init(_ value: TemplateValue) {
    (title, section) = (value["title"].string, value["section"].handle())
    pages = value["items"].handles()
  }
}

/// What the theme shows around the text of a page.
extension PageHandle {
  /// On the page of a section with a sidebar: the pages below it, in the order of the sidebar.
  public var children: [PageGroup] { read(.children).elements.map { PageGroup($0) } }

  /// The image above the text, in the width of the page.
  public var cover: ImageLink? { ImageLink(read(.cover)) }

  /// The image of the page in a list.
  public var thumbnail: ImageLink? { ImageLink(read(.thumbnail)) }

  /// The image of the page at the start of a list, which may be large.
  public var leadImage: ImageLink? { ImageLink(read(.leadImage)) }

  /// The large title at the start of the page, from `hero` in the front matter.
  public var hero: HeroContent? { HeroContent(read(.hero)) }

  /// Whether the page has a table of contents: if the front matter asks for it, else from three headings on.
  public var hasTOC: Bool { read(.hasTOC).isSet }

  /// The side where a wide window shows the table of contents, `left` or `right`; `nil` if the front matter chooses none.
  public var tocSide: String? { read(.tocSide).string }

  /// Whether the text takes the whole width, for `wide: true` in the front matter.
  public var isWide: Bool { read(.isWide).isSet }

  /// The sidebar: the section that it shows, with its pages.
  public var sidebar: SidebarEntry? { SidebarEntry(read(.sidebar)) }

  /// The authors who have a page of their own.
  public var profiles: [AuthorProfile] { read(.profiles).elements.map { AuthorProfile($0) } }

  /// The address at which readers edit the article.
  public var editURL: String? { read(.editURL).string }

  /// The places to share the page.
  public var share: [ShareTarget] { read(.share).elements.map { ShareTarget($0) } }

  /// The comments, if the page has them.
  public var comments: CommentsLink? { CommentsLink(read(.comments)) }
}

/// What the page says about itself to browsers and other sites; `SiteHead` writes all of it.
extension PageHandle {
  /// The absolute URL that stands for the page, also if others lead to it.
  public var canonical: String { read(.canonical).string ?? "" }

  /// The address of the page's text as Markdown, on a site with `markdown_pages: true`.
  public var markdownURL: String? { read(.markdownURL).string }

  /// The `meta` elements for previews of the page on other sites.
  public var social: [MetadataTag] { read(.social).elements.map { MetadataTag($0) } }

  /// The `script` element that describes the page to search engines.
  public var structuredData: RawHTML {
    guard case .markup(let bytes) = read(.structuredData) else { return RawHTML("") }
    return RawHTML(String(decoding: bytes, as: UTF8.self))
  }
}

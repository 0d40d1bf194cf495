import Articles
import Dates
import Diagnostics

/// An article of which the front matter alone was read: enough to know where its page is.
struct EntryHead: Sendable {
  let place: ArticlePlace
  /// The name of its file or folder, without the day that it may begin with.
  let name: String
  let head: ArticleHead
  let address: String
  let date: Instant?
  let expires: Instant?
  let isPost: Bool

  var metadata: ArticleMetadata { head.metadata }

  /// Whether it is left out until it is done.
  var isDraft: Bool { metadata.isDraft || place.isDraft }

  init(_ place: ArticlePlace, _ head: ArticleHead, isPost: Bool, in sections: SectionAddresses, zone: NamedZone) {
    let named = DatedName(place.name)
    self.place = place
    name = named.name
    self.head = head
    self.isPost = isPost
    date = (head.metadata.date ?? named.day).map { Instant($0, in: zone) }
    expires = head.metadata.expires.map { Instant($0, in: zone) }
    address = Self.address(of: place, head.metadata, name: named.name, in: sections)
  }

  /// Whether the file or its name tells when the article was published.
  static func hasDate(_ place: ArticlePlace, _ head: ArticleHead) -> Bool {
    head.metadata.date != nil || DatedName(place.name).day != nil
  }

  private static func address(
    of place: ArticlePlace, _ metadata: ArticleMetadata, name: String, in sections: SectionAddresses
  ) -> String {
    if let url = metadata.url { return SiteFile.address(url) }
    switch place.role {
    case .home: return "/"
    case .section: return sections.address(of: place.section)
    case .article:
      if place.section.isEmpty, place.name == "404" { return "/404.html" }
      return sections.address(of: place.section) + AddressPart.inAddress(metadata.slug ?? name) + "/"
    }
  }
}

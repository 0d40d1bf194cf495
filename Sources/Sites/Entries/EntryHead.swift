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

  init(_ place: ArticlePlace, _ head: ArticleHead, isPost: Bool, zone: NamedZone) {
    let named = DatedName(place.name)
    self.place = place
    name = named.name
    self.head = head
    self.isPost = isPost
    date = (head.metadata.date ?? named.day).map { Instant($0, in: zone) }
    expires = head.metadata.expires.map { Instant($0, in: zone) }
    address = Self.address(of: place, head.metadata, name: named.name)
  }

  /// Whether the file or its name tells when the article was published.
  static func hasDate(_ place: ArticlePlace, _ head: ArticleHead) -> Bool {
    head.metadata.date != nil || DatedName(place.name).day != nil
  }

  private static func address(of place: ArticlePlace, _ metadata: ArticleMetadata, name: String) -> String {
    if let url = metadata.url { return SiteFile.address(url) }
    if place.role == .home { return "/" }
    if place.role == .article, place.section.isEmpty, place.name == "404" { return "/404.html" }
    let folders = place.section.split(separator: "/").map(String.init)
    let last = metadata.slug ?? name
    let parts = place.role == .section ? Array(folders.dropLast()) + [metadata.slug ?? place.name] : folders + [last]
    return AddressPart.address(of: parts)
  }
}

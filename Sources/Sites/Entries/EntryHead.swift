import Articles
import Dates
import Diagnostics

/// An article of which the front matter alone was read: enough to know where its page is.
final class EntryHead: Sendable {
  /// What its file says.
  let file: FileHead
  /// The name of its file or folder, without the day that it may begin with.
  let name: String
  let address: String
  let date: Instant?
  let expires: Instant?
  let isPost: Bool

  var place: ArticlePlace { file.place }
  var head: ArticleHead { file.head }
  var metadata: ArticleMetadata { file.metadata }

  /// Whether it is left out until it is done.
  var isDraft: Bool { metadata.isDraft || place.isDraft }

  init(_ file: FileHead, isPost: Bool, in sections: SectionAddresses, zone: NamedZone) {
    let (named, head) = (DatedName(file.place.name), file.head)
    self.file = file
    name = named.name
    self.isPost = isPost
    date = (head.metadata.date ?? named.day).map { Instant($0, in: zone) }
    expires = head.metadata.expires.map { Instant($0, in: zone) }
    address = Self.address(of: file.place, head.metadata, name: named.name, in: sections)
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

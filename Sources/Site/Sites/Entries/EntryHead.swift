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
  let (date, updated, expires): (Instant?, Instant?, Instant?)
  let isPost: Bool

  var place: ArticlePlace { file.place }
  var head: FrontMatter { file.head }
  @inline(__always) var metadata: ArticleMetadata { file.metadata }

  /// Whether it says that it was changed on a day before the one when it was published.
  var isUpdatedTooEarly: Bool {
    guard updated == nil, let updated = file.outline.updated else { return false }
    return (file.outline.date ?? DatedName(file.place.name).day).map { updated.isDay(before: $0) } ?? false
  }

  /// Whether it is left out until it is done.
  var isDraft: Bool { file.outline.isDraft || place.isDraft }

  init(_ file: FileHead, isPost: Bool, below section: String, zone: NamedZone) {
    let (named, outline) = (DatedName(file.place.name), file.outline)
    self.file = file
    name = named.name
    self.isPost = isPost
    date = (outline.date ?? named.day).map { Instant($0, in: zone) }
    let changed = outline.updated.map { Instant($0, in: zone) }
    // What was changed before others could see it is new to them.
    updated = if let date, let changed, changed < date { nil } else { changed }
    expires = outline.expires.map { Instant($0, in: zone) }
    address = Self.address(of: file.place, outline, name: named.name, below: section)
  }

  private static func address(
    of place: ArticlePlace, _ outline: HeadOutline, name: String, below section: String
  ) -> String {
    if let url = outline.url { return SiteFile.address(url) }
    switch place.role {
    case .home: return "/"
    case .section: return section
    case .article:
      if place.section.isEmpty, place.name == "404" { return PageKind.notFoundAddress }
      let own = AddressPart.inAddress(outline.slug ?? name)
      // At once, for every article has one.
      var address = ""
      address.reserveCapacity(section.utf8.count + own.utf8.count + 1)
      address += section
      address += own
      address += "/"
      return address
    }
  }
}

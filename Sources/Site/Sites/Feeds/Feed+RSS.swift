import Articles
import Dates

extension Feed {
  /// RSS 2.0, with the whole text in `content:encoded`.
  var rss: [UInt8] {
    var xml = XMLText(room: room)
    let spaces = [
      ("version", "2.0"), ("xmlns:atom", "http://www.w3.org/2005/Atom"),
      ("xmlns:content", "http://purl.org/rss/1.0/modules/content/"), ("xmlns:dc", "http://purl.org/dc/elements/1.1/"),
    ]
    xml.element("rss", spaces) { rss in
      rss.element("channel") { channel in
        channel.element("title", text: title)
        channel.element("link", text: home)
        channel.element("description", text: description.isEmpty ? title : description)
        channel.element("language", text: language)
        channel.empty(
          "atom:link", [("rel", "self"), ("type", FeedFormat.rss.type), ("href", home + FeedFormat.rss.file)])
        if !items.isEmpty { channel.element("lastBuildDate", text: Self.time(updated)) }
        channel.element("generator", text: "Garland")
        for item in items {
          channel.element("item") { element in
            element.element("title", text: item.title)
            element.element("link", text: SitePath.encodedURI(item.address))
            element.element("guid", [("isPermaLink", "true")], text: SitePath.encodedURI(item.address))
            element.element("pubDate", text: Self.time(item.published))
            for name in item.authors { element.element("dc:creator", text: name) }
            for tag in item.tags { element.element("category", text: tag) }
            if !item.summary.isEmpty { element.element("description", text: item.summary) }
            element.element("content:encoded", text: item.html)
          }
        }
      }
    }
    return xml.bytes
  }

  private static func time(_ instant: Instant) -> String { DateFormat.rfc822.text(of: instant, zone: .utc) }
}

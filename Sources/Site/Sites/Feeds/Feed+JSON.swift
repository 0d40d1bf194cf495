import Markup

extension Feed {
  /// JSON Feed 1.1.
  var json: [UInt8] {
    var members: [(String, JSONText)] = [
      ("version", .text("https://jsonfeed.org/version/1.1")), ("title", .text(title)), ("home_page_url", .text(home)),
      ("feed_url", .text(home + FeedFormat.json.file)), ("language", .text(language)),
    ]
    if !description.isEmpty { members.append(("description", .text(description))) }
    if let icon { members.append(("favicon", .text(icon))) }
    if let author {
      let url = author.url.map { [("url", JSONText.text($0))] } ?? []
      members.append(("authors", .list([.object([("name", .text(author.name))] + url)])))
    }
    members.append(("items", .list(items.map { Self.object($0) })))
    return JSONText.object(members).bytes + [UInt8(ascii: "\n")]
  }

  private static func object(_ item: Item) -> JSONText {
    var members: [(String, JSONText)] = [
      ("id", .text(item.address)), ("url", .text(item.address)), ("title", .text(item.title)),
      ("content_html", .text(item.html)), ("date_published", .text("\(item.published)")),
      ("date_modified", .text("\(item.updated)")),
    ]
    if !item.summary.isEmpty { members.append(("summary", .text(item.summary))) }
    if !item.authors.isEmpty { members.append(("authors", .list(item.authors.map { .object([("name", .text($0))]) }))) }
    if !item.tags.isEmpty { members.append(("tags", .list(item.tags.map { .text($0) }))) }
    if let language = item.language { members.append(("language", .text(language))) }
    return .object(members)
  }
}

extension Feed {
  /// RFC 4287.
  var atom: [UInt8] {
    var xml = XMLText(room: room)
    let address = home + FeedFormat.atom.file
    xml.element("feed", [("xmlns", "http://www.w3.org/2005/Atom"), ("xml:lang", language)]) { feed in
      feed.element("title", text: title)
      if !description.isEmpty { feed.element("subtitle", text: description) }
      feed.element("id", text: home)
      if let icon { feed.element("icon", text: icon) }
      feed.empty("link", [("rel", "alternate"), ("type", "text/html"), ("href", home)])
      feed.empty("link", [("rel", "self"), ("type", FeedFormat.atom.type), ("href", address)])
      feed.element("updated", text: "\(updated)")
      feed.element("generator", text: "Garland")
      // A feed whose entries name no author has to name one.
      feed.element("author") { $0.element("name", text: author?.name ?? title) }
      for item in items {
        feed.element("entry", item.language.map { [("xml:lang", $0)] } ?? []) { entry in
          entry.element("title", text: item.title)
          entry.element("id", text: item.address)
          entry.empty("link", [("rel", "alternate"), ("type", "text/html"), ("href", item.address)])
          entry.element("published", text: "\(item.published)")
          entry.element("updated", text: "\(item.updated)")
          for name in item.authors { entry.element("author") { $0.element("name", text: name) } }
          for tag in item.tags { entry.empty("category", [("term", tag)]) }
          if !item.summary.isEmpty { entry.element("summary", text: item.summary) }
          entry.element("content", [("type", "html")], text: item.html)
        }
      }
    }
    return xml.bytes
  }
}

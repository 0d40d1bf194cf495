import Markup

/// Compares the entries of feeds at the same address.
enum FeedRule {
  static func differences(_ old: ComparedSite, _ new: ComparedSite) -> [Difference] {
    old.files.feeds.flatMap { path -> [Difference] in
      guard let oldFeed = old.files.read(path).flatMap(ComparedFeed.read), let bytes = new.files.read(path) else {
        return []
      }
      let address = SiteAddressPath.of(file: path)
      guard let newFeed = ComparedFeed.read(bytes) else {
        return [Difference(kind: .feeds, page: address, message: "is a feed in the old site only")]
      }
      var differences: [Difference] = []
      func report(_ message: String) { differences.append(Difference(kind: .feeds, page: address, message: message)) }
      if oldFeed.entries.count != newFeed.entries.count {
        report("\(oldFeed.entries.count) entries in the old feed, \(newFeed.entries.count) in the new one")
      }
      let newEntries = Dictionary(newFeed.entries.map { ($0.address, $0) }) { first, _ in first }
      for entry in oldFeed.entries.prefix(newFeed.entries.count) {
        if let successor = newEntries[entry.address] {
          if successor.id != entry.id {
            report("the entry `\(entry.address)` had the id `\(entry.id)`, now it has `\(successor.id)`")
          }
        } else {
          report("the entry `\(entry.address)` is missing")
        }
      }
      return differences
    }
  }
}

/// The entries of an RSS or Atom feed.
struct ComparedFeed {
  struct Entry {
    var id = ""
    /// The path of the page.
    var address = ""
  }

  private(set) var entries: [Entry] = []

  /// Reads a feed, or returns `nil` for another kind of file.
  static func read(_ bytes: [UInt8]) -> ComparedFeed? {
    var reader = PageReader(bytes)
    var feed: ComparedFeed?
    var entry: Entry?
    var open = ""
    while let piece = reader.next() {
      switch piece {
      case .start(let tag):
        open = tag.name
        switch tag.name {
        case "rss", "feed", "rdf:rdf": feed = feed ?? ComparedFeed()
        case "item", "entry": entry = Entry()
        case "link":
          if let address = tag["href"], tag["rel"] ?? "alternate" == "alternate" {
            entry?.address = SiteAddressPath.of(address) ?? address
          }
        default: break
        }
      case .end(let name):
        open = ""
        guard name == "item" || name == "entry", var finished = entry.take() else { continue }
        if finished.id.isEmpty { finished.id = finished.address }
        feed?.entries.append(finished)
      case .text(let text):
        // The text of an article can be long, and only its address and its id are compared.
        guard entry != nil, ["guid", "id", "link"].contains(open) else { continue }
        let value = String(
          decoding: CharacterReferences.decoded(text, in: .markdown).filter { $0 > 0x20 }, as: UTF8.self)
        guard !value.isEmpty else { continue }
        switch open {
        case "guid", "id": entry?.id += value
        case "link": entry?.address = SiteAddressPath.of(value) ?? value
        default: continue
        }
      case .comment: continue
      }
    }
    return feed
  }
}

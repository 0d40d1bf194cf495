import Markup

/// Compares the entries of feeds at the same address.
enum FeedRule {
  static func differences(_ pairs: [FeedPair]) -> [Difference] {
    pairs.flatMap { pair -> [Difference] in
      func difference(_ kind: Difference.Kind, _ message: String) -> Difference {
        Difference(kind: kind, page: pair.address, message: message)
      }
      guard let new = pair.new else { return [difference(.address, "is a feed in the old site only")] }
      let counts = (pair.old.entries.count, new.entries.count)
      if counts.0 > 0, counts.1 == 0 { return [difference(.address, "is a feed without entries now")] }
      let missing = pair.missing.map { difference(.feeds, "the entry `\($0.address)` is missing") }
      let count =
        counts.0 == counts.1
        ? [] : [difference(.feeds, "\(counts.0) entries in the old feed, \(counts.1) in the new one")]
      let changed = pair.changed.prefix(1).map { old, new in
        difference(
          .feedIDs,
          "\(pair.changed.count) of \(counts.0) entries changed their ids, so feed readers show them again: "
            + "`\(old.address)` had `\(old.id)`, now it has `\(new.id)`")
      }
      return changed + count + missing
    }
  }
}

/// A feed of the old site and the feed at its address in the new one.
struct FeedPair: Sendable {
  /// The address in the old site.
  let address: String
  let old: ComparedFeed
  /// The new feed; `nil` for a file of another kind.
  let new: ComparedFeed?
  /// The entries that have another id in the new feed.
  private(set) var changed: [(old: ComparedFeed.Entry, new: ComparedFeed.Entry)] = []
  /// The entries that the new feed lacks, although it is long enough.
  private(set) var missing: [ComparedFeed.Entry] = []

  /// Returns the feeds of the old site whose address the new one serves.
  static func all(_ old: ComparedSite, _ new: ComparedSite) -> [FeedPair] {
    old.files.feeds.compactMap { path in
      let address = SiteAddressPath.of(file: path)
      let target = new.redirects[address].map { String($0.dropFirst()) } ?? path
      guard let feed = old.files.read(path).flatMap(ComparedFeed.read), let bytes = new.files.read(target) else {
        return nil
      }
      return FeedPair(address, feed, ComparedFeed.read(bytes))
    }
  }

  /// Matches entries by their address, else by a title that only one entry of each feed has.
  private init(_ address: String, _ old: ComparedFeed, _ new: ComparedFeed?) {
    (self.address, self.old, self.new) = (address, old, new)
    let newEntries = new?.entries ?? []
    let byAddress = Dictionary(newEntries.map { ($0.address, $0) }) { first, _ in first }
    let (oldTitles, newTitles) = (old.entriesByTitle, new?.entriesByTitle ?? [:])
    for entry in old.entries.prefix(newEntries.count) {
      let sameTitle = oldTitles[entry.title] == nil ? nil : newTitles[entry.title]
      if let successor = byAddress[entry.address] ?? sameTitle {
        if successor.id != entry.id { changed.append((entry, successor)) }
      } else {
        missing.append(entry)
      }
    }
  }
}

/// The entries of an RSS or Atom feed.
struct ComparedFeed: Sendable {
  struct Entry: Sendable {
    /// The id; the link of an entry without one.
    var id = ""
    /// The path of the page.
    var address = ""
    var title = ""
    fileprivate var link = ""
  }

  private(set) var entries: [Entry] = []

  /// The entries whose title no other entry has.
  fileprivate var entriesByTitle: [String: Entry] {
    Dictionary(grouping: entries.filter { !$0.title.isEmpty }, by: \.title).compactMapValues {
      $0.count == 1 ? $0[0] : nil
    }
  }

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
            entry?.link = address
          }
        default: break
        }
      case .end(let name):
        open = ""
        guard name == "item" || name == "entry", var finished = entry.take() else { continue }
        finished.address = SiteAddressPath.of(finished.link) ?? finished.link
        if finished.id.isEmpty { finished.id = finished.link }
        feed?.entries.append(finished)
      case .text(let text):
        // The text of an article can be long, and is not compared.
        guard entry != nil, ["guid", "id", "link", "title"].contains(open) else { continue }
        let value = String(
          decoding: CharacterReferences.decoded(text, in: .markdown).filter { $0 > 0x20 }, as: UTF8.self)
        guard !value.isEmpty else { continue }
        switch open {
        case "guid", "id": entry?.id += value
        case "link": entry?.link = value
        case "title": entry?.title += value
        default: continue
        }
      case .comment: continue
      }
    }
    return feed
  }
}

import Foundation
import TestSupport
import Testing

@Suite struct `Feeds of golden sites` {
  private struct Feed: Decodable {
    let isBroken: Bool
    let problem, version, title, link: String
    let entries: [Entry]
  }

  private struct Entry: Decodable {
    let title, link, id, content: String
    let isDated: Bool
  }

  /// Sites whose authors name files that are not there.
  private static let incomplete = ["html-links", "html-links-trusted"]

  @Test(.enabled(if: Program.python != nil, "Python and feedparser are not installed"))
  func `are read by feedparser without a complaint`() throws {
    let outcome = try BuiltSites.run("feeds.py") { ["atom.xml", "rss.xml"].contains($0) }
    #expect(outcome.errors.isEmpty)
    let feeds = try JSONDecoder().decode([String: Feed].self, from: Data(outcome.output.utf8))
    #expect(feeds.count >= 6)
    for (name, feed) in feeds.sorted(by: { $0.key < $1.key }) {
      #expect(!feed.isBroken, "\(name): \(feed.problem)")
      #expect(feed.version == (name.hasSuffix("atom.xml") ? "atom10" : "rss20"), "\(name)")
      #expect(!feed.title.isEmpty && feed.link.hasPrefix("http") && !feed.entries.isEmpty, "\(name)")
      for entry in feed.entries {
        #expect(!entry.title.isEmpty && entry.link.hasPrefix("http") && entry.isDated, "\(name)")
        #expect(entry.id == entry.link, "\(name)")
        if !Self.incomplete.contains(where: name.hasPrefix) {
          #expect(entry.content.matches(of: /(?:href|src)="(?!https?:|mailto:)/).isEmpty, "\(name): \(entry.content)")
        }
        #expect(entry.content.matches(of: /\sid="/).isEmpty, "\(name): \(entry.content)")
      }
      #expect(Set(feed.entries.map(\.id)).count == feed.entries.count, "\(name)")
    }
  }

  @Test func `of JSON keep to their specification`() throws {
    let sites = try BuiltSites.all().filter { $0.files["feed.json"] != nil }
    #expect(sites.count >= 4)
    for site in sites {
      let value = try JSONSerialization.jsonObject(with: site.files["feed.json"] ?? Data())
      let feed = try #require(value as? [String: Any])
      #expect(JSONFeed.refusals(of: feed) == [], "\(site.golden.name)")
    }
  }
}

import Foundation
import Sites
import TestSupport
import Testing

@Suite(.enabled(if: NuChecker.isInstalled, "Java or the Nu HTML checker is not installed"))
struct `Pages of golden sites` {
  /// Sites with invalid pages: `html-links-trusted` publishes unfiltered HTML; the others have incomplete templates.
  private static let invalidSites = ["html-links-trusted", "asset-addresses", "plain-words"]

  @Test func `are valid in the Nu HTML checker`() throws {
    let pages = try BuiltSites.all().filter { !Self.invalidSites.contains($0.golden.name) }.flatMap { site in
      site.files.filter { $0.key.hasSuffix(".html") }.map { path, bytes in
        let name = "\(site.golden.name)-\(path.dropLast(".html".count).replacing("/", with: "-"))"
        // The report names files by URLs, which encode letters beyond ASCII.
        let plain = name.unicodeScalars.map { $0.isASCII ? String($0) : "u\($0.value)" }.joined()
        return CheckedPage(name: plain, html: String(decoding: bytes, as: UTF8.self))
      }
    }
    #expect(pages.count > 200)
    let complaints = try NuChecker.complaints(about: pages)
    for page in pages {
      for complaint in complaints[page.name, default: []] {
        let isTolerated = (Tolerance.all + Tolerance.ofPictures).contains { $0.covers(complaint, in: page) }
        #expect(isTolerated, "\(complaint.text)")
      }
    }
    for tolerance in Tolerance.ofPictures {
      let isUsed = pages.contains { page in
        complaints[page.name, default: []].contains { tolerance.covers($0, in: page) }
      }
      #expect(isUsed, "no page has this error; delete the entry: \(tolerance.message)")
    }
  }
}

@Suite(.enabled(if: Program.python != nil, "Python and html5lib are not installed"))
struct `Links of golden sites` {
  /// The broken links in the sites, which Garland reports as well.
  private static let knownProblems = [
    "bundles": ["posts/trip/index.html: /trip/not-there.png is broken"],
    "html-links": [
      "posts/b/index.html: missing.txt is broken", "posts/b/index.html: missing.png is broken",
      "posts/b/index.html: #nowhere names a missing part of posts/b/index.html",
      "posts/b/index.html: /repo/about/#nobody names a missing part of about/index.html",
    ],
    "plain-words": [
      "posts/x/index.html: gone.png is broken", "posts/x/index.html: gone2.png is broken",
      "posts/x/index.html: b/c:d.html is broken",
    ],
    "images": ["posts/a/index.html: missing.png is broken"],
  ]

  @Test(arguments: SiteCase.valid)
  func `lead to existing pages and element ids`(golden: SiteCase) throws {
    let lines = try Self.problems.get().filter { $0.hasPrefix("\(golden.name) ") }
    #expect(lines.map { String($0.dropFirst(golden.name.count + 1)) } == Self.knownProblems[golden.name, default: []])
  }

  /// The problems of all sites, from one run of Python, because html5lib loads slowly.
  private static let problems = Result {
    let outcome = try Program.inScratchFolder { scratch in
      let sites = try BuiltSites.all()
      for site in sites { try FileTree.write(site.files, to: scratch.appending(path: site.golden.name)) }
      return try BuiltSites.run("links.py", sites.flatMap { [$0.golden.name, $0.home] }, in: scratch)
    }
    guard outcome.status == 0, outcome.errors.isEmpty else { throw Failure(errors: outcome.errors) }
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private struct Failure: Error {
    let errors: String
  }
}

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

  /// Sites with links to missing files.
  private static let sitesWithMissingFiles = ["html-links", "html-links-trusted"]

  @Test(.enabled(if: Program.python != nil, "Python and feedparser are not installed"))
  func `are valid in feedparser`() throws {
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
        if !Self.sitesWithMissingFiles.contains(where: name.hasPrefix) {
          #expect(entry.content.matches(of: /(?:href|src)="(?!https?:|mailto:)/).isEmpty, "\(name): \(entry.content)")
        }
        #expect(entry.content.matches(of: /\sid="/).isEmpty, "\(name): \(entry.content)")
      }
      #expect(Set(feed.entries.map(\.id)).count == feed.entries.count, "\(name)")
    }
  }

  @Test func `follow the specification of JSON Feed`() throws {
    let sites = try BuiltSites.all().filter { $0.files["feed.json"] != nil }
    #expect(sites.count >= 4)
    for site in sites {
      let value = try JSONSerialization.jsonObject(with: site.files["feed.json"] ?? Data())
      let feed = try #require(value as? [String: Any])
      #expect(JSONFeed.invalidKeys(of: feed) == [], "\(site.golden.name)")
    }
  }
}

@Suite(.enabled(if: Program.python != nil, "Python is not installed"))
struct `Sitemaps of golden sites` {
  @Test func `follow the sitemap schema`() throws {
    let outcome = try BuiltSites.run("sitemaps.py") { $0.hasSuffix("sitemap.xml") }
    #expect(outcome == Program.Outcome())
    #expect(try BuiltSites.all().allSatisfy { $0.files["sitemap.xml"] != nil })
  }
}

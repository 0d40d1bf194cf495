import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Program.python != nil, "Python and html5lib are not installed"))
struct `Links of golden sites` {
  /// What the authors of the sites wrote wrong, and were told of.
  private static let known = [
    "bundles": ["posts/trip/index.html: /trip/not-there.png leads nowhere"],
    "html-links": [
      "posts/b/index.html: missing.txt leads nowhere", "posts/b/index.html: missing.png leads nowhere",
      "posts/b/index.html: #nowhere leads to no part of posts/b/index.html",
      "posts/b/index.html: /repo/about/#nobody leads to no part of about/index.html",
    ],
    "plain-words": [
      "posts/x/index.html: gone.png leads nowhere", "posts/x/index.html: gone2.png leads nowhere",
      "posts/x/index.html: b/c:d.html leads nowhere",
    ],
    "images": ["posts/a/index.html: missing.png leads nowhere"],
  ]

  @Test(arguments: SiteCase.valid)
  func `lead to pages and parts that are there`(golden: SiteCase) throws {
    let site = try #require(try BuiltSites.all().first { $0.golden.name == golden.name })
    let outcome = try Program.inScratchFolder { scratch in
      try FileTree.write(site.files, to: scratch)
      return try BuiltSites.run("links.py", [scratch.path, site.home])
    }
    #expect(outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines == Self.known[golden.name, default: []])
  }
}

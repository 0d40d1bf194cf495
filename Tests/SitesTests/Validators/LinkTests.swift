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
    let lines = try Self.found.get().filter { $0.hasPrefix("\(golden.name) ") }
    #expect(lines.map { String($0.dropFirst(golden.name.count + 1)) } == Self.known[golden.name, default: []])
  }

  /// The lines about all sites: one call of Python reads them, because Python and html5lib start slowly.
  private static let found = Result {
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

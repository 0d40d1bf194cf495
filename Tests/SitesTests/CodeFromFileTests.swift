import Diagnostics
import Foundation
import Garland
import TestSupport
import Testing

@testable import Planning
@testable import Sites

@Suite struct `A file that a code block names` {
  private static let content = [
    "site.yml": "url: https://example.org/\nsources: {app: ../Sources}\n",
    "_shared/hello.py": "print(1)\n", "posts/hello.py": "print(2)\n", "static/.env": "A=1\n",
    "app/own.py": "print(3)\n",
  ]
  private static let sources = FolderInMemory(
    "sources",
    [
      "app/Main.swift": "let main = 4\n", "app/a/b.swift": "let b = 5\n", "app/.env": "A=1\n",
      "app/.git/config": "A=1\n", "app/key.txt": "-----BEGIN PRIVATE KEY-----\nMIIE\n", "other/a.txt": "6\n",
      "app/users.json": "[\"a@b.org\", \"c@b.org\"]\n",
    ])

  private static func build(_ article: String) -> (text: String, problems: [String]) {
    var options = SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    options.sources = sources
    let content = FolderInMemory("Content", content.merging(["posts/a.md": article]) { $1 })
    let site = SiteBuild(content: content, templates: FolderInMemory("Templates", [:]), options: options).run()
    let page = site.text(of: "posts/a/index.html") ?? ""
    let code = page.firstMatch(of: /<pre[^>]*>(?<code>.*?)<\/pre>/.dotMatchesNewlines()).map { String($0.code) } ?? ""
    return (
      code.replacing(/<[^>]*>/) { _ in "" },
      site.diagnostics.filter { $0.code.rawValue.hasPrefix("code.") }.map(\.message)
    )
  }

  /// The expected output is the code.
  private static let found: [Case<String, String>] = [
    Case("in a source folder", "app/Main.swift", "let main = 4\n"),
    Case("deeper in a source folder", "app/a/b.swift", "let b = 5\n"),
    Case("by a path with dots", "app/a/../Main.swift", "let main = 4\n"),
    Case("beside the article", "./hello.py", "print(2)\n"),
    Case("above the article", "../_shared/hello.py", "print(1)\n"),
    Case("in the content", "_shared/hello.py", "print(1)\n"),
    Case("in the content, from the root", "/posts/hello.py", "print(2)\n"),
    Case("in a folder of the content with the name of a source folder", "../app/own.py", "print(3)\n"),
    Case("a sample with addresses", "app/users.json", "[&quot;a@b.org&quot;, &quot;c@b.org&quot;]\n"),
  ]

  @Test(arguments: found) func `is found`(_ row: Case<String, String>) {
    let built = Self.build("# A\n\n``` file=\(row.input)\n```\n")
    row.check(built.text)
    #expect(built.problems == [], sourceLocation: row.sourceLocation)
  }

  private static let refused: [Case<String, String>] = [
    Case("a missing file", "app/Mian.swift", "there is no file `app/Mian.swift`"),
    Case("a missing file of the content", "posts/helo.py", "there is no file `posts/helo.py`"),
    Case(
      "an unknown folder", "other/a.txt",
      "there is no file `other/a.txt`, and `sources` in `site.yml` names no folder `other`"),
    Case("a path out of a folder", "app/../other/a.txt", "`app/../other/a.txt` is outside of `app`"),
    Case(
      "a path through a folder's name", "app/../../app/Main.swift", "`app/../../app/Main.swift` is outside of `app`"),
    Case("a path out of the content", "../../Sources/a.swift", "`../../Sources/a.swift` is outside of `Content`"),
    Case("an absolute path", "app//etc/passwd", "there is no file `app//etc/passwd`"),
    Case("passwords", "app/.env", "`app/.env` seems to contain passwords or a private key"),
    Case("passwords in the content", "static/.env", "`static/.env` seems to contain passwords or a private key"),
    Case("a key", "app/key.txt", "`app/key.txt` seems to contain passwords or a private key"),
    Case("a file of Git", "app/.git/config", "`app/.git/config` may contain passwords"),
    Case("a folder", "app/a", "there is no file `app/a`"),
    Case("a source folder", "app/", "`app/` is outside of `app`"),
  ]

  @Test(arguments: refused) func `is refused`(_ row: Case<String, String>) {
    let built = Self.build("# A\n\n```text file=\(row.input)\n```\n")
    #expect(built.text == "", sourceLocation: row.sourceLocation)
    #expect(
      built.problems.contains { $0.hasSuffix(row.expected) }, "\(built.problems)", sourceLocation: row.sourceLocation)
  }

  @Test func `is in feeds, and has marks by the shown lines`() {
    var options = SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    options.sources = Self.sources
    let article = "---\ndate: 2026-11-20\n---\n# A\n\n```swift file=app/Main.swift lines=1\n```\n"
    let site = SiteBuild(
      content: FolderInMemory("Content", Self.content.merging(["posts/a.md": article]) { $1 }),
      templates: FolderInMemory("Templates", [:]), options: options
    ).run()
    #expect(site.text(of: "atom.xml")?.contains("let main = 4") == true)
    #expect(site.text(of: "posts/a/index.html")?.contains("hl-marked") == true)
  }

  @Test func `has the nearest name`() {
    var options = SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    options.sources = Self.sources
    let content = Self.content.merging(["a.md": "# A\n\n```swift file=app/Mian.swift\n```\n"]) { $1 }
    let site = SiteBuild(
      content: FolderInMemory("Content", content), templates: FolderInMemory("Templates", [:]), options: options
    ).run()
    #expect(site.diagnostics.compactMap(\.suggestion?.message).contains("did you mean `app/Main.swift`?"))
  }

  @Test(arguments: [
    Case("a name with a slash", "a/b: ../Sources", "`sources` must be names without slashes, not `a/b`"),
    Case("a name with a dot", "..: ../Sources", "`sources` must be names without slashes, not `..`"),
  ])
  func `is in no folder with a wrong setting`(_ row: Case<String, String>) {
    let site = SiteBuild(
      content: FolderInMemory("Content", ["site.yml": "url: https://example.org/\nsources:\n  \(row.input)\n"]),
      templates: FolderInMemory("Templates", [:]), options: SiteOptions(now: .latest)
    ).run()
    #expect(site.diagnostics.map(\.message).contains(row.expected), "\(site.diagnostics.map(\.message))")
  }
}

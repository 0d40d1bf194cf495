import Foundation
import TestSupport
import Testing

@Suite(.hangGuard) struct `garland import` {
  /// A post with everything that one long article about a Swift API had in Jekyll.
  private static let post = """
    ---
    layout: post
    title: "Containers: from the inside"
    authors: [Ann, Bob]
    tags: swift ui
    excerpt_separator: <!--cut-->
    ---
    A list asks each child for its row.
    <!--cut-->

    <details><summary>The whole program</summary>

    {% highlight swift %}
    struct Row: View {
      let id: Int
    }
    {% endhighlight %}

    </details>

    <p><img src="{{site.baseurl}}/images/row.png" width="300"></p>

    | view  | rows |
    |-------|-----:|
    | List  |    3 |

    ```console
    $ swift run
    ```

    See [the next part]({% post_url 2026-02-03-next %}).
    """

  private static let site = [
    "_config.yml": "title: Notes\nurl: https://notes.example\nbaseurl: /blog\npermalink: /:year/:month/:title/\n",
    "_posts/2026-01-02-inside.md": post,
    "_posts/2026-02-03-next.md": "---\ntitle: Next\n---\nMore.\n",
    "images/row.png": "<svg>not really an image</svg>",
  ]

  private static func write(_ files: [String: String], to folder: URL) throws {
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private static func paths(in folder: URL) -> [String] {
    (FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String } ?? []).sorted()
  }

  @Test func `makes a faithful page of a post of Jekyll`() throws {
    try Tool.inScratchFolder { folder in
      try Self.write(Self.site, to: folder.appending(path: "old"))
      let before = Self.paths(in: folder.appending(path: "old"))
      let imported = try Tool.run(["import", "old", "new"], in: folder)
      try #require(imported.status == 0, "\(imported.errors)")
      #expect(
        imported.output.hasSuffix("Next: cd new && garland build\n`garland build --strict` passes\n"),
        "\(imported.output)")
      #expect(Self.paths(in: folder.appending(path: "old")) == before)
      let built = try Tool.run(["build"], in: folder.appending(path: "new"))
      try #require(built.status == 0, "\(built.errors)")
      let page = try String(
        contentsOf: folder.appending(path: "new/_site/2026/01/inside/index.html"), encoding: .utf8)
      let parts = [
        "Containers: from the inside", "Ann", "Bob", "A list asks each child for its row.",
        "<details><summary>The whole program</summary>", "<code class=\"language-swift\">",
        "src=\"/blog/images/row.png\" width=\"300\"", "<td align=\"right\">3</td>", "hl-prompt\">$ </span>",
        "href=\"/blog/2026/02/next/\"",
      ]
      for part in parts { #expect(page.contains(part), "\(part)") }
      for leftover in ["{%", "{{", "```", "<!--cut-->"] { #expect(!page.contains(leftover), "\(leftover)") }
    }
  }

  @Test func `repairs what a build refuses, and counts the steps until a strict build passes`() throws {
    try Tool.inScratchFolder { folder in
      let files = [
        "hugo.toml": "title = 'Oven'\nbaseURL = 'https://oven.example/'\n",
        // Two items of a list name one page; `tabs` needs labels; the link leads nowhere.
        "content/a.md": "---\ntitle: A\ndate: 2026-01-02\n---\n:::tabs\nNo label.\n:::\n\n[b](b.md)\n",
        "content/c.md": "---\ntitle: C\ndate: 2026-01-02\n---\n[d](d.md) and [e](e.md)\n",
      ]
      try Self.write(files, to: folder.appending(path: "old"))
      let imported = try Tool.run(["import", "old", "new"], in: folder)
      try #require(imported.status == 0, "\(imported.errors)")
      #expect(imported.output.contains("content/a.md: the container `tabs` is HTML now: "), "\(imported.output)")
      #expect(imported.output.contains("  3 such as: "), "\(imported.output)")
      #expect(imported.output.hasSuffix("\n1 step until `garland build --strict` passes\n"), "\(imported.output)")
      let built = try Tool.run(["build"], in: folder.appending(path: "new"))
      #expect(built.status == 0, "\(built.errors)")
      #expect(built.errors.contains("3 warnings"), "\(built.errors)")
      let page = try String(contentsOf: folder.appending(path: "new/_site/a/index.html"), encoding: .utf8)
      #expect(page.contains("<div class=\"tabs\">\n<p>No label.</p>"), "\(page)")
      let json = try Tool.run(["import", "old", "--dry-run", "--format", "json"], in: folder)
      let report = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
      #expect(report?["articles"] as? Int == 2)
      #expect((report?["steps"] as? [[String: Any]])?.map { $0["count"] as? Int } == [3])
    }
  }

  @Test func `writes nothing in a dry run`() throws {
    try Tool.inScratchFolder { folder in
      try Self.write(Self.site, to: folder.appending(path: "old"))
      let outcome = try Tool.run(["import", "old", "new", "--dry-run"], in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("Jekyll: 2 articles converted, 1 file copied\n"))
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "new").path()))
    }
  }

  @Test(arguments: [
    Case("a missing folder", ["import", "nothing", "new"], "there is no folder `nothing`"),
    Case("an output with files", ["import", "old", "full"], "`full` is not empty; choose a new folder"),
    Case("an output inside of the source", ["import", "old", "old/new"], "`old/new` is inside `old`"),
    Case("a file as the output", ["import", "old", "file"], "`file` is not a folder"),
    Case("an unknown generator", ["import", "old", "new", "--from", "jekill"], "`--from` must be one of"),
    Case("one folder", ["import", "old"], "`import` needs two folders"),
  ])
  func `refuses`(row: Case<[String], String>) throws {
    try Tool.inScratchFolder { folder in
      try Self.write(["old/_config.yml": "title: A\n", "full/a.txt": "a", "file": "a"], to: folder)
      let outcome = try Tool.run(row.input, in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains(row.expected), "\(outcome.errors)")
    }
  }

  @Test func `names all generators in its help, as in its message about an unknown one`() throws {
    try Tool.inScratchFolder { folder in
      let outcome = try Tool.run(["import", "old", "new", "--from", "jekill"], in: folder)
      let names = try #require(outcome.errors.firstMatch(of: /one of (.+), not/)).1
      #expect(names.contains(", hugo, "))
      #expect(try Tool.run(["help", "import"], in: folder).output.contains("detect it: \(names)\n"))
    }
  }

  @Test(arguments: ["import", "compare"]) func `is no command of a site's own program`(name: String) throws {
    let program = URL(filePath: try Tool.path()).deletingLastPathComponent().appending(path: "SwiftSite").path
    try Tool.inScratchFolder { folder in
      let outcome = try Tool.run(program, [name, "old", "new"], in: folder)
      #expect(outcome.status == 2 && outcome.errors.contains("has no `\(name)`; use the tool `garland`"), "\(outcome)")
    }
  }

  @Test(arguments: [
    ("an export without articles", ["import", "export.xml", "new"], "no article was found"),
    ("a folder with such an export", ["import", "wp", "new"], "no article was found"),
    (
      "another generator", ["import", "gatsby", "new"],
      "this is a site for Gatsby, which `garland import` cannot convert"
    ),
    ("another generator in a dry run", ["import", "gatsby", "--dry-run"], "this is a site for Gatsby"),
    ("a folder without articles", ["import", "code", "new"], "no article was found"),
  ])
  func `converts nothing for`(name: String, arguments: [String], message: String) throws {
    try Tool.inScratchFolder { folder in
      let export = "<rss xmlns:wp=\"http://wordpress.org/export/1.2/\"></rss>"
      try Self.write(
        [
          "export.xml": export, "wp/export.xml": export, "gatsby/gatsby-config.js": "", "gatsby/content/a.md": "A",
          "code/a.c": "",
        ], to: folder)
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
      #expect(outcome.output.isEmpty)
      #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "new").path()))
      #expect(try Tool.run(["import", "gatsby", "new", "--from", "markdown"], in: folder).status == 0)
    }
  }

  @Test func `makes a site that builds of addresses and dates that Garland refuses`() throws {
    try Tool.inScratchFolder { folder in
      let post = "---\ntitle: A\ndate: 31/31/2020\n---\nHidden text\n"
      try Self.write(
        [
          "old/_config.yml": "title: A\nurl: https://a.example\npermalink: /../:title/\n",
          "old/_posts/2026-01-02-a.md": post, "old/_posts/2027-02-30-b.md": "---\ntitle: B\n---\nHidden text\n",
          "old/c.md": "---\npermalink: /About/\n---\nC\n", "old/d.md": "---\npermalink: /about/\n---\nD\n",
          "old/P.png": "", "old/p.png": "", "old/e.md": "---\npermalink: /../../e/\nexpires: soon\n---\nHidden text\n",
        ], to: folder)
      let imported = try Tool.run(["import", "old", "new"], in: folder)
      try #require(imported.status == 0, "\(imported.errors)")
      let built = try Tool.run(["build"], in: folder.appending(path: "new"))
      #expect(built.status == 0, "\(built.errors)")
      #expect(try Tool.run("/bin/grep", ["-r", "Hidden text", "new/_site"], in: folder).status == 1)
    }
  }

  @Test func `compares a page of more than 256 MB by its bytes`() throws {
    try Tool.inScratchFolder { folder in
      try Self.write(["old/index.html": "<p>A", "new/index.html": "<p>A"], to: folder)
      let script = "for s in old new; do truncate -s 257M $s/long.html; done; ln -s index.html new/link.html"
      try #require(Tool.run("/bin/bash", ["-ec", script], in: folder).status == 0)
      let equal = try Tool.run(["compare", "old", "new"], in: folder)
      #expect(equal.status == 0, "\(equal.output)")
      try #require(Tool.run("/bin/bash", ["-ec", "printf x >> new/long.html"], in: folder).status == 0)
      let other = try Tool.run(["compare", "old", "new"], in: folder)
      #expect(other.status == 1)
      #expect(
        other.output.contains("/long.html: cannot be read or is too long, and its bytes differ"), "\(other.output)")
      #expect(try Tool.run(["compare", "new", "old"], in: folder).output.contains("/link.html: is a link"))
    }
  }

  @Test func `reads nothing outside of the folder`() throws {
    try Tool.inScratchFolder { folder in
      try Self.write(
        [
          "secret.md": "the secret", "old/_config.yml": "title: A\n",
          "old/_posts/2026-01-02-a.md":
            "---\n---\n{% include ../../secret.md %}\n\n{% include_relative ../../secret.md %}\n\n{% include link.md %}\n",
        ], to: folder)
      let script =
        "mkdir old/_includes && ln -s ../../secret.md old/_includes/link.md && ln -s .. old/up && mkfifo old/pipe.md"
      try #require(Tool.run("/bin/bash", ["-ec", script], in: folder).status == 0)
      let outcome = try Tool.run(["import", "old", "new", "--verbose"], in: folder)
      #expect(outcome.status == 0, "\(outcome.errors)")
      for path in ["_includes/link.md", "pipe.md", "up"] {
        #expect(outcome.output.contains("  \(path): not a regular file"), "\(path)")
      }
      let found = try Tool.run("/bin/grep", ["-r", "the secret", "new"], in: folder)
      #expect(found.status == 1, "\(found.output)")
    }
  }
}

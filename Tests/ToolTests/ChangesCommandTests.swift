import Foundation
import TestSupport
import Testing

/// What `garland changes` prints in a repository.
@Suite(.enabled(if: Program.find("git") != nil, "Git is not installed"))
struct `The changes since a commit` {
  /// A site in a Git repository, with one commit.
  private struct Repository {
    let folder: URL
    /// The folder of the site.
    let site: URL

    static func inFolder(site: String = ".", _ body: (Repository) throws -> Void) throws {
      try Tool.inScratchFolder { folder in
        let repository = Repository(folder: folder, site: folder.appending(path: site).standardized)
        try repository.write("Content/site.yml", "title: Bakery\nurl: https://example.org/\n")
        try repository.write("Content/bread.md", "# Bread\n\n## Oven\n\nBake it for an hour at 200 degrees.\n")
        try repository.write("Content/rolls.md", "# Rolls\n\nSmall.\n")
        try repository.git("init", "--quiet", "--initial-branch", "main")
        try repository.commit()
        try body(repository)
      }
    }

    func write(_ path: String, _ text: String) throws {
      let file = site.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func git(_ arguments: String...) throws {
      let variables = ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null"]
      let user = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
      let outcome = try Tool.run("/usr/bin/env", variables + ["git"] + user + arguments, in: folder)
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    }

    func commit() throws {
      try git("add", ".")
      try git("commit", "--quiet", "--message", "Change")
    }

    func changes(_ arguments: String...) throws -> Program.Outcome {
      try Tool.run(["changes", "--now", "2027-01-01"] + arguments, in: site)
    }
  }

  /// The changes of `edit`, in each form.
  private static let forms: [(form: String, text: String)] = [
    (
      "text",
      """
      bread.md  “Bread”
        changed paragraph, Oven  (Content/bread.md:5)
          Bake it for an hour at [-200-] {+220+} degrees.

      new, 3 words: cakes.md  “Cakes”
        the address `/cakes/` comes

      Files added: loaf.svg

      Changes since HEAD: 2 articles, 1 file

      """
    ),
    (
      "markdown",
      """
      ### Changes since HEAD: 2 articles, 1 file

      **Bread** <code>bread.md</code>

      - changed paragraph, **Oven** (<code>Content/bread.md:5</code>)
        <br>Bake it for an hour at <del>200</del> <ins>220</ins> degrees.

      **Cakes** <code>cakes.md</code>

      - new, 3 words
      - the address <code>/cakes/</code> comes

      **Files added**: <code>loaf.svg</code>


      """
    ),
  ]

  private static func edit(_ repository: Repository) throws {
    try repository.write("Content/bread.md", "# Bread\n\n## Oven\n\nBake it for an hour at 220 degrees.\n")
    try repository.write("Content/cakes.md", "# Cakes\n\nSweet ones.\n")
    try repository.write("Content/loaf.svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
  }

  @Test(arguments: forms) func `count before they are committed, and untracked files count`(
    form: String, text: String
  ) throws {
    try Repository.inFolder { repository in
      try Self.edit(repository)
      let outcome = try repository.changes("HEAD", "--format", form)
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      #expect(outcome.output.replacing("\\", with: "") == text)
      try repository.commit()
      let later = try repository.changes("HEAD~1", "--format", form).output
      #expect(later.replacing("\\", with: "") == text.replacing("HEAD", with: "HEAD~1"))
      #expect(try repository.changes("HEAD").output == "No changes for readers since HEAD\n")
    }
  }

  @Test func `are JSON for programs`() throws {
    try Repository.inFolder { repository in
      try Self.edit(repository)
      let output = try repository.changes("HEAD", "--format", "json").output
      let value = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
      let articles = try #require(value["articles"] as? [[String: Any]])
      #expect(articles.map { $0["path"] as? String } == ["bread.md", "cakes.md"])
      #expect(articles.map { $0["change"] as? String } == ["changed", "added"])
      let block = try #require((articles[0]["blocks"] as? [[String: Any]])?.first)
      #expect(block["name"] as? String == "Oven" && block["kind"] as? String == "paragraph")
      #expect(block["file"] as? String == "Content/bread.md" && block["line"] as? Int == 5)
      #expect(block["old"] as? String == "Bake it for an hour at 200 degrees.")
      #expect((value["files"] as? [[String: String]]) == [["path": "loaf.svg", "change": "added"]])
    }
  }

  @Test func `begin where the branch left the main line`() throws {
    try Repository.inFolder { repository in
      try repository.git("checkout", "--quiet", "-b", "work")
      try repository.write("Content/rolls.md", "# Rolls\n\nSmall ones.\n")
      try repository.commit()
      try repository.git("checkout", "--quiet", "main")
      try repository.write("Content/bread.md", "# Bread\n\nOther.\n")
      try repository.commit()
      try repository.git("checkout", "--quiet", "work")
      let output = try repository.changes().output
      #expect(output.contains("rolls.md") && !output.contains("bread.md"), "\(output)")
    }
  }

  @Test func `are those of a content folder below the top of the repository`() throws {
    try Repository.inFolder(site: "docs/en") { repository in
      try repository.write("../notes.md", "No article.\n")
      try Self.edit(repository)
      let output = try repository.changes("HEAD").output
      #expect(output == Self.forms[0].text)
      // From the top, the paths begin with the folder.
      let fromTop = try Tool.run(
        ["changes", "HEAD", "--content", "docs/en/Content", "--now", "2027-01-01"], in: repository.folder)
      #expect(fromTop.output.contains("(docs/en/Content/bread.md:5)"), "\(fromTop)")
    }
  }

  @Test func `name templates and settings`() throws {
    try Repository.inFolder { repository in
      try repository.write("Templates/page.mustache", "{{content}}")
      try repository.write("Content/site.yml", "title: Shop\nurl: https://example.org/\n")
      let output = try repository.changes("HEAD").output
      #expect(output.contains("Templates changed: page.mustache\nSettings changed: title\n"), "\(output)")
    }
  }

  @Test(arguments: [
    (["nowhere"], "Git knows no commit `nowhere`. Write a branch"),
    (["--output=x"], "--output"), (["HEAD", "HEAD"], "HEAD"), (["--format", "html"], "text, markdown or json"),
    (["--content", "nowhere"], "nowhere"),
  ])
  func `are refused with a reason for`(arguments: [String], reason: String) throws {
    try Repository.inFolder { repository in
      let outcome = try Tool.run(["changes"] + arguments, in: repository.site)
      #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.contains(reason), "\(outcome)")
    }
  }

  @Test func `are refused without a repository, without a commit and in a shallow clone`() throws {
    try Tool.inScratchFolder { folder in
      let content = folder.appending(path: "Content")
      try FileManager.default.createDirectory(at: content, withIntermediateDirectories: false)
      try Data("# A\n".utf8).write(to: content.appending(path: "a.md"))
      // The scratch folder may be below another repository.
      let outside = try Tool.run(
        "/usr/bin/env", ["PATH=/nonexistent", Tool.path(), "changes"], in: folder)
      #expect(outside.status == 2 && outside.errors.contains("the program `git` is not installed"), "\(outside)")
      try Data("gitdir: nowhere\n".utf8).write(to: folder.appending(path: ".git"))
      let broken = try Tool.run(["changes"], in: folder)
      #expect(broken.status == 2 && broken.errors.contains("Git finds no repository around `Content`"), "\(broken)")
      try FileManager.default.removeItem(at: folder.appending(path: ".git"))
      _ = try Tool.run("/usr/bin/env", ["git", "init", "--quiet"], in: folder)
      let empty = try Tool.run(["changes"], in: folder)
      #expect(empty.status == 2 && empty.errors.contains("the repository has no commit yet"), "\(empty)")
    }
    try Repository.inFolder { repository in
      try Self.edit(repository)
      try repository.commit()
      try Tool.inScratchFolder { folder in
        let source = "file://\(repository.folder.path)"
        _ = try Tool.run("/usr/bin/env", ["git", "clone", "--quiet", "--depth", "1", source, "clone"], in: folder)
        let outcome = try Tool.run(["changes", "HEAD~1"], in: folder.appending(path: "clone"))
        #expect(outcome.status == 2 && outcome.errors.contains("write `fetch-depth: 0`"), "\(outcome)")
      }
    }
  }

  @Test func `are cut in Markdown at the size of a comment, with the number of entries left out`() throws {
    try Repository.inFolder { repository in
      let count = 600
      for number in 0..<count {
        let words = (0..<30).map { "word\(number)x\($0)" }.joined(separator: " ")
        try repository.write("Content/a\(1000 + number).md", "# Number \(number)\n\n\(words)\n")
      }
      try repository.commit()
      for number in 0..<count { try repository.write("Content/a\(1000 + number).md", "# Number \(number)\n\nOther.\n") }
      let output = try repository.changes("HEAD", "--format", "markdown").output
      #expect(output.utf8.count <= 65_000 && output.utf8.count > 60_000)
      let listed = output.ranges(of: "**Number ").count
      let rest = try #require(output.firstMatch(of: #/(\d+) more left out/#)?.1)
      #expect(listed > 0 && Int(rest) == count - listed, "\(listed) and \(rest)")
      #expect(try repository.changes("HEAD").output.ranges(of: "“Number ").count == count)
    }
  }

  @Test func `in Markdown show the text of an article as text, and mention no one`() throws {
    let hostile =
      "Hi @octocat, see #12, <b>bold</b>, `code`, a | b, [x](https://evil.example), **so**, https://evil.example"
    try Repository.inFolder { repository in
      try repository.write(
        "Content/rolls.md", "---\ntitle: '@octocat <i> `t` #7'\nmood: '<b> @octocat'\n---\n# Rolls\n\nSmall.\n")
      try repository.write("Content/@octocat #12 <b>.md", "# A\n\nText.\n")
      try repository.write(
        "Content/bread.md",
        "# Bread\n\n## Oven @octocat #3\n\nBake.\n\n```\n\(hostile)\n```\n\n\\<script>alert(1)\\</script> \\`\\`\\` @octocat\n"
      )
      let output = try repository.changes("HEAD", "--format", "markdown").output
      #expect(output.contains("octocat") && output.contains("evil.example"))
      for mark in ["@octocat", "#12", "#3", "#7", "`", "|", "**so", "[x]", "https://"] {
        let bare = output.ranges(of: mark).filter { output[..<$0.lowerBound].last != "\\" }
        #expect(bare.isEmpty, "\(mark): \(output)")
      }
      let tags = Set(output.matches(of: #/<[^>]*>?/#).map { String($0.0) })
      #expect(
        tags.isSubset(of: ["<code>", "</code>", "<ins>", "</ins>", "<del>", "</del>", "<br>", "<!-- -->"]), "\(tags)")
    }
  }
}

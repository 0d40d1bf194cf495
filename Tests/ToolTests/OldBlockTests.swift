import Foundation
import TestSupport
import Testing

/// Blocks of translations whose originals changed after them.
@Suite(.enabled(if: Program.find("git") != nil, "Git is not installed"))
struct `Old blocks of translations` {
  private static let settings = """
    title: Kitchen
    url: https://example.org/
    language: en
    languages: {en: {}, fr: {}}
    markdown_pages: true

    """
  private static let marks = settings + "translations: {old: mark}\n"
  private static let rule = settings + "check: {rules: {stale-block: warn, missing-translation: off}}\n"

  /// A block of the original before and after its change, what a check says of it, and how the French page shows it.
  private struct Block: Sendable {
    let original, changed, translation: String
    let line: Int
    let finding, html: String
  }

  private static let blocks: [Case<Block, Void>] = [
    row(
      "a paragraph", "Mix the flour.", "Mix the finest flour.", "Mélangez.", 6,
      "the beginning` changed after it: Mix the {+finest+} flour.",
      "<p>Mélangez.</p>\n", "Mix the finest flour.</div>"),
    row(
      "a heading", "## Bake", "## Bake & cool", "## Cuire", 8, "Cuire` changed after it: Bake {+& cool+}",
      "</h2>\n", "Bake &amp; cool</div>"),
    row(
      "an item of a tight list", "- Heat it", "- Heat it well", "- Chauffez", 10, "Cuire › item 1` changed after it: ",
      "<li>Chauffez", "Heat it well</div>"),
    row(
      "an item of a loose list", "1. Wait", "1. Wait long", "1. Attendez", 13, "Cuire › step 1` changed after it: ",
      "<p>Attendez</p>\n", "Wait long</div>"),
    row(
      "a row of a table", "| Flour | 500 g |", "| Flour | 450 g |", "| Farine | 500 g |", 19,
      "Cuire › Farine` changed after it: ", "<td>500 g", "Flour | 450 g</div>"),
    row(
      "a code block", "bake --now", "bake --later", "bake --now # ici", 21, "Cuire` changed after it: ",
      "</code></pre>\n", "<pre><code>bake --later</code></pre></div>"),
    row(
      "a block in a container", "Use good flour.", "Use better flour.", "Bonne farine.", 28,
      "Cuire` changed after it: ", "<p>Bonne farine.</p>\n", "Use better flour.</div>"),
    row(
      "a block that is gone", "> Never alone.", "", "> Jamais seul.", 31, "Cuire` changed after it: [-Never alone.-]",
      "<p>Jamais seul.</p>\n", "<del>Never alone.</del></div>"),
  ]

  private static func row(
    _ name: String, _ original: String, _ changed: String, _ translation: String, _ line: Int, _ finding: String,
    _ before: String, _ mark: String
  ) -> Case<Block, Void> {
    let start = """
      <details class="old-block" data-pagefind-ignore><summary>L’original a changé</summary><div lang="en" dir="ltr">
      """
    return Case(
      name,
      Block(
        original: original, changed: changed, translation: translation, line: line,
        finding: finding, html: before + start + mark + "</details>"), ())
  }

  private static func article(_ text: (Block) -> String) -> String {
    let parts = blocks.map { text($0.input) }
    return """
      ---
      title: Bread
      description: How.
      ---

      \(parts[0])

      \(parts[1])

      \(parts[2])
      - Same

      \(parts[3])

      2. Same

      | Same | Same |
      |---|---|
      \(parts[4])

      ```sh
      \(parts[5])
      ```

      :::note
      Same.

      \(parts[6])
      :::

      \(parts[7])

      Same end.

      """
  }

  /// A site in a repository, whose original changed after its translation.
  private struct Repository {
    let site: CachedSite

    func git(_ arguments: String...) throws {
      let variables = ["GIT_CONFIG_GLOBAL=/dev/null", "GIT_CONFIG_SYSTEM=/dev/null", "git"]
      let user = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
      let outcome = try Tool.run("/usr/bin/env", variables + user + arguments, in: site.folder)
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    }

    func commit() throws {
      try git("add", "Content")
      try git("commit", "--quiet", "--message", "Change")
    }

    static func inFolder(_ settings: String, _ body: (Repository) throws -> Void) throws {
      try CachedSite.inFolder { site in
        let repository = Repository(site: site)
        try site.write("Content/site.yml", settings)
        try site.write("Content/bread.md", article(\.original))
        try site.write("Content/bread.fr.md", article(\.translation))
        try repository.git("init", "--quiet")
        try repository.commit()
        try body(repository)
      }
    }

    func changeOriginal() throws {
      try site.write("Content/bread.md", article(\.changed))
      try commit()
    }

    func text(_ path: String, as encoding: String.Encoding = .utf8) throws -> String {
      try String(contentsOf: site.folder.appending(path: path), encoding: encoding)
    }
  }

  @Test func `are marked on pages, and only there`() throws {
    try Repository.inFolder(Self.marks) { repository in
      let site = repository.site
      _ = try site.build()
      #expect(try !repository.text("_site/fr/bread/index.html").contains("old-block"))
      try repository.changeOriginal()
      #expect(try site.build().rendered == 2, "the original and its translation")
      let page = try repository.text("_site/fr/bread/index.html")
      for block in Self.blocks { #expect(page.contains(block.input.html), "\(block.name) in \(page)") }
      #expect(page.components(separatedBy: "<details class=\"old-block\"").count == Self.blocks.count + 1)
      let others = try site.files(in: "_site").filter { String(decoding: $1, as: UTF8.self).contains("old-block") }
      let shown = others.keys.map { $0.replacing(#/\.[a-z0-9]{10}/#, with: "") }
      #expect(shown.sorted() == ["assets/page.css", "fr/bread/index.html"])
      #expect(try site.build().rendered == 0)
      try repository.git("commit", "--quiet", "--allow-empty", "--message", "Nothing")
      #expect(try site.build().rendered == 0)
      #expect(try site.files(in: "_site") == site.filesOfFirstBuild([]))
      // What the last run found is kept, and a damaged file is found again.
      let kept = try repository.text(".garland/old-blocks", as: .isoLatin1)
      #expect(kept.contains("Mix the finest flour."))
      try site.write(".garland/old-blocks", "x" + kept.dropFirst())
      try repository.git("commit", "--quiet", "--allow-empty", "--message", "Nothing")
      #expect(try site.build().rendered == 0)
      #expect(try repository.text(".garland/old-blocks", as: .isoLatin1) == kept)
      let verified = try site.build(["--verify"]).outcome
      #expect(verified.status == 0, "\(verified.errors)")
      // A commit of the translation ends the marks, although no file changes.
      try site.write("Content/bread.fr.md", Self.article(\.translation).replacing("Mélangez.", with: "Mélangez bien."))
      #expect(try site.build().rendered == 1)
      #expect(try !repository.text("_site/fr/bread/index.html").contains("Mix the finest flour."))
    }
  }

  @Test func `are marked by a commit alone`() throws {
    try Repository.inFolder(Self.marks) { repository in
      let site = repository.site
      // Both change, and are committed one after the other.
      try site.write("Content/bread.md", Self.article(\.changed))
      try site.write("Content/bread.fr.md", Self.article(\.translation).replacing("Mélangez.", with: "Mélangez bien."))
      _ = try site.build()
      try repository.git("add", "Content/bread.fr.md")
      try repository.git("commit", "--quiet", "--message", "Translate")
      try repository.commit()
      #expect(try site.build().rendered == 1)
      #expect(try repository.text("_site/fr/bread/index.html").contains("Mix the finest flour."))
    }
  }

  @Test func `are findings of a check at their lines`() throws {
    try Repository.inFolder(Self.rule) { repository in
      try repository.changeOriginal()
      let outcome = try Tool.run(["check", "--now", "2026-02-01"], in: repository.site.folder)
      #expect(outcome.status == 0)
      let findings = outcome.errors.split(separator: "\n").filter { $0.contains("[check.stale-block]") }
      #expect(findings.count == Self.blocks.count, "\(outcome.errors)")
      for (block, finding) in zip(Self.blocks, findings) {
        let start = "Content/bread.fr.md:\(block.input.line):"
        #expect(finding.hasPrefix(start) && finding.contains(block.input.finding), "\(block.name): \(finding)")
      }
      #expect(
        findings.first?.contains(
          "warning: the original of `the beginning` changed after it: Mix the {+finest+} flour. [check.stale-block]")
          == true, "\(findings)")
    }
  }

  @Test(arguments: [("build", marks), ("check", rule)])
  func `are unknown with a warning in a shallow clone, and without a repository`(
    command: String, settings: String
  ) throws {
    try Repository.inFolder(settings) { repository in
      try repository.changeOriginal()
      try Tool.inScratchFolder { folder in
        let clone = ["git", "clone", "--quiet", "--depth", "1", "file://\(repository.site.folder.path)", "clone"]
        _ = try Tool.run("/usr/bin/env", clone, in: folder)
        for (name, reason) in [("clone", "the repository is a shallow clone"), ("copy", "Git finds no repository")] {
          if name == "copy" {
            try FileManager.default.createDirectory(
              at: folder.appending(path: "copy"), withIntermediateDirectories: true)
            try FileManager.default.copyItem(
              at: folder.appending(path: "clone/Content"), to: folder.appending(path: "copy/Content"))
          }
          for _ in 0..<2 {
            let outcome = try Tool.run([command, "--now", "2026-02-01"], in: folder.appending(path: name))
            #expect(outcome.status == 0)
            let expected = "warning: old blocks of translations are unknown: \(reason)"
            #expect(outcome.errors.components(separatedBy: expected).count == 2, "\(outcome.errors)")
          }
        }
      }
    }
  }

  @Test(arguments: [("build", rule, false), ("check", settings, false), ("build", marks, true), ("check", rule, true)])
  func `start Git only if the settings ask for them`(command: String, settings: String, startsGit: Bool) throws {
    try CachedSite.inFolder { site in
      try site.write("Content/site.yml", settings)
      try site.write("Content/about.fr.md", "# Moi\n")
      try site.write("bin/git", "#!/bin/sh\n: > \(site.folder.path)/started\nexit 1\n")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: site.folder.appending(path: "bin/git").path)
      let path = "PATH=\(site.folder.path)/bin:/usr/bin:/bin"
      _ = try Tool.run("/usr/bin/env", [path, Tool.path(), command, "--now", "2026-02-01"], in: site.folder)
      #expect(site.hasFile("started") == startsGit)
    }
  }

  @Test func `are unknown if Git lacks the original that a translation names`() throws {
    try Repository.inFolder(Self.rule) { repository in
      let text = Self.article(\.translation)
      let named = text.replacing(
        "---\n", with: "---\ntranslated_from: \(String(repeating: "a", count: 40))\n", maxReplacements: 1)
      try repository.site.write("Content/bread.fr.md", named)
      let outcome = try Tool.run(["check", "--now", "2026-02-01"], in: repository.site.folder)
      let message =
        "Content/bread.fr.md:2:18: warning: Git does not have this version of the original [check.stale-block]"
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
  }

  @Test func `have no other setting than a mark`() throws {
    try CachedSite.inFolder { site in
      try site.write("Content/site.yml", Self.settings + "translations: {old: marks}\n")
      let errors = try site.build().outcome.errors
      #expect(errors.contains("Content/site.yml:6:21: error:") && errors.contains("mark"), "\(errors)")
    }
  }
}

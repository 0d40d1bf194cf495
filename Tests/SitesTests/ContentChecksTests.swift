import Diagnostics
import Garland
import TestSupport
import Testing

@testable import Planning
@testable import Sites

@Suite struct `Content that is skipped or moved` {
  /// The input is a list of paths, in which `~` is a space.
  @Test(arguments: [
    Case(
      "a folder of Jekyll", "_docs/a.md _docs/b/c.md",
      "warning: the folder `_docs` is left out, with its 2 files, because its name begins with `_`"),
    Case(
      "a folder inside a section", "posts/_old/a.md",
      "warning: the folder `posts/_old` is left out, with its file, because its name begins with `_`"),
    Case("a file", "posts/_a.md", "warning: `posts/_a.md` is left out, because its name begins with `_`"),
    Case(
      "several files of a folder", "posts/_a.md posts/_b.txt posts/_c.md",
      "warning: `posts/_a.md` is left out, because its name begins with `_`; the same is true of 2 more files in this folder"
    ),
    Case(
      "files that servers need", ".well-known/security.txt .htaccess",
      """
      warning: `.htaccess` is left out, because its name begins with `.`
      warning: the folder `.well-known` is left out, with its file, because its name begins with `.`
      """),
    Case(
      "an article with a dot", "posts/.a.md", "warning: `posts/.a.md` is left out, because its name begins with `.`"),
    Case("files of tools", ".git/a.md .obsidian/b.md posts/.DS_Store posts/._a.md posts/.#b.md .gitignore", ""),
    Case(
      "names with a meaning",
      "posts/_index.md _posts/2026-01-01-a.md _drafts/b.md static/_headers static/.well-known/x", ""),
    Case("MDX", "posts/a.mdx", "error: `posts/a.mdx` is not read as an article, because it is not a `.md` file"),
    Case("reStructuredText", "b.rst", "error: `b.rst` is not read as an article, because it is not a `.md` file"),
    Case("a rare extension", "b.MKD", "error: `b.MKD` is not read as an article, because it is not a `.md` file"),
    Case("a file to copy", "static/a.mdx a.txt mdx", ""),
    Case(
      "capital letters", "posts/2026-01-01-Bread.md posts/2026-01-02-Butter.md posts/2026-01-03-milk.md README.md",
      """
      warning: `README.md` is at `/readme/`, where its capital letters are in lower case
      warning: `posts/2026-01-01-Bread.md` is at `/posts/bread/`, where its capital letters are in lower case; the same is true of 1 more article in this folder
      """),
    Case(
      "capital letters of folders", "Docs/How~To/a.md Docs/index.md Über/index.md",
      """
      warning: `Docs/How To` is at `/docs/how-to/`, where its capital letters are in lower case
      warning: `Docs` is at `/docs/`, where its capital letters are in lower case
      warning: `Über/index.md` is at `/über/`, where its capital letters are in lower case
      """),
    Case(
      "settings under another name", "site.yaml",
      "error: `site.yaml` is not read: the settings of a site are in `site.yml`"),
    Case("settings in capitals", "Site.yml", "error: `Site.yml` is not read: the settings of a site are in `site.yml`"),
    Case(
      "settings of another generator beside `site.yml`", "config.toml mkdocs.yml docs/site.yaml static/site.yaml", ""),
    Case("other changes", "posts/2026-01-01-a~b.md what?.md", ""),
  ])
  func `is reported once for each folder`(row: Case<String, String>) {
    let paths = row.input.split(separator: " ").map { String($0).replacing("~", with: " ") }
    let content = Dictionary(uniqueKeysWithValues: paths.map { ($0, "text\n") })
    row.check(Self.messages(content))
  }

  @Test(arguments: ["url: /Bread/", "slug: bread"])
  func `is no problem if the front matter gives the address`(field: String) {
    let text = "---\n\(field)\n---\n# A\n"
    #expect(
      Self.messages([
        "Bread.md": text, "Docs/_index.md": text.replacing("/Bread/", with: "/docs/"), "Docs/a.md": "# B\n",
      ]) == "")
  }

  @Test(arguments: ["site.yaml", "mkdocs.yml", "config.toml", "_config.yml", "hugo.yaml"])
  func `is an error for settings in the place of those of the site`(name: String) {
    let messages = Self.messages([name: "title: A\n", "a.md": "# A\n"], settings: [:])
    #expect(messages.contains("error: `\(name)` is not read: the settings of a site are in `site.yml`"))
  }

  private static func messages(
    _ content: [String: String], settings: [String: String] = ["site.yml": "url: https://example.org/\n"]
  ) -> String {
    let site = SiteBuild(
      content: FolderInMemory("Content", content.merging(settings) { first, _ in first }),
      templates: FolderInMemory("Templates", [:]), options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    ).run()
    let codes: Set<DiagnosticCode> = [
      "site.left-out", "site.unread-format", "site.unread-settings", "site.changed-case",
    ]
    return site.diagnostics.filter { codes.contains($0.code) }.map { "\($0.severity): \($0.message)" }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined(separator: "\n")
  }
}

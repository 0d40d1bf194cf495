import TestSupport
import Testing

@testable import Importing

@Suite struct PlainFolderTests {
  @Test func `two files with one address get an address each`() {
    let site = ImportedFiles([
      "a/2026-01-02-oven.md": "A\n", "a/2026-03-04-oven.md": "B\n", "b.md": "C\n", "b/README.md": "D\n",
    ])
    #expect(site["Content/a/2026-01-02-oven.md"] == "---\nurl: /a/oven-2/\n---\nA\n")
    #expect(site["Content/a/2026-03-04-oven.md"] == "B\n")
    #expect(site["Content/b.md"] == "---\nurl: /b-2/\n---\nC\n")
    #expect(site["Content/b/index.md"] == "D\n")
  }

  @Test(
    "A statement of MDX ends where its brackets are closed, and else at the next empty line",
    arguments: [
      Case("a bracket in quotes", "export const smile = \":(\"", ""),
      Case("an escaped quote", "export const smile = 'it\\'s :('", ""),
      Case("a template", "export const a = `(\n\n`", ""),
      Case("an empty line", "export const a = () => {\n\n  return (\"don't\")\n}", ""),
      Case("an apostrophe", "export const A = () => (<p>don't</p>)", ""),
      Case("no end", "export const a = (\n  1", "a.mdx:1: the end of this statement is not found"),
    ])
  func statement(row: Case<String, String>) {
    let site = ImportedFiles(["a.mdx": row.input + "\n\nText.\n\n:) More.\n"])
    let words = site["Content/a.md"]?.split(separator: "\n")
    #expect(words == ["Text.", ":) More."], "\(row.name): \(words ?? [])")
    #expect(site.report.contains("the end of this statement") == !row.expected.isEmpty, "\(row.name)")
    #expect(site.report.contains(row.expected) || row.expected.isEmpty, "\(row.name): \(site.report)")
  }

  @Test func `MDX in a folder without a generator becomes Markdown`() {
    let site = ImportedFiles([
      "posts/oven/index.mdx":
        "import Chart from '../Chart';\nimport oven from './oven.png'\n\n<Chart data={[1, 2]} />\n\n<img src={oven.src} />\n",
      "posts/salt.md": "A { b }\n", "posts/oven/oven.png": "",
    ])
    #expect(site["Content/posts/oven/index.md"]?.contains(":::chart\n:::") == true)
    #expect(site["Content/posts/oven/index.md"]?.contains("<img src=\"./oven.png\" />") == true)
    #expect(site["Content/posts/salt.md"] == "A { b }\n")
    #expect(site.report.contains("posts/oven/index.mdx:4: `<Chart data={[1, 2]} />` is a container now"))
  }

  @Test(
    "Links of a wiki become links of Markdown",
    arguments: [
      Case("a name", "See [[Salt]] and [[loaf.png]]", "See [Salt](../Salt.md) and [loaf.png](../img/loaf.png)"),
      Case("words", "[[salt|the *sea*]]", "[the *sea*](../Salt.md)"),
      Case("a bar in a table", "| [[Salt\\|sea]] |", "| [sea](../Salt.md) |"),
      Case("a folder and a space", "[[notes/Hot oven]]", "[notes/Hot oven](Hot%20oven.md)"),
      Case("a heading", "[[Salt#Sea salt!]] [[#Crust]]", "[Salt > Sea salt!](../Salt.md#sea-salt) [Crust](#crust)"),
      Case("a block", "[[Salt#^a1]]", "[Salt](../Salt.md)"),
      Case("an image", "![[loaf.png]] ![[loaf.png|300]]", "![loaf.png](../img/loaf.png) ![loaf.png](../img/loaf.png)"),
      Case("a text of an image", "![[loaf.png|A loaf]]", "![A loaf](../img/loaf.png)"),
      Case("a text of another file", "![[Salt]]", "[Salt](../Salt.md)"),
      Case("a missing file", "[[Salt]] [[Sugar|sweet]]", "[Salt](../Salt.md) sweet"),
      Case("missing files only", "a [[nodiscard]]", "a [[nodiscard]]"),
      Case("code", "[[Salt]] `[[Salt]]`\n\n```\n[[Salt]]\n```", "[Salt](../Salt.md) `[[Salt]]`\n\n```\n[[Salt]]\n```"),
      Case("a link of Markdown", "[[Salt]] [[1]](a.html)", "[Salt](../Salt.md) [[1]](a.html)"),
      Case("an open link", "[[Salt]] [[Salt\n]]", "[Salt](../Salt.md) [[Salt\n]]"),
    ])
  func wiki(row: Case<String, String>) {
    let site = ImportedFiles([
      "notes/bread.md": row.input, "notes/Hot oven.md": "A\n", "Salt.md": "B\n", "old/salt.md": "C\n",
      "img/loaf.png": "",
    ])
    row.check(site["Content/notes/bread.md"] ?? "")
    let hasNote = row.input.contains("Sugar") || row.input == "![[Salt]]"
    #expect(site.report.contains("notes/bread.md:1:") == hasNote)
  }

  @Test(
    "Callouts become alerts",
    arguments: [
      Case("a title", "> [!check]- Well *done*\n> Text", "> [!TIP]\n> Well *done*\n> \n> Text"),
      Case("a plain title", ">[!bug] Fly\n>Text", ">[!CAUTION]\n>**Fly**\n>\n>Text"),
      Case("an unknown name", "> [!poem]\n> Text", "> [!NOTE]\n> **Poem**\n> \n> Text"),
      Case("an alert", "> [!WARNING]\n> Text", "> [!WARNING]\n> Text"),
      Case("no quote", "[!bug] Fly", "[!bug] Fly"),
    ])
  func callouts(row: Case<String, String>) { row.check(ImportedFiles(["a.md": row.input])["Content/a.md"] ?? "") }

  @Test(arguments: [
    ("the readme", ["README.md": "# My *notes*\n\nHello"], "title: My notes"),
    ("an index before the readme", ["README.md": "# Notes", "index.md": "---\ntitle: Home\n---\n"], "title: Home"),
    ("no file", ["a.md": "# A"], "title: Untitled"),
  ])
  func `the title of the site is that of its home page`(name: String, files: [String: String], title: String) {
    #expect(ImportedFiles(files)["Content/site.yml"]?.contains(title) == true)
  }

  @Test(arguments: [
    ("with a readme", ["README.md": "# Notes", "bread.md": "---\ndate: 2026-01-02\n---\nText"], true),
    ("without a home page", ["bread.md": "---\ndate: 2026-01-02\n---\nText"], true),
    ("without dates", ["README.md": "# Notes", "bread.md": "Text"], false),
    ("with dates in a folder only", ["README.md": "# N", "a/b.md": "---\ndate: 2026-01-02\n---\nText"], false),
  ])
  func `files with dates beside the home page are posts`(name: String, files: [String: String], arePosts: Bool) {
    #expect((ImportedFiles(files)["Content/index.md"]?.contains("holds: posts") ?? false) == arePosts)
  }
}

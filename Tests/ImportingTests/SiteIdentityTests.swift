import TestSupport
import Testing

@testable import Importing

@Suite struct `What readers know a site by` {
  struct TitleCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let files: [String: String]
    let title: String

    init(_ name: String, _ files: [String: String], title: String) {
      (testDescription, self.files, self.title) = (name, files, title)
    }
  }

  private static func astro(_ code: String) -> [String: String] {
    ["astro.config.mjs": "", "src/consts.ts": code, "src/content/posts/a.md": "A"]
  }

  static let titles = [
    TitleCase(
      "Hugo, in the home page",
      ["hugo.toml": "baseURL = 'https://www.bread.example/'", "content/_index.md": "---\ntitle: Bread\n---\n"],
      title: "Bread"),
    TitleCase(
      "Hugo, for the theme", ["hugo.yaml": "params: {title: Rye}\n", "content/a.md": "---\ntitle: A\n---\n"],
      title: "Rye"),
    TitleCase(
      "Hugo, nowhere: the host",
      ["hugo.toml": "baseURL = 'https://www.bread.example/x/'", "content/a.md": "---\ntitle: A\n---\n"],
      title: "bread.example"),
    TitleCase(
      "Jekyll, nowhere: the host",
      ["_config.yml": "url: https://rye.example\n", "_posts/2026-01-02-a.md": "---\n---\n"],
      title: "rye.example"),
    TitleCase(
      "Astro, in an object in another one",
      astro(
        "export const NAV = [{ title: 'Home' }];\nexport const SITE: SiteInfo = { author: { name: 'Ada', title: 'Cook' }, info: { title: 'Bread' } };"
      ),
      title: "Bread"),
    TitleCase(
      "Astro, with capital letters",
      astro(
        "export const HOME: Page = { TITLE: 'Home' };\nexport const SITE: Site = { NAME: 'Rye', EMAIL: 'a@b.example' };"
      ), title: "Rye"),
    TitleCase(
      "Astro, the outer title", astro("export const siteConfig = { hero: { title: 'Hello' }, title: 'Oats' };"),
      title: "Oats"),
    TitleCase(
      "Astro, in YAML",
      [
        "astro.config.mjs": "", "src/config.yaml": "site: {name: A}\nmetadata: {title: {default: Spelt}}",
        "src/content/posts/a.md": "A",
      ],
      title: "Spelt"),
    TitleCase("nothing names it", ["hugo.toml": "", "content/a.md": "---\ntitle: A\n---\n"], title: "Untitled"),
  ]

  @Test(arguments: titles) func `the title is where the generator has it, else the host`(_ example: TitleCase) {
    #expect(ImportedFiles(example.files)["Content/site.yml"]?.contains("title: \(example.title)\n") == true)
  }

  @Test func `an icon with another address becomes the setting, and an .ico file is copied to the usual address`() {
    let files = ["docs/index.md": "# A\n", "docs/img/favicon.png": "", "docs/img/mark.svg": ""]
    func settings(_ more: [String: String]) -> String? {
      ImportedFiles(files.merging(more) { $1 })["Content/site.yml"]
    }
    #expect(settings(["mkdocs.yml": "site_name: A\n"])?.contains("icon: static/img/favicon.png\n") == true)
    #expect(
      settings(["mkdocs.yml": "theme: {favicon: img/mark.svg}\n"])?.contains("icon: static/img/mark.svg\n") == true)
    #expect(settings(["mkdocs.yml": "site_name: A\n", "docs/favicon.ico": ""])?.contains("icon:") == false)
    let old = ImportedFiles(["mkdocs.yml": "site_name: A\n", "docs/index.md": "# A\n", "docs/img/favicon.ico": ""])
    #expect(old["Content/static/favicon.ico"] == "copy of docs/img/favicon.ico")
  }

  @Test func `the image of link previews is taken from the settings of the theme, if the file exists`() {
    func image(_ path: String) -> String? {
      ImportedFiles([
        "hugo.yaml": "params: {images: [\(path)]}\n", "content/a.md": "---\ntitle: A\n---\n", "static/card.png": "",
      ])["Content/site.yml"]
    }
    #expect(image("/card.png")?.contains("\nimage: static/card.png\n") == true)
    #expect(image("other.png")?.contains("\nimage:") == false)
  }

  @Test func `a site without a menu has at most seven links, and no drafts among them`() {
    let pages = ["a", "b", "c", "d", "e", "f", "g"].map { ("content/\($0).md", "---\ntitle: \($0)\n---\n") }
    let files = Dictionary(uniqueKeysWithValues: pages).merging([
      "hugo.toml": "", "content/oven/_index.md": "---\ntitle: Oven\n---\n",
      "content/oven/rye.md": "---\ntitle: R\n---\n",
      "content/a.md": "---\ntitle: a\ndraft: true\n---\n",
    ]) { $1 }
    let settings = ImportedFiles(files)["Content/site.yml"] ?? ""
    #expect(!settings.contains("menus:"), "seven links need no list")
    let more = files.merging(["content/h.md": "---\ntitle: h\n---\n"]) { $1 }
    let menu = "menus:\n  main: [oven/_index.md, b.md, c.md, d.md, e.md, f.md, g.md]\n"
    #expect(ImportedFiles(more)["Content/site.yml"]?.contains(menu) == true)
  }

  struct Service: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let files: [String: String]
    let settings: String
    let note: String

    init(_ name: String, _ file: String, _ text: String, settings: String = "", note: String = "") {
      testDescription = name
      let article = file == "_config.yml" ? "_posts/2026-01-02-a.md" : "content/a.md"
      files = [file: text, article: "---\ntitle: A\n---\n"]
      (self.settings, self.note) = (settings, note)
    }
  }

  static let services = [
    Service(
      "giscus in a theme of Hugo", "hugo.yaml",
      "params: {comments: {giscus: {repo: ada/bread, repoId: R_1, category: News, categoryId: DIC_1}}}\n",
      settings:
        "comments:\n  giscus:\n    repo: ada/bread\n    repo_id: R_1\n    category: News\n    category_id: DIC_1\n"),
    Service(
      "giscus in a theme of Jekyll", "_config.yml",
      """
      repository: ada/bread
      comments: {provider: giscus, giscus: {repo_id: R_1, category_name: News, category_id: DIC_1, mapping: url}}
      """,
      settings: "    category: News\n    category_id: DIC_1\n    mapping: url\n"),
    Service(
      "utterances", "_config.yml", "comments: {provider: utterances, utterances: {repo: ada/bread}}\n",
      settings: "comments:\n  utterances: ada/bread\n"),
    Service(
      "Disqus", "hugo.toml", "disqusShortname = 'bread'", note: "comments by Disqus (`bread`) are left out"),
    Service(
      "analytics without an own hook", "_config.yml", "analytics: {plausible: {domain: bread.example}}\n",
      note: "the analytics by `plausible` are left out"),
    Service(
      "an id of Google that counts nothing", "_config.yml", "google_analytics: UA-1234-1\n", note: "`UA-1234-1`"),
  ]

  @Test(arguments: services) func `comments and analytics are taken over or named`(_ example: Service) {
    let site = ImportedFiles(example.files)
    #expect(example.settings.isEmpty || site["Content/site.yml"]?.contains(example.settings) == true)
    #expect(example.note.isEmpty || site.report.contains(example.note))
  }

  @Test func `a theme's example values and services that are not chosen are no comments`() {
    let placeholder = Service(
      "", "hugo.yaml", "params: {giscus: {repo: '', repoId: '', category: '', categoryId: ''}}\n")
    let other = Service(
      "", "_config.yml", "comments: {provider: false, active: disqus, utterances: {repo: ada/bread}}\n")
    for example in [placeholder, other] {
      #expect(ImportedFiles(example.files)["Content/site.yml"]?.contains("comments:") == false)
    }
  }

  @Test func `the line of Google Analytics becomes a hook`() {
    let site = ImportedFiles(
      Service("", "hugo.yaml", "services: {googleAnalytics: {ID: G-ABC1234567}}\n").files)
    #expect(site["Templates/partials/hooks/head-end.mustache"]?.contains("gtag/js?id=G-ABC1234567\"") == true)
    #expect(
      site.report.contains("Google Analytics (`G-ABC1234567`) is in `Templates/partials/hooks/head-end.mustache`"))
    let quoted = ImportedFiles(Service("", "hugo.yaml", "a: 'G-ABC\"><script>1'\n").files)
    #expect(quoted["Templates/partials/hooks/head-end.mustache"] == nil)
  }

  @Test func `several sites are listed, and none is imported`() {
    let site = ImportedFiles([
      "blog/_config.yml": "", "blog/_posts/2026-01-02-a.md": "", "docs/mkdocs.yml": "", "docs/docs/index.md": "",
    ])
    #expect(site.refusal == "there are 2 sites here; import one of these folders:\n  blog (Jekyll)\n  docs (MkDocs)")
  }
}

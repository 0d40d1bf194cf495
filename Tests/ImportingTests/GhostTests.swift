import TestSupport
import Testing

@testable import Importing

@Suite struct `An export of Ghost` {
  /// Returns an export with one post; its keys replace those of a plain one.
  private static func export(_ post: String = "", html: String = "<p>Rye</p>", settings: String = "") -> String {
    let quoted = html.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return """
      {"db": [{"meta": {"version": "5.82.0"}, "data": {
      "posts": [{"id": "1", "title": "Rye bread", "slug": "rye", "html": "\(quoted)", "status": "published",
        "visibility": "public", "type": "post", "published_at": "2026-01-02T10:00:00.000Z"\(post)}],
      "posts_meta": [{"post_id": "1", "feature_image_alt": "A loaf", "feature_image_caption": "Baked <b>today</b>"}],
      "tags": [{"id": "a", "name": "Bread", "slug": "bread"}, {"id": "b", "name": "Old Oven", "slug": "ovens"},
        {"id": "c", "name": "#wide", "slug": "hash-wide"}],
      "posts_tags": [{"post_id": "1", "tag_id": "b", "sort_order": 1}, {"post_id": "1", "tag_id": "a", "sort_order": 0},
        {"post_id": "1", "tag_id": "c", "sort_order": 2}],
      "users": [{"id": "u", "name": "Ada", "slug": "ada", "email": "ada@secret.example", "password": "$2a$10$hash"}],
      "posts_authors": [{"post_id": "1", "author_id": "u", "sort_order": 0}],
      "settings": [{"key": "title", "value": "Bakery"}, {"key": "locale", "value": "en"}\(settings)]
      }}]}
      """
  }

  private static func imported(_ export: String, _ files: [String: String] = [:]) -> ImportedFiles {
    ImportedFiles(files.merging(["bakery.ghost.2026-01-02.json": export]) { $1 })
  }

  @Test func `becomes a post with its front matter`() {
    let image = "__GHOST_URL__/content/images/2026/01/loaf.png"
    let post = ", \"feature_image\": \"\(image)\", \"custom_excerpt\": \"Short.\", \"featured\": 1"
    let site = Self.imported(Self.export(post), ["content/images/2026/01/loaf.png": ""])
    #expect(
      site["Content/posts/rye.md"] == """
        ---
        title: Rye bread
        date: "2026-01-02T10:00:00.000Z"
        description: Short.
        authors: [Ada]
        tags: [Bread, ovens]
        image:
          src: /content/images/2026/01/loaf.png
          alt: A loaf
          caption: Baked today
        featured: true
        ---
        Rye

        """)
    #expect(site["Content/tags/ovens.md"] == "---\ntitle: Old Oven\n---\n")
    #expect(site["Content/static/content/images/2026/01/loaf.png"] == "copy of content/images/2026/01/loaf.png")
    #expect(site.report.contains("internal tags are left out: #wide"))
    #expect(site.report.hasPrefix("Ghost: 1 article converted, 1 file copied"))
  }

  @Test func `keeps its settings, and nothing about its users but their names`() {
    let navigation = "[{\\\"label\\\":\\\"About\\\",\\\"url\\\":\\\"__GHOST_URL__/about/\\\"}]"
    let settings = """
      , {"key": "navigation", "value": "\(navigation)"}, {"key": "timezone", "value": "Europe/Berlin"}
      , {"key": "codeinjection_head", "value": "<script>secret</script>"}, {"key": "url", "value": "https://bread.example"}
      """
    let site = Self.imported(Self.export(settings: settings))
    #expect(
      site["Content/site.yml"] == """
        title: Bakery
        url: "https://bread.example/"
        language: en
        time_zone: Europe/Berlin
        author: Ada
        permalinks:
          posts: "/:slug/"
        taxonomies:
          tags:
            term_path: "/tag/:slug/"
        feeds:
          rss: /rss/index.xml
        html: trusted
        inline_attributes: true
        case: articles
        menus:
          main:
            - title: About
              url: /about/

        """)
    #expect(site.report.contains("the code of the setting `codeinjection_head` is left out"))
    for path in site.paths { #expect(site[path]?.contains("secret") == false && site[path]?.contains("$2a$") == false) }
  }

  @Test(arguments: [
    Case("a draft", ", \"status\": \"draft\"", "it is a draft, as in the old site"),
    Case("a scheduled post", ", \"status\": \"scheduled\"", "it was scheduled for 2026-01-02"),
    Case("a sent letter", ", \"status\": \"sent\"", "its status was `sent`"),
    Case("a post for members", ", \"visibility\": \"members\"", "it was visible to `members` only"),
  ])
  func `hides`(row: Case<String, String>) {
    let site = Self.imported(Self.export(row.input))
    #expect(site["Content/posts/rye.md"]?.contains("draft: true\n") == true)
    #expect(site.report.contains(row.expected), "\(site.report)")
  }

  @Test(arguments: [
    Case(
      "an image",
      "<figure class=\"kg-card kg-image-card\"><img src=\"__GHOST_URL__/content/images/size/w600/2026/a.png\" class=\"kg-image\" width=\"2000\"><figcaption>A</figcaption></figure>",
      ":::figure\n![](/content/images/2026/a.png)\n\nA\n:::"),
    Case(
      "a bookmark",
      "<figure class=\"kg-card kg-bookmark-card\"><a class=\"kg-bookmark-container\" href=\"https://a.example\"><div class=\"kg-bookmark-title\">A</div><div class=\"kg-bookmark-description\">B</div><span class=\"kg-bookmark-publisher\">C</span></a></figure>",
      "> [A](https://a.example)\n>\n> B\n>\n> C"),
    Case(
      "a callout",
      "<div class=\"kg-card kg-callout-card\"><div class=\"kg-callout-emoji\">💡</div><div class=\"kg-callout-text\">A <b>b</b></div></div>",
      ":::note\n💡 A **b**\n:::"),
    Case(
      "a toggle",
      "<div class=\"kg-card kg-toggle-card\"><h4 class=\"kg-toggle-heading-text\">A</h4><button><svg></svg></button><div class=\"kg-toggle-content\"><p>B</p></div></div>",
      "<details><summary>A</summary>\n\nB\n\n</details>"),
    Case(
      "a gallery",
      "<figure class=\"kg-card kg-gallery-card\"><div><img src=a.png><img src=b.png></div><figcaption>A</figcaption></figure>",
      ":::gallery[A]\n![](a.png)\n\n![](b.png)\n:::"),
    Case(
      "a button", "<div class=\"kg-card kg-button-card\"><a href=\"/a\" class=\"kg-btn\">A</a></div>",
      "[A](/a){.button}"),
    Case(
      "a file",
      "<div class=\"kg-card kg-file-card\"><a href=\"/a.pdf\"><div class=\"kg-file-card-title\">A</div><div class=\"kg-file-card-filesize\">1 MB</div></a></div>",
      "[A](/a.pdf) (1 MB)"),
    Case(
      "a video",
      "<figure class=\"kg-card kg-video-card\"><div><video src=\"/a.mp4\" width=\"9\"></video><div><button>x</button></div></div><figcaption>A</figcaption></figure>",
      ":::figure\n<video controls src=\"/a.mp4\"></video>\n\nA\n:::"),
    Case(
      "a sound",
      "<div class=\"kg-card kg-audio-card\"><div class=\"kg-audio-title\">A</div><audio src=\"/a.mp3\"></audio></div>",
      "A\n\n<audio controls src=\"/a.mp3\"></audio>"),
    Case(
      "HTML", "<p>a</p><!--kg-card-begin: html--><p class=\"x\">*b*</p><!--kg-card-end: html--><p>c</p>",
      "a\n\n<div><p class=\"x\">*b*</p></div>\n\nc"),
    Case("a link", "<p><a href=\"__GHOST_URL__/oat/\">a</a></p>", "[a](/oat/)"),
  ])
  func `converts`(row: Case<String, String>) {
    let text = Self.imported(Self.export(html: row.input))["Content/posts/rye.md"] ?? ""
    row.check(text.split(separator: "---\n").last.map { String($0).trimmed } ?? "")
  }

  @Test(arguments: [
    Case(
      "Lexical",
      "\"lexical\": \"{\\\"root\\\":{\\\"children\\\":[{\\\"type\\\":\\\"paragraph\\\",\\\"children\\\":[{\\\"type\\\":\\\"text\\\",\\\"text\\\":\\\"Rye\\\",\\\"format\\\":1}]}]}}\"",
      "**Rye**"),
    Case(
      "Mobiledoc",
      "\"mobiledoc\": \"{\\\"markups\\\":[[\\\"em\\\"]],\\\"cards\\\":[],\\\"sections\\\":[[1,\\\"p\\\",[[0,[0],1,\\\"Rye\\\"],[0,[],0,\\\" x\\\"]]]]}\"",
      "*Rye* x"),
    Case("nothing", "\"plaintext\": \"\"", ""),
  ])
  func `reads documents without HTML`(row: Case<String, String>) {
    let site = Self.imported(Self.export(", \"html\": null, \(row.input)"))
    let text = site["Content/posts/rye.md"] ?? ""
    row.check(text.split(separator: "---\n").dropFirst().last.map { String($0).trimmed } ?? "")
    #expect(
      site.report.contains(row.expected.isEmpty ? "the article has no text" : "the export has no HTML of this article"))
  }

  @Test(arguments: [
    Case("no routes", "", "permalinks:\n  posts: \"/:slug/\""),
    Case(
      "a pattern", "collections:\n  /blog/:\n    permalink: /blog/{year}/{slug}/\n",
      "permalinks:\n  posts: \"/blog/:year/:slug/\""),
  ])
  func `keeps addresses`(row: Case<String, String>) {
    let site = Self.imported(Self.export(), row.input.isEmpty ? [:] : ["routes.yaml": row.input])
    #expect(site["Content/site.yml"]?.contains(row.expected) == true, "\(site["Content/site.yml"] ?? "")")
    #expect(site["Content/posts/rye.md"]?.contains("url:") == false)
  }

  @Test func `keeps redirects`() {
    let redirects =
      "[{\"from\": \"/old/\", \"to\": \"/rye/\"}, {\"from\": \"/old/\", \"to\": \"/oat/\"}, {\"from\": \"^/a/(.*)$\", \"to\": \"/b/$1\"}]"
    let site = Self.imported(Self.export(), ["redirects.json": redirects])
    #expect(site["Content/static/old/index.html"]?.contains("url=/rye/") == true)
    #expect(site.report.contains("the redirect `^/a/(.*)$` is a pattern"))
    #expect(site.report.contains("`/old/` has two redirects; the one to `/oat/` is left out"))
  }

  @Test(arguments: [
    Case(
      "invalid JSON", "{\"db\": [{\"data\":\n {x}]}", "is no valid JSON at 2:3: a key in double quotes is expected here"
    ),
    Case("no posts", "{\"db\": [{\"data\": {}}]}", "has no list `db[0].data.posts`"),
  ])
  func `is refused with a reason`(row: Case<String, String>) {
    #expect(Self.imported(row.input).refusal?.contains(row.expected) == true)
  }

  @Test(arguments: ["../../etc/passwd", "..", "/etc/passwd", "", ".hidden", "_x", "a/b"])
  func `stays in its folder with any slug`(slug: String) {
    let site = Self.imported(
      Self.export(", \"slug\": \"\(slug)\"", html: "<img src=\"__GHOST_URL__/content/images/../../../etc/passwd\">"))
    #expect(site.paths.count { $0.hasPrefix("Content/posts/") && $0.hasSuffix(".md") } == 1, "\(site.paths)")
    #expect(!site.paths.contains { $0.contains("..") || $0.contains("//") || $0.contains("etc/") })
  }

  @Test func `has a list of its missing images and the command that fetches them`() {
    let html = "<img src=\"__GHOST_URL__/content/images/2026/a.png\"><div class=\"kg-card kg-signup-card\">Join</div>"
    let url = ", {\"key\": \"url\", \"value\": \"https://rye.example/blog/\"}"
    let site = Self.imported(Self.export(html: html, settings: url))
    #expect(site["attachments.txt"] == "https://rye.example/blog/content/images/2026/a.png\n")
    #expect(site.report.contains("--cut-dirs=1 --directory-prefix=Content/static --input-file=attachments.txt"))
    #expect(site.report.contains("a card to sign up is left out"))
    #expect(Self.imported(Self.export(html: html)).report.contains("copy the server's `content/images`"))
  }

  @Test func `with tags nested deeply ends in time`() {
    let html = String(repeating: "<div>", count: 100_000) + "Rye"
    #expect(Self.imported(Self.export(html: html))["Content/posts/rye.md"]?.hasSuffix("Rye\n") == true)
  }
}

import TestSupport
import Testing

@testable import Importing

/// Pages that only list posts lead to the lists that Garland makes.
@Suite struct JekyllListTests {
  private static let posts = "{% for post in site.posts %}<a>{{ post.title }}</a>{% endfor %}"
  private static let long = String(repeating: "one more word ", count: 20)

  @Test(
    "A page that lists posts becomes a redirect",
    arguments: [
      Case("all posts", ("blog.html", "", posts), "/archive/"),
      Case("Markdown", ("old/index.md", "", "# All\n" + posts), "/archive/"),
      Case(
        "an include with the loop", ("all.html", "", "{% assign posts_collate = site.posts %}{% include x %}"),
        "/archive/"),
      Case("tags", ("tags.html", "", "{% for tag in site.tags %}{{ tag[0] }}{% endfor %}"), "/tags/"),
      Case(
        "categories that no post has", ("categories.html", "", "{% for c in site.categories %}{% endfor %}"),
        "/archive/"),
      Case("one tag", ("rye.html", "", "{% for post in site.tags.rye %}{% endfor %}"), "/tags/rye/"),
      Case("a tag that no post has", ("oat.html", "", "{% for post in site.tags['oat'] %}{% endfor %}"), "/archive/"),
      Case("a collection", ("r.html", "", "{% for x in site.recipes %}{% endfor %}"), "/recipes/"),
      Case("a page with pages", ("x/index.html", "", "{% for post in paginator.posts %}{% endfor %}"), "/posts/"),
      Case("a search", ("find/search.html", "", "<script>" + posts + long + "</script>"), "/search/"),
      Case("a layout that lists", ("years.md", "layout: posts", "\n"), "/archive/"),
      Case("more text than the list", ("a.html", "", posts + long), nil),
      Case("other data", ("a.html", "", "{% for x in site.data.x %}{% endfor %}"), nil),
      Case("the home page", ("index.html", "", posts), nil),
      Case("the address of Garland's list", ("archive.html", "permalink: /archive/", posts), nil),
    ])
  func redirects(row: Case<(String, String, String), String?>) {
    let (path, keys, text) = row.input
    let site = ImportedFiles([
      "_config.yml": "baseurl: /b\ncollections: {recipes: {output: true}}\n", path: "---\n\(keys)\n---\n\(text)",
      "_posts/2026-01-02-a.md": "---\ntags: rye\n---\n", "_recipes/a.md": "---\n---\n",
    ])
    let page = site.paths.first { $0.hasPrefix("Content/static/") && $0.hasSuffix(".html") }.flatMap { site[$0] }
    row.check(page?.firstMatch(of: /url=(?:..\/)*([^"]*)/).map { "/" + String($0.1) })
  }

  @Test func `the page with pages gives its address to the list of posts`() {
    let site = ImportedFiles([
      "_config.yml": "paginate: 5\npaginate_path: /blog/page:num/\n", "_posts/2026-01-02-a.md": "---\n---\n",
      "blog/index.html": "---\ntitle: News\n---\n{% for post in paginator.posts %}{{ post.title }}{% endfor %}",
    ])
    #expect(site["Content/posts/_index.md"] == "---\ntitle: News\nurl: /blog/\n---\n")
    #expect(site["Content/site.yml"]?.contains("pagination: \"/page:n/\"\n") == true)
  }

  @Test func `a redirect is relative to its page`() {
    let site = ImportedFiles(["_config.yml": "", "a/b.html": "---\n---\n" + Self.posts, "_posts/2026-01-02-a.md": ""])
    #expect(site["Content/static/a/b.html"]?.contains("url=../archive/\"") == true)
  }

  @Test func `a page of HTML has elements instead of containers`() {
    let site = ImportedFiles(["_config.yml": "title: A\n", "a.html": "---\ntitle: A\n---\n<p>B</p>\n{% gallery x %}\n"])
    #expect(site["Content/a.html"]?.hasSuffix("<p>B</p>\n<div class=\"gallery\"></div>\n") == true)
    #expect(site.report.contains("a.html:5: `{% gallery x %}` is in a page of HTML; it is a `<div>` now"))
  }
}

import TestSupport
import Testing

@testable import Importing

/// An import publishes no file that the old site did not publish.
@Suite struct PublishedFilesTests {
  @Test(
    "In a folder without a generator, an article publishes the files that it names",
    arguments: [
      Case("an image", "![](pics/a.png)", ["pics/a.png"]), Case("a link", "[a](files/a.pem)", ["files/a.pem"]),
      Case("a title and a fragment", "[a](files/a.pem#x 'T')", ["files/a.pem"]),
      Case("brackets", "![](pics/a(1).png)", ["pics/a(1).png"]),
      Case("spaces", "![](<pics/my a.png>)", ["pics/my a.png"]),
      Case("encoded spaces", "![](pics/my%20a.png)", ["pics/my a.png"]),
      Case("a definition", "[a][1]\n\n[1]: files/a.pem", ["files/a.pem"]),
      Case("HTML", #"<img src="pics/a.png"> <a href='files/a.pem'>a</a>"#, ["files/a.pem", "pics/a.png"]),
      Case("HTML without quotes", "<img src=pics/a.png>", ["pics/a.png"]),
      Case("sources", #"<img srcset="pics/a.png 1x, pics/b.png 2x">"#, ["pics/a.png", "pics/b.png"]),
      Case("a style", #"<p style="background: url('pics/a.png')">"#, ["pics/a.png"]),
      Case("the root", "![](/pics/a.png)", ["pics/a.png"]), Case("a wiki", "![[a.png]]", ["pics/a.png"]),
      Case(
        "front matter", "---\nimage: pics/a.png\ngallery: [{src: pics/b.png}]\n---\n", ["pics/a.png", "pics/b.png"]),
      Case("a page with its parts", "[demo](demo/a.html)", ["demo/a.css", "demo/a.html", "pics/a.png"]),
      Case("a word", "See files/a.pem and secret.env", []),
      Case("code", "`[a](files/a.pem)`\n\n```\n![](pics/a.png)\n```", []),
      Case("a key of front matter", "---\nkey: files/a.pem\n---\n", []),
      Case("another site", "[a](https://b.example/files/a.pem)", []),
      Case("a file that is outside", "[a](../files/a.pem)", []),
    ])
  func linked(row: Case<String, [String]>) {
    let site = ImportedFiles([
      "a.md": row.input, "pics/a.png": "", "pics/b.png": "", "pics/a(1).png": "", "pics/my a.png": "",
      "files/a.pem": "",
      "secret.env": "", "package-lock.json": "{}", "demo/a.html": #"<link href="a.css">"#,
      "demo/a.css": "p { background: url(../pics/a.png) }",
      "demo/b.js": "", "static/a.js": "", "public/robots.txt": "",
    ])
    let copies = site.paths.filter { site[$0]?.hasPrefix("copy of") == true }.map {
      String($0.dropFirst("Content/".count))
    }
    #expect(copies == (row.expected + ["static/a.js", "static/robots.txt"]).sorted(), "\(row.name)")
    #expect(site.report.contains("files are left out, because no article links to them, such as"), "\(row.name)")
  }

  @Test(
    "Other generators publish linked files and media beside articles",
    arguments: [
      Case("VitePress", [".vitepress/config.ts": ""], ""), Case("Docusaurus", ["docusaurus.config.js": ""], "docs/"),
      Case("Publish", ["Package.swift": "/Publish.git"], "Content/posts/"),
      Case("Pelican", ["pelicanconf.py": "PATH = 'content'\n"], "content/"),
    ])
  func generators(row: Case<[String: String], String>) {
    var files = row.input
    files[row.expected + "a.md"] = "Title: A\n\n[a](a.txt)"
    for name in ["a.txt", "a.png", "secret.pem", "config.env"] { files[row.expected + name] = "" }
    let site = ImportedFiles(files)
    let copies = Set(site.paths.filter { site[$0]?.hasPrefix("copy of") == true }.map(\.fileName))
    #expect(copies == ["a.txt", "a.png"], "\(row.name): \(site.paths)")
    #expect(site.report.contains("2 files are left out, because no article links to them, such as `config.env`"))
  }

  @Test(
    "A site of another generator is refused",
    arguments: [
      Case("Gatsby", ["gatsby-config.ts": "", "content/a.md": ""], "a site for Gatsby"),
      Case("Next.js", ["next.config.mjs": "", "posts/a.md": ""], "a site for Next.js"),
      Case("Next.js with `_posts`", ["next.config.js": "", "_posts/a.md": ""], "a site for Next.js"),
      Case("Sphinx", ["conf.py": "extensions = []", "index.md": ""], "a site for Sphinx"),
      Case("Sphinx in `source`", ["source/conf.py": "html_theme = 'x'", "source/a.md": ""], "a site for Sphinx"),
      Case("Nikola", ["conf.py": "BLOG_TITLE = 'A'", "posts/a.md": ""], "a site for Nikola"),
      Case("Lektor", ["content/contents.lr": "", "README.md": ""], "a site for Lektor"),
      Case("Bridgetown", ["Gemfile": "gem \"bridgetown\"", "src/_posts/2026-01-02-a.md": ""], "a site for Bridgetown"),
      Case("Metalsmith", ["package.json": "{\"metalsmith\": 1}", "src/a.md": ""], "a site for Metalsmith"),
      Case("Ghost", ["a.json": #"{"db": [{"data": {}}]}"#], "has no list `db[0].data.posts`"),
      Case("texts in another format", ["a.rst": ""], "Convert the texts to Markdown first"),
      Case("a built site", ["index.html": ""], "This is a built site of 1 HTML files"),
      Case("no texts", ["a.c": ""], "no article was found"),
      Case("Jekyll", ["_config.yml": "title: A"], "no article was found"),
    ])
  func refused(row: Case<[String: String], String>) {
    let refusal = ImportedFiles(row.input).refusal ?? ""
    #expect(refusal.contains(row.expected), "\(row.name): \(refusal)")
  }

  @Test(arguments: [
    ["a.md": "", "conf.py": "import os"], ["a.md": "", "b.xml": "wordpress.org/export/"],
    ["a.md": "", "package.json": "{}"],
    ["_config.yml": "title: A", "_posts/2026-01-02-a.md": "", "next.config.js": ""],
  ])
  func `a folder of articles is not refused`(files: [String: String]) { #expect(ImportedFiles(files).refusal == nil) }
}

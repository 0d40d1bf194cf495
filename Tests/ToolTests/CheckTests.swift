import Foundation
import TestSupport
import Testing

/// Each test adds problems to a site without problems, and checks it.
@Suite struct `A check of a site` {
  /// Edits of the site, and the paths of files that were published before.
  struct Fault: Sendable {
    let edits: [CheckedFolder.Edit]
    var published: [String] = []
  }

  typealias Edit = CheckedFolder.Edit

  /// The link to the archive; without it, pages would be orphans when a test replaces the footer.
  static let footer = "{{#site.archive}}<a href=\"{{url}}\">archive</a>{{/site.archive}}"

  static let faults: [Case<Fault, [String]>] = [
    Case("no problem", Fault(edits: []), []),
    Case(
      "a broken link", Fault(edits: [Edit("posts/one.md", "[Two](/posts/two/)", "[Two](/posts/tow/)")]),
      ["Content/posts/one.md:8:8: error: broken-link"]),
    Case(
      "a broken link in HTML",
      Fault(edits: [Edit("posts/one.md", "[Two](/posts/two/)", "<a href=\"/no/\">n</a>")]),
      ["Content/posts/one.md:8:17: error: broken-link"]),
    Case(
      "a link to a missing file", Fault(edits: [Edit("posts/one.md", "[Two](/posts/two/)", "[Two](two.pdf)")]),
      ["Content/posts/one.md:8:8: error: broken-link"]),
    Case(
      "a broken link in a menu", Fault(edits: [Edit("site.yml", "About: /about/", "About: /abuot/")]),
      ["Content/about.md:1:1: warning: orphan-page", "Content/site.yml:6:14: error: broken-link"]),
    Case(
      "broken links in a menu and in an article",
      Fault(edits: [
        Edit("site.yml", "About: /about/", "About: /abuot/"), Edit("posts/one.md", "(/posts/two/)", "(/abuot/)"),
      ]),
      [
        "Content/about.md:1:1: warning: orphan-page", "Content/posts/one.md:8:8: error: broken-link",
        "Content/site.yml:6:14: error: broken-link",
      ]),
    Case(
      "a broken link in a menu, and its address as code in an article",
      Fault(edits: [
        Edit("site.yml", "About: /about/", "About: /abuot/"), Edit("posts/one.md", "Go to:", "Not `/abuot/`, but"),
      ]),
      ["Content/about.md:1:1: warning: orphan-page", "Content/site.yml:6:14: error: broken-link"]),
    Case(
      "a link of a wiki", Fault(edits: [Edit("posts/one.md", "Go to:", "See [[Two]]:")]),
      ["Content/posts/one.md:8:5: warning: plain-syntax"]),
    Case(
      "a reference without an address", Fault(edits: [Edit("posts/one.md", "Go to:", "[Two][none]:")]),
      ["Content/posts/one.md:8:1: warning: plain-syntax"]),
    Case(
      "a footnote without a text", Fault(edits: [Edit("posts/one.md", "Go to:", "Go[^9] to:")]),
      ["Content/posts/one.md:8:3: warning: plain-syntax"]),
    Case(
      "a table without its second line",
      Fault(edits: [Edit("posts/two.md", "## Part", "## Part\n\n| a | b |\n| 1 | 2 |")]),
      ["Content/posts/two.md:10:1: warning: plain-syntax", "Content/posts/two.md:11:1: warning: plain-syntax"]),
    Case(
      "traits behind an image that are off",
      Fault(edits: [
        Edit("posts/two.md", "## Part", "## Part\n\n![a](/a.svg){.wide}"), Edit("static/a.svg", "", "<svg/>"),
      ]),
      ["Content/posts/two.md:10:13: warning: plain-syntax"]),
    Case(
      "such texts in code, and brackets in prose",
      Fault(edits: [
        Edit("posts/two.md", "## Part", "## Part\n\n`[[a]] [b][c] [^1]` a[1][2] [sic] {b} | c | x^[y]\n\n    | a | b |")
      ]), []),
    Case(
      "the same broken link three times",
      Fault(edits: [Edit("posts/one.md", "[Two](/posts/two/)", "[a](/a/), [b](/a/), [c](/a/)")]),
      [8, 18, 28].map { "Content/posts/one.md:8:\($0): error: broken-link" }),
    Case(
      "a broken link in a static page", Fault(edits: [Edit("static/a.html", "", "<a href=\"/gone/\">x</a>")]),
      ["Content/static/a.html:1:10: error: broken-link"]),
    Case(
      "a missing video",
      Fault(edits: [Edit("posts/two.md", "## Part", "## Part\n\n<video src=\"/no.mp4\"></video>")]),
      ["Content/posts/two.md:10:13: error: broken-link"]),
    Case(
      "a missing image that links to another missing image",
      Fault(edits: [Edit("posts/two.md", "![A dot](/dot.png)", "[![A dot](/gone.png)](/gone.png)")]),
      ["Content/posts/two.md:10:1: error: broken-link", "Content/posts/two.md:10:2: error: missing-image"]),
    Case(
      "an image whose address is a page", Fault(edits: [Edit("posts/two.md", "(/dot.png)", "(/about/)")]),
      ["Content/posts/two.md:10:1: error: missing-image"]),
    Case(
      "a heading in HTML that skips a level",
      Fault(edits: [Edit("posts/two.md", "## Part", "## Part\n\n<h4>Deep</h4>")]),
      ["Content/posts/two.md:1:1: warning: heading-order"]),
    Case(
      "a link with too many parent steps",
      Fault(edits: [Edit("posts/one.md", "(/posts/two/)", "(/../../posts/two/)")]), []),
    Case(
      "a broken link in a template",
      Fault(edits: [Edit("../Templates/partials/footer.mustache", "", "<a href=\"/no/\">no</a>" + footer)]),
      ["Templates/partials/footer.mustache:1:10: error: broken-link"]),
    Case(
      "a link in a template that leads out of the site",
      Fault(edits: [
        Edit("site.yml", "https://example.org/", "https://example.org/blog/"),
        Edit("../Templates/partials/footer.mustache", "", "<a href=\"/posts/\">posts</a>" + footer),
      ]), ["Templates/partials/footer.mustache:1:10: error: broken-link"]),
    Case(
      "a missing part", Fault(edits: [Edit("posts/one.md", "[Two](/posts/two/)", "[Two](/posts/two/#prat)")]),
      ["Content/posts/one.md:8:8: error: missing-part"]),
    Case(
      "a missing part of another article",
      Fault(edits: [Edit("posts/one.md", "[Two](/posts/two/)", "[Two](two.md#prat)")]),
      ["Content/posts/one.md:8:8: error: missing-part"]),
    Case(
      "a missing image", Fault(edits: [Edit("posts/two.md", "/dot.png", "/dto.png")]),
      ["Content/posts/two.md:10:1: error: missing-image"]),
    Case(
      "a missing image for previews",
      Fault(edits: [Edit("posts/two.md", "title: Two", "title: Two\nimage: /dto.png")]),
      ["Content/posts/two.md:3:8: error: missing-image"]),
    Case(
      "an image without alt text", Fault(edits: [Edit("posts/two.md", "![A dot]", "![]")]),
      ["Content/posts/two.md:10:1: warning: missing-alt"]),
    Case(
      "an image whose alt text is a space", Fault(edits: [Edit("posts/two.md", "![A dot]", "![&nbsp;]")]),
      ["Content/posts/two.md:10:1: warning: missing-alt"]),
    Case(
      "an image without alt text in an article whose list has two pages",
      Fault(edits: [
        Edit("posts/index.md", "", "---\ntitle: Posts\ndescription: All.\n---\n\n![](/dot.png)\n"),
        Edit("site.yml", "menus:", "page_size: 1\nmenus:"),
      ]), ["Content/posts/index.md:6:1: warning: missing-alt"]),
    Case(
      "a home page of one's own",
      Fault(edits: [
        Edit("index.md", "title: Bakery", "title: Bakery\ndraft: true"),
        Edit(
          "static/index.html", "",
          "<title>Home</title><h1>Home</h1><a href=\"/posts/two/\">2</a><a href=\"/posts/one/\">1</a><a href=\"/about/\">A</a>"
        ),
      ]), []),
    Case(
      "an orphan, and an address with a colon that leads to each page itself",
      Fault(edits: [
        Edit("site.yml", "- About: /about/", "- Home: /"),
        Edit("../Templates/partials/footer.mustache", "", "<a href=\"?share=https://a.example/\">share</a>" + footer),
      ]), ["Content/about.md:1:1: warning: orphan-page"]),
    Case(
      "an image without alt text in HTML",
      Fault(edits: [
        Edit("posts/two.md", "![A dot](/dot.png)", "<img src=\"/dot.png\" alt=\"\"> <img src=\"/dot.png\">")
      ]),
      ["Content/posts/two.md:10:39: warning: missing-alt"]),
    Case(
      "an image without alt text in a template",
      Fault(edits: [Edit("../Templates/partials/footer.mustache", "", "<img src=\"/dot.png\">" + footer)]),
      ["Templates/partials/footer.mustache:1:11: warning: missing-alt"]),
    Case(
      "a frame without a title",
      Fault(edits: [
        Edit("site.yml", "https://example.org/", "https://example.org/\nhtml: {allow: [iframe]}"),
        Edit(
          "posts/two.md", "## Part",
          "## Part\n\n<iframe src=\"https://a.example/\"></iframe> <iframe title=\"B\" src=\"https://b.example/\"></iframe>"
        ),
      ]),
      ["Content/posts/two.md:10:14: warning: missing-frame-title"]),
    Case(
      "a duplicate id",
      Fault(edits: [Edit("posts/two.md", "## Part", "## Part\n\n<p id=\"page.main\">x</p>")]),
      ["Content/posts/two.md:10:8: error: duplicate-id"]),
    Case(
      "a heading that skips a level", Fault(edits: [Edit("posts/two.md", "## Part", "## Part\n\n#### Deep")]),
      ["Content/posts/two.md:10:1: warning: heading-order"]),
    Case(
      "an article without a title", Fault(edits: [Edit("posts/one.md", "title: One\n", "")]),
      ["Content/posts/one.md:1:1: warning: missing-title"]),
    Case(
      "pages without a title",
      Fault(edits: [Edit("../Templates/partials/head.mustache", "", "<meta name=\"description\" content=\"x\">")]),
      [": warning: missing-title"]
        + ["about", "index", "posts/one", "posts/two"].map { "Content/\($0).md:1:1: warning: missing-title" }),
    Case(
      "an article without a description", Fault(edits: [Edit("posts/one.md", "description: The first.\n", "")]),
      ["Content/posts/one.md:1:1: warning: missing-description"]),
    Case(
      "a tag that is similar to another",
      Fault(edits: [
        Edit("posts/one.md", "tags: [bread]", "tags: [baking, braed]"),
        Edit("posts/three.md", "", "---\ntitle: Three\ndescription: The third.\ndate: 2026-01-03\ntags: bread\n---\n"),
      ]),
      ["Content/posts/one.md:4:16: warning: similar-tag"]),
    Case(
      "files that nothing refers to",
      Fault(edits: [Edit("posts/old.pdf", "", "old"), Edit("posts/older.pdf", "", "older")]),
      ["Content/posts/old.pdf:1:1: warning: unused-file"]),
    Case(
      "articles without a translation, and similar tags in two languages",
      Fault(edits: [
        Edit("site.yml", "menus:", "languages: {en: {}, fr: {}}\nmenus:"),
        Edit("posts/one.fr.md", "", "---\ntitle: Un\ndescription: Un.\ndate: 2026-01-03\ntags: [braed]\n---\n"),
      ]),
      ["Content/site.yml:4:21: warning: missing-translation"]),
    Case(
      "addresses of a language with a domain",
      Fault(edits: [
        Edit("site.yml", "menus:", "languages: {en: {}, fr: {url: \"https://fr.example\"}}\nmenus:"),
        Edit(
          "posts/one.fr.md", "",
          "---\ntitle: Un\ndescription: Un.\ndate: 2026-01-03\nurl: /ici/\n---\n\n[Un](/ici/) [Deux](two.md#part)\n"),
      ]),
      ["Content/site.yml:4:21: warning: missing-translation"]),
    Case(
      "an unused tag",
      Fault(edits: [Edit("tags/cake/_index.md", "", "---\ntitle: Cake\ndescription: None.\n---\n")]),
      ["Content/tags/cake/_index.md:1:1: warning: unused-tag"]),
    Case(
      "an unused tag with its page in a file",
      Fault(edits: [Edit("tags/cake.md", "", "---\ntitle: Cake\ndescription: None.\n---\n")]),
      ["Content/tags/cake.md:1:1: warning: site.hidden-list", "Content/tags/cake.md:1:1: warning: unused-tag"]),
    Case(
      "an orphan page",
      Fault(edits: [Edit("lost.md", "", "---\ntitle: Lost\ndescription: Without links.\n---\n[home](/)\n")]),
      ["Content/lost.md:1:1: warning: orphan-page"]),
    Case(
      "orphan pages that link to each other",
      Fault(edits: [
        Edit("isle/one.md", "", "---\ntitle: One\ndescription: One.\nurl: /isle-one/\n---\n[two](two.md)\n"),
        Edit("isle/two.md", "", "---\ntitle: Two\ndescription: Two.\nurl: /isle-two/\n---\n[one](one.md)\n"),
        Edit("../Templates/section.mustache", "", "{{<base}}{{/base}}"),
      ]),
      ["Content/isle/one.md:1:1: warning: orphan-page"]),
    Case(
      "an image with too many bytes",
      Fault(edits: [Edit("site.yml", "check:", "pictures: false\ncheck:\n  image_size: 60 B")]),
      ["Content/posts/two.md:10:1: warning: oversized-image"]),
    Case(
      "an image that is too wide",
      Fault(edits: [Edit("site.yml", "check:", "pictures: false\ncheck:\n  image_width: 2")]),
      ["Content/posts/two.md:10:1: warning: oversized-image"]),
    Case(
      "a page with too much HTML",
      Fault(edits: [Edit("posts/two.md", "## Part", "## Part\n\n" + String(repeating: "word ", count: 5_000))]),
      ["Content/posts/two.md:1:1: error: over-budget"]),
    Case(
      "a page with too many bytes of images", Fault(edits: [Edit("site.yml", "html: 20 kB", "images: 60")]),
      ["Content/posts/two.md:1:1: error: over-budget"]),
    Case("pages with only a data script", Fault(edits: [Edit("site.yml", "html: 20 kB", "script: 8 kB")]), []),
    Case(
      "pages with too much CSS", Fault(edits: [Edit("site.yml", "html: 20 kB", "css: 0.1 kB")]),
      // The lists, those of a term, the search and the 404 page have different stylesheets.
      Array(repeating: ": error: over-budget", count: 4)
        + ["about", "index", "posts/one", "posts/two"].map { "Content/\($0).md:1:1: error: over-budget" }),
    Case(
      "a removed address",
      Fault(
        edits: [Edit("posts/one.md", "title: One", "title: One\nslug: first")],
        published: ["index.html", "posts/one/index.html", "posts/two/index.html"]),
      [": warning: removed-address"]),
    Case(
      "a removed address with an alias",
      Fault(
        edits: [Edit("posts/one.md", "title: One", "title: One\nslug: first\naliases: [/posts/one/]")],
        published: ["posts/one/index.html", "posts/page/2/index.html", "atom.xml"]), []),
    Case(
      "a removed term of a renamed taxonomy",
      Fault(
        edits: [Edit("tags/_index.md", "", "---\ntitle: Topics\ndescription: All of them.\nslug: topics\n---\nAll.\n")],
        published: ["topics/rye/index.html"]), []),
    Case(
      "a removed address of an unknown article", Fault(edits: [], published: ["old/x/index.html"]),
      [": warning: removed-address"]),
    Case(
      "a disabled rule",
      Fault(edits: [
        Edit("posts/two.md", "![A dot]", "![]"), Edit("site.yml", "check:", "check:\n  rules:\n    missing-alt: off"),
      ]), []),
    Case(
      "a rule raised to an error",
      Fault(edits: [
        Edit("posts/two.md", "![A dot]", "![]"), Edit("site.yml", "check:", "check:\n  rules:\n    missing-alt: error"),
      ]), ["Content/posts/two.md:10:1: error: missing-alt"]),
    Case(
      "a disabled rule that a build checks as well",
      Fault(edits: [
        Edit("posts/one.md", "[Two](/posts/two/)", "[Two](two.pdf) [x](#nopart)"),
        Edit("site.yml", "check:", "check:\n  rules:\n    broken-link: off\n    missing-part: off"),
      ]), []),
    Case(
      "an ignored address",
      Fault(edits: [
        Edit("posts/one.md", "[Two](/posts/two/)", "[Two](/api/x)"),
        Edit("site.yml", "check:", "check:\n  ignore: /api/"),
      ]), []),
  ]

  @Test(arguments: faults)
  func `reports exactly the problems, with their positions`(_ fault: Case<Fault, [String]>) throws {
    try CheckedFolder.inFolder { site in
      for edit in fault.input.edits { try site.apply(edit) }
      try site.publish(fault.input.published)
      let outcome = try site.check()
      fault.check(site.findings(of: outcome))
      #expect(outcome.status == (fault.expected.contains { $0.contains(": error: ") } ? 1 : 0), "\(outcome.errors)")
      #expect(outcome.output.contains(" checked, in "))
    }
  }

  @Test func `reports several problems at once`() throws {
    try CheckedFolder.inFolder { site in
      let chosen = [
        "a broken link", "an image without alt text", "an unused tag",
        "an orphan page",
      ]
      let faults = Self.faults.filter { chosen.contains($0.name) }
      for edit in faults.flatMap(\.input.edits) { try site.apply(edit) }
      #expect(site.findings(of: try site.check()).sorted() == faults.flatMap(\.expected).sorted())
    }
  }

  @Test func `suggests the variable for the site's path in a template, and the path itself in an article`() throws {
    try CheckedFolder.inFolder { site in
      try site.apply(Edit("site.yml", "https://example.org/", "https://example.org/blog/"))
      try site.apply(Edit("../Templates/partials/footer.mustache", "", "<img src=\"/dot.png\" alt=\"\">" + Self.footer))
      try site.apply(Edit("posts/one.md", "[Two](/posts/two/)", "[Two](https://example.org/posts/)"))
      let errors = try site.check().errors
      #expect(errors.contains("help: write `{{site.root}}dot.png`"), "\(errors)")
    }
  }

  @Test func `keeps the suggestion of the build`() throws {
    try CheckedFolder.inFolder { site in
      try site.apply(Edit("posts/one.md", "(two.md#part)", "(tow.md)"))
      let errors = try site.check().errors
      #expect(errors.contains("[check.broken-link]") && errors.contains("help: did you mean `two.md`?"), "\(errors)")
    }
  }

  @Test func `treats warnings as errors with --strict`() throws {
    try CheckedFolder.inFolder { site in
      #expect(try site.check("--strict").status == 0)
      try site.apply(Edit("posts/two.md", "![A dot]", "![]"))
      #expect(try site.check().status == 0)
      #expect(try site.check("--strict").status == 1)
    }
  }

  @Test func `reads the previous site from the cache, and publishes nothing`() throws {
    try CheckedFolder.inFolder { site in
      #expect(try site.run("build").status == 0)
      try site.remove("_site")
      try site.apply(Edit("posts/one.md", "title: One", "title: One\nslug: first"))
      #expect(site.findings(of: try site.check()) == ["Content/posts/one.md:1:1: warning: removed-address"])
      #expect(site.findings(of: try site.check("--no-cache")) == [])
      #expect(!site.has("_site"))
    }
  }

  @Test func `reports everything at once if the site cannot be published`() throws {
    try CheckedFolder.inFolder { site in
      try site.apply(Edit("posts/two.md", "## Part", ":::nothing\n:::\n[x](/no/)\n\n## Part"))
      try site.apply(Edit("posts/one.md", "description: The first.\n", ""))
      let outcome = try site.check()
      #expect(outcome.status == 1)
      #expect(
        site.findings(of: outcome) == [
          "Content/posts/one.md:1:1: warning: missing-description",
          "Content/posts/two.md:8:1: error: containers.unknown", "Content/posts/two.md:10:1: error: broken-link",
        ])
    }
  }

  static let settings: [Case<String, String>] = [
    Case(
      "an unknown rule", "rules:\n    misisng-alt: off",
      "Content/site.yml:10:5: error: there is no field `misisng-alt` here"),
    Case(
      "an unknown level", "rules:\n    missing-alt: loud", "Content/site.yml:10:18: error: `missing-alt` must be one of"
    ),
    Case(
      "a budget that is not a size", "budget:\n    html: much",
      "Content/site.yml:10:11: error: `html` must be a size such as"),
    Case("an unknown budget", "budget:\n    htlm: 1 kB", "Content/site.yml:10:5: error: there is no field `htlm` here"),
  ]

  @Test(arguments: settings)
  func `reports invalid settings`(_ setting: Case<String, String>) throws {
    try CheckedFolder.inFolder { site in
      try site.apply(Edit("site.yml", "budget:\n    html: 20 kB", setting.input))
      let outcome = try site.check()
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains(setting.expected), "\(outcome.errors)", sourceLocation: setting.sourceLocation)
    }
  }

  static let formats: [Case<String, String>] = [
    Case(
      "github", "github", "::warning file=Content/posts/two.md,line=10,col=1,endColumn=14,title=check.missing-alt::"),
    Case("json", "json", #""checked":{"pages":"#),
    Case("sarif", "sarif", #""ruleId":"check.missing-alt""#),
    Case("gitlab", "gitlab", #""check_name":"check.missing-alt""#),
  ]

  @Test(arguments: formats)
  func `supports the output formats`(_ format: Case<String, String>) throws {
    try CheckedFolder.inFolder { site in
      try site.apply(Edit("posts/two.md", "![A dot]", "![]"))
      let outcome = try site.check("--format", format.input)
      #expect(outcome.status == 0 && outcome.output.contains(format.expected), "\(outcome.output)")
    }
  }

  @Test func `finds no problems in the sample site`() throws {
    let outcome = try Tool.run(["check", "--strict", "--no-cache", "--output", "/nonexistent"], in: Program.repository)
    #expect(outcome.errors == "" && outcome.status == 0)
  }
}

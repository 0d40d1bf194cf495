import Testing

@testable import Importing

@Suite struct PublishTests {
  private static let site = [
    "Package.swift": "// swift-tools-version:5.5\nlet x = \"https://github.com/johnsundell/Publish.git\"\n",
    "Sources/Oven/main.swift":
      "import Publish\nstruct Oven: Website {\n  var url = URL(string: \"https://oven.example\")!\n  var name = \"The Oven\"\n  var language: Language { .german }\n}\n",
    "Content/posts/index.md": "# Posts\n",
    "Content/posts/bread.md": "---\ndate: 2026-01-02 10:20\ntags: sour dough, rye\npath: loaf\n---\n# Bread\n",
    "Content/posts/2026-01-03-c++.md": "# Notes\n",
    "Content/about.md": "# About\n",
    "Resources/images/a.png": "PNG",
  ]

  @Test(arguments: [
    (
      "settings", "site.yml",
      "title: The Oven\nurl: \"https://oven.example/\"\nfeeds:\n  rss: /feed.rss\nhtml: trusted\ncontainers: lenient\ncase: keep\n"
    ),
    ("a section", "posts/_index.md", "# Posts\n"),
    (
      "an item", "posts/bread.md",
      "---\ndate: \"2026-01-02 10:20\"\ntags: [sour dough, rye]\nurl: /posts/loaf/\n---\n# Bread\n"
    ),
    ("a name with signs", "posts/2026-01-03-c++.md", "---\nurl: /posts/2026-01-03-c++/\n---\n# Notes\n"),
    ("a page", "about.md", "# About\n"),
    ("a resource", "static/images/a.png", "copy of Resources/images/a.png"),
  ])
  func `a file becomes the expected one`(name: String, path: String, text: String) {
    #expect(ImportedFiles(Self.site)["Content/" + path] == text)
  }
}

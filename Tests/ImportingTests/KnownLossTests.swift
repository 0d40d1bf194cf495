import Testing

@testable import Importing

/// What imports of public sites have lost.
@Suite struct `An import keeps` {
  @Test func `all images of a gallery with their captions`() {
    let tag = "{% gallery photos\na.jpg The first | One loaf\nb.jpg Oven\n%}"
    let site = ImportedFiles([
      "_config.yml": "title: Oven\n", "_posts/2026-01-02-a.md": "---\ntitle: A\n---\n\(tag)\n\nText\n",
    ])
    #expect(
      site["Content/posts/2026-01-02-a.md"]?.hasSuffix(
        "---\n:::gallery\n![One loaf](photos/a.jpg)\nThe first\n\n![Oven](photos/b.jpg)\n:::\n\nText\n") == true)
    #expect(site.site.losses == [])
  }

  @Test func `the files that Hugo publishes, and no others`() {
    let site = ImportedFiles([
      "hugo.toml": "title = \"Oven\"\nignoreFiles = ['secret', '\\.tmp\\.md$', '(a|b)+x']\n",
      "content/posts/a.md": "A\n",
      "content/posts/secret.md": "B\n", "content/posts/c.tmp.md": "C\n", "content/posts/d.Rmd": "D\n",
    ])
    #expect(
      site.paths.filter { $0.hasPrefix("Content/posts/") && !$0.hasSuffix("_index.md") } == ["Content/posts/a.md"])
    for line in [
      "content/posts/secret.md: `ignoreFiles` leaves it out", "content/posts/c.tmp.md: `ignoreFiles` leaves it out",
      "content/posts/d.Rmd: no Markdown", "`ignoreFiles` has the pattern `(a|b)+x`",
    ] { #expect(site.report.contains(line), "\(line)") }
  }

  @Test func `braces in formulas of Astro`() {
    let site = ImportedFiles([
      "astro.config.mjs": "export default {}", "package.json": "{\"dependencies\": {\"remark-math\": \"6\"}}",
      "src/content/blog/a.mdx": "A $\\frac{a}{b}$ b.\n",
    ])
    #expect(site["Content/blog/a.md"]?.contains("A $\\frac{a}{b}$ b.") == true)
    #expect(site.site.losses == [])
  }

  @Test func `text behind a code block in the sentence of a list item`() {
    let site = ImportedFiles([
      ".eleventy.js": "module.exports = () => ({})",
      "a.md": "* Use it {% highlight \"bash\" %}\nbake\n{% endhighlight %}\n* Eat [it](https://a.example)\n",
    ])
    #expect(site["Content/a.md"] == "* Use it \n\n  ```bash\n  bake\n  ```\n* Eat [it](https://a.example)\n")
    #expect(site.site.losses == [])
  }

  @Test func `titles of videos and callouts of Eleventy`() {
    let site = ImportedFiles([
      ".eleventy.js": "module.exports = () => ({})",
      "a.md":
        "{% youtubeEmbed \"abcdef\", \"How to bake\" %}\n\n{% callout \"info\", \"md\", \"Mind the oven\" %}\nHot\n{% endcallout %}\n",
    ])
    #expect(
      site["Content/a.md"] == ":::video[How to bake]{youtube=\"abcdef\"}\n:::\n\n:::info[Mind the oven]\nHot\n:::\n")
  }
}

import TestSupport
import Testing

/// Front matter that its author meant, but that would be published as text.
@Suite struct `Unread front matter` {
  private static let draft = "---\ndraft: true\n---\nText"

  @Test(arguments: [
    Case("two byte order marks", "\u{FEFF}\u{FEFF}" + draft, "1:3-1:6 after U+FEFF"),
    Case("a zero-width space", "\u{200B}" + draft, "1:2-1:5 after U+200B"),
    Case("a no-break space", "\u{A0}" + draft, "1:2-1:5 after U+00A0"),
    Case("a line separator", "\u{2028}" + draft, "1:2-1:5 after U+2028"),
    Case("a word joiner and spaces", " \u{2060} \n" + draft, "2:1-2:4 after U+2060"),
    Case("a tag character", "\u{E0001}" + draft, "1:2-1:5 after U+E0001"),
    Case("a comment", "<!-- by hand -->\n" + draft, "2:1-2:4 after a comment"),
    Case("a comment on the same line", "<!-- by\nhand -->" + draft, "2:9-2:12 after a comment"),
    Case("two comments", "<!-- a -->\n\n<!-- b -->\n" + draft, "4:1-4:4 after a comment"),
    Case("a comment as a link definition", "[//]: # (by hand)\n\n" + draft, "3:1-3:4 after a link definition"),
    Case("an empty line before and after the fence", "\n---\n\ntitle: x\ndraft: true\n---\n", "2:1-2:4"),
    Case("TOML", "\u{200B}+++\ndraft = true\n+++\n", "1:2-1:5 after U+200B"),
    Case("JSON", "\u{200B}{\"draft\": true}\n", "1:2-1:3 after U+200B"),
    Case("a comment before JSON", "<!-- x -->\n{\n  \"draft\": true\n}\n", "2:1-2:2 after a comment"),
  ])
  func `after invisible text or a comment is an error`(_ row: Case<String, String>) {
    let problems = FrontMatterFile(row.input).frontMatter.split(separator: "\n").dropFirst()
    let parts = row.expected.split(separator: " after ", maxSplits: 1)
    let problem = problems.first.map(String.init) ?? ""
    #expect(problems.count == 1 && problem.contains("[front-matter.misplaced]"), "\(row.name): \(problems)")
    #expect(problem.hasPrefix("\(parts[0]): error: "), "\(row.name): \(problem)")
    #expect(
      parts.count == 1 ? !problem.contains("before it") : problem.contains("\(parts[1]) is before it)"),
      "\(row.name): \(problem)")
  }

  @Test(arguments: [
    Case("four dashes", "----\ndraft: true\n----\nText", "1:1-1:5 ---"),
    Case("two dashes", "--\ndraft: true\n--\nText", "1:1-1:3 ---"),
    Case("only the first line is longer", "-----\ndraft: true\n---\nText", "1:1-1:6 ---"),
    Case("an em dash", "—\ntitle: x\ndraft: true\n—\nText", "1:1-1:2 ---"),
    Case("an em dash and a hyphen", "—-\ntitle: x\n—-\nText", "1:1-1:3 ---"),
    Case("a no-break space after the fence", "---\u{A0}\ndraft: true\n---\nText", "1:1-1:5 ---"),
    Case("a zero-width space within the fence", "--\u{200B}-\ndraft: true\n---\nText", "1:1-1:5 ---"),
    Case("a format after the fence", "--- yaml\ndraft: true\n---\nText", "1:1-1:9 ---"),
    Case("JSON between lines", "---json\n{\"draft\": true}\n---\nText", "1:1-1:8 ---"),
    Case("four plus signs", "++++\ndraft = true\n++++\nText", "1:1-1:5 +++"),
    Case("a draft below other lines", "----\n# T\nweight 3\n\ndraft: yes\n----\n", "1:1-1:5 ---"),
    Case("a letter before the dashes", "x---\ndraft: true\n---\nText", "1:1-1:5 ---"),
    Case("an emoji before the dashes", "🎉---\ndraft: true\n---\nText", "1:1-1:5 ---"),
    Case("a letter behind the dashes", "---x\ntitle: A\ndate: 2027-01-01\n---\nText", "1:1-1:5 ---"),
    Case("a letter in the place of a dash", "-x-\npublished: false\n---\nText", "1:1-1:4 ---"),
    Case("a letter before plus signs", "x+++\nexpires = 2020-01-01\n+++\nText", "1:1-1:5 +++"),
    Case("a comment and four dashes", "<!-- x -->\n----\ndraft: true\n----\n", "2:1-2:5 ---"),
  ])
  func `between lines that only resemble fences is an error`(_ row: Case<String, String>) {
    let problems = FrontMatterFile(row.input).frontMatter.split(separator: "\n").dropFirst()
    let parts = row.expected.split(separator: " ")
    let problem = problems.first.map(String.init) ?? ""
    #expect(problems.count == 1 && problem.contains("[front-matter.invalid-fence]"), "\(row.name): \(problems)")
    #expect(problem.hasPrefix("\(parts[0]): error: "), "\(row.name): \(problem)")
    #expect(problem.contains("is not exactly `\(parts[1])`"), "\(row.name): \(problem)")
  }

  @Test(arguments: [
    Case("a letter", "x\n" + draft, "2:1-2:4"), Case("a dot", ".\n" + draft, "2:1-2:4"),
    Case("an emoji", "🎉\n\n" + draft, "3:1-3:4"), Case("a heading", "# Title\n" + draft, "2:1-2:4"),
    Case("a text above TOML", "Text\n+++\ndate = 2027-01-01\n+++\n", "2:1-2:4"),
  ])
  func `after visible text is an error`(_ row: Case<String, String>) {
    let problems = FrontMatterFile(row.input).frontMatter.split(separator: "\n").dropFirst()
    let problem = problems.first.map(String.init) ?? ""
    #expect(problems.count == 1 && problem.contains("[front-matter.misplaced]"), "\(row.name): \(problems)")
    #expect(problem.hasPrefix("\(row.expected): error: ") && problem.contains("this text is before it"), "\(problem)")
  }

  @Test(arguments: [
    Case("no brace", "\n  \"draft\": true\n}\nText", "2:3-2:16"),
    Case("a letter before the brace", "x{\n  \"draft\": true\n}\nText", "1:1-1:3"),
    Case("a letter behind the brace", "{x\"draft\": true}\nText", "1:1-1:17"),
    Case("a key without its quote", "{\n  \"draft: true\n}\nText", "1:1-1:2"),
  ])
  func `in JSON with a broken start is an error`(_ row: Case<String, String>) {
    let problems = FrontMatterFile(row.input).frontMatter.split(separator: "\n").dropFirst()
    #expect(
      problems.count == 1 && problems.first?.contains("does not begin with `{`") ?? false, "\(row.name): \(problems)")
    #expect(problems.first?.hasPrefix("\(row.expected): error: ") ?? false, "\(row.name): \(problems)")
  }

  @Test(arguments: [
    Case("Pelican", "Title: Bread\nDate: 2026-01-02 10:00\nTags: a, b\n\nText", "1:1-1:13"),
    Case("a title alone", "title: Bread\n\nText", "1:1-1:13"), Case("nothing but metadata", "Title: Bread", "1:1-1:13"),
    Case("a value over two lines", "Title: Bread\nSummary: One\n   two\n\nText", "1:1-1:13"),
    Case("Hexo, without the first fence", "title: Bread\ndate: 2026-01-02\n---\nText", "1:1-1:13"),
    Case("TOML", "title = \"Bread\"\ndate = 2026-01-02\n\nText", "1:1-1:16"),
    Case("two known keys without a title", "Date: 2026-01-02\nCategory: a\n\nText", "1:1-1:17"),
    Case("unknown keys beside a known one", "mood: merry\nslug: bread\n\nText", "1:1-1:12"),
    Case("below an empty line", "\n\nTitle: Bread\n\nText", "3:1-3:13"),
    Case("with carriage returns", "Title: Bread\r\nDate: 2026-01-02\r\n\r\nText", "1:1-1:13"),
    Case("a draft", "draft: true\n\nText", "1:1-1:12"),
  ])
  func `without fences is an error`(_ row: Case<String, String>) {
    let problems = FrontMatterFile(row.input).frontMatter.split(separator: "\n").dropFirst()
    let problem = problems.first.map(String.init) ?? ""
    #expect(problems.count == 1 && problem.contains("[front-matter.no-fences]"), "\(row.name): \(problems)")
    #expect(problem.hasPrefix("\(row.expected): error: "), "\(row.name): \(problem)")
  }

  @Test(arguments: [
    "Note: this is prose.\n\nText", "Date: a fruit of the palm.\n\nText", "Title: the first line\nof a paragraph.\n",
    "From: Ann\nTo: Ben\nDate: today\n\nDear Ben", "# Title: x\n", "Summary: short\n", "https://example.org\n",
    "- title: x\n",
    "`title: x`\n", "    title: x\n", "# Title\n---\nDate: a fruit of the palm.\n---\n",
    "---\n\nOur draft: the first version.\n\n---\nText", "Text\n\n---\n\nThe date: 2026-01-02\n\n---\n",
    "```\n---\ndraft: true\n---\n```\n", "    ---\n    draft: true\n    ---\n", "{{ date \"x\" }}\n",
    "a\nb\nc\n---\ndraft: true\n---\n", "- --\n- x\n", "Title\n: a definition\n", "a = b\n",
  ])
  func `is not seen in prose`(text: String) {
    #expect(FrontMatterFile(text).fieldProblems == "")
  }

  @Test(arguments: [
    Case(
      "a closing line with a dash too many", "---\n\ndraft: true\n----\nText",
      "1:1-1:4: error: this front matter has no closing line"),
    Case(
      "an invisible character in a key", "---\n\u{200B}draft: true\n---\n",
      "2:1-2:7: error: this key is not `draft`, because it contains the invisible character U+200B"),
  ])
  func `with another small mistake is an error`(_ row: Case<String, String>) {
    let problems = FrontMatterFile(row.input).fieldProblems
    #expect(problems.hasPrefix(row.expected), "\(row.name): \(problems)")
  }
}

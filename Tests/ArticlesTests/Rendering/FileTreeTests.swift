import Garland
import TestSupport
import Testing

@testable import Articles

/// The fence `filetree`.
@Suite struct FileTreeTests {
  /// Returns the list in a short form: `src/(main.swift[a comment] …)`.
  private static func outline(_ text: String, _ info: String = "filetree", in medium: Medium = .page) -> String {
    var html = Draft("```\(info)\n\(text)\n```").article.rendered(in: .medium(medium)).html.onOneLine
    let marks: [(String, String)] = [
      (#"<ul class="filetree">"#, ""), ("<ul>", "("), ("</ul>", ")"), (#"<li class="folder">"#, " folder:"),
      ("<li>", " "),
      ("</li>", ""), ("<details open>", "+"), ("<details>", "-"), ("</details>", ""), ("<summary>", ""),
      ("</summary>", ""), (#"<code dir="ltr">"#, ""), ("</code>", ""), ("<strong>", "*"), ("</strong>", "*"),
      ("<span>", "~"), ("</span>", ""), (" <small>", "["), ("</small>", "]"),
    ]
    for (mark, short) in marks { html = html.replacing(mark, with: short) }
    return String(html.dropFirst().dropLast().replacing("( ", with: "("))
  }

  private static let texts: [Case<String, String>] = [
    Case(
      "indented names", "src/\n  main.swift\n  lib/\n    a.swift\nreadme.md",
      "+src/(main.swift +lib/(a.swift)) readme.md"),
    Case("tabs", "src\n\tmain.swift\n\tlib\n\t\ta.swift", "+src(main.swift +lib(a.swift))"),
    Case("bullets", "- src\n  - a\n  * b\n- c", "+src(a b) c"),
    Case(
      "the output of `tree`", ".\n├── src\n│   ├── a.swift\n│\u{a0}\u{a0} └── b.swift\n└── c",
      "+.(+src(a.swift b.swift) c)"),
    Case(
      "the output of `tree` in ASCII, with its summary",
      ".\n|-- src\n|   |-- a.swift -> b.swift\n|   `-- b.swift\n`-- c\n\n1 directory, 3 files",
      "+.(+src(a.swift[-&gt; b.swift] b.swift) c)"),
    Case("an empty folder", "src/\na", "folder:src/ a"),
    Case("comments", "a # one\nb   two three\nc d.txt\ne#f", "a[one] b[two three] c d.txt e#f"),
    Case("marked names", "**a/**\n  **b** one\n  **c**  two\n  **/*.md", "+*a/*(*b*[one] *c*[two] **/*.md)"),
    Case("placeholders", "a/\n  ...\n…", "+a/(~…) ~…"),
    Case("empty lines and common indentation", "  a/\n\n    b\n  c", "+a/(b) c"),
    Case("several levels at once", "a\n  b\n    c\n      d\ne", "+a(+b(+c(d))) e"),
    Case("characters of HTML", "<a>&b", "&lt;a&gt;&amp;b"),
  ]

  @Test(arguments: texts) func `makes a list of files and folders`(_ row: Case<String, String>) {
    #expect(Self.outline(row.input) == row.expected)
    #expect(Draft("```filetree\n\(row.input)\n```").problems == [])
  }

  @Test(arguments: [
    Case("none", "filetree {open=0}", "-a/(-b/(c))"), Case("one", "filetree open=1", "+a/(-b/(c))"),
    Case("all", "filetree {open=2}", "+a/(+b/(c))"),
  ])
  func `opens as many levels as it says`(_ row: Case<String, String>) {
    #expect(Self.outline("a/\n  b/\n    c", row.input) == row.expected)
    #expect(Draft("```\(row.input)\na/\n```").problems == [])
  }

  @Test func `is a plain list in feeds`() {
    #expect(Self.outline("a/\n  b # one\nc/", "filetree {open=0}", in: .feed) == "a/(b[one]) c/")
  }

  @Test func `requires its style only in pages with a tree`() {
    let assets = { (text: String) in Draft(text).article.rendered().assets.map(\.url) }
    #expect(assets("```filetree\na\n```").contains("/assets/filetree.css"))
    #expect(!assets("```tree\na\n```").contains("/assets/filetree.css"))
  }

  @Test func `is found by search with its names and comments`() {
    #expect(
      Draft("Text.\n\n```filetree\nsrc/\n  a.swift # one\n```").article.passages.map(\.text) == [
        "Text.\nsrc/ \na.swift one"
      ])
  }

  private static let problems: [Case<String, [String]>] = [
    Case("a level that does not exist", "> ```filetree\n> a/\n>     b\n>   c\n> ```", ["4:1"]),
    Case("less than the first line", "```filetree\n  a\nb\n```", ["3:1"]),
    Case("another trait", "```filetree {lines=1}\na\n```", ["1:14"]),
    Case("a wrong number", "```filetree {open=all}\na\n```", ["1:19"]),
    Case("the trait of another block", "```swift {open=1}\na\n```", ["1:11"]),
  ]

  @Test(arguments: problems) func `reports mistakes at their lines`(_ row: Case<String, [String]>) {
    let draft = Draft(row.input)
    #expect(draft.problems.map { String($0.prefix { $0 != " " }) } == row.expected, "\(draft.problems)")
    #expect(!draft.html.contains("<pre") || row.input.contains("swift"))
  }
}

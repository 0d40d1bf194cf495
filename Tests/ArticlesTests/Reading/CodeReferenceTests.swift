import Garland
import TestSupport
import Testing

@testable import Articles

@Suite struct `A code block that shows a file` {
  private static func text(
    _ bytes: String, region: String? = nil, range: String? = nil
  ) -> String {
    do throws(CodeFileProblem) {
      let reference = CodeReference(file: "a.x", region: region, range: range)
      return String(decoding: try reference.text(in: Array(bytes.utf8)), as: UTF8.self)
    } catch {
      return error.message
    }
  }

  /// The lines above and below the region.
  private static let markers: [Case<(String, String), Void>] = [
    Case("Swift", ("// #region setup", "// #endregion setup"), ()),
    Case("without spaces", ("//#region setup", "//#endregion setup"), ()),
    Case("without a name at the end", ("// #region setup", "// #endregion"), ()),
    Case("without a mark", ("// region setup", "// endregion"), ()),
    Case("indented", ("\t  // #region setup", "\t  // #endregion setup"), ()),
    Case("HTML", ("<!-- #region setup -->", "<!-- #endregion setup -->"), ()),
    Case("CSS", ("/* #region setup */", "/* #endregion setup */"), ()),
    Case("Python", ("# region setup", "# endregion"), ()),
    Case("a shell", ("# #region setup", "# #endregion setup"), ()),
    Case("C#", ("#region setup", "#endregion"), ()),
    Case("C", ("#pragma region setup", "#pragma endregion"), ()),
    Case("Visual Basic", ("#Region \"setup\"", "#End Region"), ()),
    Case("SQL", ("-- #region setup", "-- #endregion setup"), ()),
    Case("a batch file", ("REM #region setup", "REM #endregion setup"), ()),
    Case("another batch file", ("::#region setup", "::#endregion setup"), ()),
    Case("OCaml", ("(* #region setup *)", "(* #endregion setup *)"), ()),
    Case("Lisp", (";; #region setup", ";; #endregion setup"), ()),
    Case("TeX", ("% #region setup", "% #endregion setup"), ()),
    Case("CRLF", ("// #region setup\r", "// #endregion setup\r"), ()),
    Case("mdBook", ("// ANCHOR: setup", "// ANCHOR_END: setup"), ()),
    Case("mdBook in TOML", ("# ANCHOR:setup", "# ANCHOR_END:setup"), ()),
    Case("mdBook in HTML", ("<!-- ANCHOR: setup -->", "<!-- ANCHOR_END: setup -->"), ()),
    Case("Material", ("# --8<-- [start:setup]", "# --8<-- [end:setup]"), ()),
    Case("Material in HTML", ("<!-- --8<-- [start:setup] -->", "<!-- --8<-- [end:setup] -->"), ()),
  ]

  @Test(arguments: markers)
  func `finds regions in comments of each form`(_ row: Case<(String, String), Void>) {
    let file = "before\n\(row.input.0)\n    a\n\n      b\n\(row.input.1)\nafter\n"
    #expect(Self.text(file, region: "setup") == "a\n\n  b\n", sourceLocation: row.sourceLocation)
  }

  @Test(arguments: [
    Case("a key in YAML", "- region: eu", true), Case("a key in JSON", "\"region\": \"eu\"", true),
    Case("a text in a comment", "// region of Italy", true), Case("a heading", "# Regions", true),
    Case("a variable", "region setup", true), Case("an id in CSS", "a#region b", true),
    Case("a constant", "let ANCHOR_ENDS: Int", true), Case("a call", "//regionOf(a)", true),
    Case("a marker", "// #region of Italy", false),
  ])
  func `leaves out no code from a region`(_ row: Case<String, Bool>) {
    let text = Self.text("// #region a\n\(row.input)\nend\n// #endregion a\n", region: "a")
    #expect((text == "\(row.input)\nend\n") == row.expected, sourceLocation: row.sourceLocation)
  }

  private static let nested = """
    // #region outer
    a
    // #region inner
      b
    // #endregion
    // ANCHOR: other
    c
    // #endregion outer
    d
    // ANCHOR_END: other
    // #region outer
    e
    // #endregion
    // #region open
    """

  private static let lines = "\u{FEFF}  a\r\n\r\n    b\r\n  c"

  /// The input is the region and the range.
  private static let parts: [Case<(String, String?, String?), String>] = [
    Case("an outer region", (nested, "outer", nil), "a\n  b\nc\ne\n"),
    Case("an inner region", (nested, "inner", nil), "b\n"),
    Case("an overlapping region", (nested, "other", nil), "c\nd\n"),
    Case("a region without an end", (nested, "open", nil), "the region `open` of `a.x` has no end"),
    Case(
      "a missing region", (nested, "oter", nil), "`a.x` has no region `oter`"),
    Case("a whole file", (lines, nil, nil), "  a\n\n    b\n  c\n"),
    Case("a range", (lines, nil, "3-4"), "  b\nc\n"),
    Case("a line", (lines, nil, "3"), "b\n"),
    Case("a range to the end", (lines, nil, "2-"), "\n  b\nc\n"),
    Case("a range from the start", (lines, nil, "-2"), "a\n\n"),
    Case("several ranges", (lines, nil, "1,4"), "a\nc\n"),
    Case("a range beyond the end", (lines, nil, "3-9"), "there is no line 9 in `a.x`; it has 4"),
    Case("an open range beyond the end", (lines, nil, "7-"), "there is no line 7 in `a.x`; it has 4"),
    Case("line 0", (lines, nil, "0-3"), "`range` must be lines such as `3-9`, `3-` or `7`, not `0-3`"),
    Case("a range backwards", (lines, nil, "3-2"), "`range` must be lines such as `3-9`, `3-` or `7`, not `3-2`"),
    Case("no numbers", (lines, nil, "a-b"), "`range` must be lines such as `3-9`, `3-` or `7`, not `a-b`"),
    Case("a hyphen", (lines, nil, "-"), "`range` must be lines such as `3-9`, `3-` or `7`, not `-`"),
    Case("a region and a range", (nested, "outer", "1"), "write either `region` or `range`, not both"),
    Case("tabs and spaces", ("\ta\n\t b\n", nil, "1-2"), "a\n b\n"),
    Case("an empty file", ("", nil, nil), ""),
    Case("an image", ("GIF89a\0", nil, nil), "`a.x` is not text in UTF-8"),
  ]

  @Test(arguments: parts)
  func `shows a part of it`(_ row: Case<(String, String?, String?), String>) {
    row.check(Self.text(row.input.0, region: row.input.1, range: row.input.2))
  }

  /// A site that consists of code.
  private struct Parts: ArticleParts {
    var path: String { "posts/a.md" }
    var variables: [String] { [] }
    let code: @Sendable (CodeReference) throws(CodeFileProblem) -> [UInt8]

    func rows(_ query: RowQuery) throws(CompositionProblem) -> [any RowValues] { [] }
    func text(at written: String, from file: String) throws(CompositionProblem) -> IncludedText { throw .noRows }
    func resolve(_ written: String, in file: String) -> AddressResolution { .unchanged }
    func variable(_ name: String) -> String? { nil }
    func code(_ reference: CodeReference, from file: String) throws(CodeFileProblem) -> [UInt8] { try code(reference) }
  }

  private static func options(
    _ code: @escaping @Sendable (CodeReference) throws(CodeFileProblem) -> [UInt8] = {
      reference throws(CodeFileProblem) in
      if reference.file == "none.py" { throw .file("there is no file `none.py`", "did you mean `one.py`?") }
      return try reference.text(in: Array("  let a = 1\n  let b = \"<\"\n".utf8))
    }
  ) -> ArticleOptions {
    var options = ArticleOptions(containers: .standard)
    options.parts = Parts(code: code)
    return options
  }

  /// The expected output is the text of the code.
  private static let blocks: [Case<String, String>] = [
    Case("after the language", "```swift file=a.swift range=1\n```", "let a = 1\n"),
    Case("in braces", "```swift {file=a.swift range=2-}\n```", "let b = &quot;&lt;&quot;\n"),
    Case("with an empty line in the fence", "``` file=\"a.swift\" range=-1\n\n```", "let a = 1\n"),
    Case("in a list", "- a\n\n  ~~~swift file=./a.swift range=1\n  ~~~", "let a = 1\n"),
  ]

  @Test(arguments: blocks)
  func `is a code block like others`(_ row: Case<String, String>) {
    let draft = Draft(row.input, Self.options())
    #expect(draft.problems == [])
    let code = draft.html.replacing(/<[^>]*>/) { _ in "" }
    #expect(code.contains(row.expected), "\(code)", sourceLocation: row.sourceLocation)
    #expect(draft.html.contains("language-swift"), "\(draft.html)", sourceLocation: row.sourceLocation)
  }

  /// The expected output is a part of the problem.
  private static let mistakes: [Case<String, [String]>] = [
    Case(
      "a missing file", "```python file=none.py\n```",
      ["1:16 ‹none.py› error: there is no file `none.py` [code.unreadable-file]; did you mean `one.py`?"]),
    Case(
      "a missing region", "```swift file=a.swift region=b\n```",
      [
        "1:30 ‹b› error: `a.swift` has no region `b` [code.missing-part]; mark it in comments: `#region b` above it, "
          + "and `#endregion b` below it"
      ]),
    Case(
      "a missing line", "```swift file=a.swift range=3\n```",
      ["1:29 ‹3› error: there is no line 3 in `a.swift`; it has 2 [code.missing-part]"]),
    Case(
      "code of its own", "```swift file=a.swift\nlet c\n```",
      [
        "1:10 ‹file=a.swift› warning: this block has code of its own, so it does not show the file `a.swift` "
          + "[code.ignored-file]; remove the code, or remove `file`"
      ]),
    Case(
      "a mark beyond the shown lines", "```swift file=a.swift range=2 lines=2\n```",
      ["1:37 ‹2› warning: there is no line 2; the code has 1 [code.missing-line]"]),
    Case(
      "a region without a file", "```swift region=a\nlet c\n```",
      ["1:10 ‹region=a› warning: nothing reads the trait `region` here [traits.unread]"]),
  ]

  @Test(arguments: mistakes)
  func `has mistakes at their places`(_ row: Case<String, [String]>) {
    row.check(Draft(row.input, Self.options()).problems)
  }

  @Test func `does not show megabytes again and again`() {
    let line = Array("let a = 1 // \(String(repeating: "a", count: 1_000))\n".utf8)
    let bytes = Array(repeatElement(line, count: 2_000).joined())
    let draft = Draft(String(repeating: "```text file=a.txt\n```\n\n", count: 4), Self.options { _ in bytes })
    #expect(draft.article.diagnostics.map(\.code) == ["code.unreadable-file", "code.unreadable-file"])
  }
}

import Garland
import TestSupport
import Testing

/// Fences that are not what their author meant.
@Suite struct `A fence that is text` {
  private static let wide = "these colons are full-width characters, so this line is text [containers.full-width]"
  private static let line = "write `:::note`, the text, and `:::` on lines of their own"
  private static let open = "the container `note` does not end on the line where it begins [containers.one-line]"

  @Test(arguments: [
    Case(
      "a name in another script", "a\n\n:::ノート\nb",
      """
      3:1 ‹:::ノート› warning: `ノート` cannot be the name of a container, so this line is text [containers.name]; \
      write a name such as `:::note`, or `:::note[ノート]` for a title
      """),
    Case(
      "a name in another script with a label", "::: заметка [x]",
      """
      1:1 ‹::: заметка› warning: `заметка` cannot be the name of a container, so this line is text [containers.name]; \
      write a name such as `:::note`, or `:::note[заметка]` for a title
      """),
    Case("full-width colons", "：：：note\nb", "1:1 ‹：：：› warning: \(wide); write `:::note`"),
    Case("full-width colons below a text", "a\n：：：note[b]", "2:1 ‹：：：› warning: \(wide); write `:::note[b]`"),
    Case("some full-width colons", "- a\n\n  ::：tabs", "3:3 ‹::：› warning: \(wide); write `:::tabs`"),
    Case(
      "full-width brackets", ":::note［注意］\na\n:::",
      """
      1:8 ‹［注意］› warning: these brackets are full-width characters, so they are part of the label \
      [containers.full-width]; write `[注意]`
      """),
    Case(
      "a container in a cell", "| a | b |\n|---|---|\n| c | :::note x ::: |",
      """
      3:7 ‹:::note x :::› warning: a cell of a table cannot contain a container, so this is text \
      [containers.one-line]; \(line), outside of the table
      """),
    Case(
      "a container on one line", ":::note x :::\n\nb\n\n:::",
      "1:9 ‹x :::› warning: \(open); \(line)"),
    Case(
      "a container with attributes on one line", ":::note{.a} x :::\n\nb\n\n:::",
      "1:13 ‹x :::› warning: \(open); \(line)"),
  ])
  func `is reported with what to write`(row: Case<String, String>) {
    #expect(Draft(row.input).problems == [row.expected])
  }

  @Test(arguments: [
    Case("prose", "注意：これは。\n：a\n\n：：a", ""), Case("colons alone", "：：：", ""), Case("a dash", "::: — a", ""),
    Case("code", "```\n:::ノート\n：：：note\n| :::note x ::: |\n```\n\n    ：：：note\n\n`:::ノート`", ""),
    Case("code in a cell", "| a |\n|---|\n| `:::note x :::` |\n| a :::note |", ""),
    Case("a label", ":::note ノート\na\n:::\n\n:::note[［注意］]\na\n:::", ""),
    Case("raw HTML", "<pre>\n:::ノート\n</pre>", ""),
  ])
  func `is nothing else`(row: Case<String, String>) {
    #expect(Draft(row.input).problems.joined(separator: "\n") == row.expected)
  }
}

@Suite struct `A code fence that is never closed` {
  @Test(arguments: [
    Case("at the end of the article", "a\n\n```swift\nlet a = 1\n\nb", ["3:1 ‹```›"]),
    Case("on the last line", "a\n\n```", ["3:1 ‹```›"]),
    Case("on the only line", "~~~~", ["1:1 ‹~~~~›"]),
    Case("with a line feed at the end", "```\na\n", ["1:1 ‹```›"]),
    Case("with a shorter fence", "````\na\n```\n", ["1:1 ‹````›"]),
    Case("with another fence", "```\na\n~~~\n", ["1:1 ‹```›"]),
    Case("with text behind the fence", "```\na\n``` b\n", ["1:1 ‹```›"]),
    Case("in a list item", "- a\n\n  ```\n  b\n\nc", ["3:3 ‹```›"]),
    Case("in a quote", "> ```\n> a\n\nb", ["1:3 ‹```›"]),
    Case("in a quote, before other code", "> ```\n> a\n```\nb\n```", ["1:3 ‹```›"]),
    Case("in an item, before other code", "- ```\n  a\n```\nb\n```", ["1:3 ‹```›"]),
    Case("in an item, before another item", "- ```\n  a\n- b", ["1:3 ‹```›"]),
    Case("twice", "> ```\n\n- ```", ["1:3 ‹```›", "3:3 ‹```›"]),
    Case("below front matter", "---\ntitle: A\n---\n\n```\na", ["5:1 ‹```›"]),
    Case("with line ends of Windows", "a\r\n\r\n```\r\nb\r\n", ["3:1 ‹```›"]),
  ])
  func `is reported at its fence`(row: Case<String, [String]>) {
    let problems = Draft(row.input).problems
    row.check(problems.map { String($0.prefix { $0 != "›" }) + "›" })
    for problem in problems {
      let message = "warning: this code fence is never closed, so the text below it is code [code.unclosed]"
      #expect(problem.hasSuffix("› \(message); write the fence again, on a line of its own, where the code ends"))
    }
  }

  @Test(arguments: [
    Case("by the same fence", "```\na\n```", ""), Case("by a longer one", "```\na\n`````  \n", ""),
    Case("at once", "```\n```", ""), Case("in an item", "- ```\n  a\n  ```\n- b", ""),
    Case("in a quote", "> ```\n> a\n> ```\nb", ""), Case("in a quote without spaces", ">```\n>a\n>```", ""),
    Case("indented", "   ```\n   a\n  ```", ""), Case("before other code", "```\na\n```\n```\nb\n```", ""),
    Case("in a container", ":::note\n```\na\n```\n:::", ""), Case("around fences", "````\n```\n````", ""),
    Case("in a footnote", "a[^1]\n\n[^1]: b\n\n    ```\n    c\n    ```\n", ""),
    Case("with line ends of Windows", "```\r\na\r\n```\r\n", ""), Case("without fences", "    a", ""),
    Case("in a nested list", "1. a\n   - > ```\n     > b\n     > ```\n", ""),
  ])
  func `is not one that is closed`(row: Case<String, String>) {
    #expect(Draft(row.input).problems.joined(separator: "\n") == row.expected)
  }
}

import Garland
import TestSupport
import Testing

@testable import Articles

@Suite struct CodeAliasTests {
  private static func options(_ aliases: [String: String]) -> ArticleOptions {
    var options = ArticleOptions(containers: .standard)
    for (name, language) in aliases {
      let isKnown = options.codeAliases.add(name, for: language)
      #expect(isKnown)
    }
    return options
  }

  private static let rows: [Case<String, String>] = [
    Case("its own name", "```mine\nlet a\n```", "language-swift"),
    Case("another case", "```Mine\nlet a\n```", "language-swift"),
    Case("a name with options", "```mine numbers lines=1\nlet a\n```", "language-swift"),
    Case("text after a comma", "```mine,ignore\nlet a\n```", "language-swift"),
    Case("a name of the highlighter, which the site changes", "```sh\nlet a\n```", "language-swift"),
    Case("another language", "```rust\nlet a\n```", "language-rust"),
  ]

  @Test(arguments: rows)
  func `a site's own name for a language is known and highlighted`(_ row: Case<String, String>) {
    let draft = Draft(row.input, Self.options(["Mine": "swift", "sh": "swift"]))
    #expect(draft.problems == [])
    #expect(draft.html.contains("<code class=\"\(row.expected)\">"), "\(draft.html)")
    #expect(draft.html.contains("hl-"), "\(draft.html)")
  }

  @Test func `a name without an alias causes the usual warning`() {
    let draft = Draft("```other\na\n```", Self.options(["mine": "swift"]))
    #expect(draft.problems.count == 1)
    #expect(draft.html.contains("language-other"))
  }

  @Test func `an alias of an unknown language is refused`() {
    var aliases = CodeAliases()
    let isKnown = aliases.add("mine", for: "klingon")
    #expect(!isKnown && aliases == CodeAliases())
  }
}

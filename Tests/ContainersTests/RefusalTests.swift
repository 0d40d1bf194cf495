import Garland
import TestSupport
import Testing

/// What containers refuse in Markdown; `Fixtures/Articles` has the rest, with its place and its help.
@Suite struct `A container in Markdown` {
  @Test(arguments: [
    Case("code, which it accepts", "```\na\n```", []),
    Case("a paragraph", "a", ["2: `own` does not accept a paragraph as a child, only code"]),
    Case("another container", ":::note\na\n:::", ["2: `own` does not accept a note as a child, only code"]),
    Case("both", "```\na\n```\n\n- b", ["6: `own` does not accept a list as a child, only code"]),
    Case("nothing", "", []),
  ])
  func `refuses children of a kind that it does not accept`(_ row: Case<String, [String]>) {
    let own = Container("own", accepts: ["code"]) { use in div { use.content } }
    row.check(Written(":::own\n\(row.input)\n:::", with: [own]).found)
  }
}

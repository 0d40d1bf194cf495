import Testing

@testable import Parsing

@Suite struct CMarkArenaTests {
  @Test func `what is parsed within an arena lies in it`() {
    let wasInUse = CMarkArena.within {
      guard !CMarkArena.isInUse, let parser = CMarkParser(MarkdownOptions(), for: .all, attaching: nil) else {
        return false
      }
      let text = Array("One *word*.\n".utf8)
      parser.feed(text.span)
      guard parser.finish() != nil else { return false }
      return CMarkArena.isInUse
    }
    #expect(wasInUse)
    #expect(!CMarkArena.isInUse)
  }
}

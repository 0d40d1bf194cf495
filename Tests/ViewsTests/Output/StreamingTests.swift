import Garland
import TestSupport
import Testing

/// A page sent on while it is being made.
@Suite struct `Streaming` {
  static let chunks = [1, 64, 65, 100, 1_000, 16_384, 1_000_000]

  @Test(arguments: StreamedPage.allCases, chunks)
  func `gives the bytes of the whole page in order`(page: StreamedPage, chunk: Int) {
    let streamed = Page.streaming(page.view.erased, chunk: chunk)
    #expect(streamed.page == Page(page.view.erased.rendered()))
    #expect(!streamed.chunks.contains(0))
  }

  @Test(arguments: StreamedPage.allCases.filter(\.isFragment), [64, 1_000, 16_384])
  func `hands over a large fragment in many pieces`(page: StreamedPage, chunk: Int) throws {
    let streamed = Page.streaming(page.view.erased, chunk: chunk)
    try #require(streamed.page.bytes.count > 40_000)
    // A chunk may be as much too large as one text in it is long.
    let largest = streamed.chunks.max() ?? 0
    #expect(largest <= chunk + 400, "chunks of \(largest)")
    #expect(streamed.chunks.count >= streamed.page.bytes.count / (chunk + 400))
  }

  @Test func `hands over the first chunk before the last row is made`() {
    let made = Boxed(0)
    let madeAtFirst = Boxed<Int?>(nil)
    let list = ul {
      ForEach(0..<1_000) { number in
        let _ = made.v += 1
        li { Text("row \(number)") }
      }
    }
    _ = list.stream(chunk: 256) { _ in madeAtFirst.v = madeAtFirst.v ?? made.v }
    #expect(made.v == 1_000)
    #expect((1..<100).contains(madeAtFirst.v ?? 0))
  }

  @Test func `hands over a document once its head is known, head first`() {
    let streamed = Page.streaming(StreamedPage.document.view.erased, chunk: 64)
    #expect(streamed.page.html.hasPrefix("<!doctype html><html lang=\"en\"><head>"))
    #expect(streamed.page.html.contains("href=\"/late.css\"></head><body>") || streamed.page.html.contains("/late.css"))
  }

  @Test func `gives nothing for nothing`() {
    #expect(Page.streaming(EmptyView(), chunk: 64).chunks.isEmpty)
  }

  @Test func `tells at the end what is wrong and what is needed`() {
    let view = ForEach(0..<3) { number in
      a(.href("javascript:\(number)"), .id("same")) { Text("x") }.needs(.style("/\(number).css"))
    }
    let rendering = view.stream(chunk: 64) { _ in }
    let whole = view.rendered()
    #expect(rendering.diagnostics == whole.diagnostics)
    #expect(rendering.diagnostics.count == 5)
    #expect(rendering.assets == whole.assets)
  }
}

/// A page to stream.
enum StreamedPage: String, CaseIterable, CustomTestStringConvertible {
  case rows = "many rows"
  case list = "a container of many rows"
  case references = "texts in which everything needs a reference"
  case divided = "a divided list"
  case preformatted = "a long preformatted text of short lines"
  case preformattedLeading = "a preformatted text that starts with a line feed, and many that do not"
  case document = "a document"
  case documentInside = "a document after other things"
  case longText = "one long text"
  case small = "a small fragment"

  var testDescription: String { rawValue }

  /// Whether it is large and made of small parts, so that it must come in pieces.
  var isFragment: Bool { [.rows, .list, .references, .divided].contains(self) }

  var view: any View {
    switch self {
    case .rows: ul { ForEach(0..<4_000) { number in li(.title("\(number)")) { Text("row \(number)") } } }
    case .list: List { ForEach(0..<4_000) { Text("row \($0)") } }
    case .references: ForEach(0..<4_000) { _ in p { Text("<&>\"<&>\"\r\n") } }
    case .divided: DividedVStack { ForEach(0..<4_000) { Text("row \($0)") } }
    case .preformatted: pre { ForEach(0..<4_000) { Text("one more line \($0)\n") } }
    case .preformattedLeading:
      ForEach(0..<40) { number in
        pre { Text("\n" + String(repeating: "a\n", count: number)) }
        pre { Text(String(repeating: "b\n", count: number)) }
        textarea(.name("t")) { Text("\n\n") }
      }
    case .document: document
    case .documentInside:
      Group {
        ForEach(0..<100) { Text("before \($0)") }
        document
        ForEach(0..<100) { Text("after \($0)") }
      }
    case .longText: p { Text(String(repeating: "long <text> ", count: 10_000)) }
    case .small: p { Text("small") }
    }
  }

  private var document: some View {
    Document(lang: "en") {
      HTML.title { Text("t") }
    } content: {
      ForEach(0..<1_000) { Text("row \($0)") }
      Text("late").needs(.style("/late.css"))
    }
  }
}

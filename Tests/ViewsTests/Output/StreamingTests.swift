import Garland
import TestSupport
import Testing

/// A page that is streamed while it is rendered.
@Suite struct `Streaming` {
  static let chunks = [1, 64, 65, 100, 1_000, 16_384, 1_000_000]

  @Test(arguments: StreamedPage.allCases, chunks)
  func `gives the bytes of the whole page in order`(page: StreamedPage, chunk: Int) {
    let streamed = Page.streaming(page.view.erased, chunk: chunk)
    #expect(streamed.page == Page(page.view.erased.rendered()))
    #expect(!streamed.chunks.contains(0))
  }

  @Test(arguments: StreamedPage.allCases.filter(\.isFragment), [64, 1_000, 16_384])
  func `writes a large fragment in many chunks`(page: StreamedPage, chunk: Int) throws {
    let streamed = Page.streaming(page.view.erased, chunk: chunk)
    try #require(streamed.page.bytes.count > 40_000)
    // A chunk may exceed the limit by the length of one text.
    let largest = streamed.chunks.max() ?? 0
    #expect(largest <= chunk + 400, "chunks of \(largest)")
    #expect(streamed.chunks.count >= streamed.page.bytes.count / (chunk + 400))
  }

  @Test func `writes the first chunk before the last row is rendered`() {
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

  @Test func `writes a document in order, its head first`() {
    let streamed = Page.streaming(StreamedPage.document.view.erased, chunk: 64)
    #expect(streamed.page.html.hasPrefix("<!doctype html><html lang=\"en\"><head>"))
    #expect(streamed.page.html.contains("href=\"/late.css\"></head><body>"))
  }

  @Test func `writes no chunk for an empty view`() {
    #expect(Page.streaming(EmptyView(), chunk: 64).chunks.isEmpty)
  }

  @Test func `returns the diagnostics and the required assets`() {
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
  case references = "texts in which every character is escaped"
  case divided = "a divided list"
  case preformatted = "a long preformatted text of short lines"
  case preformattedLeading = "preformatted texts, some with a line feed at the start"
  case document = "a document"
  case documentInside = "a document after other things"
  case longText = "one long text"
  case small = "a small fragment"

  var testDescription: String { rawValue }

  /// Whether the page is large and has small parts, so that it needs many chunks.
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

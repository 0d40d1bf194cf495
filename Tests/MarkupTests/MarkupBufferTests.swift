import Garland
import TestSupport
import Testing

@Suite struct MarkupBufferTests {
  @Test(arguments: 0..<200)
  func `escaping sixteen bytes at a time equals escaping single characters`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // A third of the texts hardly need any escaping.
    let alphabet = Array("ab<>&\"é日🚀\r\0 \n" + String(repeating: "plain", count: Int(seed % 3) * 20))
    let text = String(
      (0..<Int.random(in: 0..<60, using: &generator)).compactMap { _ in alphabet.randomElement(using: &generator) })
    var buffer = MarkupBuffer(capacity: 1)
    buffer.append("<p>")
    buffer.appendText(text)
    #expect(buffer.string == "<p>" + escapedByCharacter(text), "seed \(seed)")
  }

  @Test func `a buffer grows past its capacity and keeps its contents`() {
    var buffer = MarkupBuffer(capacity: 64)
    for number in 0..<1_000 { buffer.append(number: number) }
    #expect(buffer.string == (0..<1_000).map(String.init).joined())
    #expect(buffer.bytes.count == buffer.count)
  }

  @Test func `another buffer is inserted at an offset`() {
    var buffer = MarkupBuffer(capacity: 64)
    buffer.append("<a>")
    var head = MarkupBuffer()
    head.append("head")
    buffer.append("body")
    buffer.insert(head, at: 3)
    #expect(buffer.string == "<a>headbody")
  }

  @Test(arguments: [64, 100, 100_000])
  func `bytes written in place equal bytes of a buffer that grew`(capacity: Int) {
    let bytes = MarkupBuffer.bytes(capacity: capacity) { buffer in
      var buffer = buffer
      for _ in 0..<500 { buffer.append("<hr>") }
      return buffer
    }
    #expect(String(decoding: bytes, as: UTF8.self) == String(repeating: "<hr>", count: 500))
  }

  @Test func `a drain receives all bytes in order, and none during a hold`() {
    let drained = Drained()
    var buffer = MarkupBuffer(capacity: 64) { chunk in drained.chunks.append(chunk.indices.map { chunk[$0] }) }
    for _ in 0..<40 { buffer.append("0123456789") }
    #expect(drained.chunks.count > 1)
    let before = drained.chunks.count
    buffer.hold()
    for _ in 0..<40 { buffer.append("0123456789") }
    #expect(drained.chunks.count == before)
    buffer.release()
    buffer.finish()
    #expect(drained.chunks.joined().elementsEqual(String(repeating: "0123456789", count: 80).utf8))
  }

  private final class Drained {
    var chunks: [[UInt8]] = []
  }
}

@Suite struct AttributeMergingTests {
  @Test(arguments: [
    MergeCase("no attributes", [], ""),
    MergeCase(
      "classes join in order", [.init(" class=\"", .words("a")), .init(" class=\"", .words("b"))], "class=\"a b\""),
    MergeCase(
      "declarations join in order",
      [.init(" style=\"", .declarations("a:b")), .init(" style=\"", .declarations("c:d"))], "style=\"a:b;c:d\""),
    MergeCase(
      "the last value of any other attribute wins, at the position of the first",
      [
        .init(" title=\"", .text("a")), .init(" id=\"", .text("x")), .init(" title=\"", .text("b")),
      ], "title=\"b\" id=\"x\""),
    MergeCase(
      "an absent attribute changes nothing", [.init(" hidden=\"", .present), .init(" hidden=\"", .absent)], "hidden"),
    MergeCase(
      "names completed at run time are compared in full",
      [.init(" data-=\"", .named("x", "1")), .init(" data-=\"", .named("x", "2"))],
      "data-x=\"2\""),
  ])
  func merge(_ mergeCase: MergeCase) {
    let merged = MarkupAttribute.merged(mergeCase.attributes).map(\.description).joined(separator: " ")
    #expect(merged == mergeCase.expected)
  }

  struct MergeCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let attributes: [MarkupAttribute]
    let expected: String

    init(_ description: String, _ attributes: [MarkupAttribute], _ expected: String) {
      testDescription = description
      self.attributes = attributes
      self.expected = expected
    }
  }
}

@Suite struct PrettyMarkupTests {
  @Test func `each element is on its own line, and raw text does not change`() {
    let page = main {
      ul(.class("a>b")) {
        li { Text("one") }
        li { a(.href("/")) { Text("two") } }
      }
      pre { Text("x\n  y") }
      hr()
      Comment("c")
    }
    #expect(
      page.rendered().pretty == """
        <main>
          <ul class="a&gt;b">
            <li>one</li>
            <li>
              <a href="/">two</a>
            </li>
          </ul>
          <pre>x
          y</pre>
          <hr>
          <!-- c -->
        </main>

        """)
  }
}

private func escapedByCharacter(_ text: String) -> String {
  text.unicodeScalars.map { scalar in
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "\r": "&#13;"
    case "\0": "\u{FFFD}"
    default: String(scalar)
    }
  }.joined()
}

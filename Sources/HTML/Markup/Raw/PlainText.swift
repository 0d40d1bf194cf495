/// What a reader sees of HTML, as text in one line.
///
///     PlainText(of: Array("<h1>Fish &amp; chips</h1>\n<p>For <b>two</b>.</p>".utf8)[...]).text  // Fish & chips For two.
///
/// Tags, comments, scripts and styles are gone. References by number and those of XML (`&amp;`) are the characters that they
/// stand for, others stay. White space is one space, as a browser shows it, and so is the border of a block or a line break.
public struct PlainText: Sendable, Hashable {
  /// The text, without white space around it.
  public let text: String

  /// Reads a piece of HTML, however broken.
  public init(of markup: ArraySlice<UInt8>) {
    var reader = PlainTextReader(markup)
    reader.run()
    text = String(decoding: reader.output, as: UTF8.self)
  }
}

private struct PlainTextReader {
  private(set) var output: [UInt8] = []
  private var tokens: RawMarkupTokens
  /// Whether a space comes before whatever follows.
  private var isParted = false

  init(_ markup: ArraySlice<UInt8>) {
    tokens = RawMarkupTokens(markup)
  }

  mutating func run() {
    while let token = tokens.next() {
      switch token {
      case .text(let range), .characterData(let range): write(tokens.bytes[range])
      case .start(let tag):
        part(at: tag.name)
        let isWhole = tag.isSelfClosing && ElementNames.foreign.contains(tag.name)
        if ElementNames.hiding.contains(tag.name), !isWhole { _ = tokens.skipElement(tag.name) }
      case .end(let tag): part(at: tag.name)
      case .comment, .declaration, .unfinishedTag, .unfinishedComment: break
      }
    }
  }

  private mutating func part(at name: String) {
    if ElementNames.block.contains(name) || Self.parting.contains(name) { isParted = true }
  }

  /// Elements besides blocks that a browser begins anew for.
  private static let parting: Set<String> = ["br", "caption", "img", "option", "td", "th", "tr"]

  private mutating func write(_ text: ArraySlice<UInt8>) {
    for byte in MarkupReferences.decode(text).text.utf8 {
      if byte.isMarkupSpace {
        isParted = true
      } else {
        if isParted, !output.isEmpty { output.append(UInt8(ascii: " ")) }
        isParted = false
        output.append(byte)
      }
    }
  }
}

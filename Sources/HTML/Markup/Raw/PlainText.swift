import Texts

/// The visible text of HTML, on one line.
///
///     let html = Array("<h1>Fish &amp; chips</h1>\n<p>For <b>two</b>.</p>".utf8)
///     PlainText(of: html[...]).text  // Fish & chips For two.
///
/// Tags, comments, scripts and styles are removed. Character references are decoded.
/// White space, block boundaries and line breaks become single spaces.
package struct PlainText: Sendable, Hashable {
  /// The text, without white space around it.
  package let text: String

  /// Extracts the text of a piece of HTML, which may be malformed.
  package init(of markup: ArraySlice<UInt8>) {
    var reader = PlainTextReader(markup)
    reader.run()
    text = String(decoding: reader.output, as: UTF8.self)
  }
}

private struct PlainTextReader {
  private(set) var output: [UInt8] = []
  private var tokens: RawMarkupTokens
  /// Whether the next byte needs a space before it.
  private var needsSpace = false

  init(_ markup: ArraySlice<UInt8>) {
    tokens = RawMarkupTokens(markup)
  }

  mutating func run() {
    while let token = tokens.next() {
      switch token {
      case .text(let range), .characterData(let range): write(tokens.bytes[range])
      case .start(let tag):
        separateWords(at: tag.name)
        let isWhole = tag.isSelfClosing && ElementNames.foreign.contains(tag.name)
        if ElementNames.hiding.contains(tag.name), !isWhole { _ = tokens.skipElement(tag.name) }
      case .end(let tag): separateWords(at: tag.name)
      case .comment, .declaration, .unfinishedTag, .unfinishedComment: break
      }
    }
  }

  private mutating func separateWords(at name: String) {
    if ElementNames.block.contains(name) || Self.separating.contains(name) { needsSpace = true }
  }

  /// Elements that are not blocks, but separate words.
  private static let separating: Set<String> = ["br", "caption", "img", "option", "td", "th", "tr"]

  private mutating func write(_ text: ArraySlice<UInt8>) {
    for byte in CharacterReferences.decoded(text, in: .text) {
      if byte.isMarkupSpace {
        needsSpace = true
      } else {
        if needsSpace, !output.isEmpty { output.append(UInt8(ascii: " ")) }
        needsSpace = false
        output.append(byte)
      }
    }
  }
}

import CMarkGFM

/// An estimate of the bytes that references copy from link definitions, such as `[logo]: data:image/png;base64,…`.
struct ReferenceEstimate {
  /// The estimated number of bytes.
  ///
  /// The references are counted only if a rough upper bound exceeds the limit.
  private(set) var bytes = 0
  /// The offset of the first reference to the longest definition; `nil` if the references were not counted.
  private(set) var start: Int?

  /// Estimates the bytes for the text of a parser that has parsed the blocks.
  init(_ parser: borrowing CMarkParser, of text: Span<UInt8>, limit: Int) {
    let open = parser.openBlock.flatMap { $0.type == CMARK_NODE_PARAGRAPH ? $0.contentBytes.count : nil } ?? 0
    let longest = max(parser.longestDefinition, open)
    guard longest * text.count > limit else { return }
    let brackets = text.indices.count { text[$0] == UInt8(ascii: "]") }
    bytes = longest * brackets
    guard bytes > limit else { return }
    // A blank line ends the last paragraph, which may consist of definitions.
    parser.feed([0x0A].span)
    count(parser.definitionSizes, in: text)
  }

  /// Adds up the bytes that the references in a text copy, by the rules for labels.
  private mutating func count(_ sizes: [[UInt8]: Int], in text: Span<UInt8>) {
    bytes = 0
    var largest = 0
    var label: Int?
    var isEscaped = false
    for at in text.indices {
      let byte = text[at]
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "[") {
        label = at + 1
      } else if byte == UInt8(ascii: "]"), let first = label {
        label = nil
        guard at - first <= 1_000 else { continue }
        let size = sizes[CMarkParser.normalized(label: text.extracting(first..<at))] ?? 0
        bytes += size
        if size > largest { (largest, start) = (size, first - 1) }
      }
    }
  }
}

/// Escapes the single dollar signs of a site where they start no formula, such as one for kramdown.
enum SingleDollars {
  /// Returns a text with a backslash before each single dollar sign, in paragraphs with two or more of them.
  static func escaped(_ text: MarkdownText) -> MarkdownText {
    let bytes = text.bytes
    guard bytes.contains(dollar) else { return text }
    let places = text.paragraphs.map { self.places(in: bytes, $0) }.filter { $0.count > 1 }
    return text.replacing(places.joined().map { ($0..<$0, [UInt8(ascii: "\\")]) })
  }

  private static let dollar = UInt8(ascii: "$")

  /// Returns the offsets of the signs outside of code, tags, addresses and formulas.
  private static func places(in text: [UInt8], _ paragraph: Range<Int>) -> [Int] {
    var places: [Int] = []
    var at = paragraph.lowerBound
    while at < paragraph.upperBound {
      if text[at] == dollar {
        let run = text[at..<paragraph.upperBound].prefix { $0 == dollar }.count
        if run == 1 { places.append(at) }
        at += run
      } else if text[at] == UInt8(ascii: "\\"), let end = endOfFormula(from: at, in: text[..<paragraph.upperBound]) {
        at = end
      } else {
        at = InlineSkip.isStart(text[at]) ? InlineSkip.end(from: at, in: text, paragraph) : at + 1
      }
    }
    return places
  }

  /// Returns the end of `\(…\)` or `\[…\]`.
  private static func endOfFormula(from start: Int, in text: ArraySlice<UInt8>) -> Int? {
    let ends = [UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]")]
    guard start + 1 < text.endIndex, let end = ends[text[start + 1]] else { return nil }
    return text[(start + 2)...].firstRange(of: [UInt8(ascii: "\\"), end])?.upperBound
  }
}

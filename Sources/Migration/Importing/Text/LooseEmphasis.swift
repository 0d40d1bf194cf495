/// Emphasis that kramdown and Python-Markdown read and CommonMark does not: `**Rye: **bread`, `**"rye"**bread`.
///
/// CommonMark decides by white space and punctuation on both sides of the asterisks, the others only by ASCII white space
/// inside of them.
enum LooseEmphasis {
  /// Returns a text with the tags `<strong>` and `<em>` for such emphasis.
  ///
  /// ```swift
  /// LooseEmphasis.converted(text)  // `**"rye"**bread` is <strong>"rye"</strong>bread
  /// ```
  static func converted(_ text: MarkdownText) -> MarkdownText {
    let bytes = text.bytes
    guard bytes.contains(asterisk) else { return text }
    return text.replacing(text.paragraphs.flatMap { tags(in: bytes, $0) })
  }

  private static let asterisk = UInt8(ascii: "*")

  /// One or two asterisks.
  private struct Mark {
    let range: Range<Int>
    /// Whether the asterisks are part of a longer run.
    let isPart: Bool
  }

  /// Returns the asterisks to replace, in order.
  private static func tags(in text: [UInt8], _ paragraph: Range<Int>) -> [MarkdownText.Edit] {
    let marks = marks(in: text, paragraph)
    guard marks.count > 1 else { return [] }
    var tags: [MarkdownText.Edit] = []
    for count in [2, 1] {
      let marks = marks.filter { $0.range.count == count }
      let name = count == 2 ? "strong" : "em"
      var index = 0
      while index < marks.count {
        let open = marks[index]
        guard let closing = close(of: open, in: marks[(index + 1)...], text) else {
          index += 1
          continue
        }
        let close = marks[closing]
        if open.isPart || close.isPart || !opens(open.range, in: text, paragraph)
          || !closes(close.range, in: text, paragraph)
        {
          tags += [(open.range, Array("<\(name)>".utf8)), (close.range, Array("</\(name)>".utf8))]
        }
        index = closing + 1
      }
    }
    return tags.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the index of the mark that ends the emphasis.
  private static func close(of open: Mark, in marks: ArraySlice<Mark>, _ text: [UInt8]) -> Int? {
    guard open.range.upperBound < text.count, text[open.range.upperBound] > 0x20 else { return nil }
    return marks.firstIndex { mark in
      mark.range.lowerBound > open.range.upperBound && text[mark.range.lowerBound - 1] > 0x20
    }
  }

  /// Returns the runs of one and two asterisks, and the halves of runs of four, outside of code, tags and addresses.
  private static func marks(in text: [UInt8], _ paragraph: Range<Int>) -> [Mark] {
    var marks: [Mark] = []
    var at = paragraph.lowerBound
    while let next = text[at..<paragraph.upperBound].firstIndex(where: InlineSkip.isStart) {
      if text[next] == asterisk {
        let end = text[next..<paragraph.upperBound].firstIndex { $0 != asterisk } ?? paragraph.upperBound
        switch end - next {
        case 1, 2: marks.append(Mark(range: next..<end, isPart: false))
        case 4: marks += [next..<next + 2, next + 2..<end].map { Mark(range: $0, isPart: true) }
        default: break
        }
        at = end
      } else {
        at = InlineSkip.end(from: next, in: text, paragraph)
      }
    }
    return marks
  }

  // MARK: CommonMark

  /// Whether CommonMark starts emphasis with asterisks.
  private static func opens(_ range: Range<Int>, in text: [UInt8], _ paragraph: Range<Int>) -> Bool {
    let (before, after) = neighbors(of: range, in: text, paragraph)
    return after != .space && (after != .punctuation || before != .letter)
  }

  /// Whether CommonMark ends emphasis with asterisks.
  private static func closes(_ range: Range<Int>, in text: [UInt8], _ paragraph: Range<Int>) -> Bool {
    let (before, after) = neighbors(of: range, in: text, paragraph)
    return before != .space && (before != .punctuation || after != .letter)
  }

  private enum Neighbor { case space, punctuation, letter }

  private static func neighbors(
    of range: Range<Int>, in text: [UInt8], _ paragraph: Range<Int>
  ) -> (before: Neighbor, after: Neighbor) {
    let before = text[paragraph.lowerBound..<range.lowerBound].suffix(2)
    let after = text[range.upperBound..<paragraph.upperBound].prefix(2)
    return (neighbor(before, before.last), neighbor(after, after.first))
  }

  /// Returns the kind of a character; the setting `cjk_emphasis` takes care of punctuation that is not ASCII.
  private static func neighbor(_ character: ArraySlice<UInt8>, _ byte: UInt8?) -> Neighbor {
    guard let byte, byte > 0x20, !character.elementsEqual([0xC2, 0xA0]) else { return .space }
    return byte > 0x7F || byte.isASCIIAlphanumeric ? .letter : .punctuation
  }
}

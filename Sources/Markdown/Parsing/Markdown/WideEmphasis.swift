import Texts

/// The characters beside `*` that keep emphasis in Chinese, Japanese and Korean from opening or closing.
///
/// CommonMark looks for white space around punctuation, which these scripts do not write: in `**文（文）**文`, the second
/// `**` closes nothing, because punctuation is before it and a letter is behind it.
package struct WideEmphasis {
  /// The ranges of the characters that must not count as punctuation.
  package private(set) var ranges: [Range<Int>] = []
  private let text: [UInt8]

  /// Finds the characters in the text of a block.
  package init(in text: [UInt8], keepingQuotes: Bool) {
    self.text = text
    /// The last opening parenthesis, if it does not start a link's address.
    var parenthesis: Int?
    var at = 0
    while at < text.count {
      if text[at] == UInt8(ascii: "(") { parenthesis = at > 0 && text[at - 1] == UInt8(ascii: "]") ? nil : at }
      guard text[at] == UInt8(ascii: "*"), at == 0 || text[at - 1] != UInt8(ascii: "\\") else {
        at += 1
        continue
      }
      let end = text[at...].firstIndex { $0 != UInt8(ascii: "*") } ?? text.count
      add(around: at..<end, allowingParenthesis: parenthesis != nil, keepingQuotes: keepingQuotes)
      at = end
    }
  }

  private mutating func add(around run: Range<Int>, allowingParenthesis: Bool, keepingQuotes: Bool) {
    let before = character(before: run.lowerBound)
    let after = character(at: run.upperBound)
    /// Returns whether a character must not count as punctuation beside another one.
    func isHidden(_ character: Neighbor?, beside other: Neighbor?) -> Bool {
      guard let character, !isEscaped(character.range.lowerBound) else { return false }
      let isWide = other.map { $0.scalar.isEastAsian } ?? false
      return switch character.scalar {
      case ")": isWide && allowingParenthesis
      case "\"": isWide && !keepingQuotes
      case "(", "%", "?", ",", ".", ":": isWide
      case "!": isWide && !startsImage(character.range.lowerBound)
      case "\u{2010}"..."\u{2027}": isWide
      default: character.scalar.isEastAsianPunctuation
      }
    }
    for (character, other) in [(before, after), (after, before)] {
      guard let character, isHidden(character, beside: other), ranges.last != character.range else { continue }
      // In `**`a`**：`, the backtick counts as punctuation, so the colon must do so, too.
      let staysBesidePunctuation = other.map { $0.scalar.isASCIIPunctuation } ?? false
      if staysBesidePunctuation, !isHidden(other, beside: character) { continue }
      ranges.append(character.range)
    }
  }

  private typealias Neighbor = (scalar: Unicode.Scalar, range: Range<Int>)

  private func isEscaped(_ at: Int) -> Bool { at > 0 && text[at - 1] == UInt8(ascii: "\\") }

  private func startsImage(_ at: Int) -> Bool { at + 1 < text.count && text[at + 1] == UInt8(ascii: "[") }

  private func character(before end: Int) -> Neighbor? {
    guard end > 0 else { return nil }
    let start = text[..<end].lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    return character(at: start)
  }

  private func character(at start: Int) -> Neighbor? {
    guard start < text.count else { return nil }
    let end = text[(start + 1)...].prefix(3).firstIndex { $0 & 0xC0 != 0x80 } ?? min(start + 4, text.count)
    return String(decoding: text[start..<end], as: UTF8.self).unicodeScalars.first.map { ($0, start..<end) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is punctuation or a sign of ASCII.
  fileprivate var isASCIIPunctuation: Bool {
    switch value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}

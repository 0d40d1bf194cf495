import Diagnostics
import Texts

/// Marks that stand for tags such as `{{title}}` while a text is parsed, so that Markdown does not read what is in a tag.
///
/// A mark has the length of its tag, so positions stay right: a character that the text lacks, and the tag's number in
/// letters. So a tag with spaces can be the target of a link, and a tag with `|` can be in a table.
///
/// ```swift
/// var marks = TextMarks(for: bytes)
/// marks.hideTags(in: &bytes, within: 0..<bytes.count) { $0 == "title" }
/// ```
package struct TextMarks: Sendable {
  /// A tag in the text.
  package struct Tag: Sendable, Equatable {
    /// The text between the braces, without spaces around it.
    package let content: String
    /// The tag as it is written, without the backslash.
    package let written: String
    /// Whether a backslash before the tag makes it text.
    package let isEscaped: Bool
    /// The first place in the text.
    package let range: Range<Int>
  }

  /// A part of a text: text, or the number of a tag.
  package enum Piece {
    case text(ArraySlice<UInt8>)
    case tag(Int)
  }

  /// All tags, without duplicates.
  package private(set) var tags: [Tag] = []
  /// The first tag that got no number, because the text has too many different tags; it stays text.
  package private(set) var overflow: Range<Int>?
  private var numbers: [ArraySlice<UInt8>: Int] = [:]
  /// The last byte of the noncharacter that starts a mark; `nil` if the text contains all of them.
  private let lead: UInt8?

  /// Creates no marks.
  package init() { lead = nil }

  /// Creates marks that differ from everything in a text.
  package init(for text: ArraySlice<UInt8>) {
    // The characters from U+FDD0 to U+FDEF, which no text should contain, are EF B7 90 to EF B7 AF.
    var used: Set<UInt8> = []
    var at = text.startIndex
    while at + 2 < text.endIndex {
      if text[at] == 0xEF, text[at + 1] == 0xB7 { used.insert(text[at + 2]) }
      at += 1
    }
    lead = (0x90...0xAF).first { !used.contains($0) }
  }

  /// Replaces the tags in a part of a text that have a certain content; an escaped tag includes its backslash.
  package mutating func hideTags(
    in text: inout [UInt8], within range: Range<Int>, where isIncluded: (_ content: String) -> Bool
  ) {
    var at = range.lowerBound
    while let start = text[at..<range.upperBound].firstRange(of: [0x7B, 0x7B])?.lowerBound {
      guard let end = Self.end(ofTagAt: start, in: text[..<range.upperBound]) else {
        at = start + 1
        continue
      }
      let content = text[start + 2..<end - 2].trimmed
      let isEscaped = start > range.lowerBound && text[start - 1] == UInt8(ascii: "\\")
      if !content.isEmpty, isIncluded(String(decoding: content, as: UTF8.self)) {
        hide((isEscaped ? start - 1 : start)..<end, content, in: &text)
      }
      at = end
    }
  }

  /// Returns the end of the tag whose braces start at an offset, if it ends on the same line.
  private static func end(ofTagAt start: Int, in text: ArraySlice<UInt8>) -> Int? {
    var at = start + 2
    while at + 1 < text.endIndex, text[at] != 0x0A, text[at] != 0x0D {
      if text[at] == 0x7D, text[at + 1] == 0x7D { return at + 2 }
      if text[at] == 0x7B, text[at + 1] == 0x7B { return nil }
      at += 1
    }
    return nil
  }

  private mutating func hide(_ range: Range<Int>, _ content: ArraySlice<UInt8>, in text: inout [UInt8]) {
    guard let lead else { return }
    let written = text[range]
    guard let number = numbers[written] ?? (tags.count < Self.limit ? tags.count : nil) else {
      overflow = overflow ?? range
      return
    }
    if number == tags.count {
      numbers[ArraySlice(Array(written))] = number
      tags.append(
        Tag(
          content: String(decoding: content, as: UTF8.self),
          written: String(decoding: written.drop { $0 == UInt8(ascii: "\\") }, as: UTF8.self),
          isEscaped: written.first == UInt8(ascii: "\\"), range: range))
    }
    let digits = [Self.digits[number / Self.digits.count], Self.digits[number % Self.digits.count]]
    let filler = [UInt8](repeating: UInt8(ascii: "0"), count: range.count - 5)
    text.replaceSubrange(range, with: [0xEF, 0xB7, lead] + digits + filler)
  }

  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
  /// The number of different tags in a text; further tags stay text.
  private static let limit = digits.count * digits.count

  /// Whether a parsed text contains a mark.
  package func isIn(_ text: ArraySlice<UInt8>) -> Bool { !tags.isEmpty && firstMark(in: text) != nil }

  /// Whether a parsed text contains a mark.
  package func isIn(_ text: String) -> Bool { !tags.isEmpty && firstMark(in: Array(text.utf8)[...]) != nil }

  /// Returns the parts of a parsed text.
  package func pieces(of text: ArraySlice<UInt8>) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text
    while let (mark, number) = firstMark(in: rest) {
      if mark.lowerBound > rest.startIndex { pieces.append(.text(rest[..<mark.lowerBound])) }
      pieces.append(.tag(number))
      rest = rest[mark.upperBound...]
    }
    if !rest.isEmpty { pieces.append(.text(rest)) }
    return pieces
  }

  private func firstMark(in text: ArraySlice<UInt8>) -> (range: Range<Int>, number: Int)? {
    guard let lead, text.count >= 5 else { return nil }
    var at = text.startIndex
    while let start = text[at...].fastFirstIndex(of: 0xEF), start + 5 <= text.endIndex {
      if text[start + 1] == 0xB7, text[start + 2] == lead,
        let (high, low) = Self.digits.firstIndex(of: text[start + 3]).flatMap({ high in
          Self.digits.firstIndex(of: text[start + 4]).map { (high, $0) }
        }),
        case let number = high * Self.digits.count + low, number < tags.count
      {
        return (start..<min(start + tags[number].range.count, text.endIndex), number)
      }
      at = start + 1
    }
    return nil
  }
}

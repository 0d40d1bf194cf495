import Diagnostics
import Parsing
import Texts

/// The number of words in a text, and the time to read it.
///
/// Chinese and Japanese have no spaces between words, so each character counts as a word. In Thai, Lao, Khmer and
/// Burmese, five letters do. Code blocks and raw HTML do not count.
package struct WordCount: Sendable, Equatable {
  /// The words in scripts with spaces.
  package private(set) var words = 0
  /// The characters in scripts without spaces.
  package private(set) var characters = 0

  /// 0x80 if the text so far ends within a word, otherwise 0.
  private var carried: UInt64 = 0
  /// The letters so far of a run in a script without spaces whose words have several letters.
  private var letters = 0

  /// The sum of words and characters.
  package var total: Int { words + characters }

  /// The reading time in minutes, at 220 words or 500 characters a minute; at least 1 unless the text is empty.
  package var readingMinutes: Int {
    total == 0 ? 0 : max(1, Int((Double(words) / 220 + Double(characters) / 500).rounded(.up)))
  }

  /// Creates a count of zero.
  package init() {}

  /// Counts a text, which continues the last word unless `endWord` was called.
  package mutating func add(_ text: some Sequence<Unicode.Scalar>) {
    for scalar in text { add(scalar) }
  }

  /// Counts a range of a text; takes eight bytes at a time if they are ASCII.
  mutating func add(_ text: Span<UInt8>, _ range: Range<Int>) {
    var at = range.lowerBound
    while at < range.upperBound {
      let length = min(range.upperBound &- at, 8)
      let eight = EightBytes(upTo: text, at: at)
      if length == 8, eight.nonASCII == 0 {
        add(eight, within: EightBytes.all)
        at &+= 8
        continue
      }
      let count = min(length, EightBytes.count(before: ~eight.nonASCII))
      if count > 0 { add(eight, within: EightBytes.all >> UInt64(64 &- count &* 8)) }
      at &+= count
      if count < length { at = add(others: text, at..<range.upperBound) }
    }
  }

  /// Counts characters outside of ASCII, and returns their end.
  private mutating func add(others text: Span<UInt8>, _ range: Range<Int>) -> Int {
    let end = range.first { text[$0] < 0x80 } ?? range.upperBound
    guard let characters = try? UTF8Span(validating: text.extracting(range.lowerBound..<end)) else {
      endWord()
      return end
    }
    var scalars = characters.makeUnicodeScalarIterator()
    while let scalar = scalars.next() { add(scalar) }
    return end
  }

  /// Counts the words that begin within eight ASCII bytes; `first` is a mask of the bytes to count.
  @inline(__always)
  private mutating func add(_ eight: EightBytes, within first: UInt64) {
    var parts = eight.letters & first
    var inside = parts
    letters = 0
    // Fast path: most bytes are letters, spaces and punctuation between words.
    if (parts | eight.separators) & first != first {
      parts |= (eight.digits | eight.matches(UInt8(ascii: "_"))) & first
      let joining = (eight.matches(UInt8(ascii: "'")) | eight.matches(UInt8(ascii: "-"))) & first
      inside = parts
      // A hyphen or an apostrophe continues a word if the byte before it is in a word.
      while case let more = inside | (inside << 8 | carried) & joining, more != inside { inside = more }
    }
    words &+= EightBytes.count(of: parts & ~(inside << 8 | carried))
    carried = inside & (first ^ first >> 8) == 0 ? 0 : 0x80
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if scalar.isUnspaced, scalar.kind != .number, scalar.kind != .other {
      guard scalar.kind == .letter else { return }
      if letters % 5 == 0 { words += 1 }
      letters += 1
      carried = 0x80
      return
    }
    letters = 0
    if scalar.isIdeographic {
      characters += 1
      carried = 0
    } else if scalar.isWord {
      if carried == 0 { words += 1 }
      carried = 0x80
    } else if scalar != "'" && scalar != "’" && scalar != "-" {
      carried = 0
    }
  }

  /// Ends the current word.
  package mutating func endWord() {
    (carried, letters) = (0, 0)
  }

  /// Counts the words of an article.
  init(_ tree: MarkdownTree) {
    var hidden = 0
    let text = tree.text.span
    for (index, node) in tree.nodes.enumerated() where index >= hidden {
      if node.skipped > 0 { hidden = index + 1 + Int(node.skipped) }
      switch node.kind {
      case .text, .code: add(text, Int(node.text.lowerBound)..<Int(node.text.upperBound))
      case .emphasis, .strong, .strikethrough, .link, .footnoteReference: break
      default: endWord()
      }
    }
  }
}

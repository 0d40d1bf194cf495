import Diagnostics
import Parsing

/// How much there is to read, and how long that takes.
///
/// Where scripts part words by spaces, words are counted; Chinese and Japanese characters count one by one. Code blocks and raw
/// HTML do not count.
public struct WordCount: Sendable, Equatable {
  /// Words between spaces.
  public private(set) var words = 0
  /// Characters of scripts that write without spaces.
  public private(set) var characters = 0

  private var isInWord = false

  /// Words and characters together.
  public var total: Int { words + characters }

  /// The minutes it takes, at 220 words or 500 characters a minute; at least one where there is anything.
  public var readingMinutes: Int {
    total == 0 ? 0 : max(1, Int((Double(words) / 220 + Double(characters) / 500).rounded(.up)))
  }

  /// Counts nothing yet.
  public init() {}

  /// Counts what some text adds; text that follows without a break goes on with the last word.
  public mutating func add(_ text: some Sequence<Unicode.Scalar>) {
    for scalar in text { add(scalar) }
  }

  /// Counts what a stretch of UTF-8 adds: eight bytes at a time where they are ASCII and nothing in them may join words.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    let text = bytes.span
    var at = 0
    while at < text.count {
      if at + 8 <= text.count {
        let count = add(EightBytes(text, at: at))
        at += count
        if count == 8 { continue }
      }
      if text[at] < 0x80 {
        add(text[at])
        at += 1
      } else {
        let rest = bytes[(bytes.startIndex + at)...].prefix { $0 >= 0x80 }
        add(String(decoding: rest, as: UTF8.self).unicodeScalars)
        at += rest.count
      }
    }
  }

  /// Counts the words that begin in those of eight bytes that come before any that may join words; gives their number.
  @inline(__always)
  private mutating func add(_ eight: EightBytes) -> Int {
    let joining = eight.others | eight.matches(UInt8(ascii: "'")) | eight.matches(UInt8(ascii: "-"))
    let parts = eight.letters | eight.digits | eight.matches(UInt8(ascii: "_"))
    let begins = parts & ~(parts << 8 | (isInWord ? 0x80 : 0))
    guard joining != 0 else {
      words += begins.nonzeroBitCount
      isInWord = parts >> 63 != 0
      return 8
    }
    let count = joining.trailingZeroBitCount / 8
    guard count > 0 else { return 0 }
    let end = UInt64(count) * 8
    words += (begins & ((1 << end) - 1)).nonzeroBitCount
    isInWord = parts >> (end - 1) & 1 != 0
    return count
  }

  private mutating func add(_ byte: UInt8) {
    let isPart = byte.isWordPart
    if isPart, !isInWord { words += 1 }
    isInWord = isPart || (isInWord && (byte == UInt8(ascii: "'") || byte == UInt8(ascii: "-")))
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    if scalar.isIdeographic {
      characters += 1
      isInWord = false
    } else if scalar.isWord {
      if !isInWord { words += 1 }
      isInWord = true
    } else if scalar != "'" && scalar != "’" && scalar != "-" {
      isInWord = false
    }
  }

  /// Ends a word.
  public mutating func endWord() {
    isInWord = false
  }

  /// Counts what an article holds.
  init(_ tree: MarkdownTree) {
    var hidden = 0
    for (index, node) in tree.nodes.enumerated() where index >= hidden {
      if node.skipped > 0 { hidden = index + 1 + Int(node.skipped) }
      switch node.kind {
      case .text, .code: add(tree.bytes(node.text))
      case .emphasis, .strong, .strikethrough, .link, .footnoteReference: break
      default: endWord()
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a character of a script that writes without spaces: Han, Hiragana, Katakana, Bopomofo.
  fileprivate var isIdeographic: Bool {
    switch value {
    case 0x3005...0x3007, 0x3021...0x3029, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF,
      0x3105...0x312F, 0x31A0...0x31BF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0xFF66...0xFF9D, 0x20000...0x323AF:
      true
    default: false
    }
  }
}

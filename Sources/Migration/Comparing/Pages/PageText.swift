import Markup
import Texts

/// The words of a page, normalized so that equal texts from two generators have equal words.
///
/// Typographic quotes, dashes and ellipses become plain ones. Brackets around the numbers of footnotes are left out, and
/// the marks around formulas: `\(x\)` is `$x$`.
/// Each Chinese or Japanese character counts as a word.
struct PageText: Sendable {
  /// A word with its place in the page.
  struct Word: Sendable {
    /// A hash of the text.
    let hash: UInt64
    /// The range in `bytes`.
    let (start, end): (Int32, Int32)
    /// The line of the page, from 1.
    let line: Int32
    /// The part of the page that the word is in.
    let region: PageRegion
  }

  private(set) var words: [Word] = []
  private(set) var bytes: [UInt8] = []
  private var wordStart: Int?
  private var line: Int32 = 1
  private var region = PageRegion()

  /// Returns the text of a word.
  func text(of word: Word) -> String {
    String(decoding: bytes[Int(word.start)..<Int(word.end)], as: UTF8.self)
  }

  /// Appends text whose character references are not decoded yet.
  ///
  /// A word continues across calls, because tags such as `<em>` do not end it.
  mutating func append(_ text: ArraySlice<UInt8>, line: Int, in region: PageRegion) {
    self.line = Int32(clamping: line)
    self.region = region
    let decoded = CharacterReferences.decoded(text, in: .text)
    var next = decoded.startIndex
    while next < decoded.endIndex {
      let byte = decoded[next]
      let end = min(next + Self.length(ofCharacterStartingWith: byte), decoded.endIndex)
      if byte < 0xC0 { append(byte) } else { append(decoded[next..<end]) }
      next = end
    }
  }

  /// Ends the current word, for example at the end of a block or of the page.
  mutating func endWord() {
    guard let start = wordStart.take(), start < bytes.count else { return }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes[start...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    if !Self.isMark(bytes[start...]) {
      words.append(Word(hash: hash, start: Int32(start), end: Int32(bytes.count), line: line, region: region))
    }
  }

  /// Appends a character of one byte.
  private mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), 0x09...0x0D: endWord()
    // Control characters, which readers do not see.
    case 0x00..<0x20, 0x7F: break
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "$"): removeBackslash()
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      if removeBackslash() { break }
      extendWord(with: CollectionOfOne(byte))
    case UInt8(ascii: "-") where bytes.last == UInt8(ascii: "-") && wordStart != nil: break
    default:
      if wordStart == nil { wordStart = bytes.count }
      bytes.append(byte)
    }
  }

  /// Removes the backslash before the mark of a formula, and returns whether there was one.
  @discardableResult private mutating func removeBackslash() -> Bool {
    guard let start = wordStart, bytes.count > start, bytes.last == UInt8(ascii: "\\") else { return false }
    bytes.removeLast()
    return true
  }

  /// Appends a character of several bytes.
  private mutating func append(_ character: ArraySlice<UInt8>) {
    let text = String(decoding: character, as: UTF8.self)
    switch Self.plainForm(of: text) {
    case .space?: endWord()
    case .nothing?: break
    case .text(let text)?:
      if text == "-", bytes.last == UInt8(ascii: "-"), wordStart != nil { return }
      extendWord(with: text.utf8)
    case nil:
      // Generators join lines of Chinese and Japanese, so a sign there separates words, too.
      let isWord = text.unicodeScalars.first.map { $0.isIdeographic || $0.isEastAsianPunctuation } ?? false
      if isWord { endWord() }
      extendWord(with: character)
      if isWord { endWord() }
    }
  }

  private mutating func extendWord(with text: some Sequence<UInt8>) {
    if wordStart == nil { wordStart = bytes.count }
    bytes += text
  }

  private static func length(ofCharacterStartingWith byte: UInt8) -> Int {
    switch byte {
    case 0xF0...: 4
    case 0xE0...: 3
    case 0xC0...: 2
    default: 1
    }
  }

  private enum PlainForm { case space, nothing, text(String) }

  private static func plainForm(of character: String) -> PlainForm? {
    switch character {
    case "\u{A0}", "\u{2002}", "\u{2003}", "\u{2009}", "\u{202F}", "\u{3000}", "\u{2028}": .space
    case "\u{AD}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{FE0E}", "\u{FE0F}": .nothing
    case "‘", "’", "‚", "‛", "′": .text("'")
    case "“", "”", "„", "‟", "″": .text("\"")
    case "–", "—", "‐", "‑", "−": .text("-")
    case "…": .text("...")
    default: nil
    }
  }

  /// Returns whether a word is a mark that themes put beside headings and footnotes.
  private static func isMark(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count <= 12, let first = word.first else { return false }
    // Most words begin with an ASCII letter. This test creates no string for them.
    if first < 0x80 { return word.count == 1 && (first == UInt8(ascii: "#") || first == UInt8(ascii: "^")) }
    let text = String(decoding: word, as: UTF8.self)
    // A footnote with several references has several marks: `↩↩`, or `↩ ↩2`.
    if text.hasPrefix("↩") { return text.allSatisfy { $0 == "↩" || $0.isNumber } }
    return ["¶", "§", "🔗", "⏎"].contains(text)
  }
}

/// The parts of a page that contain a word or an element.
struct PageRegion: OptionSet, Sendable {
  let rawValue: UInt8

  /// `<main>`.
  static let main = PageRegion(rawValue: 1)
  /// `<article>`.
  static let article = PageRegion(rawValue: 2)
  /// The element with the text of an article, known by its class or property, such as `e-content`.
  static let body = PageRegion(rawValue: 4)
  /// A header, footer, navigation or form.
  static let navigation = PageRegion(rawValue: 8)
  /// `<pre>`.
  static let pre = PageRegion(rawValue: 16)
  /// Code of any kind.
  static let code = PageRegion(rawValue: 32)
}

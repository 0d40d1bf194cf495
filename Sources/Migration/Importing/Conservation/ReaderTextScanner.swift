import Markup

/// Reads a text once from its start to its end, and collects what a reader sees.
///
/// Syntax that has no end is text. The result of a search for an end is kept, so reading takes linear time.
struct ReaderTextScanner {
  let bytes: [UInt8]
  let syntax: ReaderText.Syntax
  private(set) var result: ReaderText
  var at = 0
  /// How many conditions and loops are open, whose text may be left out.
  var conditionDepth = 0
  /// Whether the current place is in a tag of a generator or in a component.
  var isInTag = false
  /// The open brackets of Markdown.
  var brackets: [Bracket] = []
  /// The addresses of reference links, by their name in lower case.
  let references: [String: String]
  private let code: [Range<Int>]
  private var nextCode = 0
  /// The next place of each text that was searched, and where the search began.
  private var found: [String: (start: Int, place: Int)] = [:]
  private var closingBraces: [Int: Int]?

  struct Bracket {
    let offset: Int
    let isImage: Bool
  }

  init(_ bytes: [UInt8], _ syntax: ReaderText.Syntax) {
    (self.bytes, self.syntax) = (bytes, syntax)
    result = ReaderText(bytes: bytes)
    if syntax.isMarkdown {
      let (code, roles) = CodeRegions.find(in: bytes)
      self.code = code.ranges
      references = Self.references(in: bytes, roles)
    } else {
      (code, references) = ([], [:])
    }
  }

  /// Reads the whole text.
  mutating func scan() {
    while at < bytes.count {
      while nextCode < code.count, code[nextCode].upperBound <= at { nextCode += 1 }
      if nextCode < code.count, code[nextCode].lowerBound <= at {
        readCode(at..<code[nextCode].upperBound, isWhole: code[nextCode].lowerBound == at)
        continue
      }
      if at == 0 || bytes[at - 1] == 0x0A {
        let start = at
        readLineStart()
        if at != start { continue }
      }
      readNext()
    }
  }

  private mutating func readNext() {
    switch bytes[at] {
    case UInt8(ascii: "\\"): at += at + 1 < bytes.count && bytes[at + 1].isPunctuation ? 2 : 1
    case UInt8(ascii: "<"): readTag()
    case UInt8(ascii: "{"): readBrace()
    case UInt8(ascii: "!") where byte(at + 1) == UInt8(ascii: "[") && syntax.isMarkdown: open(isImage: true)
    case UInt8(ascii: "["): if syntax == .wordPress { readShortcode() } else { open(isImage: false) }
    case UInt8(ascii: "]"): closeBracket()
    case UInt8(ascii: ":") where skipsEmoji(): break
    case UInt8(ascii: "+") where syntax.hasTags && has("++", at: at): readKeys()
    case UInt8(ascii: "$") where syntax == .mdx: readFormula()
    case UInt8(ascii: "h") where isBareAddress: readBareAddress()
    default: readWord(isCertain: isCertain)
    }
  }

  /// Whether text at the current place is seen without doubt.
  var isCertain: Bool { conditionDepth == 0 }

  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  func has(_ text: StaticString, at index: Int) -> Bool { bytes[index...].starts(with: "\(text)".utf8) }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the offset of a text from an offset on, or `nil`; `limit` is the number of bytes in which it has to start.
  mutating func find(_ text: String, from start: Int, limit: Int = .max) -> Int? {
    if found[text].map({ $0.start > start || $0.place < start }) ?? true {
      found[text] = (start, bytes.dropFirst(start).firstRange(of: Array(text.utf8))?.lowerBound ?? bytes.count)
    }
    guard let place = found[text]?.place, place < bytes.count, place - start < limit else { return nil }
    return place
  }

  /// Returns the offset of the brace that closes another one.
  mutating func closingBrace(from start: Int) -> Int? {
    if closingBraces == nil {
      var (open, ends) = ([Int](), [Int: Int]())
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: "{") { open.append(index) }
        if bytes[index] == UInt8(ascii: "}"), let first = open.popLast() { ends[first] = index }
      }
      closingBraces = ends
    }
    return closingBraces?[start].flatMap { $0 - start < 5_000 ? $0 : nil }
  }

  // MARK: Results

  mutating func add(_ kind: ReaderTarget.Kind, _ address: String, at offset: Int, isCertain: Bool = true) {
    let address = address.trimmed
    guard !address.isEmpty, !address.hasPrefix("data:"), !address.hasPrefix("javascript:") else { return }
    result.targets.append(
      ReaderTarget(kind: kind, written: address, offset: offset, isCertain: isCertain && conditionDepth == 0))
  }

  /// Adds the words of a range in which no character is syntax.
  mutating func addWords(in range: Range<Int>, isCertain: Bool) {
    let old = at
    at = range.lowerBound
    while at < range.upperBound { readWord(isCertain: isCertain && conditionDepth == 0, end: range.upperBound) }
    at = max(old, range.upperBound)
  }

  /// Reads a word, or one character that belongs to no word.
  mutating func readWord(isCertain: Bool, end: Int? = nil) {
    let (start, end) = (at, end ?? bytes.count)
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var count = 0
    func add(_ byte: UInt8) {
      hash = (hash ^ UInt64(byte | (byte >= 0x41 && byte <= 0x5A ? 0x20 : 0))) &* 0x100_0000_01b3
      count += 1
    }
    loop: while at < end {
      let byte = bytes[at]
      if byte.isASCIIAlphanumeric {
        add(byte)
        at += 1
      } else if byte < 0x80 {
        guard byte == UInt8(ascii: "&"),
          let (text, next) = CharacterReferences.reference(behind: at, of: bytes[..<end], in: .markdown)
        else { break }
        guard case .letter? = text.unicodeScalars.first.map(WordCharacter.of) else {
          if count == 0 { at = next }
          break
        }
        for byte in text.utf8 { add(byte) }
        at = next
      } else {
        let (scalar, length) = Self.scalar(at: at, in: bytes)
        let kind = WordCharacter.of(scalar)
        if kind == .other || kind == .ideograph && count > 0 { break loop }
        if kind != .ignored { for index in at..<min(at + length, bytes.count) { add(bytes[index]) } }
        at += length
        if kind == .ideograph { break loop }
      }
    }
    if count > 0 {
      result.words.append(
        ReaderText.Word(hash: hash, start: Int32(start), end: Int32(at), isCertain: isCertain, isInTag: isInTag))
    } else if at == start {
      at += bytes[at] < 0x80 ? 1 : Self.scalar(at: at, in: bytes).length
    }
  }

  private static func scalar(at index: Int, in bytes: [UInt8]) -> (value: Unicode.Scalar, length: Int) {
    let first = bytes[index]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard length > 1, index + length <= bytes.count else { return (" ", 1) }
    var value = UInt32(first & (0xFF >> UInt8(length + 1)))
    for next in bytes[(index + 1)..<(index + length)] { value = value << 6 | UInt32(next & 0x3F) }
    return (Unicode.Scalar(value) ?? " ", length)
  }
}

/// What a character is for the words around it.
private enum WordCharacter {
  /// A part of a word.
  case letter
  /// A word of its own, in Chinese and Japanese.
  case ideograph
  /// An invisible character inside of a word, such as a soft hyphen.
  case ignored
  /// A space, a punctuation mark or a symbol.
  case other

  static func of(_ scalar: Unicode.Scalar) -> WordCharacter {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA: .letter
    case 0xAD, 0x200B...0x200D, 0xFE00...0xFE0F, 0xFEFF: .ignored
    case ..<0xC0, 0xD7, 0xF7, 0x2000...0x2BFF, 0x3000...0x303F, 0x30FB, 0xE000...0xF8FF, 0xFE10...0xFE6F: .other
    case 0xFF00...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65, 0xFFE0...0xFFFF, 0x1F000...0x1FAFF: .other
    default: scalar.isIdeographic ? .ideograph : .letter
    }
  }
}

extension UInt8 {
  /// Whether the byte is a sign of ASCII, which a backslash can escape.
  var isPunctuation: Bool { self > 0x20 && self < 0x7F && !isASCIIAlphanumeric }
}

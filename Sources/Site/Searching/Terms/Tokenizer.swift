import Texts

/// Splits a text into words.
///
/// Scripts without spaces between words give pairs of characters: `東京都` gives `東京`, `京都` and `都`. The last
/// character is there so that each character begins a term.
///
/// `words` in `search-engine.js` does the same.
struct Tokenizer {
  /// A word in lower case, or a pair of characters.
  enum Token: Equatable {
    case word(String)
    case pair(String)

    var text: String {
      switch self {
      case .word(let text), .pair(let text): text
      }
    }
  }

  /// The number of characters of a word that count.
  ///
  /// It limits the length of a shard's file name.
  static let longestWord = 28

  /// Calls `receive` with each token of a text.
  static func tokens(of text: String, _ receive: (Token) -> Void) {
    let bytes = text.utf8Span.span
    var at = 0
    while at < bytes.count {
      let start = at
      while at < bytes.count, bytes[at].isASCIIAlphanumeric { at += 1 }
      // Fast path: most words are ASCII, or in a language of such words.
      if at < bytes.count, bytes[at] >= 0x80 {
        at = end(ofWordWithOthers: bytes, from: at)
        split(string(bytes, start..<at), receive)
      } else if at > start {
        receive(.word(lowercased(bytes, start..<min(at, start + longestWord))))
      }
      while at < bytes.count, bytes[at] < 0x80, !bytes[at].isASCIIAlphanumeric { at += 1 }
    }
  }

  /// Calls `receive` with each identifier or version that consists of several words, such as `reading_time` and `1.0`.
  ///
  /// `compounds` in `search-engine.js` does the same.
  static func compounds(of text: String, _ receive: (String) -> Void) {
    let bytes = text.utf8Span.span
    var next = 1
    while next < bytes.count - 1 {
      defer { next += 1 }
      guard joinsWords(bytes, next) else { continue }
      var (start, end) = (next, next + 1)
      while start > 0, bytes[start - 1].isASCIIAlphanumeric { start -= 1 }
      while end < bytes.count, bytes[end].isASCIIAlphanumeric || (end < bytes.count - 1 && joinsWords(bytes, end)) {
        end += 1
      }
      next = end
      // A part with other letters than those of ASCII is no part of an identifier.
      if isLetter(before: start, in: text) { continue }
      if isLetter(at: end, in: text) {
        while end > start, bytes[end - 1].isASCIIAlphanumeric { end -= 1 }
        end -= 1
        if !(start..<max(start, end)).contains(where: { !bytes[$0].isASCIIAlphanumeric }) { continue }
      }
      receive(lowercased(bytes, start..<min(end, start + longestWord)))
    }
  }

  /// Whether a byte is `_`, `.` or `-` between two ASCII letters or digits.
  private static func joinsWords(_ bytes: Span<UInt8>, _ at: Int) -> Bool {
    switch bytes[at] {
    case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"):
      bytes[at - 1].isASCIIAlphanumeric && bytes[at + 1].isASCIIAlphanumeric
    default: false
    }
  }

  private static func isLetter(before offset: Int, in text: String) -> Bool {
    let scalars = text[..<text.utf8.index(text.startIndex, offsetBy: offset)].unicodeScalars
    return scalars.last.map { kind(of: $0) != .none } ?? false
  }

  private static func isLetter(at offset: Int, in text: String) -> Bool {
    let scalars = text[text.utf8.index(text.startIndex, offsetBy: offset)...].unicodeScalars
    return scalars.first.map { kind(of: $0) != .none } ?? false
  }

  /// Returns the end of a run of ASCII word bytes and of bytes outside of ASCII.
  private static func end(ofWordWithOthers bytes: Span<UInt8>, from start: Int) -> Int {
    var at = start
    while at < bytes.count, bytes[at] >= 0x80 || bytes[at].isASCIIAlphanumeric { at += 1 }
    return at
  }

  private static func string(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    unsafe String(unsafeUninitializedCapacity: range.count) { text in
      for at in range { unsafe text[at - range.lowerBound] = bytes[at] }
      return range.count
    }
  }

  private static func lowercased(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    unsafe String(unsafeUninitializedCapacity: range.count) { word in
      for at in range {
        let byte = bytes[at]
        let isUpper = UInt8(ascii: "A") <= byte && byte <= UInt8(ascii: "Z")
        unsafe word[at - range.lowerBound] = isUpper ? byte | 0x20 : byte
      }
      return range.count
    }
  }
}

extension Tokenizer {
  private enum Kind { case none, letter, dense }

  /// Splits a run in which some scalars are not ASCII.
  private static func split(_ run: String, _ receive: (Token) -> Void) {
    var part = String.UnicodeScalarView()
    var kind = Kind.none
    for scalar in run.unicodeScalars {
      let next = self.kind(of: scalar)
      if next != kind {
        emit(part, kind, receive)
        part = String.UnicodeScalarView()
        kind = next
      }
      part.append(scalar.isFullWidth ? scalar.halfWidth : scalar)
    }
    emit(part, kind, receive)
  }

  private static func emit(_ part: String.UnicodeScalarView, _ kind: Kind, _ receive: (Token) -> Void) {
    switch kind {
    case .none: break
    case .letter:
      var word = ""
      for scalar in Folding.composed(String(part)).unicodeScalars.prefix(longestWord) {
        word += scalar.properties.lowercaseMapping
      }
      receive(.word(word))
    case .dense:
      let part = Folding.composed(part)
      var at = part.startIndex
      while at < part.endIndex {
        let end = part.index(at, offsetBy: 2, limitedBy: part.endIndex) ?? part.endIndex
        receive(.pair(String(part[at..<end])))
        at = part.index(after: at)
      }
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    scalar.kind == .other ? .none : scalar.isDense ? .dense : .letter
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter or digit of ASCII in full width, as Japanese and Chinese texts write it.
  fileprivate var isFullWidth: Bool { 0xFF10...0xFF5A ~= value }

  fileprivate var halfWidth: Unicode.Scalar { Unicode.Scalar(value - 0xFEE0) ?? self }
}

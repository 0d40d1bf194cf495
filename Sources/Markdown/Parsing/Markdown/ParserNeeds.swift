import CMarkGFM

/// What a text needs of the library's extensions; what it does not, takes no time.
///
/// Where addresses may begin with `www.`, the parser stops at each `w`, and three of its walks over the tree are there for footnotes
/// and addresses of mail. Without them it takes a fifth less (1,000 posts: 780 million instructions with all, 640 with footnotes alone).
///
/// What is said to be needed may turn out not to be; what is said not to be, changes nothing. There is one exception, a fault of the
/// library: `[\^a]` is no footnote, and becomes `[^a]]` where the library knows of footnotes (see also `CaretReference`).
struct ParserNeeds {
  /// All that there is.
  static let all = ParserNeeds(www: true, mail: true, footnotes: true)

  /// Whether an address may begin with `www.`.
  let www: Bool
  /// Whether there may be an address of mail.
  let mail: Bool
  /// Whether there may be a footnote, or a reference to one.
  let footnotes: Bool
}

extension ParserNeeds {
  /// Looks for what is needed.
  init(of text: Span<UInt8>) {
    www = Self.holds(UInt8(ascii: "w"), in: text) { text.hasWWW(at: $0) }
    // Addresses of mail are looked for in text that is read already: in the place of `@` may stand a reference to it.
    mail =
      Self.holds(UInt8(ascii: "@"), in: text) { $0 > 0 && !text[$0 - 1].isBlank }
      || Self.holds(UInt8(ascii: "&"), in: text) {
        text[$0 + 1] == UInt8(ascii: "#") || text[$0 + 1] == UInt8(ascii: "c")
      }
    footnotes = Self.holds(UInt8(ascii: "["), in: text) { text[$0 + 1] == UInt8(ascii: "^") }
  }

  /// Whether a byte stands anywhere before the last where something is true.
  private static func holds(_ byte: UInt8, in text: Span<UInt8>, where isTrue: (Int) -> Bool) -> Bool {
    unsafe text.withUnsafeBytes { bytes in
      var at = 0
      while case let found = unsafe garland_find(bytes.baseAddress, bytes.count - 1, at, Int32(byte)), found >= 0 {
        if isTrue(found) { return true }
        at = found + 1
      }
      return false
    }
  }
}

extension Span<UInt8> {
  fileprivate func hasWWW(at place: Int) -> Bool {
    place + 4 <= count && self[place + 1] == UInt8(ascii: "w") && self[place + 2] == UInt8(ascii: "w")
      && self[place + 3] == UInt8(ascii: ".")
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A }
}

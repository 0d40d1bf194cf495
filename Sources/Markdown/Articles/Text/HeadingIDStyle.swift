import Texts

/// A generator's rules that make ids from the texts of headings.
package enum HeadingIDStyle: String, Sendable, CaseIterable {
  /// Garland's default, which is the same as on GitHub and in Jekyll with `input: GFM`.
  case standard
  /// Hugo's default.
  case github
  /// kramdown without the GFM input.
  case kramdown
  /// Zola's default.
  case zola
  /// Blackfriday, an earlier default of Hugo.
  case blackfriday
  /// The plugin markdown-it-anchor, for Eleventy.
  case markdownIt = "markdown-it"
  /// Python-Markdown's extension `toc`, for Pelican and MkDocs.
  case python

  /// Returns the id of a heading, which is empty if the rules leave nothing of its text.
  func slug(of text: String) -> String {
    switch self {
    case .standard: Slug.of(text)
    case .github: Self.hugo(text)
    case .kramdown: Self.kramdown(text)
    case .zola: Self.zola(text)
    case .blackfriday: Self.blackfriday(text)
    case .markdownIt: Self.markdownIt(text)
    case .python: Self.python(text)
    }
  }

  /// The id of a heading if the rules leave nothing of its text.
  ///
  /// It is empty for Python-Markdown, which gives such headings only a number: `_1`.
  var fallback: String {
    switch self {
    case .github, .blackfriday: "heading"
    case .python: ""
    default: "section"
    }
  }

  /// The text before the number of a repeated id.
  var separator: String { self == .python ? "_" : "-" }

  /// Whether the id is made from the Markdown of the heading, so that it includes the addresses of links.
  var readsSource: Bool { self == .kramdown }

  // MARK: The rules

  private static func hugo(_ text: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in text.trimmed.unicodeScalars {
      if scalar == "-" || scalar == " " {
        slug.append("-")
      } else if scalar == "_" || scalar.kind == .letter || scalar.properties.generalCategory == .decimalNumber {
        slug.append(scalar.simpleLowercase)
      }
    }
    return String(slug)
  }

  private static func kramdown(_ text: String) -> String {
    var slug = ""
    for byte in text.utf8.drop(while: { !$0.isASCIILetter }) {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") {
        slug.append("-")
      } else if byte.isASCIIAlphanumeric {
        slug.unicodeScalars.append(Unicode.Scalar(byte).simpleLowercase)
      }
    }
    return slug
  }

  /// Zola turns each letter into ASCII.
  ///
  /// Only Latin, Greek and Cyrillic letters are replaced, because a table for all scripts would be large.
  private static func zola(_ text: String) -> String {
    var slug = Words()
    for scalar in text.unicodeScalars {
      if let letters = AsciiLetters.transliterated[scalar] ?? AsciiLetters.decomposed[scalar] {
        slug.append(letters)
      } else if scalar.kind == .letter || scalar.isASCII && scalar.isWord && scalar != "_" {
        slug.append(String(scalar.simpleLowercase))
      } else if scalar.kind != .mark {
        slug.endWord()
      }
    }
    return slug.text
  }

  private static func blackfriday(_ text: String) -> String {
    var slug = Words()
    for scalar in text.unicodeScalars {
      if scalar.kind == .letter || scalar.kind == .number {
        slug.append(String(scalar.simpleLowercase))
      } else {
        slug.endWord()
      }
    }
    return slug.text
  }

  private static func markdownIt(_ text: String) -> String {
    var slug = ""
    var isSpace = false
    for scalar in text.trimmed.lowercased().unicodeScalars {
      if scalar.properties.isWhitespace {
        if !isSpace { slug.append("-") }
        isSpace = true
        continue
      }
      isSpace = false
      slug += String(scalar).percentEncoded(keeping: .unreserved + "!*'()")
    }
    return slug
  }

  private static func python(_ text: String) -> String {
    var ascii = ""
    for scalar in text.unicodeScalars {
      if let letters = AsciiLetters.decomposed[scalar] {
        ascii += letters
      } else if scalar.isASCII, scalar.isWord || scalar == "-" {
        ascii.unicodeScalars.append(scalar.simpleLowercase)
      } else if scalar.isASCII && scalar.properties.isWhitespace || scalar == "\u{A0}" {
        ascii += " "
      }
    }
    var slug = ""
    var isBreak = false
    for character in ascii.trimmed {
      let startsBreak = character == " " || character == "-"
      if startsBreak, !isBreak { slug.append("-") }
      if !startsBreak { slug.append(character) }
      isBreak = startsBreak
    }
    return slug
  }

  /// Returns the base and the next number of an id that may end in a number: `a_2` is followed by `a_3`.
  static func numbered(_ id: String) -> (base: String, next: Int) {
    guard let mark = id.lastIndex(of: "_"), let number = Int(id[id.index(after: mark)...]), number < 1_000_000_000,
      id[id.index(after: mark)...].utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return (id, 1) }
    return (String(id[..<mark]), number + 1)
  }

  /// Returns the Markdown of a heading without its marks.
  static func source(of heading: ArraySlice<UInt8>) -> String {
    let line = heading.prefix { $0 != 0x0A && $0 != 0x0D }
    let isSpace: (UInt8) -> Bool = \.isSpaceOrTab
    guard line.first == UInt8(ascii: "#") else { return String(decoding: line, as: UTF8.self).trimmed }
    let text = line.drop { $0 == UInt8(ascii: "#") }.drop(while: isSpace)
    var end = text.trimmedEnd(where: isSpace).endIndex
    var mark = end
    while mark > text.startIndex, text[mark - 1] == UInt8(ascii: "#") { mark -= 1 }
    if mark == text.startIndex || isSpace(text[mark - 1]) { end = mark }
    return String(decoding: text[..<end], as: UTF8.self).trimmed
  }
}

/// Words that are joined by hyphens.
private struct Words {
  private(set) var text = ""
  private var isBetweenWords = false

  mutating func append(_ letters: String) {
    if isBetweenWords, !text.isEmpty { text.append("-") }
    isBetweenWords = false
    text += letters
  }

  mutating func endWord() { isBetweenWords = true }
}

extension Unicode.Scalar {
  /// The lower-case form if it is one scalar, as in Go.
  fileprivate var simpleLowercase: Unicode.Scalar {
    let lower = properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? self : self
  }
}

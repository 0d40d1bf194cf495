import Texts

/// Creates slugs, for ids and parts of URLs, by GitHub's rules for headings.
///
/// ```swift
/// Slug.of("What's new in 2.0?")  // whats-new-in-20
/// Slug.of("日本語 の見出し")  // 日本語-の見出し
/// ```
package enum Slug {
  /// Returns the slug of a text, which can be empty.
  ///
  /// Letters, marks, digits, `-` and `_` stay, in lower case. Spaces become hyphens. Everything else is removed.
  package static func of(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return ofASCII(text) }
    var slug = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar == " " || scalar == "-" {
        slug.append("-")
      } else if scalar == "_" || scalar.isWord {
        slug.append(scalar)
      }
    }
    return String(slug)
  }

  private static func ofASCII(_ text: String) -> String {
    unsafe String(unsafeUninitializedCapacity: text.utf8.count) { buffer in
      var count = 0
      for byte in text.utf8 {
        guard let byte = byte.inSlug else { continue }
        unsafe buffer[count] = byte
        count += 1
      }
      return count
    }
  }

  /// Returns the slug of a label, or the label itself if the slug is empty.
  package static func key(of label: String) -> String {
    let slug = of(label)
    return slug.isEmpty ? label : slug
  }
}

extension UInt8 {
  /// Whether an ASCII character is a letter, a digit or `_`.
  var isWordPart: Bool { isASCIIAlphanumeric || self == UInt8(ascii: "_") }

  /// The character that replaces this ASCII character in a slug; `nil` removes it.
  fileprivate var inSlug: UInt8? {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "-"): UInt8(ascii: "-")
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | 0x20
    default: isWordPart ? self : nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a mark, a digit or connecting punctuation.
  var isWord: Bool {
    if isASCII { return UInt8(value).isWordPart }
    return switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .connectorPunctuation:
      true
    default: false
    }
  }
}

/// A register of an article's ids, which makes each slug unique.
struct SlugRegister {
  private let style: HeadingIDStyle
  private var taken: Set<String>
  private var next: [String: Int] = [:]

  /// Creates a register with reserved ids, such as the ids that authors wrote; no slug will equal one of them.
  init(_ style: HeadingIDStyle, reserving chosen: some Sequence<String>) {
    self.style = style
    taken = Set(chosen)
  }

  /// Returns a unique slug of a text, with a number in the form of the style if needed: `-1`, or `_1`.
  mutating func unique(_ text: String) -> String {
    let slug = style.slug(of: text)
    if !slug.isEmpty, taken.insert(slug).inserted { return slug }
    var (base, first) = (slug, 1)
    if slug.isEmpty {
      base = style.fallback
      if !base.isEmpty, taken.insert(base).inserted { return base }
    } else if style == .python {
      (base, first) = HeadingIDStyle.numbered(slug)
    }
    var number = next[base, default: first]
    while !taken.insert("\(base)\(style.separator)\(number)").inserted { number += 1 }
    next[base] = number + 1
    return "\(base)\(style.separator)\(number)"
  }
}

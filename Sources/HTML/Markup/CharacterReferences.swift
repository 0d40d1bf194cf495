/// The character references of HTML that people and generators write into texts.
package enum CharacterReferences {
  /// Returns text with its references decoded; unknown references stay unchanged.
  ///
  /// ```swift
  /// CharacterReferences.decoded(Array("don&rsquo;t".utf8)[...])  // don’t
  /// ```
  package static func decoded(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let ampersand = UInt8(ascii: "&")
    guard var next = text.firstIndex(of: ampersand) else { return text }
    var decoded = Array(text[..<next])
    while next < text.endIndex {
      if let (character, end) = reference(in: text[(next + 1)...]) {
        decoded += character.utf8
        next = end
      } else {
        decoded.append(ampersand)
        next += 1
      }
      let plain = text[next...].prefix { $0 != ampersand }
      decoded += plain
      next = plain.endIndex
    }
    return decoded[...]
  }

  /// Returns the character of the reference at the start of `text`, and the index after its semicolon.
  private static func reference(in text: ArraySlice<UInt8>) -> (String, end: Int)? {
    var rest = text
    if let scalar = MarkupReferences.takeNumber(&rest) { return (String(scalar), rest.startIndex) }
    let name = text.prefix(12).prefix { $0 != UInt8(ascii: ";") }
    guard !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == UInt8(ascii: ";") else { return nil }
    let end = name.endIndex + 1
    return names[String(decoding: name, as: UTF8.self)].map { ($0, end) }
  }

  /// Returns whether a name such as `nbsp` is known.
  package static func isKnown(_ name: String) -> Bool { names[name] != nil }

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…", "mdash": "—",
    "ndash": "–", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«",
    "raquo": "»", "lsaquo": "‹", "rsaquo": "›", "copy": "©", "reg": "®", "trade": "™", "times": "×", "middot": "·",
    "bull": "•", "deg": "°", "larr": "←", "rarr": "→", "uarr": "↑", "darr": "↓", "harr": "↔", "para": "¶", "sect": "§",
    "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "frac12": "½", "frac14": "¼", "frac34": "¾", "plusmn": "±",
    "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwj": "\u{200D}",
    "zwnj": "\u{200C}", "le": "≤", "ge": "≥", "ne": "≠", "asymp": "≈", "minus": "−", "infin": "∞", "check": "✓",
    "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "ntilde": "ñ", "aring": "å", "oslash": "ø", "aelig": "æ", "iexcl": "¡",
    "iquest": "¿", "prime": "′", "Prime": "″", "lbrace": "{", "rbrace": "}", "lcub": "{", "rcub": "}", "num": "#",
    "lsqb": "[", "rsqb": "]", "vert": "|", "grave": "`", "ast": "*", "lowbar": "_", "hyphen": "‐", "colon": ":",
  ]
}

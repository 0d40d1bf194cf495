import Markup

/// Finds unconverted syntax of Markdown or a generator in the visible text of a page.
enum Leftovers {
  /// Returns the pieces of syntax in the text of a block, whose character references are not decoded yet.
  ///
  /// ```swift
  /// Leftovers.find(in: Array("See {% post_url a %}.".utf8))  // {%
  /// ```
  static func find(in text: [UInt8]) -> [String] {
    let decoded = Array(CharacterReferences.decoded(text[...], in: .text))
    guard decoded.contains(where: mayBegin) else { return [] }
    var found: [String] = []
    for index in decoded.indices {
      for pattern in patterns(startingWith: decoded[index])
      where decoded[index...].starts(with: pattern.utf8) { found.append(pattern) }
      if decoded[index] == UInt8(ascii: "<"), let name = tagName(in: decoded[index...]) { found.append("<\(name)>") }
    }
    if decoded.drop(while: { $0 <= 0x20 }).starts(with: "title:".utf8) { found.append("title:") }
    return found
  }

  /// Returns whether a byte can begin a piece of syntax, or end `title:`.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: ":"), UInt8(ascii: "]"), UInt8(ascii: "*"), UInt8(ascii: "<"): true
    default: false
    }
  }

  private static func patterns(startingWith byte: UInt8) -> [String] {
    switch byte {
    case UInt8(ascii: "{"): ["{{", "{%", "{:"]
    case UInt8(ascii: ":"): [":::"]
    case UInt8(ascii: "]"): ["]("]
    case UInt8(ascii: "*"): ["**"]
    default: []
    }
  }

  /// Returns the name of a tag that is shown as text: `&lt;div class="a"&gt;`.
  private static func tagName(in text: ArraySlice<UInt8>) -> String? {
    let rest = text.dropFirst().drop { $0 == UInt8(ascii: "/") }.prefix(200)
    let name = rest.prefix { byte in
      byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z") || byte == UInt8(ascii: "-")
    }
    guard let first = name.first, first != UInt8(ascii: "-"), name.endIndex < rest.endIndex,
      rest[name.endIndex...].contains(UInt8(ascii: ">"))
    else { return nil }
    return String(decoding: name, as: UTF8.self)
  }
}

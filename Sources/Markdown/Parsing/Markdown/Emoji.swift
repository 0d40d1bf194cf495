import Diagnostics
import Texts

/// Emoji by the names that GitHub gives them, such as `:smile:`.
enum Emoji {
  /// Returns a text with emoji in the place of their names, or `nil` if it contains no such name.
  ///
  /// It looks at each byte at most twice, because a name contains no colon.
  static func replacingNames(in text: ArraySlice<UInt8>) -> [UInt8]? {
    guard var colon = text.fastFirstIndex(of: UInt8(ascii: ":")) else { return nil }
    var result: [UInt8] = []
    var copied = text.startIndex
    while let next = text[(colon + 1)...].firstIndex(of: UInt8(ascii: ":")) {
      let name = text[(colon + 1)..<next]
      guard (1...longestName).contains(name.count), let emoji = byName[String(decoding: name, as: UTF8.self)] else {
        colon = next
        continue
      }
      result += text[copied..<colon]
      result += emoji.utf8
      copied = next + 1
      guard let following = text[copied...].firstIndex(of: UInt8(ascii: ":")) else { break }
      colon = following
    }
    return copied == text.startIndex ? nil : result + text[copied...]
  }

  private static let longestName = byName.keys.reduce(0) { max($0, $1.utf8.count) }

  /// The emoji by their names.
  private static let byName: [String: String] = {
    var byName: [String: String] = [:]
    var waiting: [String] = []
    for word in names.words {
      if word.utf8.allSatisfy({ $0 < 0x80 }) {
        waiting.append(String(word))
      } else {
        for name in waiting { byName[name] = String(word) }
        waiting = []
      }
    }
    return byName
  }()
}

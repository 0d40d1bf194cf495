import Texts

extension String {
  /// The words of the text, joined by single spaces.
  var joinedWords: String { words.filter { $0 != "#" && $0 != "¶" }.joined(separator: " ") }

  /// The text without white space at the ends of its lines, and without empty lines at its start and end.
  var trimmedLines: String {
    let lines = utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0).trimmedEnd.utf8 }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }), let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return "" }
    var text: [UInt8] = []
    text.reserveCapacity(utf8.count)
    for line in lines[first...last] {
      if !text.isEmpty { text.append(0x0A) }
      text += line
    }
    return String(decoding: text, as: UTF8.self)
  }
}

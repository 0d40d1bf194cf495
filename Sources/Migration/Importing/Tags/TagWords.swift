/// The words behind the name of a tag; quotes join several words to one.
struct TagWords: Sendable {
  private(set) var words: [String] = []

  /// Splits the text at spaces outside quotes.
  init(_ text: String) {
    var rest = text[...].trimmedStart
    while let first = rest.first {
      if first == "\"" || first == "'", let end = rest.dropFirst().firstIndex(of: first) {
        words.append(String(rest[rest.index(after: rest.startIndex)..<end]))
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        words.append(String(word))
        rest = rest.dropFirst(word.count)
      }
      rest = rest.trimmedStart
    }
  }

  var first: String? { words.first }

  /// A word by its index.
  subscript(index: Int) -> String? { words.indices.contains(index) ? words[index] : nil }

  /// The words from an index on, as one text.
  func rest(from index: Int) -> String { words.dropFirst(index).joined(separator: " ") }

  /// The value of a word such as `lang:swift`.
  func option(_ name: String) -> String? {
    words.lazy.compactMap { $0.hasPrefix(name + ":") ? String($0.dropFirst(name.count + 1)) : nil }.first
  }

  /// The image of `{% img [class] /path [width] [height] 'title text' %}`.
  var image: String {
    guard let index = words.firstIndex(where: { $0.contains("/") || $0.contains(".") }) else { return "" }
    let text = rest(from: index + 1).split(separator: " ").drop { Int($0) != nil }.joined(separator: " ")
    return "![\(text)](\(words[index]))"
  }
}

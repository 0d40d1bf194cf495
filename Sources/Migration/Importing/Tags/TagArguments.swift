/// The arguments of a tag: values by position and by name.
///
/// ```swift
/// TagArguments("\"a.png\" width=300")  // [a.png], width: 300
/// TagArguments("(id=\"x\", autoplay=true)")  // id: x, autoplay: true
/// TagArguments("caption:\"The oven\"")  // caption: The oven
/// ```
struct TagArguments: Sendable, Equatable {
  private(set) var positional: [String] = []
  private(set) var named: [(name: String, value: String)] = []

  /// The names of arguments whose values are not in quotes.
  private var unquoted: Set<String> = []

  /// Parses the text behind the name of a tag.
  init(_ text: String) {
    var rest = Substring(text)
    if rest.hasPrefix("("), rest.hasSuffix(")") { rest = rest.dropFirst().dropLast() }
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      guard let first = rest.first else { return }
      if Self.quotes.contains(first) {
        positional.append(Self.takeQuoted(&rest))
        continue
      }
      let word = rest.prefix { !$0.isWhitespace && $0 != "," && $0 != "=" }
      rest = rest.dropFirst(word.count)
      let behind = rest.trimmedStart
      // `caption:"The oven"` in tags of Liquid.
      if let colon = word.firstIndex(of: ":"), let quote = word[colon...].dropFirst().first,
        Self.quotes.contains(quote),
        Self.isName(word[..<colon])
      {
        rest = text[word.index(after: colon)...]
        named.append((String(word[..<colon]), Self.takeQuoted(&rest)))
        continue
      }
      guard behind.first == "=", !word.isEmpty else {
        positional.append(String(word))
        if word.isEmpty { rest = rest.dropFirst() }
        continue
      }
      rest = behind.dropFirst().trimmedStart
      if let quote = rest.first, Self.quotes.contains(quote) {
        named.append((String(word), Self.takeQuoted(&rest)))
      } else {
        let value = rest.prefix { !$0.isWhitespace && $0 != "," }
        rest = rest.dropFirst(value.count)
        named.append((String(word), String(value)))
        unquoted.insert(String(word))
      }
    }
  }

  private static func isName(_ word: Substring) -> Bool {
    !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
  }

  /// Whether the value of a named argument is not in quotes, as the name of a variable.
  func isUnquoted(_ name: String) -> Bool { unquoted.contains(name) }

  /// Removes the first value without a name.
  mutating func removeFirstPositional() { if !positional.isEmpty { positional.removeFirst() } }

  /// Adds a named argument.
  mutating func append(_ name: String, _ value: String) { named.append((name, value)) }

  /// The value of a named argument.
  subscript(name: String) -> String? { named.first { $0.name == name }?.value }

  /// The value of a named argument, or else of the first positional one.
  func value(_ name: String, orAt index: Int = 0) -> String? {
    self[name] ?? (positional.indices.contains(index) ? positional[index] : nil)
  }

  static func == (lhs: TagArguments, rhs: TagArguments) -> Bool {
    lhs.positional == rhs.positional && lhs.named.elementsEqual(rhs.named) { $0 == $1 }
  }

  private static let quotes: Set<Character> = ["\"", "'", "`", "“", "”"]

  /// Takes a quoted text; a backslash escapes a quote.
  private static func takeQuoted(_ rest: inout Substring) -> String {
    let opening = rest.removeFirst()
    let closing: Character = opening == "“" || opening == "”" ? "”" : opening
    var text = ""
    while let character = rest.popFirst() {
      if character == closing { return text }
      if character == "\\", let next = rest.first, next == closing || next == "\\" {
        text.append(rest.removeFirst())
      } else {
        text.append(character)
      }
    }
    return text
  }
}

import Markup
import Texts

/// Backslashes before what Markdown would read as syntax, and nowhere else.
package enum MarkdownEscape {
  /// Returns a text of a paragraph with its special characters escaped.
  ///
  /// `before` and `after` are the characters of other markup that touches the text.
  package static func text(_ text: String, before: Character? = nil, after: Character? = nil) -> String {
    let characters = Array(text)
    var result = ""
    for (index, character) in characters.enumerated() {
      let last = index > 0 ? characters[index - 1] : before
      let next = index + 1 < characters.count ? characters[index + 1] : after
      if isSpecial(character, last, next, in: characters, at: index) { result += "\\" }
      result.append(character)
    }
    return result
  }

  private static func isSpecial(
    _ character: Character, _ last: Character?, _ next: Character?, in text: [Character], at index: Int
  ) -> Bool {
    switch character {
    case "`", "[", "]", "~": true
    case "*": !(last == " " && next == " ")
    case "_": !(last.map(isWord) == true && next.map(isWord) == true)
    case "\\": next.map { $0.isASCII && !isWord($0) && $0 != " " } ?? true
    case "<": next.map { isWord($0) || "/!?<".contains($0) } ?? true
    case "!": index + 1 == text.count && next != nil
    case "{": index == 0 || next.map { "{%:.#".contains($0) } ?? true
    case "&": startsReference(text[(index + 1)...])
    // Bare addresses would become links. A backslash does not prevent that for e-mail addresses.
    case ":": text[(index + 1)...].starts(with: "//") && last.map(isWord) == true || isMailbox(text[..<index])
    case ".": next.map(isWord) == true && endsWithWWW(text[..<index])
    default: false
    }
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func endsWithWWW(_ text: ArraySlice<Character>) -> Bool { text.suffix(3).elementsEqual("www") }

  private static func isMailbox(_ text: ArraySlice<Character>) -> Bool {
    text.suffix(6).elementsEqual("mailto") || text.suffix(4).elementsEqual("xmpp")
  }

  /// Whether the text behind a `&` would make a character reference of it.
  private static func startsReference(_ text: ArraySlice<Character>) -> Bool {
    if text.first == "#" { return true }
    let name = text.prefix(32).prefix { $0.isASCII && isWord($0) }
    return text[name.endIndex...].first == ";" && CharacterReferences.isKnown(String(name))
  }

  /// Returns a line that begins no block, such as a list or a heading.
  package static func line(_ line: Substring) -> String {
    guard let first = line.first else { return "" }
    switch first {
    case "#":
      let rest = line.drop { $0 == "#" }
      return line.count - rest.count < 7 && rest.first ?? " " == " " ? "\\" + line : String(line)
    case ">", "{": return "\\" + line
    case "+", "-", "=":
      let isRule = line.allSatisfy { $0 == first || $0 == " " || $0 == "|" || $0 == ":" }
      return isRule || first != "=" && line.dropFirst().first ?? " " == " " ? "\\" + line : String(line)
    case ":": return line.hasPrefix(":::") || line.dropFirst().first ?? " " == " " ? "\\" + line : String(line)
    case "0"..."9":
      let number = line.prefix { $0.isASCII && $0.isNumber }
      let rest = line[number.endIndex...]
      let isItem = number.count < 10 && (rest.first == "." || rest.first == ")") && rest.dropFirst().first ?? " " == " "
      return isItem ? "\(number)\\\(rest)" : String(line)
    default: return String(line)
    }
  }

  /// Returns an address as the target of a link.
  package static func address(_ address: String) -> String {
    var (depth, isBalanced) = (0, true)
    for character in address {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { isBalanced = false }
    }
    isBalanced = isBalanced && depth == 0
    let characters = Array(address)
    return characters.indices.map { index in
      switch characters[index] {
      case " ": "%20"
      case "<": "%3C"
      case ">": "%3E"
      case "\\": "%5C"
      case "`": "%60"
      case "(", ")": isBalanced ? String(characters[index]) : "\\\(characters[index])"
      case "&": startsReference(characters[(index + 1)...]) ? "&amp;" : "&"
      default: characters[index].isWhitespace ? "" : String(characters[index])
      }
    }.joined()
  }

  /// Returns a title of a link or an image in quotes, after a space; empty without one.
  static func title(_ title: String?) -> String {
    let words = title?.words.joined(separator: " ") ?? ""
    let text = words.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("&", with: "&amp;")
    return text.isEmpty ? "" : " \"\(text)\""
  }
}

extension Sequence where Element: Equatable {
  /// The number of signs in the longest run of a sign.
  package func longestRun(of sign: Element) -> Int {
    var (longest, run) = (0, 0)
    for next in self {
      run = next == sign ? run + 1 : 0
      longest = Swift.max(longest, run)
    }
    return longest
  }
}

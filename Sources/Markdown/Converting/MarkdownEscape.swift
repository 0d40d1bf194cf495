import Markup
import Texts

/// Backslashes before what Markdown would read as syntax, and nowhere else.
package enum MarkdownEscape {
  /// Returns a text of a paragraph with its special characters escaped.
  ///
  /// `before` and `after` are the characters of other markup that touches the text.
  package static func text(_ text: String, before: Character? = nil, after: Character? = nil) -> String {
    var (result, start) = ("", text.startIndex)
    for index in text.utf8.indices where signs.contains(text.utf8[index]) {
      let last = index > text.startIndex ? text[text.index(before: index)] : before
      guard isSpecial(text.utf8[index], behind: last, in: text, at: index, before: after) else { continue }
      result += text[start..<index] + "\\"
      start = index
    }
    return start == text.startIndex && result.isEmpty ? text : result + text[start...]
  }

  /// The signs that are special at some places.
  private static let signs: ByteSet = "`[]~*_\\<!{&:."

  private static func isSpecial(
    _ sign: UInt8, behind last: Character?, in text: String, at index: String.Index, before after: Character?
  ) -> Bool {
    let rest = text[text.utf8.index(after: index)...]
    let next = rest.first ?? after
    return switch sign {
    case UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "~"): true
    case UInt8(ascii: "*"): !(last == " " && next == " ")
    case UInt8(ascii: "_"): !(last.map(isWord) == true && next.map(isWord) == true)
    case UInt8(ascii: "\\"): next.map { $0.isASCII && !isWord($0) && $0 != " " } ?? true
    case UInt8(ascii: "<"): next.map { isWord($0) || "/!?<".contains($0) } ?? true
    case UInt8(ascii: "!"): rest.isEmpty && next != nil
    case UInt8(ascii: "{"): index == text.startIndex || next.map { "{%:.#".contains($0) } ?? true
    case UInt8(ascii: "&"): startsReference(rest)
    // Bare addresses would become links. A backslash does not prevent that for e-mail addresses.
    case UInt8(ascii: ":"): rest.hasPrefix("//") && last.map(isWord) == true || isMailbox(text[..<index])
    case UInt8(ascii: "."): text[..<index].hasSuffix("www") && next.map(isWord) == true
    default: false
    }
  }

  private static func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  private static func isMailbox(_ text: Substring) -> Bool { text.hasSuffix("mailto") || text.hasSuffix("xmpp") }

  /// Whether the text behind a `&` would make a character reference of it.
  private static func startsReference(_ text: Substring) -> Bool {
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
    guard address.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F || "<>\\`()&".utf8.contains($0) }) else {
      return address
    }
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
      case "&": startsReference(String(characters[(index + 1)...])[...]) ? "&amp;" : "&"
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

extension String {
  /// The lines, without their line feeds.
  package var lines: [Substring] {
    utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { Substring($0) }
  }
}

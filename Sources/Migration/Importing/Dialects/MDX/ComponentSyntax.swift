/// The syntax of components in MDX and Vue.
enum ComponentSyntax {
  /// Returns whether a `<` begins a component: a capital letter follows, and no letter is before it.
  static func begins(at start: Int, in text: [UInt8]) -> Bool {
    var next = start + 1
    if next < text.count, text[next] == UInt8(ascii: "/") { next += 1 }
    guard next < text.count, (0x41...0x5A).contains(text[next]) else { return false }
    let end = text[next...].firstIndex { !isName($0) } ?? text.endIndex
    guard end < text.count, text[end] <= 0x20 || text[end] == UInt8(ascii: ">") || text[end] == UInt8(ascii: "/") else {
      return false
    }
    // `Array<Element>` is a type in a text about code, and `\<Name>` is text.
    guard start > 0, text[next - 1] != UInt8(ascii: "/") else { return true }
    let before = text[start - 1]
    return before != UInt8(ascii: "\\") && !before.isASCIILetter
  }

  /// The number of bytes in which the end of a component is searched, so that many unclosed ones take linear time.
  private static let searchLimit = 2_000

  /// Returns the offset behind the `>` of a component, which may not be in quotes or braces.
  static func end(from start: Int, in text: [UInt8]) -> Int? {
    var quote: UInt8?
    var depth = 0
    for at in start..<max(start, min(text.count, start + searchLimit)) {
      let byte = text[at]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quote = byte
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return at + 1
      case UInt8(ascii: "<") where depth <= 0: return nil
      case 0x0A where depth <= 0 && at + 1 < text.count && text[at + 1] == 0x0A: return nil
      default: break
      }
    }
    return nil
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || ".-_".utf8.contains(byte)
  }
}

extension TagArguments {
  /// Parses the attributes of a component: `a="b" c={d} flag`.
  ///
  /// A literal in braces is its value; other code keeps its braces. A name alone has the value `true`. Directives
  /// of Vue and Astro, such as `:members` and `client:load`, are left out.
  init(component text: String) {
    self.init("")
    var rest = text[...]
    while true {
      rest = rest.trimmedStart
      guard let first = rest.first else { return }
      if first == "{" {
        _ = Self.takeBraces(&rest)
        continue
      }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "{" }
      rest = rest.dropFirst(max(1, name.count))
      var value = "true"
      if rest.trimmedStart.first == "=" {
        rest = rest.trimmedStart.dropFirst().trimmedStart
        if rest.first == "{" {
          value = Self.takeBraces(&rest)
        } else if let quote = rest.first, quote == "\"" || quote == "'" {
          value = String(rest.dropFirst().prefix { $0 != quote })
          rest = rest.dropFirst(value.count + 2)
        } else {
          value = String(rest.prefix { !$0.isWhitespace })
          rest = rest.dropFirst(value.count)
        }
      }
      if let first = name.first, first.isLetter, !name.contains(":"), !name.contains("#"), !name.hasPrefix("v-") {
        append(String(name), value)
      }
    }
  }

  /// The first of some attributes that the component has, and that is no code in braces.
  func literal(_ names: String...) -> String? { names.lazy.compactMap { self[$0] }.first { !$0.hasPrefix("{") } }

  /// Takes `{code}`; returns the value of a literal, or else the code in its braces.
  private static func takeBraces(_ rest: inout Substring) -> String {
    var depth = 0
    let end = rest.firstIndex { character in
      depth += character == "{" ? 1 : character == "}" ? -1 : 0
      return depth == 0
    }
    let code = end.map { rest[...$0] } ?? rest
    rest = rest[code.endIndex...]
    let inner = code.dropFirst().dropLast().trimmed
    if inner.allSatisfy({ $0.isNumber || $0 == "." }), !inner.isEmpty { return String(inner) }
    if inner == "true" || inner == "false" { return String(inner) }
    if inner.count > 1, let quote = inner.first, "\"'`".contains(quote), inner.last == quote, !inner.contains("${") {
      return String(inner.dropFirst().dropLast()).replacing("\\\(quote)", with: "\(quote)")
    }
    return "{\(inner)}"
  }
}

/// The indentation of a tag that is a block of its own.
enum BlockIndentation {
  /// Returns the white space before a tag, or `nil` if other text is on the lines where it begins or ends.
  static func of(_ tag: ForeignTag, _ content: TagNode.Content?, in text: [UInt8]) -> [UInt8]? {
    let isBlock = text.startsLine(at: tag.range.lowerBound) && text.endsLine(at: content?.end ?? tag.range.upperBound)
    return isBlock ? TagConverter.indentation(of: tag, in: text) : nil
  }

  /// Returns a text with its lines indented, except for the first line and empty lines.
  static func indentedBehindFirst(_ text: [UInt8], by indentation: [UInt8]) -> [UInt8] {
    guard !indentation.isEmpty, text.contains(0x0A) else { return text }
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    let indented = lines.enumerated().map { $0 == 0 || $1.isEmpty ? Array($1) : indentation + $1 }
    return Array(indented.joined(separator: [0x0A]))
  }

  /// Returns a text in which `indentation` replaces the indentation that all lines share.
  static func moved(_ text: ArraySlice<UInt8>, to indentation: [UInt8]) -> [UInt8] {
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    let filled = lines.filter { line in line.contains { $0 > 0x20 } }
    guard let first = filled.first else { return [] }
    let shared = filled.reduce(first.prefix { $0 == 0x20 || $0 == 0x09 }.count) { count, line in
      zip(first.prefix(count), line).prefix { $0 == $1 }.count
    }
    let moved = lines.map { line in
      line.contains { $0 > 0x20 } ? indentation + line.dropFirst(shared) : []
    }
    return Array(moved.joined(separator: [0x0A]))
  }
}

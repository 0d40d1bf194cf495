/// The syntax of Markdown around what a reader sees.
extension ReaderTextScanner {
  // MARK: Code

  /// Reads a code block or a code span, in which everything is shown but tags that the old generator runs even there.
  mutating func readCode(_ range: Range<Int>, isWhole: Bool) {
    at = range.lowerBound
    if isWhole, at == 0 || lineIsBlank(before: at),
      let first = bytes[range].firstIndex(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x3E }),
      bytes[first...].starts(with: "```".utf8) || bytes[first...].starts(with: "~~~".utf8)
    {
      readInfo(range)
    } else if isWhole, let first = bytes[range].firstIndex(where: { $0 != UInt8(ascii: "`") }), has("#!", at: first) {
      // The language of a code span in MkDocs.
      at = bytes[first..<range.upperBound].firstIndex { $0 <= 0x20 } ?? first
    }
    while at < range.upperBound {
      let isTag =
        bytes[at] == UInt8(ascii: "{") && (byte(at + 1) == UInt8(ascii: "{") || byte(at + 1) == UInt8(ascii: "%"))
      if syntax.hasTags, isTag, let end = find(byte(at + 1) == UInt8(ascii: "{") ? "}}" : "%}", from: at, limit: 2_000),
        end < range.upperBound
      {
        addWords(in: at..<end, isCertain: false)
      } else {
        readWord(isCertain: isCertain, end: range.upperBound)
      }
    }
  }

  private func lineIsBlank(before offset: Int) -> Bool {
    bytes[..<offset].suffix(200).reversed().prefix { $0 != 0x0A }.allSatisfy { !$0.isLetter }
  }

  /// Reads the line of an opening fence.
  ///
  /// Readers see the title among its options, but not the language.
  private mutating func readInfo(_ range: Range<Int>) {
    let end = bytes[range].firstIndex(of: 0x0A) ?? range.upperBound
    at = bytes[at..<end].firstIndex { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") } ?? end
    at = bytes[at..<end].firstIndex { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "~") } ?? end
    at = bytes[at..<end].firstIndex { $0 > 0x20 } ?? end
    at = bytes[at..<end].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: "{") } ?? end
    readArguments(at..<end, showsWords: false, showsProse: false)
    at = end
  }

  // MARK: The start of a line

  /// Skips syntax at the start of a line: marks of lists and blocks, definitions, and lines for a program.
  mutating func readLineStart() {
    guard syntax.isMarkdown || syntax.hasTags else { return }
    let lineEnd = bytes[at...].firstIndex(of: 0x0A) ?? bytes.count
    var start = at
    skipMarks(&start, lineEnd)
    let line = bytes[start..<lineEnd]
    guard let first = line.first else { return }
    switch first {
    case UInt8(ascii: ":") where line.starts(with: ":::".utf8): readFence(start, lineEnd)
    case UInt8(ascii: "!") where line.starts(with: "!!!".utf8), UInt8(ascii: "?") where line.starts(with: "???".utf8):
      readAdmonition(start, lineEnd)
    case UInt8(ascii: "[") where syntax.isMarkdown: readDefinition(start, lineEnd)
    case UInt8(ascii: "*") where line.starts(with: "*[".utf8) && line.contains(UInt8(ascii: ":")),
      UInt8(ascii: "-") where line.starts(with: "--8<--".utf8), UInt8(ascii: "<") where line.starts(with: "<<< ".utf8),
      UInt8(ascii: "@") where line.starts(with: "@include".utf8):
      addWords(in: start..<lineEnd, isCertain: !syntax.hasTags)
    case UInt8(ascii: "i") where line.starts(with: "import ".utf8) && syntax == .mdx && start == at,
      UInt8(ascii: "e") where line.starts(with: "export ".utf8) && syntax == .mdx && start == at:
      at = find("\n\n", from: at) ?? bytes.count
    case UInt8(ascii: "#") where line.starts(with: "#!".utf8) && start > at:
      at = line.firstIndex { $0 <= 0x20 } ?? lineEnd
    default:
      let next = bytes[min(lineEnd + 1, bytes.count)...].prefix(20).drop { $0 == 0x20 }
      let isContents = next.starts(with: "{:toc".utf8) || next.starts(with: "{: toc".utf8)
      at = isContents && syntax.hasTags ? lineEnd : start
    }
  }

  /// Skips indentation, the marks of quotes, and the mark or number of a list item.
  private func skipMarks(_ start: inout Int, _ end: Int) {
    while start < end, " \t>".utf8.contains(bytes[start]) { start += 1 }
    guard start < end, syntax.isMarkdown else { return }
    if "-*+".utf8.contains(bytes[start]), byte(start + 1) == 0x20 {
      start += 2
    } else {
      let number = bytes[start..<end].prefix { $0 >= 0x30 && $0 <= 0x39 }
      guard !number.isEmpty, number.count < 10, ".)".utf8.contains(byte(number.endIndex)),
        byte(number.endIndex + 1) == 0x20
      else { return }
      start = number.endIndex + 2
    }
    while start < end, bytes[start] == 0x20 { start += 1 }
  }

  /// Reads the start of a container or a directive: its name is no text, its label is.
  private mutating func readFence(_ start: Int, _ end: Int) {
    at = bytes[start..<end].firstIndex { $0 != UInt8(ascii: ":") && $0 != 0x20 } ?? end
    at = bytes[at..<end].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") } ?? end
  }

  /// Reads `!!! note "Title"`.
  private mutating func readAdmonition(_ start: Int, _ end: Int) {
    let line = bytes[start..<end]
    let quote = line.firstIndex(of: UInt8(ascii: "\""))
    let words = line[..<(quote ?? end)].dropFirst(3)
    let isAdmonition = words.count < 60 && words.allSatisfy { $0.isLetter || " \t\r+-_".utf8.contains($0) }
    at = isAdmonition ? quote ?? end : start + 3
  }

  /// Skips the address of a reference link, the name of a footnote or the mark of a callout.
  private mutating func readDefinition(_ start: Int, _ end: Int) {
    let line = bytes[start..<end]
    guard let close = line.firstIndex(of: UInt8(ascii: "]")) else { return at = start }
    let name = string(start..<close).lowercased()
    if name.hasPrefix("[!") {
      at = close + 1
    } else if name.hasPrefix("[^") {
      at = byte(close + 1) == UInt8(ascii: ":") ? close + 2 : start
    } else if byte(close + 1) == UInt8(ascii: ":"), references[String(name.dropFirst())] != nil {
      addWords(in: close..<end, isCertain: false)
    } else if name == "[toc" || name == "[[toc" {
      at = end
    } else {
      at = start
    }
  }

  // MARK: Addresses and emoji

  var isBareAddress: Bool {
    (has("http://", at: at) || has("https://", at: at)) && (at == 0 || !bytes[at - 1].isLetter)
  }

  /// Reads an address in a text, which is seen, and may be a link.
  mutating func readBareAddress() {
    var end = bytes[at...].firstIndex { $0 <= 0x20 || "<>\"'`|)]}{".utf8.contains($0) } ?? bytes.count
    while end > at, ".,;:!?*_\\".utf8.contains(bytes[end - 1]) { end -= 1 }
    add(.link, string(at..<end), at: at, isCertain: false)
    addWords(in: at..<end, isCertain: isCertain)
  }

  /// Skips `:name:`, which may be an emoji or an icon.
  mutating func skipsEmoji() -> Bool {
    guard at == 0 || !bytes[at - 1].isLetter,
      let end = bytes[(at + 1)...].prefix(60).firstIndex(where: {
        !($0.isLetter || "+-_".utf8.contains($0) || $0 >= 0x30 && $0 <= 0x39)
      }),
      bytes[end] == UInt8(ascii: ":"), end > at + 1, !byte(end + 1).isLetter
    else { return false }
    addWords(in: at..<end, isCertain: false)
    at = end + 1
    return true
  }

  /// Reads the keys `++ctrl+c++` of MkDocs, whose names can become symbols.
  mutating func readKeys() {
    at += 2
    let end = find("++", from: at, limit: 60) ?? at
    if !bytes[at..<end].contains(where: { $0 <= 0x20 }) { addWords(in: at..<end, isCertain: false) }
  }

  /// Reads a formula, in which braces are no expressions.
  mutating func readFormula() {
    let mark = byte(at + 1) == UInt8(ascii: "$") ? "$$" : "$"
    let start = at + mark.utf8.count
    guard let end = find(mark, from: start, limit: 2_000), mark == "$$" || !bytes[start..<end].contains(0x0A) else {
      at = start
      return
    }
    addWords(in: start..<end, isCertain: isCertain)
    at = end + mark.utf8.count
  }
}

extension UInt8 {
  /// Whether the byte is a letter of ASCII, or a part of any other character.
  var isLetter: Bool { isASCIILetter || self >= 0x80 }
}

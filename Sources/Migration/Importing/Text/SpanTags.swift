/// Lines with a single inline tag, such as `<em>` or `<a href="x">`, at the start of a paragraph.
///
/// CommonMark takes such a line for the start of a block of HTML, and shows the Markdown below it as it is. For kramdown
/// and Python-Markdown, the line belongs to a paragraph.
enum SpanTags {
  /// Returns a text in which such lines are joined with the lines below them.
  ///
  /// ```swift
  /// SpanTags.joined(text)  // `<em>\nnot *this*\n</em>\n` is <em> not *this*\n</em>
  /// ```
  static func joined(_ text: MarkdownText) -> MarkdownText {
    guard text.bytes.contains(UInt8(ascii: "<")) else { return text }
    let code = text.code
    let lines = text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    var result: [[UInt8]] = []
    var (isStart, joins) = (true, false)
    for (index, line) in lines.enumerated() {
      let isEmpty = line.allSatisfy { $0 <= 0x20 }
      if joins, startsBlock(line) {
        result += [[], Array(line)]
      } else if joins, !isEmpty {
        result[result.count - 1] += [0x20] + line.drop { $0 == 0x20 || $0 == 0x09 }
      } else {
        result.append(Array(line))
      }
      joins =
        !isEmpty && (isStart || joins) && isLoneTag(line) && code.region(at: line.startIndex) == nil
        && holdsText(lines[(index + 1)...])
      isStart = isEmpty
    }
    return text.with(Array(result.joined(separator: [UInt8(0x0A)])))
  }

  private static let names: Set<String> = [
    "a", "abbr", "b", "br", "cite", "del", "em", "font", "i", "img", "ins", "mark", "q", "s", "small", "span", "strong",
    "sub", "sup", "u",
  ]

  private static func isLoneTag(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 == 0x20 }
    let isTag = rest.first == UInt8(ascii: "<") && rest.last(where: { $0 > 0x20 }) == UInt8(ascii: ">")
    guard isTag, line.count - rest.count < 4 else { return false }
    let name = rest.dropFirst().prefix { byte in (0x61...0x7A).contains(byte) }
    return names.contains(String(decoding: name, as: UTF8.self)) && rest.count { $0 == UInt8(ascii: "<") } == 1
  }

  /// Whether a line starts a heading, a quote or a code block, which ends a paragraph without an empty line.
  private static func startsBlock(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 == 0x20 }
    if text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8) { return true }
    let hashes = text.prefix { $0 == UInt8(ascii: "#") }
    return text.first == UInt8(ascii: ">") || 1...6 ~= hashes.count && text.dropFirst(hashes.count).first == 0x20
  }

  /// Whether a line of the paragraph starts with something else than a tag.
  private static func holdsText(_ lines: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    for line in lines.prefix(100) {
      guard let first = line.first(where: { $0 > 0x20 }) else { return false }
      if first != UInt8(ascii: "<") { return true }
    }
    return false
  }
}

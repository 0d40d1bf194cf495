/// The differences between Python-Markdown and CommonMark, in the text of an article.
///
/// ```swift
/// MarkdownText.read(body).passing(through: PythonMarkdown(script: settings).passes)
/// ```
struct PythonMarkdown: Sendable {
  private let hasAdmonitions: Bool
  private let hasContentsMark: Bool
  private let hasAbbreviations: Bool
  private let escapes: PythonEscapes

  /// Finds the enabled extensions by their names in the settings of a site.
  init(script: String) {
    let lists = ["MARKDOWN", "MD_EXTENSIONS"].contains { script.hasPrefix($0) || script.contains("\n" + $0) }
    func names(_ words: [String]) -> Bool { words.contains { script.contains($0) } }
    hasAdmonitions = names(["admonition"])
    hasContentsMark = names(["markdown.extensions.toc", "'toc", "\"toc", "extract_toc"])
    hasAbbreviations = !lists || names(["extra", "abbr"])
    escapes = PythonEscapes(
      keepsMath: names(["render_math", "mathjax", "latex", "arithmatex"]),
      strikes: names(["tilde", "strikethrough", "del_ins", "pymdownx.extra"]))
  }

  /// The passes to the Markdown of Garland, in order.
  var passes: [MarkdownText.Pass] {
    [
      CodeMarks.converted,
      HTMLBlocks.joined,
      SpacedAddresses.encoded,
      converted,
      MarkdownText.when(hasAdmonitions, PythonAdmonitions.converted),
      MarkdownText.when(hasAbbreviations, Abbreviations.explained),
      SpanTags.joined,
    ]
  }

  /// Returns a text whose lines are read in the same way by CommonMark.
  private func converted(_ text: MarkdownText) -> MarkdownText {
    var result = ConvertedText(bytes: [])
    let lines = text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    var new: [[UInt8]] = []
    for (line, kind) in zip(lines, PythonLines.kinds(of: lines, in: text.code)) {
      switch kind {
      case .text:
        if hasContentsMark, String(decoding: line, as: UTF8.self).trimmed == "[TOC]" {
          result.hasContents = true
        } else {
          // A heading can follow a line of HTML directly.
          if line.first == UInt8(ascii: "#"), new.last?.isEmpty == false { new.append([]) }
          let escaped = escapes.converted(Self.marked(line), in: text.code)
          new.append(Array(PythonEmphasis.converted(String(decoding: escaped, as: UTF8.self)).utf8))
        }
      case .fence: new.append(Self.fence(line))
      case .endOfHTML: new += [Array(line), []]
      case .code, .html: new.append(Array(line))
      }
    }
    result.bytes = Array(new.joined(separator: [UInt8(0x0A)]))
    return text.with(result)
  }

  /// Returns a line whose mark of a heading has a space, and whose `1)` is no list.
  private static func marked(_ line: ArraySlice<UInt8>) -> (start: [UInt8], rest: ArraySlice<UInt8>) {
    let marks = line.prefix { $0 == UInt8(ascii: "#") }
    if (1...6).contains(marks.count), let next = line.dropFirst(marks.count).first {
      // Python-Markdown drops the marks at the end, also directly behind a word.
      let end = line.lastIndex { $0 > 0x20 && $0 != UInt8(ascii: "#") } ?? line.startIndex
      let closing = line[(end + 1)...].count { $0 == UInt8(ascii: "#") }
      let rest = line.dropFirst(marks.count)
      return (Array(marks) + (next > 0x20 ? [0x20] : []), closing == marks.count && closing > 1 ? rest[...end] : rest)
    }
    let spaces = line.prefix { $0 == 0x20 }
    let digits = line.dropFirst(spaces.count).prefix { (0x30...0x39).contains($0) }
    let rest = line.dropFirst(spaces.count + digits.count)
    if (1...9).contains(digits.count), rest.first == UInt8(ascii: ")"), rest.dropFirst().first == 0x20 {
      return (Array(spaces + digits) + [UInt8(ascii: "\\")], rest)
    }
    return ([], line)
  }

  /// Returns the first line of a code block with its language as Garland writes it: `{.python}` is `python`.
  private static func fence(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let text = String(decoding: line, as: UTF8.self)
    guard let match = text.wholeMatch(of: /(\s*(?:`{3,}|~{3,}))\s*(\w*)\s*\{?:?\s*(.*?)\s*\}?\s*/),
      text.contains("{") || text.contains("hl_lines")
    else { return Array(line) }
    let words = match.3.split(separator: " ")
    let language = match.2.isEmpty ? words.first { $0.hasPrefix(".") }.map { $0.dropFirst() } ?? "" : match.2
    let options = CodeFenceOptions(words.filter { !$0.hasPrefix(".") && !$0.hasPrefix("#") }.joined(separator: " "))
    return Array("\(match.1)\(language)\(language.isEmpty && !options.text.isEmpty ? "text" : "")\(options.text)".utf8)
  }
}

/// What each line of a text is for Python-Markdown.
private enum PythonLines {
  enum Kind { case text, fence, code, html, endOfHTML }

  static func kinds(of lines: [ArraySlice<UInt8>], in code: CodeRegions) -> [Kind] {
    var kinds: [Kind] = []
    var (isBlank, isInList) = (true, false)
    for (index, line) in lines.enumerated() {
      let start = line.firstIndex { $0 != 0x20 && $0 != 0x09 }
      guard let start, line[start] > 0x20 else {
        kinds.append(code.region(at: line.startIndex) == nil ? .text : .code)
        isBlank = true
        continue
      }
      let isIndented = line.first == 0x09 || start - line.startIndex >= 4
      if !isIndented, isBlank { isInList = isItem(line[start...]) }
      let last = kinds.last ?? .text
      var kind = Kind.text
      let region = code.region(at: line.startIndex)
      if let region, region.lowerBound < line.startIndex || CodeRegions.fence(of: line) != nil {
        kind = region.lowerBound == line.startIndex ? .fence : .code
      } else if isIndented, !isInList, isBlank || last == .code {
        kind = .code
      } else if isBlank ? isTag(line[start...]) : last == .html {
        let isEnd = endsBlock(line) && index + 1 < lines.count && startsText(lines[index + 1])
        kind = isEnd ? .endOfHTML : .html
      }
      kinds.append(kind)
      isBlank = kind == .endOfHTML
    }
    return kinds
  }

  private static func isItem(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    if "-*+".utf8.contains(first) { return line.dropFirst().first == 0x20 }
    let rest = line.drop { (0x30...0x39).contains($0) }
    return rest.count < line.count && rest.first == UInt8(ascii: ".")
  }

  private static func isTag(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "<"), let next = line.dropFirst().first else { return false }
    let name = String(decoding: line.dropFirst().prefix(12), as: UTF8.self).lowercased()
    return next == UInt8(ascii: "/") || next == UInt8(ascii: "!") || blocks.contains { name.hasPrefix($0) }
  }

  private static let blocks = [
    "address", "article", "aside", "blockquote", "center", "details", "div", "dl", "figure", "footer", "form", "h1",
    "h2", "h3", "h4", "h5", "h6", "header", "hr", "iframe", "nav", "ol", "p>", "p ", "pre", "script", "section",
    "style", "table", "ul", "video",
  ]

  /// Whether a line ends an element that is not inside another one on the same line.
  private static func endsBlock(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    guard text == text.trimmed, let match = text.firstMatch(of: /<\/(\w+)>\s*$/) else { return false }
    return blocks.contains { $0.trimmed == match.1 || $0 == match.1 + ">" }
  }

  private static func startsText(_ line: ArraySlice<UInt8>) -> Bool {
    line.first.map { $0 > 0x20 && $0 != UInt8(ascii: "<") } ?? false
  }
}

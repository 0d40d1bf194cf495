import Diagnostics
import Texts

/// The lines of a text in which the content of HTML elements with `markdown="1"` is Markdown.
///
///     <div markdown="1">Some *text*</div>
///
/// CommonMark ends HTML at a blank line. So this puts the tags on lines of their own, with blank lines between them and
/// the content. Each line is a range of the file, so positions stay right.
///
/// It follows kramdown: the values are `1`, `block` and `span`, and the content of `<p>` and headings is inline. It
/// reads elements that start at the start of a line or in other HTML, but not in code, quotes and lists.
struct MarkdownInHTML {
  /// The lines without line ends, as ranges of the file; a blank line may be an empty range.
  private(set) var lines: [Range<Int>] = []
  /// The contents whose paragraphs have no `<p>`, because their element is one already.
  private(set) var inlineContents: [Range<Int>] = []

  private let bytes: [UInt8]
  private var open: [Element] = []
  private var fence: (byte: UInt8, length: Int)?
  /// Whether the current line continues a block of HTML.
  private var isInHTML = false
  /// The end of the code, script or comment that the current line is part of.
  private var rawEnd: [UInt8]?

  /// An open element whose content is Markdown.
  private struct Element {
    let name: [UInt8]
    let isInline: Bool
    /// Whether its start tag was in other HTML, which continues after its end tag.
    let isInHTML: Bool
    let contentStart: Int
    /// The number of open elements of the same name inside of it.
    var depth = 0
    /// The indentation of the first line of its content, which is removed from all lines.
    var indent: Int?
  }

  /// Reads the lines from an offset; `nil` if no element has the attribute.
  init?(_ file: SourceFile, from start: Int) {
    bytes = file.utf8
    guard Self.mayHoldAttribute(bytes[start...]) else { return nil }
    let first = start == 0 ? 1 : file.position(at: start).line
    for number in first...max(first, file.lineCount) {
      let line = file.range(ofLine: number)
      read(max(line.lowerBound, start)..<max(line.upperBound, start))
    }
    guard lines.count > file.lineCount - first + 1 || !inlineContents.isEmpty else { return nil }
  }

  /// Returns a tree in which the paragraphs of inline contents are tight, so that they get no `<p>`.
  func tightening(_ tree: consuming MarkdownTree) -> MarkdownTree {
    let contents = inlineContents.sorted { $0.lowerBound < $1.lowerBound }
    guard !contents.isEmpty else { return tree }
    var tree = tree
    var next = 0
    for index in tree.nodes.indices where tree.nodes[index].kind == .paragraph {
      let place = tree.nodes[index].place
      while next < contents.count, contents[next].upperBound <= place.lowerBound { next += 1 }
      guard next < contents.count, contents[next].contains(place.lowerBound) else { continue }
      tree.nodes[index].flags.insert(.tight)
    }
    return tree
  }

  /// The text for the parser.
  var text: [UInt8] {
    lines.reduce(into: []) { text, line in
      text += bytes[line]
      text.append(0x0A)
    }
  }

  private mutating func read(_ line: Range<Int>) {
    let rest = trimmingStart(line)
    if let fence {
      lines.append(dedented(line))
      let length = runLength(of: fence.byte, at: rest.lowerBound, in: rest)
      if length >= fence.length, isBlank(rest.lowerBound + length..<rest.upperBound) { self.fence = nil }
      return
    }
    if let rawEnd {
      if holds(rawEnd, in: line) { self.rawEnd = nil }
      return lines.append(line)
    }
    if rest.isEmpty {
      isInHTML = false
      return lines.append(line)
    }
    if !isInHTML {
      for byte in [UInt8(ascii: "`"), UInt8(ascii: "~")] {
        let length = runLength(of: byte, at: rest.lowerBound, in: rest)
        if length >= 3 {
          fence = (byte, length)
          return lines.append(dedented(line))
        }
      }
      // Four spaces begin code.
      if rest.lowerBound - dedented(line).lowerBound >= 4 { return lines.append(dedented(line)) }
    }
    for (start, end) in Self.rawElements where bytes[rest].starts(with: start.utf8) {
      if !holds(Array(end.utf8), in: rest) { rawEnd = Array(end.utf8) }
      return lines.append(line)
    }
    scan(line)
  }

  private static let rawElements = [
    ("<!--", "-->"), ("<pre", "</pre>"), ("<script", "</script>"), ("<style", "</style>"),
    ("<textarea", "</textarea>"),
  ]

  /// Splits a line at the tags of elements with Markdown.
  private mutating func scan(_ line: Range<Int>) {
    var rest = line
    // The next opening tag is searched only once it is passed, so that a line of many closing tags takes linear time.
    var next: (tag: Tag, isInline: Bool)?
    var searchedTo = rest.lowerBound
    while !isBlank(rest) {
      let visible = trimmingStart(rest)
      let isHTML = isInHTML || tag(at: visible.lowerBound, in: visible) != nil
      if isHTML, visible.lowerBound >= searchedTo {
        next = firstOpening(in: visible)
        searchedTo = next?.tag.range.upperBound ?? line.upperBound
      }
      let opening = isHTML ? next : nil
      let limit = opening?.tag.range.lowerBound ?? rest.upperBound
      if let closing = closing(in: visible.lowerBound..<limit) {
        close(from: rest, with: closing)
        rest = closing.upperBound..<rest.upperBound
      } else if let opening {
        let before = rest.lowerBound..<opening.tag.range.lowerBound
        if !isBlank(before) {
          lines.append(before)
          isInHTML = true
        }
        lines += [opening.tag.range, opening.tag.range.upperBound..<opening.tag.range.upperBound]
        open.append(
          Element(
            name: opening.tag.name, isInline: opening.isInline, isInHTML: isInHTML,
            contentStart: opening.tag.range.upperBound))
        isInHTML = false
        rest = opening.tag.range.upperBound..<rest.upperBound
      } else {
        lines.append(rest.lowerBound == line.lowerBound ? dedented(rest) : visible)
        isInHTML = isHTML
        return
      }
    }
  }

  private mutating func close(from rest: Range<Int>, with closing: Range<Int>) {
    guard let element = open.popLast() else { return }
    let content = rest.lowerBound..<closing.lowerBound
    if !isBlank(content) { lines.append(trimmingStart(content)) }
    lines += [closing.lowerBound..<closing.lowerBound, closing]
    if !element.isInHTML { lines.append(closing.upperBound..<closing.upperBound) }
    isInHTML = element.isInHTML
    if element.isInline { inlineContents.append(element.contentStart..<closing.lowerBound) }
  }
}

// MARK: Tags

extension MarkdownInHTML {
  private struct Tag {
    let name: [UInt8]
    let isEnd: Bool
    let range: Range<Int>
    /// The value of the attribute `markdown`.
    let markdown: [UInt8]?
  }

  private func firstOpening(in line: Range<Int>) -> (tag: Tag, isInline: Bool)? {
    var at = line.lowerBound
    while let start = bytes[at..<line.upperBound].firstIndex(of: UInt8(ascii: "<")) {
      guard let tag = tag(at: start, in: line) else {
        at = start + 1
        continue
      }
      at = tag.range.upperBound
      let name = String(decoding: tag.name, as: UTF8.self)
      guard !tag.isEnd, Self.blocks.contains(name) || Self.phrases.contains(name), let value = tag.markdown else {
        continue
      }
      switch String(decoding: value, as: UTF8.self) {
      case "1": return (tag, Self.phrases.contains(name))
      case "block": return (tag, false)
      case "span": return (tag, true)
      default: continue
      }
    }
    return nil
  }

  /// Returns the end tag of the innermost element, and counts elements of the same name inside of it.
  private mutating func closing(in line: Range<Int>) -> Range<Int>? {
    guard let name = open.last?.name else { return nil }
    var at = line.lowerBound
    while at < line.upperBound {
      if bytes[at] == UInt8(ascii: "`") {
        at = endOfCode(at, in: line)
      } else if bytes[at] == UInt8(ascii: "<"), let tag = tag(at: at, in: line) {
        at = tag.range.upperBound
        guard tag.name == name else { continue }
        if !tag.isEnd {
          open[open.count - 1].depth += 1
        } else if open[open.count - 1].depth == 0 {
          return tag.range
        } else {
          open[open.count - 1].depth -= 1
        }
      } else {
        at += 1
      }
    }
    return nil
  }

  /// Reads a whole tag at `<`.
  private func tag(at start: Int, in line: Range<Int>) -> Tag? {
    guard start < line.upperBound, bytes[start] == UInt8(ascii: "<") else { return nil }
    var at = start + 1
    let isEnd = at < line.upperBound && bytes[at] == UInt8(ascii: "/")
    if isEnd { at += 1 }
    guard at < line.upperBound, bytes[at].isASCIILetter else { return nil }
    let name = bytes[at..<line.upperBound].prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
    at = name.endIndex
    var markdown: [UInt8]?
    while at < line.upperBound {
      let byte = bytes[at]
      if byte == UInt8(ascii: ">") {
        return Tag(name: name.map { $0 | 0x20 }, isEnd: isEnd, range: start..<at + 1, markdown: markdown)
      }
      guard byte.isASCIILetter else {
        if byte == UInt8(ascii: "<") { return nil }
        at = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") ? endOfQuote(at, in: line) : at + 1
        continue
      }
      let attribute = bytes[at..<line.upperBound].prefix { $0 > 0x20 && !Self.attributeEnds.contains($0) }
      at = attribute.endIndex
      guard attribute.elementsEqual("markdown".utf8), at + 1 < line.upperBound, bytes[at] == UInt8(ascii: "=") else {
        continue
      }
      let isQuoted = bytes[at + 1] == UInt8(ascii: "\"") || bytes[at + 1] == UInt8(ascii: "'")
      let word = bytes[(at + 1)..<line.upperBound].prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
      let end = isQuoted ? endOfQuote(at + 1, in: line) : word.endIndex
      markdown = Array(isQuoted ? bytes[(at + 2)..<max(at + 2, end - 1)] : bytes[(at + 1)..<end])
      at = end
    }
    return nil
  }

  private static let attributeEnds: [UInt8] = Array("=>/\"'<".utf8)

  private func endOfQuote(_ start: Int, in line: Range<Int>) -> Int {
    bytes[(start + 1)..<line.upperBound].firstIndex(of: bytes[start]).map { $0 + 1 } ?? line.upperBound
  }

  /// Returns the end of the code span at a backtick, or of the run of backticks if it is not closed on this line.
  private func endOfCode(_ start: Int, in line: Range<Int>) -> Int {
    let length = runLength(of: bytes[start], at: start, in: line)
    var at = start + length
    while let next = bytes[at..<line.upperBound].firstIndex(of: bytes[start]) {
      let run = runLength(of: bytes[start], at: next, in: line)
      if run == length { return next + run }
      at = next + run
    }
    return start + length
  }

  /// Elements whose content is blocks; CommonMark begins HTML at their tags.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "dd", "details", "dialog", "div", "fieldset", "figure",
    "footer", "form", "header", "li", "main", "nav", "section", "td",
  ]

  /// Elements whose content is inline.
  private static let phrases: Set<String> = [
    "caption", "dt", "figcaption", "h1", "h2", "h3", "h4", "h5", "h6", "legend", "p", "summary", "th",
  ]
}

// MARK: Lines

extension MarkdownInHTML {
  private func runLength(of byte: UInt8, at start: Int, in line: Range<Int>) -> Int {
    guard start < line.upperBound else { return 0 }
    return bytes[start..<line.upperBound].prefix { $0 == byte }.count
  }

  private func trimmingStart(_ line: Range<Int>) -> Range<Int> {
    bytes[line].trimmedStart(where: \.isSpaceOrTab).indices
  }

  private func holds(_ text: [UInt8], in line: Range<Int>) -> Bool {
    line.contains { bytes[$0..<line.upperBound].starts(with: text) }
  }

  private func isBlank(_ line: Range<Int>) -> Bool { trimmingStart(line).isEmpty }

  /// Returns a line of Markdown without the indentation of the element's content.
  private mutating func dedented(_ line: Range<Int>) -> Range<Int> {
    guard !open.isEmpty else { return line }
    let indent = trimmingStart(line).lowerBound - line.lowerBound
    let shared = open[open.count - 1].indent ?? indent
    open[open.count - 1].indent = shared
    return line.lowerBound + min(indent, shared)..<line.upperBound
  }

  private static func mayHoldAttribute(_ text: ArraySlice<UInt8>) -> Bool {
    var at = text.startIndex
    while let equals = text.fastFirstIndex(of: UInt8(ascii: "="), from: at) {
      if text[..<equals].suffix(8).elementsEqual("markdown".utf8) { return true }
      at = equals + 1
    }
    return false
  }
}

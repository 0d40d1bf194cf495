/// A Markdown text with its lines and its code, and what the report says about it.
///
/// A pass is a step of a conversion: a function from one text to another one. A generator has a list of passes:
///
/// ```swift
/// MarkdownText.read(article.body).passing(through: [tags.converted, TightHeadings.spaced]).converted
/// ```
struct MarkdownText: Sendable {
  typealias Pass = (MarkdownText) -> MarkdownText

  /// New bytes in the place of a range.
  typealias Edit = (range: Range<Int>, bytes: [UInt8])

  private(set) var converted: ConvertedText
  /// The code blocks and code spans.
  let code: CodeRegions
  private let roles: [MarkdownLine.Role]

  /// Returns a text whose lines end with line feeds alone.
  static func read(_ bytes: [UInt8]) -> MarkdownText { read(ConvertedText(bytes: bytes)) }

  static func read(_ converted: ConvertedText) -> MarkdownText {
    var converted = converted
    if converted.bytes.contains(0x0D) {
      let bytes = converted.bytes
      converted.bytes = bytes.indices.filter { bytes[$0] != 0x0D || bytes[$0...].dropFirst().first != 0x0A }
        .map { bytes[$0] }
    }
    let (code, roles) = CodeRegions.find(in: converted.bytes)
    return MarkdownText(converted: converted, code: code, roles: roles)
  }

  var bytes: [UInt8] { converted.bytes }

  /// The lines, without their line feeds.
  var lines: [MarkdownLine] {
    zip(ranges, roles).map { MarkdownLine(text: String(decoding: bytes[$0], as: UTF8.self), role: $1) }
  }

  private var ranges: [Range<Int>] {
    let text = bytes[...]
    var (ranges, start) = ([Range<Int>](), 0)
    while let end = text.fastFirstIndex(of: 0x0A, from: start) {
      ranges.append(start..<end)
      start = end + 1
    }
    return ranges + [start..<text.count]
  }

  func contains(_ word: String) -> Bool { bytes.span.holds(word) }

  /// Returns the text behind some passes, one after the other.
  func passing(through passes: [Pass]) -> MarkdownText { passes.reduce(self) { text, pass in pass(text) } }

  /// Returns a pass that only some sites need.
  static func when(_ isNeeded: Bool, _ pass: @escaping Pass) -> Pass { isNeeded ? pass : { $0 } }

  // MARK: New texts

  /// Returns another text with the same report.
  func with(_ bytes: [UInt8]) -> MarkdownText {
    var new = converted
    new.bytes = bytes
    return bytes == self.bytes ? self : .read(new)
  }

  /// Returns a text of other lines with the same report.
  func with(_ lines: [MarkdownLine]) -> MarkdownText {
    with(Array(lines.map(\.text).joined(separator: "\n").utf8))
  }

  /// Returns what became of this text, with the report on both.
  func with(_ result: ConvertedText) -> MarkdownText {
    var new = converted
    new.bytes = []
    new.append(result)
    return new.bytes == bytes ? MarkdownText(converted: new, code: code, roles: roles) : .read(new)
  }

  /// Returns the text with a note in its report.
  func noting(_ notes: [ConvertedText.Note]) -> MarkdownText {
    var new = self
    new.converted.notes += notes
    return new
  }

  /// Returns the text, which shows or includes files of the old site.
  func with(samples: Set<String> = [], shared: Set<String> = []) -> MarkdownText {
    var new = self
    new.converted.samples.formUnion(samples)
    new.converted.shared.formUnion(shared)
    return new
  }

  // MARK: Edits

  /// Returns the text with edits, whose ranges are in order.
  func replacing(_ edits: [Edit]) -> MarkdownText {
    guard !edits.isEmpty else { return self }
    var result: [UInt8] = []
    var copied = 0
    for edit in edits {
      result += bytes[copied..<edit.range.lowerBound] + edit.bytes
      copied = edit.range.upperBound
    }
    return with(result + bytes[copied...])
  }

  /// Returns the text with edits at some of the signs outside of code.
  ///
  /// `edit` receives the text and the place of a sign, and returns `nil` for a sign that stays. The search goes on behind
  /// the range of the edit. It can be limited to some ranges of the text.
  func replacing(
    at signs: String, in ranges: [Range<Int>]? = nil, _ edit: (_ text: [UInt8], _ place: Int) -> Edit?
  ) -> MarkdownText {
    let bytes = bytes
    let (signs, set) = (Array(signs.utf8), ByteSet(signs.utf8))
    var edits: [Edit] = []
    for range in ranges ?? [bytes.indices] {
      var at = range.lowerBound
      while at < range.upperBound {
        let rest = bytes[at..<range.upperBound]
        // The search for a single sign is several times faster.
        let found = signs.count == 1 ? rest.firstIndex(of: signs[0]) : rest.firstIndex(where: set.contains)
        guard let place = found else { break }
        at = place + 1
        guard code.region(at: place) == nil, let new = edit(bytes, place) else { continue }
        edits.append(new)
        at = max(at, new.range.upperBound)
      }
    }
    return replacing(edits)
  }

  /// Returns the text with new lines in the place of some lines: those outside of code blocks, or other ones.
  func replacingLines(_ role: MarkdownLine.Role = .text, _ new: (MarkdownLine) -> String?) -> MarkdownText {
    with(lines.map { line in (line.role == role ? new(line) : nil).map { MarkdownLine(text: $0, role: role) } ?? line })
  }

  // MARK: Paragraphs

  /// The lines between empty ones, without code blocks and blocks of HTML.
  var paragraphs: [Range<Int>] {
    let bytes = bytes
    var paragraphs: [Range<Int>] = []
    var open: Int?
    var closing: [UInt8]?
    // Indented lines in a list are text; elsewhere they are code.
    var isInList = false
    func end(at offset: Int) {
      guard let first = open else { return }
      let lines = bytes[first..<offset]
      let isIndented = Self.isIndented(lines)
      if !isIndented { isInList = Self.isItem(lines) }
      let isText = !Self.isHTML(lines) && (isInList || !isIndented) && lines.count < Self.limit
      if isText { paragraphs.append(first..<offset) }
      open = nil
    }
    for (range, role) in zip(ranges, roles) {
      let line = bytes[range]
      if role != .text || line.allSatisfy({ $0 <= 0x20 }) {
        end(at: range.lowerBound)
      } else if let tag = closing {
        if line.firstRange(of: tag) != nil { closing = nil }
      } else if let tag = Self.verbatimTag(in: line), line.firstRange(of: tag) == nil {
        end(at: range.lowerBound)
        closing = tag
      } else if open == nil {
        open = range.lowerBound
      }
    }
    end(at: bytes.count)
    return paragraphs
  }

  /// The lines of the paragraphs.
  var paragraphLines: [ArraySlice<UInt8>] {
    let bytes = bytes
    return paragraphs.flatMap { bytes[$0].split(separator: 0x0A) }
  }

  /// Returns the end tag of an element with verbatim text that a line starts.
  private static func verbatimTag(in line: ArraySlice<UInt8>) -> [UInt8]? {
    guard line.contains(UInt8(ascii: "<")) else { return nil }
    let name = ["pre", "script", "style", "textarea"].first { line.span.holds("<\($0)") }
    return name.map { Array("</\($0)".utf8) }
  }

  /// The number of bytes from which a paragraph is no paragraph, so that a search in it takes a limited time.
  private static let limit = 20_000

  private static func isIndented(_ lines: ArraySlice<UInt8>) -> Bool {
    lines.first.map(\.isSpaceOrTab) ?? true
      && lines.split(separator: 0x0A).allSatisfy { $0.starts(with: "    ".utf8) || $0.first == 0x09 }
  }

  /// Whether lines start with a mark of a list: `-`, or a number with a dot.
  private static func isItem(_ lines: ArraySlice<UInt8>) -> Bool {
    let text = lines.drop { $0 == 0x20 }
    if let mark = text.first, "-*+".utf8.contains(mark) { return text.dropFirst().first == 0x20 }
    let number = text.prefix(while: \.isASCIIDigit)
    return !number.isEmpty && text[number.endIndex...].first == UInt8(ascii: ".")
  }

  /// Whether lines start a block of HTML: with the tag of a block, or with any tag on a line of its own.
  private static func isHTML(_ lines: ArraySlice<UInt8>) -> Bool {
    let line = lines.drop { $0 <= 0x20 }.prefix { $0 != 0x0A }
    guard line.first == UInt8(ascii: "<"), let next = line.dropFirst().first else { return false }
    let name = line.dropFirst(next == UInt8(ascii: "/") ? 2 : 1).prefix { $0 > 0x20 && !"/>".utf8.contains($0) }
    let isBlock = HTMLBlocks.names.contains(String(decoding: name, as: UTF8.self).lowercased())
    let isAlone = line.last { $0 > 0x20 } == UInt8(ascii: ">") && line.count { $0 == UInt8(ascii: "<") } == 1
    return isBlock || "!?".utf8.contains(next) || isAlone && !line.starts(with: "<http".utf8)
  }

  /// Returns the text with other paths in the links of Markdown and HTML outside of code; `nil` keeps a path.
  ///
  /// A query and a fragment behind a path stay as they are.
  func relinked(_ rule: (String) -> String?) -> MarkdownText {
    replacing(at: "(\"':") { text, mark in
      guard let start = Self.address(at: mark, in: text) else { return nil }
      let path = text[start...].prefix { $0 > 0x20 && !"\"'()<>#?".utf8.contains($0) }
      let written = String(decoding: path, as: UTF8.self)
      guard !written.isEmpty, !written.contains("://") else { return nil }
      return rule(written).map { (path.indices, Array($0.utf8)) }
    }
  }

  /// Returns the start of the address behind a mark: behind `](`, `](<`, `src="`, `href="`, or `[name]:` at the start of a line.
  private static func address(at mark: Int, in text: [UInt8]) -> Int? {
    let before = text[..<mark]
    if text[mark] == UInt8(ascii: "(") {
      guard before.last == UInt8(ascii: "]") else { return nil }
      return text[(mark + 1)...].first == UInt8(ascii: "<") ? mark + 2 : mark + 1
    }
    if text[mark] == UInt8(ascii: ":") {
      guard before.last == UInt8(ascii: "]") else { return nil }
      let line = before.suffix(1_000).reversed().prefix { $0 != 0x0A }.reversed().drop { $0 == 0x20 }
      let start = text[(mark + 1)...].firstIndex { $0 != 0x20 } ?? text.count
      guard line.first == UInt8(ascii: "["), line.dropFirst().first != UInt8(ascii: "^"),
        !line.dropLast().contains(UInt8(ascii: "]"))
      else { return nil }
      return text[start...].first == UInt8(ascii: "<") ? start + 1 : start
    }
    let isAttribute = ["src=", "href="].contains { name in
      before.suffix(name.utf8.count).elementsEqual(name.utf8)
        && before.dropLast(name.utf8.count).last.map { $0 <= 0x20 } ?? false
    }
    return isAttribute ? mark + 1 : nil
  }
}

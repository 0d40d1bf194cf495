package import Diagnostics
package import Parsing

/// The front matter of a file: keys with values, in YAML between `---` lines or in TOML between `+++` lines.
///
///     let file = SourceFile(path: "a.md", text: "---\ntitle: Garlands\n---\nText")
///     let (block, diagnostics) = FrontMatterBlock.read(file, as: sources.add(file))
///     block.map["title"]?.string  // Garlands
///     block.bodyOffset            // 26
package struct FrontMatterBlock: Sendable, Equatable {
  /// A language for front matter.
  package enum Format: Sendable {
    /// YAML, between `---` and `---` or `...`.
    case yaml
    /// TOML, between `+++` and `+++`.
    case toml
  }

  /// The language of the block; `nil` if the file has no front matter.
  package var format: Format?

  /// The keys with their values; empty if they could not be parsed.
  package var map: DataMap

  /// The bytes from the opening fence to the end of the closing fence.
  package var range: Range<Int>

  /// The offset of the first byte of the article's text.
  package var bodyOffset: Int

  /// Finds and parses the front matter block of a file.
  package static func read(
    _ file: SourceFile, as source: SourceID
  ) -> (value: FrontMatterBlock, diagnostics: [Diagnostic]) {
    read(utf8: file.utf8, as: source)
  }

  static func read(utf8: [UInt8], as source: SourceID) -> (value: FrontMatterBlock, diagnostics: [Diagnostic]) {
    let start = utf8[...].byteOrderMarkCount
    let none = FrontMatterBlock(map: DataMap(), range: start..<start, bodyOffset: start)
    guard let fences = FrontMatterFences(in: utf8, from: start) else {
      // An empty line above `draft: true` must not publish the draft, so misplaced front matter is an error.
      let opening = FrontMatterFences.misplaced(in: utf8, from: start).map { SourceRange(source, $0) }
      return (none, opening.map { [FrontMatterProblem.misplaced.diagnostic(at: $0)] } ?? [])
    }
    guard let content = fences.content else {
      let problem = FrontMatterProblem.unclosed(fences.format).diagnostic(at: SourceRange(source, fences.opening))
      return (none, fences.looksIntended ? [problem] : [])
    }
    let (node, problems) =
      switch fences.format {
      case .yaml: YAMLReader.read(utf8[content])
      case .toml: TOMLReader.read(utf8[content])
      }
    var diagnostics = problems.map { $0.diagnostic(in: source, area: "front-matter") }
    if let node, node.map == nil, node.value != .null {
      diagnostics.append(FrontMatterProblem.notAMap(node).diagnostic(at: SourceRange(source, node.range)))
    }
    let block = FrontMatterBlock(
      format: fences.format, map: node?.map ?? DataMap(), range: fences.range, bodyOffset: fences.bodyOffset)
    return (block, diagnostics)
  }
}

/// A problem with the front matter block as a whole; syntax errors and wrong types have types of their own.
private enum FrontMatterProblem {
  /// An opening fence with keys below it, but no closing fence.
  case unclosed(FrontMatterBlock.Format)
  /// White space before the opening fence, which turns the front matter into text.
  case misplaced
  /// A single value or a list instead of keys with values.
  case notAMap(DataNode)

  func diagnostic(at range: SourceRange) -> Diagnostic {
    switch self {
    case .unclosed(let format):
      let fence = format == .yaml ? "---" : "+++"
      return Diagnostic(
        .error, "front-matter.unclosed", "this front matter has no closing line", at: range,
        suggestion: Diagnostic.Suggestion("end it with a line `\(fence)`"))
    case .misplaced:
      return Diagnostic(
        .error, "front-matter.misplaced", "this front matter is read as text, because it does not start the file",
        at: range,
        suggestion: Diagnostic.Suggestion("start it in the first column of the first line"))
    case .notAMap(let node):
      return Diagnostic(
        .error, "front-matter.no-keys", "front matter must be keys with values, not \(node.quotedForMessage)",
        at: range)
    }
  }
}

/// The two lines that enclose front matter.
private struct FrontMatterFences {
  let format: FrontMatterBlock.Format
  /// The opening fence without trailing white space.
  let opening: Range<Int>
  /// The bytes between the fences; `nil` without a closing fence.
  let content: Range<Int>?
  /// The bytes from the opening fence to the end of the closing fence.
  let range: Range<Int>
  /// The offset of the first byte after the closing fence.
  let bodyOffset: Int
  /// Whether the line below the opening fence looks like a key, so that the author most likely meant front matter.
  let looksIntended: Bool

  /// Looks for an opening fence at exactly `start`, then for the closing fence.
  init?(in bytes: [UInt8], from start: Int) {
    let first = Line(in: bytes, at: start)
    switch bytes[first.text] {
    case let fence where fence.elementsEqual("---".utf8): format = .yaml
    case let fence where fence.elementsEqual("+++".utf8): format = .toml
    default: return nil
    }
    opening = first.text
    looksIntended = Self.looksLikeKey(in: bytes, at: first.next, as: format)
    var line = first
    while line.next < bytes.count {
      line = Line(in: bytes, at: line.next)
      guard Self.closes(bytes[line.text], format) else { continue }
      content = first.next..<line.text.lowerBound
      range = start..<line.text.upperBound
      bodyOffset = line.next
      return
    }
    content = nil
    range = start..<start
    bodyOffset = start
  }

  /// Returns the opening fence of front matter that has white space before it.
  static func misplaced(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    guard let first = bytes[start...].firstIndex(where: { $0 > 0x20 }), first > start else { return nil }
    let fences = FrontMatterFences(in: bytes, from: first)
    return fences.flatMap { $0.looksIntended && $0.content != nil ? $0.opening : nil }
  }

  private static func closes(_ line: ArraySlice<UInt8>, _ format: FrontMatterBlock.Format) -> Bool {
    switch format {
    case .yaml: line.elementsEqual("---".utf8) || line.elementsEqual("...".utf8)
    case .toml: line.elementsEqual("+++".utf8)
    }
  }

  /// Whether the next line after any comments begins with a key: a word and the format's separator.
  ///
  /// This distinguishes front matter from a thematic break, which an empty line or a sentence follows. The first word
  /// of a sentence seldom ends with a colon.
  private static func looksLikeKey(in bytes: [UInt8], at start: Int, as format: FrontMatterBlock.Format) -> Bool {
    var line = Line(in: bytes, at: start)
    while bytes[line.text].first == UInt8(ascii: "#"), line.next < bytes.count { line = Line(in: bytes, at: line.next) }
    let text = bytes[line.text]
    let rest = text.drop { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "\""): true
      default: false
      }
    }
    guard rest.startIndex > text.startIndex else { return format == .toml && text.first == UInt8(ascii: "[") }
    switch format {
    case .yaml: return rest.first == UInt8(ascii: ":") && rest.dropFirst().first.map { $0 <= 0x20 } ?? true
    case .toml: return rest.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "=")
    }
  }
}

/// A line of a file, ended by LF, CRLF or a lone CR.
private struct Line {
  /// The line without trailing white space.
  let text: Range<Int>
  /// The offset of the next line.
  let next: Int

  init(in bytes: [UInt8], at start: Int) {
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let isCRLF = bytes[end...].starts(with: [0x0D, 0x0A])
    next = min(end + (isCRLF ? 2 : 1), bytes.count)
    let last = bytes[start..<end].lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    text = start..<(last.map { $0 + 1 } ?? start)
  }
}

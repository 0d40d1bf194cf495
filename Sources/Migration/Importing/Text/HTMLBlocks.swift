/// Blocks of HTML as kramdown reads them: up to the end tag, whereas an empty line ends them in Garland.
enum HTMLBlocks {
  /// Returns a Markdown text without the empty lines inside of such blocks.
  ///
  /// Blocks with code or with Markdown inside stay as they are.
  static func joined(_ text: MarkdownText) -> MarkdownText {
    guard text.bytes.contains(UInt8(ascii: "<")) else { return text }
    let code = text.code
    let lines = text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let ends = ends(in: lines)
    var kept: [ArraySlice<UInt8>] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      guard code.region(at: line.startIndex) == nil, let last = ends[index] else {
        kept.append(line)
        index += 1
        continue
      }
      let block = lines[index...last]
      let isPlain = block.allSatisfy { isPlainHTML($0) && code.region(at: $0.startIndex) == nil }
      kept += isPlain ? block.filter { $0.contains { $0 > 0x20 } } : Array(block)
      index = last + 1
      // Markdown goes on behind the end tag, whereas the block goes on up to an empty line in Garland.
      if index < lines.count, lines[last].last(where: { $0 > 0x20 }) == UInt8(ascii: ">"), startsText(lines[index]) {
        kept.append([])
      }
    }
    return text.with(Array(kept.joined(separator: [UInt8(0x0A)])))
  }

  /// Whether a line has text that does not begin with a tag or with an attribute list.
  private static func startsText(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first(where: { $0 > 0x20 }) else { return false }
    return first != UInt8(ascii: "<") && first != UInt8(ascii: "{")
  }

  /// The names of elements that are blocks.
  static let names: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "details", "div", "dl", "fieldset", "figure", "footer",
    "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "iframe", "nav", "ol", "p", "pre", "script", "section",
    "style", "table", "ul",
  ]

  /// Returns the name of the element that a line starts.
  private static func openedName(_ line: ArraySlice<UInt8>) -> String? {
    let rest = line.drop { $0 == 0x20 }
    guard line.count - rest.count < 4, rest.first == UInt8(ascii: "<") else { return nil }
    let name = String(decoding: rest.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }, as: UTF8.self)
    return names.contains(name) ? name : nil
  }

  /// Returns the line with the end tag for each line that starts an element, in one pass over the lines.
  private static func ends(in lines: [ArraySlice<UInt8>]) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    var depths: [String: Int] = [:]
    // The lines whose element is open, with the depth before them.
    var open: [String: [(line: Int, depth: Int)]] = [:]
    for (index, line) in lines.enumerated() where line.contains(UInt8(ascii: "<")) {
      if let name = openedName(line) { open[name, default: []].append((index, depths[name] ?? 0)) }
      for (name, change) in changes(in: line) { depths[name, default: 0] += change }
      for name in open.keys {
        while let last = open[name]?.last, depths[name] ?? 0 <= last.depth {
          ends[last.line] = index
          open[name]?.removeLast()
        }
      }
    }
    return ends
  }

  /// Returns how many more elements a line starts than it ends, by name.
  private static func changes(in line: ArraySlice<UInt8>) -> [String: Int] {
    var changes: [String: Int] = [:]
    var rest = line
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(start + 1)...]
      let isEnd = rest.first == UInt8(ascii: "/")
      let name = rest.dropFirst(isEnd ? 1 : 0).prefix { byte in
        (0x61...0x7A).contains(byte) || (0x31...0x36).contains(byte)
      }
      guard name.count < 11 else { continue }
      let text = String(decoding: name, as: UTF8.self)
      if names.contains(text) { changes[text, default: 0] += isEnd ? -1 : 1 }
    }
    return changes
  }

  private static func isPlainHTML(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 == 0x20 }
    return !rest.starts(with: ":::".utf8)
      && !["markdown=", "<pre", "<script", "<style"].contains { line.span.holds($0) }
  }
}

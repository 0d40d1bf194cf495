/// Blocks of HTML as kramdown reads them: up to the end tag, whereas an empty line ends them in Garland.
enum HTMLBlocks {
  /// Returns a Markdown text without the empty lines inside of such blocks.
  ///
  /// Blocks with code or with Markdown inside stay as they are.
  static func joined(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "<")) else { return text }
    let code = CodeRegions.find(in: text)
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    var kept: [ArraySlice<UInt8>] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      guard code.region(at: line.startIndex) == nil, let name = openedName(line),
        let last = end(of: name, from: index, in: lines)
      else {
        kept.append(line)
        index += 1
        continue
      }
      let block = lines[index...last]
      let isPlain = block.allSatisfy { isPlainHTML($0) && code.region(at: $0.startIndex) == nil }
      kept += isPlain ? block.filter { $0.contains { $0 > 0x20 } } : Array(block)
      index = last + 1
    }
    return Array(kept.joined(separator: [UInt8(0x0A)]))
  }

  private static let names: Set<String> = [
    "article", "aside", "blockquote", "center", "details", "div", "dl", "fieldset", "figure", "footer", "form", "h1",
    "h2", "h3", "h4", "h5", "h6", "header", "nav", "ol", "p", "section", "table", "ul",
  ]

  /// Returns the name of the element that a line starts.
  private static func openedName(_ line: ArraySlice<UInt8>) -> String? {
    let rest = line.drop { $0 == 0x20 }
    guard line.count - rest.count < 4, rest.first == UInt8(ascii: "<") else { return nil }
    let name = String(decoding: rest.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }, as: UTF8.self)
    return names.contains(name) ? name : nil
  }

  /// Returns the line with the end tag; the limit keeps a text that opens many elements linear.
  private static func end(of name: String, from start: Int, in lines: [ArraySlice<UInt8>]) -> Int? {
    var depth = 0
    for index in lines[start...].prefix(300).indices {
      let line = String(decoding: lines[index], as: UTF8.self)
      guard line.contains("<") else { continue }
      depth += line.split(separator: "<\(name)", omittingEmptySubsequences: false).dropFirst()
        .count { !($0.first?.isLetter ?? false) }
      depth -= line.split(separator: "</\(name)", omittingEmptySubsequences: false).count - 1
      if depth <= 0 { return index }
    }
    return nil
  }

  private static func isPlainHTML(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 == 0x20 }
    return !rest.starts(with: ":::".utf8)
      && !["markdown=", "<pre", "<script", "<style"].contains { String(decoding: line, as: UTF8.self).contains($0) }
  }
}

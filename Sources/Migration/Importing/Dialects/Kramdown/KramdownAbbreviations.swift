/// Abbreviations of kramdown: `*[CMS]: content management system` explains each `CMS` of the text.
enum KramdownAbbreviations {
  /// Returns a text without such lines and with `<abbr>` around the words that they explain.
  static func converted(_ text: [UInt8]) -> [UInt8] {
    guard text.firstRange(of: Array("*[".utf8)) != nil else { return text }
    var titles: [[UInt8]: String] = [:]
    let kept = MarkdownLine.lines(of: text).filter { line in
      guard line.role == .text, let definition = line.text.wholeMatch(of: /\*\[([^\]]+)\]:\s*(.*)/) else { return true }
      titles[Array(definition.1.utf8)] = definition.2.trimmed.description
      return false
    }
    return titles.isEmpty ? text : explained(kept.bytes, titles)
  }

  private static func explained(_ text: [UInt8], _ titles: [[UInt8]: String]) -> [UInt8] {
    let words = Dictionary(grouping: titles.keys.sorted { $0.count > $1.count }) { $0.first ?? 0 }
    var result: [UInt8] = []
    var copied = 0
    for paragraph in MarkdownParagraphs.ranges(in: text) {
      // The text of a heading decides its id.
      if "#[".utf8.contains(text[paragraph.lowerBound]) { continue }
      var at = paragraph.lowerBound
      while at < paragraph.upperBound {
        if InlineSkip.isStart(text[at]) {
          at = InlineSkip.end(from: at, in: text, paragraph)
          continue
        }
        let word = words[text[at]]?.first { word in
          text[at..<paragraph.upperBound].starts(with: word) && isWord(at..<at + word.count, in: text)
        }
        guard let word, let title = titles[word] else {
          at += 1
          continue
        }
        let escaped = title.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
        result += text[copied..<at] + "<abbr title=\"\(escaped)\">".utf8 + word + "</abbr>".utf8
        at += word.count
        copied = at
      }
    }
    return copied == 0 ? text : result + text[copied...]
  }

  /// Whether no letter or digit is beside a range.
  private static func isWord(_ range: Range<Int>, in text: [UInt8]) -> Bool {
    func isPart(_ at: Int) -> Bool {
      guard text.indices.contains(at) else { return false }
      return text[at] > 0x7F || (0x30...0x39).contains(text[at]) || (0x61...0x7A).contains(text[at] | 0x20)
    }
    return !isPart(range.lowerBound - 1) && !isPart(range.upperBound)
  }
}

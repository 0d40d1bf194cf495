import Markup

/// Abbreviations of kramdown and Python-Markdown: `*[CMS]: content management system` explains each `CMS` of the text.
enum Abbreviations {
  /// Returns a text without such lines and with `<abbr>` around the words that they explain.
  static func explained(_ text: MarkdownText) -> MarkdownText {
    guard text.contains("*[") else { return text }
    var titles: [[UInt8]: String] = [:]
    let kept = text.lines.filter { line in
      guard line.role == .text, line.text.hasPrefix("*["),
        let definition = line.text.wholeMatch(of: /\*\[([^\]]+)\] ?:\s*(.*)/)
      else { return true }
      titles[Array(definition.1.utf8)] = definition.2.trimmed.description
      return false
    }
    return titles.isEmpty ? text : explained(text.with(kept), titles)
  }

  private static func explained(_ markdown: MarkdownText, _ titles: [[UInt8]: String]) -> MarkdownText {
    let text = markdown.bytes
    let words = Dictionary(grouping: titles.keys.sorted { $0.count > $1.count }) { $0.first ?? 0 }
    var edits: [MarkdownText.Edit] = []
    for paragraph in markdown.paragraphs {
      // The text of a heading decides its id. An address can have the word, too.
      let isAddress = text[paragraph].starts(with: "[".utf8) && text[paragraph].firstRange(of: Array("]:".utf8)) != nil
      let isNote = text[paragraph].starts(with: "[^".utf8)
      if text[paragraph.lowerBound] == UInt8(ascii: "#") || isAddress && !isNote { continue }
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
        let escaped = MarkupBuffer.escaped(title)
        edits.append((at..<at + word.count, "<abbr title=\"\(escaped)\">".utf8 + word + "</abbr>".utf8))
        at += word.count
      }
    }
    return markdown.replacing(edits)
  }

  /// Whether no letter or digit is beside a range.
  private static func isWord(_ range: Range<Int>, in text: [UInt8]) -> Bool {
    func isPart(_ at: Int) -> Bool { text.indices.contains(at) && (text[at] > 0x7F || text[at].isASCIIAlphanumeric) }
    return !isPart(range.lowerBound - 1) && !isPart(range.upperBound)
  }
}

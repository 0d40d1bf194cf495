/// Admonitions of Python-Markdown: `!!! note "Title"`, and an indented text.
enum PythonAdmonitions {
  /// Returns a text with containers in their place.
  static func converted(_ text: MarkdownText) -> MarkdownText {
    guard text.contains("!!!") else { return text }
    var result: [MarkdownLine] = []
    let lines = text.lines
    var index = 0
    while index < lines.count {
      let line = lines[index]
      guard line.role == .text, let match = line.text.wholeMatch(of: /!!!\s+([\w-]+)[^"]*(?:"(.*)")?\s*/) else {
        result.append(line)
        index += 1
        continue
      }
      let end = lines[(index + 1)...].firstIndex { !$0.text.trimmed.isEmpty && !isIndented($0.text) } ?? lines.count
      let last = lines[(index + 1)..<end].lastIndex { !$0.text.trimmed.isEmpty } ?? index
      let callout = ForeignCallout(kind: String(match.1), title: match.2.map(String.init))
      let label = callout.label.map { "[\($0)]" } ?? ""
      result.append(MarkdownLine(text: ":::\(callout.name)\(label)", role: .text))
      result += lines[(index + 1)..<(last + 1)].map { inner in
        MarkdownLine(text: isIndented(inner.text) ? unindented(inner.text) : inner.text, role: inner.role)
      }
      result.append(MarkdownLine(text: ":::", role: .text))
      if end < lines.count, last + 1 == end { result.append(MarkdownLine(text: "", role: .text)) }
      index = last + 1
    }
    return text.with(result)
  }

  private static func isIndented(_ line: String) -> Bool { line.hasPrefix("    ") || line.hasPrefix("\t") }

  private static func unindented(_ line: String) -> String { String(line.dropFirst(line.hasPrefix("\t") ? 1 : 4)) }
}

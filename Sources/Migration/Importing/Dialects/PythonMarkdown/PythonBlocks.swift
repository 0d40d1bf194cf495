/// Admonitions of Python-Markdown: `!!! note "Title"`, and an indented text.
enum PythonAdmonitions {
  /// Returns a text with containers in their place.
  static func converted(_ text: [UInt8]) -> [UInt8] {
    guard text.firstRange(of: Array("!!!".utf8)) != nil else { return text }
    var result: [MarkdownLine] = []
    let lines = MarkdownLine.lines(of: text)
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
    return result.bytes
  }

  private static func isIndented(_ line: String) -> Bool { line.hasPrefix("    ") || line.hasPrefix("\t") }

  private static func unindented(_ line: String) -> String { String(line.dropFirst(line.hasPrefix("\t") ? 1 : 4)) }
}

/// Abbreviations of Python-Markdown: a line `*[CSS]: Cascading Style Sheets` explains each `CSS`.
enum PythonAbbreviations {
  /// Returns a text whose abbreviations have their explanation as a title.
  static func converted(_ text: [UInt8]) -> [UInt8] {
    guard text.firstRange(of: Array("*[".utf8)) != nil else { return text }
    var titles: [(name: String, title: String)] = []
    let lines = MarkdownLine.lines(of: text).filter { line -> Bool in
      guard line.role == .text, let match = line.text.wholeMatch(of: /\*\[([^\]]+)\]\s?:\s*(.*)/) else { return true }
      titles.append((String(match.1), String(match.2.trimmed).replacing("\"", with: "&quot;")))
      return false
    }
    guard !titles.isEmpty else { return text }
    return lines.map { line -> MarkdownLine in
      guard line.role == .text, !line.text.hasPrefix("    "), !line.text.hasPrefix("\t") else { return line }
      return MarkdownLine(text: titled(line.text, titles), role: .text)
    }.bytes
  }

  /// Returns a line with the abbreviations outside code, tags and addresses marked.
  private static func titled(_ line: String, _ titles: [(name: String, title: String)]) -> String {
    var result = ""
    var rest = line[...]
    var isInWord = false
    while let first = rest.first {
      if let closing = closing(of: first, before: result), let end = rest.dropFirst().firstIndex(of: closing) {
        result += rest[...end]
        rest = rest[rest.index(after: end)...]
        isInWord = false
      } else if !isInWord, let found = titles.first(where: { isWord($0.name, at: rest) }) {
        result += "<abbr title=\"\(found.title)\">\(found.name)</abbr>"
        rest = rest.dropFirst(found.name.count)
        isInWord = true
      } else {
        isInWord = first.isLetter || first.isNumber
        result.append(rest.removeFirst())
      }
    }
    return result
  }

  /// Returns the end of a part of a line in which words have no explanation.
  private static func closing(of first: Character, before text: String) -> Character? {
    switch first {
    case "`": "`"
    case "<": ">"
    case "(": text.hasSuffix("]") ? ")" : nil
    default: nil
    }
  }

  private static func isWord(_ name: String, at rest: Substring) -> Bool {
    guard rest.hasPrefix(name) else { return false }
    return rest.dropFirst(name.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
  }
}

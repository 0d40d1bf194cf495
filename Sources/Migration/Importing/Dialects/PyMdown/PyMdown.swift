/// The other differences between PyMdown and CommonMark: attributes, grids, notes on code, and code in sentences.
enum PyMdown {
  /// Returns a text with `markdown="1"` for `markdown` in tags, and with containers for grids.
  static func grids(_ text: MarkdownText) -> MarkdownText {
    guard text.contains(" markdown") else { return text }
    var open: [(name: String, isContainer: Bool)] = []
    return text.replacingLines { line in
      let isPossible = ["<div", "</div", "markdown"].contains(where: line.text.holds)
      guard isPossible, line.text.holds("<") else { return nil }
      let trimmed = line.text.trimmed
      if let match = trimmed.wholeMatch(of: /<div\s+class="grid([^"]*)"\s+markdown(?:="1"|=1)?\s*>/) {
        open.append(("div", true))
        return line.indentation + (match.1.contains("cards") ? ":::cards" : ":::columns")
      }
      let starts = line.text.matches(of: /<div[\s>]/).count
      let ends = line.text.matches(of: /<\/div>/).count
      open += Array(repeating: ("div", false), count: starts)
      var closes = false
      for _ in 0..<ends { closes = open.popLast()?.isContainer ?? false || closes }
      if closes, trimmed == "</div>" { return line.indentation + ":::\n" }
      return line.text.replacing(/(<[a-z]\w*(?:\s[^<>]*)?\s)markdown(?=[\s>])/) { "\($0.1)markdown=\"1\"" }
    }
  }

  /// Returns a text without `#!python` in code spans, and with the numbers of notes on code as they are: `(1)!` is `(1)`.
  static func plainCode(_ text: MarkdownText) -> MarkdownText {
    let bytes = text.bytes
    let spans = text.code.ranges.compactMap { range -> MarkdownText.Edit? in
      guard bytes[range].starts(with: "`#!".utf8), let space = bytes[range].firstIndex(of: 0x20) else { return nil }
      return (range.lowerBound + 1..<space + 1, [])
    }
    return text.replacing(spans).replacingLines(.code) { line in
      line.text.contains(")!") && !line.text.contains(/(?:--|;|%)\s*\(\d+\)!/)
        ? line.text.replacing(/\((\d+)\)!/) { "(\($0.1))" } : nil
    }
  }

  /// Returns a text with `{notes}` for code that has numbers in comments, and a numbered list below it.
  static func notes(_ text: MarkdownText) -> MarkdownText {
    var (lines, opening, hasMarks) = (text.lines, 0, false)
    for (index, line) in lines.enumerated() where line.role != .text {
      if line.role == .opening { (opening, hasMarks) = (index, false) }
      if line.role == .code, line.text.contains(/(?:#|\/\/|--|;|%|<!--|\/\*)\s*\(\d+\)/) { hasMarks = true }
      let next = lines[(index + 1)...].first { !$0.text.trimmed.isEmpty }
      guard line.role == .closing, hasMarks, next?.text.trimmed.hasPrefix("1.") ?? false else { continue }
      lines[opening] = MarkdownLine(text: lines[opening].text + " {notes}", role: .opening)
    }
    return text.with(lines)
  }

  /// Returns a text with Garland's class for buttons, and without attributes that only Material's scripts read.
  static func attributes(_ text: MarkdownText) -> MarkdownText {
    text.replacing(at: "{", in: text.paragraphs) { bytes, at in
      guard at > 0, let end = bytes[at...].prefix(300).firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let inner = String(decoding: bytes[(at + 1)..<end], as: UTF8.self)
      guard ["md-button", "data-", "annotate", "id="].contains(where: inner.holds),
        inner.wholeMatch(of: /:?\s*(?:[.#]?[\w.:-]+(?:=(?:"[^"]*"|'[^']*'|[^\s"']*))?\s*)+/) != nil
      else { return nil }
      let words = inner.matches(of: /[.#]?[\w-][\w.:-]*(?:=(?:"[^"]*"|'[^']*'|[^\s"']*))?/).map { String($0.0) }
      let kept = words.filter { !$0.hasPrefix("data-") && $0 != ".annotate" && !$0.hasPrefix(".md-button--") }.map {
        word in
        if word == ".md-button" { return ".button" }
        return word.hasPrefix("id=") ? "#" + word.dropFirst(3).filter { $0 != "\"" && $0 != "'" } : word
      }
      return (at..<end + 1, kept.isEmpty ? [] : Array("{\(kept.joined(separator: " "))}".utf8))
    }
  }

  /// Returns a text without the marks for texts that mkdocstrings generates from code, and a note on them.
  static func withoutGeneratedTexts(_ text: MarkdownText) -> MarkdownText {
    guard text.contains("::: ") else { return text }
    var names: [(line: Int, name: String)] = []
    var isInside = false
    let lines = text.lines.enumerated().compactMap { index, line -> MarkdownLine? in
      if isInside, line.text.hasPrefix("    ") || line.text.trimmed.isEmpty {
        return line.text.trimmed.isEmpty ? line : nil
      }
      isInside = false
      guard line.role == .text, line.text.holds(":::"),
        let match = line.text.wholeMatch(of: />?\s*#*\s*:::\s+([\w.:\-]+)\s*/)
      else { return line }
      isInside = true
      names.append((index + 1, String(match.1)))
      return nil
    }
    guard let first = names.first else { return text }
    let others = names.count > 1 ? " and of \(names.count - 1) other name\(names.count > 2 ? "s" : "")" : ""
    let message = "the reference of `\(first.name)`\(others) is left out: a plugin makes it from code"
    return text.with(lines).noting([ConvertedText.Note(line: first.line, message: message)])
  }
}

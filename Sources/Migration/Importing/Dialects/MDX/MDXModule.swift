/// An MDX file without its `import` and `export` statements, whose lines are empty.
struct MDXModule {
  let text: MarkdownText
  /// The paths of default imports, by name: `import oven from '../oven.png'`.
  let imports: [String: String]

  static func read(_ text: MarkdownText) -> MDXModule {
    var lines = text.lines
    var imports: [String: String] = [:]
    var notes: [ConvertedText.Note] = []
    var index = 0
    while index < lines.count {
      guard begins(lines[index]) else {
        index += 1
        continue
      }
      let (end, isClosed) = end(of: lines[index...])
      if !isClosed {
        let message = "the end of this statement is not found: the lines up to the next empty one are removed"
        notes.append(ConvertedText.Note(line: index + 1, message: message))
      }
      let statement = lines[index..<end].map(\.text).joined(separator: "\n")
      for line in index..<end { lines[line] = MarkdownLine(text: "", role: .text) }
      index = end
      if statement.hasPrefix("import"), !statement.hasPrefix("import {"),
        let match = statement.firstMatch(of: /^import\s+(\w+)\s+from\s+['"]([^'"]+)['"]/)
      {
        // An underscore can have a backslash before it: `./\\_note.mdx`.
        imports[String(match.1)] = match.2.filter { $0 != "\\" }
      }
    }
    return MDXModule(text: text.with(lines).noting(notes), imports: imports)
  }

  /// Whether a line is the first one of a statement.
  private static func begins(_ line: MarkdownLine) -> Bool {
    guard line.role == .text else { return false }
    return line.text.hasPrefix("import ") && line.text.contains { "'\"{".contains($0) }
      || line.text.hasPrefix("export ")
  }

  /// Returns the end of a statement, where its brackets are closed, or the next empty line if they stay open.
  private static func end(of lines: ArraySlice<MarkdownLine>) -> (index: Int, isClosed: Bool) {
    var brackets = OpenBrackets()
    // The limit keeps many statements without an end cheap.
    let empty = lines.firstIndex { $0.text.trimmed.isEmpty } ?? lines.endIndex
    for index in lines.indices.prefix(500) {
      let text = lines[index].text
      brackets.read(text)
      // Behind an empty line, a bracket in a sentence such as `:)` closes nothing.
      let canClose = index < empty || text.trimmed.first.map { ")]}`".contains($0) } ?? false
      if canClose, brackets.isEmpty { return (index + 1, true) }
    }
    return (empty, false)
  }
}

/// The brackets that lines of JavaScript leave open.
private struct OpenBrackets {
  private var depth = 0
  private var isInTemplate = false

  var isEmpty: Bool { depth <= 0 && !isInTemplate }

  mutating func read(_ line: String) {
    var rest = line[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\": _ = rest.popFirst()
      case "`": isInTemplate.toggle()
      case _ where isInTemplate: continue
      // An apostrophe in the text of a component has no partner.
      case "\"", "'": rest = Self.rest(of: rest, behind: character) ?? rest
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: continue
      }
    }
  }

  private static func rest(of text: Substring, behind quote: Character) -> Substring? {
    var rest = text
    while let character = rest.popFirst() {
      if character == quote { return rest }
      if character == "\\" { _ = rest.popFirst() }
    }
    return nil
  }
}

/// Blocks of Python-Markdown and PyMdown whose text is indented: `!!! note "Title"`, `??? note`, `=== "Tab"`.
///
/// ```swift
/// IndentedBlocks.converted(text)  // `=== "npm"` and its text are `:::tabs`, `:::item[npm]` …
/// ```
enum IndentedBlocks {
  /// Blocks inside more blocks than this stay as they are.
  private static let depthLimit = 32

  /// Returns a text with containers in their place.
  static func converted(_ text: MarkdownText) -> MarkdownText {
    guard ["!!!", "???", "==="].contains(where: text.contains) else { return text }
    return text.with(converted(text.lines[...], depth: 0))
  }

  private static func converted(_ lines: ArraySlice<MarkdownLine>, depth: Int) -> [MarkdownLine] {
    var result: [MarkdownLine] = []
    func add(_ text: String) { result.append(MarkdownLine(text: text, role: .text)) }
    var index = lines.startIndex
    var list = ListDepth()
    // The indentation of open tabs.
    var tabs: String?
    while index < lines.endIndex {
      let line = lines[index]
      guard line.role == .text, depth < depthLimit, let block = Opening(line.text), list.allows(block.indentation)
      else {
        if line.role == .text { list.read(line.text) }
        result.append(line)
        index += 1
        continue
      }
      let column = block.indentation.count
      let end =
        lines[(index + 1)...].firstIndex { $0.isFilled && $0.role != .code && $0.column < column + 4 } ?? lines.endIndex
      let last = lines[index..<end].lastIndex(where: \.isFilled) ?? index
      let inner = lines[(index + 1)..<(last + 1)].map { MarkdownLine(text: $0.unindented, role: $0.role) }
      let indentation = block.indentation
      if tabs == nil, result.last?.isFilled == true { add("") }
      if block.isTab, tabs == nil {
        tabs = indentation
        add(indentation + ":::tabs")
      }
      for start in block.start { add(indentation + start) }
      result += converted(inner[...], depth: depth + 1)
      for stop in block.end { add(indentation + stop) }
      let next = end < lines.endIndex ? Opening(lines[end].text) : nil
      let isNextTab = next.map { $0.isTab && !$0.startsGroup && $0.indentation == tabs } ?? false
      if isNextTab, lines[end].role == .text {
        index = end
        continue
      }
      if let outer = tabs { add(outer + ":::") }
      tabs = nil
      if end < lines.endIndex { add("") }
      index = end
    }
    return result
  }

  /// The first line of a block.
  private struct Opening {
    let indentation: String
    let isTab: Bool
    /// Whether a tab is the first one of other tabs: `===! "Tab"`.
    let startsGroup: Bool
    /// The lines before the text, and those behind it.
    let (start, end): ([String], [String])

    init?(_ line: String) {
      let rest = line.drop { $0 == " " || $0 == "\t" }
      guard ["!!!", "???", "==="].contains(where: rest.hasPrefix),
        let match = line.wholeMatch(
          of: /([ \t]*)(!!!|\?\?\?\+?|===[!+]*)[ \t]*([\w-]*(?:[ ]+[\w-]+)*)[ ]*(?:"(.*)")?[ \t]*/)
      else { return nil }
      let title = match.4.map { String($0.replacing("\\\"", with: "\"")) }
      let kind = match.3.prefix { $0 != " " }
      guard title != nil || !kind.isEmpty else { return nil }
      indentation = String(match.1.replacing("\t", with: "    "))
      startsGroup = match.2.contains("!")
      isTab = match.2.hasPrefix("=")
      switch match.2.first {
      case "=":
        guard let title, kind.isEmpty else { return nil }
        (start, end) = ([ContainerMarkup("item", label: title).opening()], [":::"])
      case "?":
        let isOpen = match.2.hasSuffix("+") ? "{open}" : ""
        let name = title ?? kind.prefix(1).uppercased() + kind.dropFirst()
        let item = ContainerMarkup("item", label: name, traits: isOpen).opening()
        (start, end) = ([":::accordion", item], [":::", ":::"])
      default:
        guard !kind.isEmpty else { return nil }
        let callout = ForeignCallout(pythonKind: String(kind), title: title)
        (start, end) = ([ContainerMarkup(callout.name, label: callout.label).opening()], [":::"])
      }
    }
  }

  /// How far the text of the list around a line can be indented.
  private struct ListDepth {
    private var column = 0

    /// Whether a block can begin here; indented more, the line is code.
    func allows(_ indentation: String) -> Bool { indentation.count < column + 4 }

    mutating func read(_ line: String) {
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard !text.isEmpty else { return }
      let indentation = line.column
      let number = text.prefix(while: \.isNumber)
      let isItem =
        number.isEmpty
        ? "-*+".contains(text.prefix(1)) && text.dropFirst().first == " " : text.dropFirst(number.count).hasPrefix(". ")
      column = isItem ? indentation + 4 : min(column, indentation)
    }
  }
}

extension ForeignCallout {
  /// Creates the callout for a kind whose name is its title in Python-Markdown, as in `!!! bug`.
  init(pythonKind kind: String, title: String?) {
    let plain = ForeignCallout(kind: kind, title: nil)
    let isOwn = plain.label == nil && plain.name != kind.lowercased()
    self.init(kind: kind, title: title ?? (isOwn ? kind.prefix(1).uppercased() + kind.dropFirst() : nil))
  }
}

extension String {
  /// The number of columns before the text.
  fileprivate var column: Int {
    prefix { $0 == " " || $0 == "\t" }.reduce(0) { $1 == "\t" ? ($0 / 4 + 1) * 4 : $0 + 1 }
  }
}

extension MarkdownLine {
  fileprivate var isFilled: Bool { !text.allSatisfy(\.isWhitespace) }
  fileprivate var column: Int { text.column }

  /// The text without its first four columns.
  fileprivate var unindented: String {
    let blank = text.prefix { $0 == " " || $0 == "\t" }
    return String(repeating: " ", count: max(0, text.column - 4)) + text.dropFirst(blank.count)
  }
}

/// Blocks of PyMdown between lines of slashes: `/// note | Title` … `///`.
///
/// ```swift
/// PyMdownBlocks.converted(text)  // `/// tab | npm` and its text are `:::tabs`, `:::item[npm]` …
/// ```
enum PyMdownBlocks {
  private static let depthLimit = 32

  /// Returns a text with containers or HTML in their place; an unclosed block ends with the text around it.
  static func converted(_ text: MarkdownText) -> MarkdownText {
    text.contains("///") ? text.with(converted(text.lines[...], depth: 0)) : text
  }

  private static func converted(_ lines: ArraySlice<MarkdownLine>, depth: Int) -> [MarkdownLine] {
    var (result, index): ([MarkdownLine], Int) = ([], lines.startIndex)
    var isInTabs = false
    func add(_ texts: [String]) { result += texts.map { MarkdownLine(text: $0, role: .text) } }
    while index < lines.endIndex {
      let line = lines[index]
      guard line.role == .text, depth < depthLimit, let block = Opening(line.text) else {
        if isInTabs, !line.text.allSatisfy(\.isWhitespace) {
          add([":::", ""])
          isInTabs = false
        }
        result.append(line)
        index += 1
        continue
      }
      var options: [String: String] = [:]
      index += 1
      while index < lines.endIndex, let option = option(in: lines[index].text) {
        options[option.name] = option.value.filter { $0 != "'" && $0 != "\"" }
        index += 1
      }
      let fence = String(repeating: "/", count: block.slashes)
      let end = lines[index...].firstIndex { $0.role == .text && $0.text.trimmed == fence } ?? lines.endIndex
      if isInTabs != (block.kind == "tab") { add(isInTabs ? [":::"] : [":::tabs"]) }
      isInTabs = block.kind == "tab"
      let markup = block.markup(options)
      add(markup.start)
      result += converted(lines[index..<end], depth: depth + 1)
      add(markup.end + [""])
      index = min(end + 1, lines.endIndex)
    }
    if isInTabs { add([":::"]) }
    return result
  }

  /// Returns the name and the value of an option, which a line such as `    open: true` below the first line of a block has.
  static func option(in line: String) -> (name: String, value: Substring)? {
    let text = line.trimmedStart
    let name = text.prefix(while: isInName)
    guard !name.isEmpty, text[name.endIndex...].first == ":", line.prefix(4).allSatisfy(\.isWhitespace) else {
      return nil
    }
    return (String(name), text[name.endIndex...].dropFirst().trimmed)
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_-".contains(character)
  }

  /// The first line of a block.
  struct Opening {
    let slashes: Int
    let kind: String
    let title: String?

    init?(_ line: String) {
      let text = line.trimmedStart
      guard text.hasPrefix("///") else { return nil }
      let rest = text.drop { $0 == "/" }.trimmedStart
      let name = rest.prefix(while: isInName)
      let behind = rest[name.endIndex...].trimmed
      guard !name.isEmpty, behind.first.map({ $0 == "|" }) ?? true else { return nil }
      (slashes, kind) = (text.prefix { $0 == "/" }.count, String(name))
      title = behind.dropFirst().trimmed.nonEmpty
    }

    /// Returns the lines around the text of the block.
    func markup(_ options: [String: String]) -> (start: [String], end: [String]) {
      switch kind {
      case "tab": return ([ContainerMarkup("item", label: title ?? "").opening()], [":::"])
      case "details":
        let isOpen = options["open"]?.lowercased() == "true" ? "{open}" : ""
        let item = ContainerMarkup("item", label: title ?? "Details", traits: isOpen).opening()
        return ([":::accordion", item], [":::", ":::"])
      case "caption", "figure-caption", "table-caption":
        return (["", "<p class=\"caption\" markdown=\"1\">"], ["</p>"])
      case "html":
        let names = (title ?? "div").split(separator: ".").map(String.init)
        let element = names.first.map { $0.filter { $0.isLetter || $0.isNumber } } ?? "div"
        let classes = names.dropFirst().map { $0.prefix { $0 != "[" && $0 != "#" } }.joined(separator: " ")
        let name = element.isEmpty ? "div" : element
        return (
          ["", "<\(name)\(classes.isEmpty ? "" : " class=\"\(classes)\"") markdown=\"1\">", ""], ["", "</\(name)>"]
        )
      default:
        let callout = ForeignCallout(pythonKind: kind == "admonition" ? options["type"] ?? "note" : kind, title: title)
        return (["", ContainerMarkup(callout.name, label: callout.label).opening()], [":::"])
      }
    }
  }
}

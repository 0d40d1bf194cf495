/// The options of a code block of Hugo or Zola, for the fence of a code block of Garland.
///
/// ```swift
/// CodeFenceOptions("linenos=table,hl_lines=[2,\"4-5\"]").text  // " numbers lines=2,4-5"
/// ```
struct CodeFenceOptions {
  /// The form of options behind the language of a fence.
  enum Form: Sendable {
    /// `{linenos=true hl_lines="2 4-5" file="a.go"}`
    case hugo
    /// `rust,linenos,hl_lines=2 4-5,name=a.rs`
    case zola
    /// `js index.js https://a.example/index.js`: a title and a link.
    case hexo
  }

  /// The options as Garland writes them, with a space before each one.
  private(set) var text = ""

  /// Converts options that are separated by commas or spaces.
  init(_ options: String) {
    let values = Self.values(options)
    // PyMdown writes the number of the first line: `linenums="3"`.
    let isNumbered = (values["linenos"] ?? values["linenums"]).map { $0 != "false" && $0 != "0" } ?? false
    if isNumbered { text += " numbers" }
    if let start = (values["linenostart"] ?? values["linenums"]).flatMap({ Int($0) }), start != 1 {
      text += " start=\(start)"
    }
    if let lines = values["hl_lines"].map(Self.lines), !lines.isEmpty { text += " lines=\(lines)" }
    if let title = values["file"] ?? values["filename"] ?? values["title"] ?? values["name"], !title.isEmpty {
      text += " title=\"\(title.replacing("\"", with: ""))\""
    }
  }

  /// Returns a pass that writes the options of all code blocks in Garland's form.
  static func pass(from form: Form) -> MarkdownText.Pass {
    { text in text.replacingLines(.opening) { fence($0.text, from: form) } }
  }

  /// Returns a text without the marks of lines that its code blocks do not have.
  static func withoutMissingLines(_ text: MarkdownText) -> MarkdownText {
    guard text.contains("lines=") || text.contains("{") else { return text }
    var lines = text.lines
    for index in lines.indices where lines[index].role == .opening {
      let code = lines[(index + 1)...].prefix { $0.role == .code }
      // The last line of an unclosed block is the end of the text.
      let count = code.endIndex == lines.count && code.last?.text.isEmpty == true ? code.count - 1 : code.count
      lines[index] = MarkdownLine(text: withoutMissingLines(lines[index].text[...], of: count), role: .opening)
    }
    return text.with(lines)
  }

  /// Returns the first line of a code block with a number of lines; titles in quotes or brackets stay as they are.
  private static func withoutMissingLines(_ line: Substring, of count: Int) -> String {
    var (result, rest) = ("", line)
    func isList(_ character: Character) -> Bool { character.isNumber || "-,".contains(character) }
    while let first = rest.first {
      let closings: [Character: Character] = ["\"": "\"", "'": "'", "[": "]"]
      var end = rest.index(after: rest.startIndex)
      var (name, list) = ("", rest[end..<end])
      if let closing = closings[first] {
        end = rest[end...].firstIndex(of: closing).map { rest.index(after: $0) } ?? end
      } else if first == "{" {
        list = rest[end...].prefix(while: isList)
        if !list.isEmpty, rest[list.endIndex...].first == "}" { (name, end) = ("{", rest.index(after: list.endIndex)) }
      } else if rest.hasPrefix("lines="), result.last.map({ " {".contains($0) }) ?? true {
        list = rest.dropFirst("lines=".count).prefix(while: isList)
        if !list.isEmpty { (name, end) = ("lines=", list.endIndex) }
      }
      if name.isEmpty {
        result += rest[..<end]
      } else if case let kept = existing(list, of: count), !kept.isEmpty {
        result += name + kept + (name == "{" ? "}" : "")
      } else {
        // With its options, the space before them goes, and braces around nothing.
        if result.last == "{", rest[end...].first == "}" {
          result.removeLast()
          end = rest.index(after: end)
        }
        if result.last == " " {
          result.removeLast()
        } else {
          end = rest[end...].first == " " ? rest.index(after: end) : end
        }
      }
      rest = rest[end...]
    }
    return result
  }

  /// Returns the part of `2,4-5` that code with a number of lines has.
  private static func existing(_ lines: Substring, of count: Int) -> String {
    lines.split(separator: ",").compactMap { range -> String? in
      let ends = range.split(separator: "-", maxSplits: 1).map { Int($0) ?? 0 }
      guard let first = ends.first, (1...max(1, count)).contains(first), count > 0 else { return nil }
      guard ends.count == 2, ends[1] > count else { return String(range) }
      return first == count ? "\(first)" : "\(first)-\(count)"
    }.joined(separator: ",")
  }

  /// Returns the first line of a code block in Garland's form, or `nil` if it has no options.
  private static func fence(_ line: String, from form: Form) -> String? {
    if form == .hexo { return titled(line) }
    let separator: Character = form == .hugo ? "{" : ","
    guard let start = line.firstIndex(of: separator) else { return nil }
    let (front, options) = (line[..<start], line[start...].dropFirst())
    switch form {
    case .hugo:
      guard let end = options.lastIndex(of: "}") else { return nil }
      let list = String(options[..<end])
      // Chroma's braces always assign; `{1,3}` and `{.class}` mean the same in Garland.
      guard list.contains("=") else { return nil }
      let marks = String(front).trimmed.allSatisfy { "`~>-*+ ".contains($0) } ? "text" : ""
      return String(front).trimmedEnd + marks + CodeFenceOptions(list).text
    case .zola, .hexo: return String(front).trimmedEnd + CodeFenceOptions(String(options)).text
    }
  }

  /// Returns a fence of Hexo with its title in brackets; Garland has no link there.
  private static func titled(_ line: String) -> String? {
    let marks = line.prefix { "`~>-*+ \t".contains($0) }
    let words = line[marks.endIndex...].split { $0 == " " || $0 == "\r" }
    let isPlain = !words.contains { word in word.contains { "[]{}=".contains($0) } }
    guard let language = words.first, words.count > 1, isPlain else { return nil }
    let title = words.dropFirst().prefix { !$0.contains("://") }.joined(separator: " ")
    return marks + language + (title.isEmpty ? "" : " [\(title)]")
  }

  /// Returns the values of options by their names in lower case.
  private static func values(_ options: String) -> [String: String] {
    var values: [String: String] = [:]
    var rest = options[...]
    while let first = rest.first {
      guard !first.isWhitespace, first != "," else {
        rest = rest.dropFirst()
        continue
      }
      let name = rest.prefix { $0 != "=" && $0 != "," && !$0.isWhitespace }
      rest = rest.dropFirst(name.count)
      guard rest.first == "=" else {
        if name.isEmpty { rest = rest.dropFirst() }
        values[name.lowercased()] = "true"
        continue
      }
      rest = rest.dropFirst()
      values[name.lowercased()] = takeValue(&rest)
    }
    return values
  }

  private static func takeValue(_ rest: inout Substring) -> String {
    let closings: [Character: Character] = ["\"": "\"", "'": "'", "[": "]"]
    if let first = rest.first, let closing = closings[first] {
      let value = rest.dropFirst().prefix { $0 != closing }
      rest = rest.dropFirst(value.count + 2)
      return String(value)
    }
    // Numbers of lines can have spaces between them: `hl_lines=1 3-5,linenos`.
    let isList = rest.first?.isNumber ?? false
    let value = rest.prefix {
      $0 != "," && (!$0.isWhitespace || isList) && (!isList || $0.isNumber || $0 == "-" || $0 == " ")
    }
    rest = rest.dropFirst(value.count)
    return String(value).trimmed
  }

  /// Returns numbers of lines as Garland writes them: `2,4-5`.
  private static func lines(_ text: String) -> String {
    text.split { !$0.isNumber && $0 != "-" }.filter { $0.first?.isNumber ?? false }.joined(separator: ",")
  }
}

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
      let count = lines[(index + 1)...].prefix { $0.role == .code }.count
      let line = lines[index].text
      for (start, end) in [("lines=", " "), ("{", "}")] {
        guard let range = line.firstRange(of: start) else { continue }
        let written = line[range.upperBound...].prefix { $0.isNumber || $0 == "-" || $0 == "," }
        let behind = line[written.endIndex...].first.map(String.init)
        guard !written.isEmpty, behind == end || behind == nil || behind == "}" else { continue }
        let kept = existing(written, of: count)
        guard kept != written else { continue }
        var before = line[..<(kept.isEmpty ? range.lowerBound : range.upperBound)]
        var rest = line[written.endIndex...]
        if kept.isEmpty, before.last == "{" || start == "{" {
          before = before.last == "{" ? before.dropLast() : before
          rest = rest.dropFirst()
        }
        if kept.isEmpty { before = before.trimmedEnd }
        lines[index] = MarkdownLine(text: "\(before)\(kept)\(rest)", role: .opening)
        break
      }
    }
    return text.with(lines)
  }

  /// Returns the part of `2,4-5` that code with a number of lines has.
  private static func existing(_ lines: Substring, of count: Int) -> String {
    lines.split(separator: ",").compactMap { range -> String? in
      let ends = range.split(separator: "-", maxSplits: 1).map { Int($0) ?? 0 }
      guard let first = ends.first, first <= count else { return nil }
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

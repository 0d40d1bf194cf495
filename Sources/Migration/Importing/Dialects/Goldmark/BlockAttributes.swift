/// Attributes of blocks in the form of Goldmark, `{class="wide dark"}`, which Garland writes as `{.wide .dark}`.
enum BlockAttributes {
  /// Returns a Markdown text with the classes on lines of attributes in Garland's form.
  static func converted(_ text: MarkdownText) -> MarkdownText {
    var previous = ""
    return text.replacingLines { line in
      defer { previous = line.text.trimmed.description }
      guard isList(line.text.utf8) else { return nil }
      // The template of the shortcode writes the block.
      if previous.hasSuffix(">}}") || previous.hasSuffix("%}}") { return "" }
      return line.text.contains("class=") ? converted(line.text) : nil
    }
  }

  /// Whether a line is a list in braces: `{.wide}` or `{class="wide"}`, but no shortcode or value.
  private static func isList(_ line: String.UTF8View) -> Bool {
    let rest = line.drop { $0 == 0x20 || $0 == UInt8(ascii: ">") }
    let second = rest.dropFirst().first ?? 0
    return rest.first == UInt8(ascii: "{") && rest.last { $0 > 0x20 } == UInt8(ascii: "}")
      && second != UInt8(ascii: "{") && second != UInt8(ascii: "%")
  }

  /// Returns a line of attributes with its classes as `.name`; names that Garland cannot have are left out.
  private static func converted(_ line: String) -> String {
    let replaced = line.replacing(/class=(?:"([^"]*)"|([^\s}]*))/) { match in
      let names = (match.output.1 ?? match.output.2 ?? "").split(separator: " ")
      return names.filter { name in name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" } }
        .map { "." + $0 }.joined(separator: " ")
    }
    return replaced.firstMatch(of: /\{\s*\}/) == nil ? replaced : ""
  }
}

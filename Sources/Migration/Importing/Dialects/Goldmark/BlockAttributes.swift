/// Attributes of blocks in the form of Goldmark, `{class="wide dark"}`, which Garland writes as `{.wide .dark}`.
enum BlockAttributes {
  /// Returns a Markdown text with the classes on lines of attributes in Garland's form.
  static func converted(_ text: [UInt8]) -> [UInt8] {
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.contains(where: { isList($0) }) else { return text }
    let code = CodeRegions.find(in: text)
    return Array(
      lines.indices.map { index -> [UInt8] in
        let line = lines[index]
        guard isList(line), code.region(at: line.startIndex) == nil else { return Array(line) }
        // The template of the shortcode writes the block.
        if index > 0, endsShortcode(lines[index - 1]) { return [] }
        guard String(decoding: line, as: UTF8.self).contains("class=") else { return Array(line) }
        return Array(converted(String(decoding: line, as: UTF8.self)).utf8)
      }.joined(separator: [UInt8(0x0A)]))
  }

  /// Whether a line is a list in braces: `{.wide}` or `{class="wide"}`, but no shortcode or value.
  private static func isList(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 == 0x20 || $0 == UInt8(ascii: ">") }
    let second = rest.dropFirst().first ?? 0
    return rest.first == UInt8(ascii: "{") && rest.last { $0 > 0x20 } == UInt8(ascii: "}")
      && second != UInt8(ascii: "{") && second != UInt8(ascii: "%")
  }

  private static func endsShortcode(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self).trimmed
    return text.hasSuffix(">}}") || text.hasSuffix("%}}")
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

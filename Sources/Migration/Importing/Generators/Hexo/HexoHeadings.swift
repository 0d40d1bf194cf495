import Articles

/// The ids of headings as Hexo makes them, which keep capital letters: `## A b` is at `#A-b`.
enum HexoHeadings {
  /// Returns a Markdown text with an id on each heading whose id would be another one in Garland.
  static func converted(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "#")) else { return text }
    let code = CodeRegions.find(in: text)
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    // An empty line ends a block of HTML; the text of such a block has no headings.
    var isHTML = false
    return Array(
      lines.map { line -> [UInt8] in
        isHTML = (isHTML || startsTag(line)) && line.contains { $0 > 0x20 }
        guard !isHTML else { return Array(line) }
        let marks = line.prefix { $0 == UInt8(ascii: "#") }.count
        guard (1...6).contains(marks), line.dropFirst(marks).first == 0x20,
          code.region(at: line.startIndex) == nil,
          let id = id(of: String(decoding: line.dropFirst(marks), as: UTF8.self))
        else { return Array(line) }
        return withoutClosingMarks(line) + Array(" {#\(id)}".utf8)
      }.joined(separator: [UInt8(0x0A)]))
  }

  /// Returns a heading such as `## Rye ##` without the marks and the white space at its end.
  private static func withoutClosingMarks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
      line[..<(line.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? line.endIndex)]
    }
    let heading = trimmed(line)
    let rest = heading[..<(heading.lastIndex { $0 != UInt8(ascii: "#") }.map { $0 + 1 } ?? heading.endIndex)]
    return rest.last == 0x20 && rest.count < heading.count ? trimmed(rest) : heading
  }

  /// Whether a line starts with a tag of HTML, with at most three spaces before it.
  private static func startsTag(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 == 0x20 }
    guard line.count - rest.count < 4, rest.first == UInt8(ascii: "<"), let next = rest.dropFirst().first else {
      return false
    }
    return next == UInt8(ascii: "/") || (0x61...0x7A).contains(next | 0x20)
  }

  /// Returns the id of a heading, or `nil` if Garland makes the same one or if the heading has an id or a tag.
  private static func id(of heading: String) -> String? {
    guard !heading.contains("{"), !heading.contains("<") else { return nil }
    // The address of a link is no part of the heading.
    let text = heading.replacing(/\]\([^)]*\)/, with: "]").trimmed
    let separators = " \t~`!@#$%^&*()-_+=[]{}|\\;:\"'<>,.?/"
    let id = text.split { separators.contains($0) }.joined(separator: "-")
    return id.isEmpty || id == Slug.of(text) ? nil : id
  }
}

import Articles

/// Links with the kind of their target in braces: `{filename}/a.md`, or `|filename|/a.md`.
enum FileLinks {
  private static let kinds: Set<String> = ["filename", "static", "attach", "index", "tag", "category", "author"]

  /// Returns the text with the addresses that `target` returns for a path and a kind.
  static func converted(_ text: [UInt8], _ target: (String, String) -> String?) -> ConvertedText {
    var result = ConvertedText(bytes: [])
    var (at, written) = (0, 0)
    var (line, counted) = (1, 0)
    while let open = text[at...].firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "|") }) {
      at = open + 1
      let closing = text[open] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "|")
      guard open > 0, "(\"'<: ".utf8.contains(text[open - 1]),
        let close = text[at...].prefix(12).firstIndex(of: closing)
      else { continue }
      let kind = String(decoding: text[at..<close], as: UTF8.self)
      guard kinds.contains(kind) else { continue }
      let end = text[close...].firstIndex { $0 <= 0x20 || ")\"'>#?".utf8.contains($0) } ?? text.count
      let path = String(decoding: text[close + 1..<end], as: UTF8.self)
      result.bytes += text[written..<open]
      if let address = target(SitePath.decoded(path), kind) {
        result.bytes += address.replacing(" ", with: "%20").utf8
        result.counts["{\(kind)}", default: 0] += 1
      } else {
        result.bytes += path.utf8
        line += text[counted..<open].count { $0 == 0x0A }
        counted = open
        result.notes.append(ConvertedText.Note(line: line, message: "`{\(kind)}\(path)`: the site has no such file"))
      }
      (at, written) = (end, end)
    }
    result.bytes += text[written...]
    return result
  }
}

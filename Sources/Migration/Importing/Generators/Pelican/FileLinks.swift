import Articles

/// Links with the kind of their target in braces: `{filename}/a.md`, or `|filename|/a.md`.
enum FileLinks {
  private static let kinds: Set<String> = ["filename", "static", "attach", "index", "tag", "category", "author"]

  /// Returns the text with the addresses that `target` returns for a path and a kind.
  static func converted(_ text: MarkdownText, _ target: (String, String) -> String?) -> MarkdownText {
    var report = ConvertedText(bytes: [])
    var (line, counted) = (1, 0)
    let new = text.replacing(at: "{|") { text, open in
      let closing = text[open] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "|")
      guard open > 0, "(\"'<: ".utf8.contains(text[open - 1]),
        let close = text[(open + 1)...].prefix(12).firstIndex(of: closing)
      else { return nil }
      let kind = String(decoding: text[(open + 1)..<close], as: UTF8.self)
      guard kinds.contains(kind) else { return nil }
      let end = text[close...].firstIndex { $0 <= 0x20 || ")\"'>#?".utf8.contains($0) } ?? text.count
      let path = String(decoding: text[close + 1..<end], as: UTF8.self)
      guard let address = target(SitePath.decoded(path), kind) else {
        line += text[counted..<open].count { $0 == 0x0A }
        counted = open
        report.notes.append(ConvertedText.Note(line: line, message: "`{\(kind)}\(path)`: the site has no such file"))
        return (open..<end, Array(path.utf8))
      }
      report.counts["{\(kind)}", default: 0] += 1
      return (open..<end, Array(address.percentEncoded(only: " ").utf8))
    }
    report.bytes = new.bytes
    return new.with(report)
  }
}

extension MarkdownText {
  /// Returns the text with other paths in the links of Markdown and HTML outside of code; `nil` keeps a path.
  ///
  /// A query and a fragment behind a path stay as they are.
  func relinked(_ rule: (String) -> String?) -> MarkdownText {
    replacing(at: "(\"':") { text, mark in
      guard let start = Self.address(at: mark, in: text) else { return nil }
      let path = text[start...].prefix { $0 > 0x20 && !"\"'()<>#?".utf8.contains($0) }
      let written = String(decoding: path, as: UTF8.self)
      guard !written.isEmpty, !written.contains("://") else { return nil }
      return rule(written).map { (path.indices, Array($0.utf8)) }
    }
  }

  /// Returns the start of the address behind a mark: behind `](`, `](<`, `src="`, `href="`, or `[name]:` at the start of a line.
  private static func address(at mark: Int, in text: [UInt8]) -> Int? {
    let before = text[..<mark]
    if text[mark] == UInt8(ascii: "(") {
      guard before.last == UInt8(ascii: "]") else { return nil }
      return text[(mark + 1)...].first == UInt8(ascii: "<") ? mark + 2 : mark + 1
    }
    if text[mark] == UInt8(ascii: ":") {
      guard before.last == UInt8(ascii: "]") else { return nil }
      let line = before.suffix(1_000).reversed().prefix { $0 != 0x0A }.reversed().drop { $0 == 0x20 }
      let start = text[(mark + 1)...].firstIndex { $0 != 0x20 } ?? text.count
      guard line.first == UInt8(ascii: "["), line.dropFirst().first != UInt8(ascii: "^"),
        !line.dropLast().contains(UInt8(ascii: "]"))
      else { return nil }
      return text[start...].first == UInt8(ascii: "<") ? start + 1 : start
    }
    let isAttribute = ["src=", "href="].contains { name in
      before.suffix(name.utf8.count).elementsEqual(name.utf8)
        && before.dropLast(name.utf8.count).last.map { $0 <= 0x20 } ?? false
    }
    return isAttribute ? mark + 1 : nil
  }
}

/// The table of contents of kramdown: kramdown replaces a list item with `{:toc}` by it.
enum KramdownContents {
  /// Returns a text without such lists, and whether there was one.
  ///
  /// ```
  /// * TOC
  /// {:toc}
  /// ```
  static func removed(from text: [UInt8]) -> (text: [UInt8], hasContents: Bool) {
    guard text.firstRange(of: Array("toc".utf8)) != nil else { return (text, false) }
    var kept: [MarkdownLine] = []
    var hasContents = false
    for line in MarkdownLine.lines(of: text) {
      guard line.role == .text, isMark(line.text), let item = kept.last, item.role == .text, isItem(item.text) else {
        kept.append(line)
        continue
      }
      kept.removeLast()
      hasContents = true
    }
    return hasContents ? (kept.bytes, true) : (text, false)
  }

  /// Whether a line is an attribute list with the word `toc`, such as `{:toc}` or `{: .wide toc}`.
  private static func isMark(_ line: String) -> Bool {
    let line = line.trimmed
    guard line.hasPrefix("{:"), line.hasSuffix("}") else { return false }
    return line.dropFirst(2).dropLast().split { $0 == " " || $0 == ":" }.contains("toc")
  }

  private static func isItem(_ line: String) -> Bool {
    let marker = line.trimmed.split(separator: " ").first ?? ""
    return ["*", "-", "+"].contains(marker) || marker.hasSuffix(".") && Int(marker.dropLast()) != nil
  }
}

/// Numbers with a bracket at the start of a line, which are no list for kramdown and Python-Markdown: `1) Mix`.
enum BracketNumbers {
  /// Returns a text in which a backslash before the bracket keeps such lines in their paragraphs.
  static func escaped(_ text: MarkdownText) -> MarkdownText {
    guard text.bytes.contains(UInt8(ascii: ")")) else { return text }
    return text.replacing(text.paragraphLines.compactMap(bracket).map { ($0..<$0, [UInt8(ascii: "\\")]) })
  }

  /// Returns the position of the bracket behind a number at the start of a line, perhaps in a quote or a list item.
  private static func bracket(in line: ArraySlice<UInt8>) -> Int? {
    let rest = line.drop { " >".utf8.contains($0) }
    guard line.prefix(while: { $0 == 0x20 }).count < 4 else { return nil }
    let marker = rest.first.map { "-*+".utf8.contains($0) } ?? false
    let number = marker && rest.dropFirst().first == 0x20 ? rest.dropFirst().drop { $0 == 0x20 } : rest
    let digits = number.prefix(while: \.isASCIIDigit)
    let behind = number.dropFirst(digits.count)
    guard (1...9).contains(digits.count), behind.first == UInt8(ascii: ")"),
      behind.dropFirst().first.map({ $0 <= 0x20 }) ?? true
    else { return nil }
    return behind.startIndex
  }
}

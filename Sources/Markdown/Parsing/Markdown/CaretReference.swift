import Diagnostics

/// References to the character `^` behind `[`, as in `[&Hat;`.
///
/// In a text with footnotes the library takes what follows for the name of one, and reads on behind the decoded character for as many
/// bytes as the name has in the file: what lies there is not of this text. So no tree is made of that.
enum CaretReference {
  /// Where the first stands that the library read so, in a text with a tree; what stands in code or HTML was not read.
  static func first(in text: ArraySlice<UInt8>, readAs tree: MarkdownTree) -> Range<Int>? {
    let found = places(in: text)
    guard let first = found.first else { return nil }
    let unread = tree.nodes.reduce(0) { $0 + ($1.kind.isVerbatim ? places(in: tree.bytes($1.text)).count : 0) }
    return found.count > unread ? first : nil
  }

  private static func places(in text: ArraySlice<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var at = text.startIndex
    while let mark = text.fastFirstIndex(of: UInt8(ascii: "&"), from: at) {
      at = mark + 1
      let reference = text[mark...].prefix(maximalLength)
      let bracket = mark - 1
      guard bracket >= text.startIndex, text[bracket] == UInt8(ascii: "["),
        let end = reference.firstIndex(of: UInt8(ascii: ";"))
      else {
        continue
      }
      // Behind a backslash it is no bracket that anything could be in.
      if text[..<bracket].reversed().prefix(while: { $0 == UInt8(ascii: "\\") }).count % 2 == 1 { continue }
      if isCaret(String(decoding: reference[..<end].dropFirst(), as: UTF8.self)) { found.append(bracket..<end + 1) }
    }
    return found
  }

  /// `&`, `#` and seven digits, and what ends them.
  private static let maximalLength = 10

  private static func isCaret(_ name: String) -> Bool {
    if name.hasPrefix("#x") || name.hasPrefix("#X") { return Int(name.dropFirst(2), radix: 16) == 0x5E }
    return name == "Hat" || name.hasPrefix("#") && Int(name.dropFirst()) == 0x5E
  }
}

extension MarkdownNode.Kind {
  /// Whether its text stands in the file as it is.
  fileprivate var isVerbatim: Bool {
    switch self {
    case .code, .codeBlock, .htmlInline, .htmlBlock: true
    default: false
    }
  }
}

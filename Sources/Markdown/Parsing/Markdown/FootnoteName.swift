import CMarkGFM
import Diagnostics
import Texts

/// A workaround for `[^` without a valid footnote name after it.
///
/// The library treats everything up to the closing bracket as a name. If there is no footnote with that name, the
/// library restores the text, but loses part of a name that continues on the next line: `[^a⏎b]` became `[^]`. The
/// library checks for `^` only in the first text node after `[`. So this extension inserts an empty text node before
/// the `^`. The library joins adjacent text nodes at the end.
enum FootnoteName {
  /// Creates the extension, which the library calls at each `^`.
  static func makeExtension() -> CMarkExtension? {
    guard let syntaxExtension = unsafe cmark_syntax_extension_new("garland-footnote-names") else { return nil }
    let caret = unsafe UnsafeMutableRawPointer(bitPattern: UInt(UInt8(ascii: "^")))
    unsafe cmark_syntax_extension_set_special_inline_chars(
      syntaxExtension, cmark_llist_append(cmark_get_default_mem_allocator(), nil, caret))
    unsafe cmark_syntax_extension_set_match_inline_func(syntaxExtension) { _, _, parent, character, text in
      guard character == UInt8(ascii: "^"), let text = unsafe ParsedInlineText(text), text[-1] == UInt8(ascii: "["),
        !FootnoteName.isNext(in: text), let empty = CMarkArena.node(CMARK_NODE_TEXT, nil)
      else { return nil }
      if unsafe cmark_node_append_child(parent, empty.pointer) == 0 { unsafe cmark_node_free(empty.pointer) }
      return nil
    }
    return unsafe CMarkExtension(syntaxExtension)
  }

  /// The longest name that the library looks up.
  private static let maximalLength = 1_000

  /// Whether a name and `]` follow.
  ///
  /// A name has no white space and no brackets. A reference may have blanks around its name.
  private static func isNext(in text: ParsedInlineText) -> Bool {
    var start = 1
    while text[start].isSpaceOrTab { start += 1 }
    var (at, backquotes) = (start, 0)
    while at - start <= maximalLength {
      switch text[at] {
      case UInt8(ascii: "`"): backquotes += 1
      case 0, 0x0A, UInt8(ascii: "["): return false
      case 0x20, 0x09, UInt8(ascii: "]"):
        // A bracket after a backslash or inside code does not end the name.
        let isWhole = at > start && text[at - 1] != UInt8(ascii: "\\") && backquotes.isMultiple(of: 2)
        while text[at].isSpaceOrTab { at += 1 }
        return isWhole && text[at] == UInt8(ascii: "]")
      default: break
      }
      at += 1
    }
    return false
  }
}

/// The text whose inlines the library is parsing; index 0 is the current position.
///
/// An index before or after the text returns 0.
@safe
private struct ParsedInlineText {
  private let parser: OpaquePointer
  private let offset: Int32

  init?(_ parser: OpaquePointer?) {
    guard let parser = unsafe parser else { return nil }
    unsafe self.parser = unsafe parser
    offset = unsafe cmark_inline_parser_get_offset(parser)
  }

  subscript(distance: Int) -> UInt8 {
    let position = offset + Int32(distance)
    return position < 0 ? 0 : unsafe cmark_inline_parser_peek_at(parser, position)
  }
}

/// A check for character references to `^` after `[`, as in `[&Hat;`.
///
/// In a text with footnotes, the library treats the text after the `^` as a footnote name. The name in the file is
/// longer than the decoded text. The library uses the longer length, so it reads memory outside of the decoded text.
/// Garland reports an error for such an article.
enum CaretReference {
  /// Returns the range of the first such reference, except in code and raw HTML, which the library does not decode.
  static func first(in text: ArraySlice<UInt8>, readAs tree: MarkdownTree) -> Range<Int>? {
    let references = ranges(in: text)
    guard let first = references.first else { return nil }
    let unread = tree.nodes.reduce(0) { $0 + ($1.kind.isVerbatim ? ranges(in: tree.bytes($1.text)).count : 0) }
    return references.count > unread ? first : nil
  }

  private static func ranges(in text: ArraySlice<UInt8>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
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
      // A bracket after a backslash is escaped.
      if text[..<bracket].reversed().prefix(while: { $0 == UInt8(ascii: "\\") }).count % 2 == 1 { continue }
      if isCaret(String(decoding: reference[..<end].dropFirst(), as: UTF8.self)) { ranges.append(bracket..<end + 1) }
    }
    return ranges
  }

  /// The length of `&`, `#`, seven digits and `;`.
  private static let maximalLength = 10

  private static func isCaret(_ name: String) -> Bool {
    if name.hasPrefix("#x") || name.hasPrefix("#X") { return Int(name.dropFirst(2), radix: 16) == 0x5E }
    return name == "Hat" || name.hasPrefix("#") && Int(name.dropFirst()) == 0x5E
  }
}

extension MarkdownNode.Kind {
  /// Whether the node's text is the same as in the file.
  fileprivate var isVerbatim: Bool {
    switch self {
    case .code, .codeBlock, .htmlInline, .htmlBlock: true
    default: false
    }
  }
}

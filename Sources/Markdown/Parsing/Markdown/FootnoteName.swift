import CMarkGFM

/// Leaves `[^` alone where no name of a footnote follows.
///
/// The library takes all up to the closing bracket for a name. What is none it puts back as it was written, but of what ends on a
/// later line it puts back a part at most: `[^a⏎b]` became `[^]`. It looks for the `^` at the very beginning of the text behind `[`;
/// so an empty text goes before it, and both are joined when the inlines are read.
enum FootnoteName {
  /// The extension that looks at each `^`.
  static func makeExtension() -> CMarkExtension? {
    guard let made = unsafe cmark_syntax_extension_new("garland-footnote-names") else { return nil }
    let caret = unsafe UnsafeMutableRawPointer(bitPattern: UInt(UInt8(ascii: "^")))
    unsafe cmark_syntax_extension_set_special_inline_chars(
      made, cmark_llist_append(cmark_get_default_mem_allocator(), nil, caret))
    unsafe cmark_syntax_extension_set_match_inline_func(made) { _, _, parent, character, text in
      guard character == UInt8(ascii: "^"), let text = unsafe InlineText(text), text[-1] == UInt8(ascii: "["),
        !FootnoteName.stands(in: text), let empty = CMarkArena.node(CMARK_NODE_TEXT, nil)
      else { return nil }
      if unsafe cmark_node_append_child(parent, empty.pointer) == 0 { unsafe cmark_node_free(empty.pointer) }
      return nil
    }
    return unsafe CMarkExtension(made)
  }

  /// The longest name that the library looks up.
  private static let maximalLength = 1_000

  /// Whether a name follows and then `]`: a definition's name holds no white space and no bracket, and a reference may have blanks
  /// around it.
  private static func stands(in text: InlineText) -> Bool {
    var start = 1
    while text[start].isBlank { start += 1 }
    var (at, backquotes) = (start, 0)
    while at - start <= maximalLength {
      switch text[at] {
      case UInt8(ascii: "`"): backquotes += 1
      case 0, 0x0A, UInt8(ascii: "["): return false
      case 0x20, 0x09, UInt8(ascii: "]"):
        // Behind a backslash or within code it is no bracket that ends anything.
        let isWhole = at > start && text[at - 1] != UInt8(ascii: "\\") && backquotes.isMultiple(of: 2)
        while text[at].isBlank { at += 1 }
        return isWhole && text[at] == UInt8(ascii: "]")
      default: break
      }
      at += 1
    }
    return false
  }
}

/// The text whose inlines the library is parsing, by the distance from where it is; it ends with a zero.
@safe
private struct InlineText {
  private let parser: OpaquePointer
  private let offset: Int32

  init?(_ parser: OpaquePointer?) {
    guard let parser = unsafe parser else { return nil }
    unsafe self.parser = unsafe parser
    offset = unsafe cmark_inline_parser_get_offset(parser)
  }

  subscript(distance: Int) -> UInt8 {
    let place = offset + Int32(distance)
    return place < 0 ? 0 : unsafe cmark_inline_parser_peek_at(parser, place)
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}

import CMarkGFM

/// The syntax of containers and trait lines as an extension of the C library: one per parse, so that its callbacks find the parse
/// they belong to.
///
/// It must outlive the parser and the document, whose nodes point to it.
struct BlockExtension: ~Copyable {
  let made: CMarkExtension
  private let syntax: BlockSyntax

  init?(_ syntax: BlockSyntax) {
    guard let extended = unsafe CMarkExtension(cmark_syntax_extension_new("garland-blocks")) else { return nil }
    self.syntax = syntax
    made = extended
    let made = unsafe extended.pointer
    unsafe cmark_syntax_extension_set_private(made, Unmanaged.passUnretained(syntax).toOpaque(), nil)
    unsafe cmark_syntax_extension_set_open_block_func(made) { made, indented, parser, parent, bytes, count in
      guard indented == 0, let made = unsafe CMarkExtension(made), let parent = unsafe CMarkNode(parent),
        let line = unsafe ParserLine(parser, bytes, count: count),
        line.first == UInt8(ascii: ":") || line.first == UInt8(ascii: "{")
      else { return nil }
      return unsafe Self.syntax(of: made.pointer)?.open(line, in: parent, for: made)?.pointer
    }
    unsafe cmark_syntax_extension_set_match_block_func(made) { made, parser, bytes, count, node in
      guard let made = unsafe made, let node = unsafe CMarkNode(node),
        let line = unsafe ParserLine(parser, bytes, count: count)
      else { return 0 }
      return unsafe Self.syntax(of: made)?.continues(node, at: line) == true ? 1 : 0
    }
    unsafe cmark_syntax_extension_set_can_contain_func(made) { _, node, child in
      let library = CMarkLibrary.shared
      return switch unsafe CMarkNode(node)?.type {
      case library.container: child.isBlock && child != CMARK_NODE_ITEM ? 1 : 0
      case library.traits: child == library.end ? 1 : 0
      case library.label: child.isBlock ? 0 : 1
      default: 0
      }
    }
    unsafe cmark_syntax_extension_set_contains_inlines_func(made) { _, node in
      unsafe CMarkNode(node)?.type == CMarkLibrary.shared.label ? 1 : 0
    }
  }

  deinit { unsafe cmark_syntax_extension_free(cmark_get_default_mem_allocator(), made.pointer) }

  /// The parse that an extension belongs to; the owner of the extension keeps it alive.
  private static func syntax(of made: UnsafeMutablePointer<cmark_syntax_extension>) -> BlockSyntax? {
    guard let opaque = unsafe cmark_syntax_extension_get_private(made) else { return nil }
    return unsafe Unmanaged<BlockSyntax>.fromOpaque(opaque).takeUnretainedValue()
  }
}

extension cmark_node_type {
  /// Whether nodes of this type are blocks: the library keeps that in the two highest bits.
  fileprivate var isBlock: Bool { rawValue & 0xC000 == 0x8000 }
}

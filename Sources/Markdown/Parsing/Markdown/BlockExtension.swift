import CMarkGFM

/// The block syntax of containers and trait lines, as an extension of the C library.
///
/// Each parse has its own extension, because the C callbacks find the state of the parse through the extension. The
/// nodes of the document point to the extension, so it must outlive the parser and the document.
struct BlockExtension: ~Copyable {
  let syntaxExtension: CMarkExtension
  private let syntax: BlockSyntax

  /// The first bytes of colons, full-width colons, and braces.
  private static let firstBytes: [UInt8] = [UInt8(ascii: ":"), UInt8(ascii: "{"), 0xEF]

  init?(_ syntax: BlockSyntax) {
    guard let created = unsafe CMarkExtension(cmark_syntax_extension_new("garland-blocks")) else { return nil }
    self.syntax = syntax
    syntaxExtension = created
    let pointer = unsafe created.pointer
    unsafe cmark_syntax_extension_set_private(pointer, Unmanaged.passUnretained(syntax).toOpaque(), nil)
    unsafe cmark_syntax_extension_set_open_block_func(pointer) {
      pointer, indented, parser, parent, bytes, count in
      guard indented == 0, let syntaxExtension = unsafe CMarkExtension(pointer),
        let parent = unsafe CMarkNode(parent),
        let line = unsafe ParserLine(parser, bytes, count: count),
        line.first.map(Self.firstBytes.contains) ?? false
      else { return nil }
      return unsafe Self.syntax(of: syntaxExtension.pointer)?.open(line, in: parent, for: syntaxExtension)?.pointer
    }
    unsafe cmark_syntax_extension_set_match_block_func(pointer) { pointer, parser, bytes, count, node in
      guard let pointer = unsafe pointer, let node = unsafe CMarkNode(node),
        let line = unsafe ParserLine(parser, bytes, count: count)
      else { return 0 }
      return unsafe Self.syntax(of: pointer)?.continues(node, at: line) == true ? 1 : 0
    }
    unsafe cmark_syntax_extension_set_can_contain_func(pointer) { _, node, child in
      let library = CMarkLibrary.shared
      return switch unsafe CMarkNode(node)?.type {
      case library.container, library.definition: child.isBlock && child != CMARK_NODE_ITEM ? 1 : 0
      case library.traits: child == library.end ? 1 : 0
      case library.label, library.term: child.isBlock ? 0 : 1
      default: 0
      }
    }
    unsafe cmark_syntax_extension_set_contains_inlines_func(pointer) { _, node in
      let type = unsafe CMarkNode(node)?.type
      return type == CMarkLibrary.shared.label || type == CMarkLibrary.shared.term ? 1 : 0
    }
  }

  deinit { unsafe cmark_syntax_extension_free(cmark_get_default_mem_allocator(), syntaxExtension.pointer) }

  /// Returns the syntax that an extension belongs to.
  ///
  /// The owner of the extension keeps the syntax alive.
  private static func syntax(of pointer: UnsafeMutablePointer<cmark_syntax_extension>) -> BlockSyntax? {
    guard let opaque = unsafe cmark_syntax_extension_get_private(pointer) else { return nil }
    return unsafe Unmanaged<BlockSyntax>.fromOpaque(opaque).takeUnretainedValue()
  }
}

extension cmark_node_type {
  /// Whether nodes of this type are blocks.
  ///
  /// The two highest bits of a type distinguish blocks from inlines.
  fileprivate var isBlock: Bool { rawValue & 0xC000 == 0x8000 }
}

/// The current line of the parser, after the prefixes of the enclosing blocks.
///
/// Valid during one callback only.
@safe
struct ParserLine {
  private let parser: UnsafeMutablePointer<cmark_parser>
  private let bytes: UnsafeBufferPointer<UInt8>

  init?(_ parser: UnsafeMutablePointer<cmark_parser>?, _ bytes: UnsafeMutablePointer<UInt8>?, count: Int32) {
    guard let parser = unsafe parser, let bytes = unsafe bytes else { return nil }
    unsafe self.parser = unsafe parser
    unsafe self.bytes = unsafe UnsafeBufferPointer(start: bytes, count: Int(count))
  }

  /// The line number, from 1.
  var number: Int { unsafe Int(cmark_parser_get_line_number(parser)) }

  /// The column of the first character that is not white space.
  var start: Int { unsafe Int(cmark_parser_get_first_nonspace(parser)) }

  /// The indentation within the enclosing blocks.
  var indent: Int { unsafe Int(cmark_parser_get_indent(parser)) }

  var isBlank: Bool { unsafe cmark_parser_is_blank(parser) != 0 }

  /// The first character that is not white space.
  var first: UInt8? {
    let start = start
    return unsafe start < bytes.count ? bytes[start] : nil
  }

  /// The whole line.
  var text: [UInt8] { unsafe Array(bytes) }

  /// The number of colons if the line consists of three or more colons, otherwise `nil`.
  var bareFence: Int? {
    let rest = unsafe bytes[start...]
    let colons = unsafe rest.prefix { $0 == UInt8(ascii: ":") }.count
    guard colons >= 3, unsafe rest.dropFirst(colons).allSatisfy({ $0 <= 0x20 }) else { return nil }
    return colons
  }

  /// The columns of white space between a definition's colon and its text, or `nil` if the line starts no definition.
  var definitionPadding: Int? {
    guard first == UInt8(ascii: ":") else { return nil }
    var at = start + 1
    let first = unsafe Int(cmark_parser_get_first_nonspace_column(parser)) + 1
    var column = first
    while unsafe at < bytes.count, unsafe bytes[at] == 0x20 || bytes[at] == 0x09 {
      column += unsafe bytes[at] == 0x09 ? 4 - column % 4 : 1
      at += 1
    }
    guard column > first, unsafe at < bytes.count, unsafe bytes[at] > 0x0D else { return nil }
    // More white space is the indentation of code.
    return column - first < 8 ? column - first : 1
  }

  /// Skips the first character that is not white space, and columns of white space behind it.
  func skipMark(andColumns columns: Int) {
    advance(start + 1 - (unsafe Int(cmark_parser_get_offset(parser))), inColumns: false)
    advance(columns, inColumns: true)
  }

  /// Skips columns of the indentation.
  func skipIndent(_ columns: Int) { advance(columns, inColumns: true) }

  /// Skips all white space before the first character.
  func skipIndent() { advance(start - (unsafe Int(cmark_parser_get_offset(parser))), inColumns: false) }

  private func advance(_ count: Int, inColumns: Bool) {
    unsafe UnsafeRawBufferPointer(bytes).withMemoryRebound(to: CChar.self) { bytes in
      unsafe cmark_parser_advance_offset(parser, bytes.baseAddress, Int32(count), inColumns ? 1 : 0)
    }
  }

  /// Consumes the rest of the line, so that it does not become text.
  func consume() {
    let end = unsafe bytes.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? 0
    let rest = unsafe Int32(end) - cmark_parser_get_offset(parser)
    unsafe UnsafeRawBufferPointer(bytes).withMemoryRebound(to: CChar.self) { bytes in
      unsafe cmark_parser_advance_offset(parser, bytes.baseAddress, rest, 0)
    }
  }

  /// Adds a block that starts on this line.
  func addChild(_ type: cmark_node_type, to parent: CMarkNode, for syntaxExtension: CMarkExtension) -> CMarkNode? {
    let node = unsafe CMarkNode(cmark_parser_add_child(parser, parent.pointer, type, Int32(start + 1)))
    if let node { unsafe cmark_node_set_syntax_extension(node.pointer, syntaxExtension.pointer) }
    return node
  }
}

import CMarkGFM

/// The line that the parser is reading, from where its containers' prefixes end; it lives as long as one callback.
@safe
struct ParserLine {
  private let parser: UnsafeMutablePointer<cmark_parser>
  private let bytes: UnsafeBufferPointer<UInt8>

  init?(_ parser: UnsafeMutablePointer<cmark_parser>?, _ bytes: UnsafeMutablePointer<UInt8>?, count: Int32) {
    guard let parser = unsafe parser, let bytes = unsafe bytes else { return nil }
    unsafe self.parser = unsafe parser
    unsafe self.bytes = unsafe UnsafeBufferPointer(start: bytes, count: Int(count))
  }

  /// The line's number in what was fed, from one.
  var number: Int { unsafe Int(cmark_parser_get_line_number(parser)) }

  /// Where the first character stands that is no white space.
  var start: Int { unsafe Int(cmark_parser_get_first_nonspace(parser)) }

  /// How far it is indented within the blocks around.
  var indent: Int { unsafe Int(cmark_parser_get_indent(parser)) }

  var isBlank: Bool { unsafe cmark_parser_is_blank(parser) != 0 }

  /// The first character that is no white space.
  var first: UInt8? {
    let start = start
    return unsafe start < bytes.count ? bytes[start] : nil
  }

  /// The whole line.
  var text: [UInt8] { unsafe Array(bytes) }

  /// How many colons begin the line, if there are at least three and nothing else follows.
  var bareFence: Int? {
    let rest = unsafe bytes[start...]
    let colons = unsafe rest.prefix { $0 == UInt8(ascii: ":") }.count
    guard colons >= 3, unsafe rest.dropFirst(colons).allSatisfy({ $0 <= 0x20 }) else { return nil }
    return colons
  }

  /// Takes the rest of the line, so that nothing of it becomes text.
  func consume() {
    let end = unsafe bytes.lastIndex { $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? 0
    let rest = unsafe Int32(end) - cmark_parser_get_offset(parser)
    unsafe UnsafeRawBufferPointer(bytes).withMemoryRebound(to: CChar.self) { bytes in
      unsafe cmark_parser_advance_offset(parser, bytes.baseAddress, rest, 0)
    }
  }

  /// Begins a block here.
  func addChild(_ type: cmark_node_type, to parent: CMarkNode, for made: CMarkExtension) -> CMarkNode? {
    let node = unsafe CMarkNode(cmark_parser_add_child(parser, parent.pointer, type, Int32(start + 1)))
    if let node { unsafe cmark_node_set_syntax_extension(node.pointer, made.pointer) }
    return node
  }
}

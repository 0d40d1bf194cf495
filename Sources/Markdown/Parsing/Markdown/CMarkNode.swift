import CMarkGFM

/// A node that the C library owns.
///
/// Do not use it after its document or parser is freed.
@safe
struct CMarkNode {
  let pointer: UnsafeMutablePointer<cmark_node>

  init(_ pointer: UnsafeMutablePointer<cmark_node>) {
    unsafe self.pointer = unsafe pointer
  }

  init?(_ pointer: UnsafeMutablePointer<cmark_node>?) {
    guard let pointer = unsafe pointer else { return nil }
    unsafe self.init(pointer)
  }

  var type: cmark_node_type { unsafe cmark_node_type(garland_type(pointer)) }
  var parent: CMarkNode? { unsafe CMarkNode(garland_parent(pointer)) }
  var firstChild: CMarkNode? { unsafe CMarkNode(garland_first_child(pointer)) }
  var lastChild: CMarkNode? { unsafe CMarkNode(garland_last_child(pointer)) }
  var next: CMarkNode? { unsafe CMarkNode(garland_next(pointer)) }

  /// Whether the parser may still add to the block.
  var isOpen: Bool { unsafe garland_is_open(pointer) }
  /// Whether an extension of the library created the node.
  var isExtended: Bool { unsafe garland_is_extended(pointer) }
  /// Whether a code block has fences.
  var isFenced: Bool { unsafe garland_is_fenced(pointer) }
  /// The indentation that a line needs to belong to the list item.
  var itemIndent: Int { unsafe Int(garland_item_indent(pointer)) }
  /// Whether a blank line ends the HTML block.
  var endsAtBlankLine: Bool { unsafe garland_ends_at_blank_line(pointer) }

  var startLine: Int { unsafe Int(garland_start_line(pointer)) }
  var startColumn: Int { unsafe Int(garland_start_column(pointer)) }
  var endLine: Int { unsafe Int(garland_end_line(pointer)) }
  var endColumn: Int { unsafe Int(garland_end_column(pointer)) }

  /// The raw text of a block whose inlines are not parsed yet.
  var content: String? {
    get { unsafe cmark_node_get_string_content(pointer).map { unsafe String(cString: $0) } }
    nonmutating set { unsafe cmark_node_set_string_content(pointer, newValue) }
  }

  /// The bytes of `content`.
  var contentBytes: CMarkBytes { unsafe CMarkBytes(garland_content(pointer)) }

  /// The number of lines of `content`.
  var contentLines: Int {
    guard let text = content?.utf8 else { return 0 }
    return text.count { $0 == 0x0A } + (text.last == 0x0A ? 0 : 1)
  }

  /// The index that Garland stores in its own nodes and in headings with traits.
  var index: Int? {
    get {
      let data = unsafe cmark_node_get_user_data(pointer)
      return unsafe data.map { Int(bitPattern: $0) - 1 }
    }
    nonmutating set {
      unsafe cmark_node_set_user_data(pointer, UnsafeMutableRawPointer(bitPattern: (newValue ?? -1) + 1))
    }
  }
}

// MARK: Properties of specific node types
extension CMarkNode {
  var literal: CMarkBytes { unsafe CMarkBytes(garland_literal(pointer)) }
  var info: CMarkBytes { unsafe CMarkBytes(garland_info(pointer)) }
  var url: CMarkBytes { unsafe CMarkBytes(garland_url(pointer)) }
  var title: CMarkBytes { unsafe CMarkBytes(garland_title(pointer)) }

  var headingLevel: Int { unsafe Int(cmark_node_get_heading_level(pointer)) }
  var isOrdered: Bool { unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var isTight: Bool { unsafe cmark_node_get_list_tight(pointer) != 0 }
  var listStart: Int { unsafe Int(cmark_node_get_list_start(pointer)) }
  var isChecked: Bool { unsafe cmark_gfm_extensions_get_tasklist_item_checked(pointer) }
  var isTableHeader: Bool { unsafe cmark_gfm_extensions_get_table_row_is_header(pointer) != 0 }

  /// The number of columns of a table.
  var columnCount: Int { unsafe Int(cmark_gfm_extensions_get_table_columns(pointer)) }

  /// Returns the alignment of a table column: `l`, `c`, `r`, or zero.
  func alignment(ofColumn column: Int) -> UInt8 {
    guard column < columnCount else { return 0 }
    return unsafe cmark_gfm_extensions_get_table_alignments(pointer)?[column] ?? 0
  }
}

/// Bytes that a node of the C library owns.
@safe
struct CMarkBytes {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: garland_bytes) {
    unsafe self.bytes = UnsafeBufferPointer(start: bytes.start, count: bytes.count)
  }

  /// The value of the bytes as decimal digits.
  var number: Int { unsafe bytes.reduce(0) { $0 &* 10 &+ Int($1 & 15) } }

  /// The number of bytes.
  var count: Int { unsafe bytes.count }

  /// Calls a function with the bytes.
  func withSpan<Result>(_ body: (Span<UInt8>) -> Result) -> Result { unsafe body(bytes.span) }

  /// Appends the bytes to `text`.
  func append(to text: inout [UInt8]) {
    unsafe text.append(contentsOf: bytes)
  }
}

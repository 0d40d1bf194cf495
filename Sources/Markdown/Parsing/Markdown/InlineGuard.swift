import CMarkGFM
import Synchronization

/// A workaround that lets several threads parse inlines at the same time.
///
/// `cmark_parser_finish` marks the special characters of the inline extensions (`~`, `:`, `w`) in two global tables,
/// parses the inlines, and clears the marks. A second thread then loses its strikethrough and autolinks (two threads,
/// 2,000 documents: 893 wrong). So the marks must never be cleared.
///
/// The library clears the marks of all extensions in the parser's list, after the inlines of the last node. The guard
/// appends a sentinel node to the document. The library calls the sentinel's callback to find out whether the sentinel
/// has inlines. The callback hides the list, so the library clears no marks. Afterwards the guard removes the sentinel
/// and restores the list.
///
/// This is safe because:
/// 1. Inlines are parsed in document order and the sentinel is last, so all real nodes are parsed with the list.
/// 2. A leftover mark makes other parsers stop at a character that no extension matches. The text is split there, and
///    the library joins adjacent text nodes at the end.
/// 3. The library does not use the list for footnotes or for the last steps of extensions.
///
/// Without the library's internal headers, a lock replaces the guard, and two threads are as slow as one.
enum InlineGuard {
  /// Parses the inlines of the text fed so far and returns the document.
  static func finish(_ parser: UnsafeMutablePointer<cmark_parser>) -> UnsafeMutablePointer<cmark_node>? {
    guard garland_knows_internals() else {
      let root = lock.withLock { _ in UInt(bitPattern: unsafe cmark_parser_finish(parser)) }
      return unsafe UnsafeMutablePointer(bitPattern: root)
    }
    let library = CMarkLibrary.shared
    guard let root = unsafe garland_root(parser),
      // The library refuses to append a node from another allocator, so the sentinel is in the document's arena.
      let sentinel = unsafe CMarkArena.node(library.sentinel, library.sentinelExtension)?.pointer
    else { return unsafe cmark_parser_finish(parser) }
    let list = unsafe garland_inline_extensions(parser)
    unsafe cmark_node_set_user_data(sentinel, parser)
    unsafe cmark_node_append_child(root, sentinel)
    let document = unsafe cmark_parser_finish(parser)
    unsafe cmark_node_unlink(sentinel)
    unsafe cmark_node_free(sentinel)
    unsafe garland_set_inline_extensions(parser, list)
    return unsafe document
  }

  /// Creates the sentinel's extension.
  ///
  /// The callback of the extension hides the list of a parser. The node stores the pointer to the parser.
  static func makeExtension() -> CMarkExtension? {
    let syntaxExtension = unsafe cmark_syntax_extension_new("garland-sentinel")
    unsafe cmark_syntax_extension_set_contains_inlines_func(syntaxExtension) { _, node in
      if let parser = unsafe cmark_node_get_user_data(node) {
        unsafe garland_set_inline_extensions(parser.assumingMemoryBound(to: cmark_parser.self), nil)
      }
      return 0
    }
    return unsafe CMarkExtension(syntaxExtension)
  }

  private static let lock = Mutex(())
}

import CMarkGFM
import Synchronization

/// Finishes parsers on several threads at once, though the library keeps its special characters in globals.
///
/// `cmark_parser_finish` marks the characters of the attached inline extensions (`~`, `:`, `w`) in two global tables, parses the
/// inlines, and clears them: a thread that finishes takes them from under another, whose strikethrough and autolinks are lost
/// (two threads, 2,000 documents: 893 wrong). So the clearing must not happen.
///
/// The library clears what the parser's own list of inline extensions names, after the last node's inlines. We append a last
/// node of a type of ours; asked whether it holds inlines, its callback hides that list, and the clearing finds nothing. The
/// marks stay for good, and marking again stores the same byte. The node is unlinked and the list put back, so that both are freed.
///
/// Why that is right:
/// 1. Inlines are parsed in document order, and our node is the last: no inline is parsed without the list.
/// 2. A mark that stays stops a parser that has not made it at a character for which none of its extensions, nor of any other's, finds
///    anything there: `w` is marked by texts that hold `www.`, `[^` by those that hold it, and the others have none. What was parted there is joined again.
/// 3. Footnotes and extensions' own last steps do not look at the list.
///
/// Where the library's internal headers are missing, a lock goes round the finish instead, and two threads are as slow as one.
enum InlineGuard {
  /// Parses the inlines of all that was fed, and gives up the tree.
  static func finish(_ parser: UnsafeMutablePointer<cmark_parser>) -> UnsafeMutablePointer<cmark_node>? {
    guard garland_knows_internals() else {
      let root = lock.withLock { _ in UInt(bitPattern: unsafe cmark_parser_finish(parser)) }
      return unsafe UnsafeMutablePointer(bitPattern: root)
    }
    let library = CMarkLibrary.shared
    guard let root = unsafe garland_root(parser),
      // In the memory of the document: the library appends no node that lies elsewhere.
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

  /// The extension of the last node: its callback hides the list of the parser that the node names.
  static func makeExtension() -> CMarkExtension? {
    let made = unsafe cmark_syntax_extension_new("garland-sentinel")
    unsafe cmark_syntax_extension_set_contains_inlines_func(made) { _, node in
      if let parser = unsafe cmark_node_get_user_data(node) {
        unsafe garland_set_inline_extensions(parser.assumingMemoryBound(to: cmark_parser.self), nil)
      }
      return 0
    }
    return unsafe CMarkExtension(made)
  }

  private static let lock = Mutex(())
}

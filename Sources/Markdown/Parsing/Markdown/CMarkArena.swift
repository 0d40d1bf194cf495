import CMarkGFM

/// An arena that holds the memory of one parse and is freed as a whole.
///
/// The library allocates thousands of small nodes, and `malloc` and `free` took a third of its time. For 1,000 posts on
/// one thread, parsing takes 265 ms without the arena and 180 ms with it.
///
/// The current arena is a static variable in the header, and each Swift file has its own copy of it. So all code that
/// uses the variable is in this file and is never inlined.
enum CMarkArena {
  /// Runs `body` with an arena.
  ///
  /// `body` must free its parsers and documents before it returns, on the same thread.
  static func within<Result>(_ body: () -> Result) -> Result {
    var arena = unsafe garland_arena()
    return unsafe withUnsafeMutablePointer(to: &arena) { arena in
      unsafe begin(arena)
      defer { unsafe end(arena) }
      return body()
    }
  }

  @inline(never)
  private static func begin(_ arena: UnsafeMutablePointer<garland_arena>) { unsafe garland_arena_begin(arena) }

  @inline(never)
  private static func end(_ arena: UnsafeMutablePointer<garland_arena>) { unsafe garland_arena_end(arena) }

  /// Creates a parser in the current arena.
  @inline(never)
  static func parser(_ options: Int32) -> UnsafeMutablePointer<cmark_parser>? { unsafe garland_parser(options) }

  /// Creates a node in the current arena.
  @inline(never)
  static func node(_ type: cmark_node_type, _ syntaxExtension: CMarkExtension?) -> CMarkNode? {
    unsafe CMarkNode(garland_node(type, syntaxExtension?.pointer))
  }

  /// Frees a document, unless the current arena holds it.
  @inline(never)
  static func free(_ document: UnsafeMutablePointer<cmark_node>) { unsafe garland_free_document(document) }
}

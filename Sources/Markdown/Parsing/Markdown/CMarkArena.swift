import CMarkGFM

/// Memory for one parse, given back as a whole: the library makes thousands of small nodes, and `malloc` and `free` took a third
/// of its time (1,000 posts: 265 ms with them, 180 ms without, on one thread).
///
/// Which arena a thread works in is known to a static variable of the header, and each Swift file has its own copy of that. So
/// whatever asks for it stands here, and is inlined nowhere else.
enum CMarkArena {
  /// Does something with parsers and documents that end before it does, all on this thread.
  static func within<Result>(_ body: () -> Result) -> Result {
    var arena = unsafe garland_arena()
    return unsafe withUnsafeMutablePointer(to: &arena) { arena in
      unsafe begin(arena)
      defer { unsafe end(arena) }
      return body()
    }
  }

  /// Whether this thread works in an arena, and something lies in it.
  static var isInUse: Bool {
    @inline(never) get { garland_arena_is_in_use() }
  }

  @inline(never)
  private static func begin(_ arena: UnsafeMutablePointer<garland_arena>) { unsafe garland_arena_begin(arena) }

  @inline(never)
  private static func end(_ arena: UnsafeMutablePointer<garland_arena>) { unsafe garland_arena_end(arena) }

  /// Makes a parser in the arena that the thread works in.
  @inline(never)
  static func parser(_ options: Int32) -> UnsafeMutablePointer<cmark_parser>? { unsafe garland_parser(options) }

  /// Makes a node of an extension in the arena that the thread works in.
  @inline(never)
  static func node(_ type: cmark_node_type, _ made: CMarkExtension?) -> CMarkNode? {
    unsafe CMarkNode(garland_node(type, made?.pointer))
  }

  /// Frees a document, unless it goes with the arena that the thread works in.
  @inline(never)
  static func free(_ document: UnsafeMutablePointer<cmark_node>) { unsafe garland_free_document(document) }
}

import CMarkGFM

/// Memory for one parse, given back as a whole: the library makes thousands of small nodes, and `malloc` and `free` took a third
/// of its time (1,000 posts: 265 ms with them, 180 ms without, on one thread).
enum CMarkArena {
  /// Does something with parsers and documents that end before it does, all on this thread.
  static func within<Result>(_ body: () -> Result) -> Result {
    var arena = unsafe garland_arena()
    return unsafe withUnsafeMutablePointer(to: &arena) { arena in
      unsafe garland_arena_begin(arena)
      defer { unsafe garland_arena_end(arena) }
      return body()
    }
  }
}

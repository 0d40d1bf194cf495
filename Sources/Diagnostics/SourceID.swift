/// Which source something came from, without its path or text; a ``SourceMap`` gives it out and knows what it means.
public struct SourceID: Sendable, Hashable {
  let index: Int
}

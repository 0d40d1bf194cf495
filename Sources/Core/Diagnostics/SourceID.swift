/// Which source something came from, without its path or text; a ``SourceMap`` gives it out and knows what it means.
public struct SourceID: Sendable, Hashable {
  private let number: UInt32

  init(index: Int) { number = UInt32(clamping: index) }

  var index: Int { Int(number) }
}

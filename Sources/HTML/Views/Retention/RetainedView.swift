/// The view of an entry, whatever its type.
@usableFromInline
class RetainedInput {
  @usableFromInline
  init() {}
}

/// The view of an entry, with how to tell whether another equals it.
@usableFromInline
final class RetainedView<Content>: RetainedInput {
  @usableFromInline let view: Content
  @usableFromInline let comparison: Comparison<Content>

  @inlinable
  init(_ view: Content, _ comparison: Comparison<Content>) {
    self.view = view
    self.comparison = comparison
  }

  /// Whether another view equals the one that was rendered.
  @inlinable
  func matches(_ other: Content) -> Bool { comparison.holds(view, other) }
}

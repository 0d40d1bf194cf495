/// How many bodies may still be looked through for one shape: a type may hold others without end.
public struct ShapeBudget {
  @usableFromInline var depth = 32
  @usableFromInline var total = 1_024

  @inlinable
  init() {}

  /// The shape of what a body is made of; nothing is known of it where the budget is spent.
  @inlinable
  mutating func shape(ofBody type: (some View).Type) -> ListShape {
    guard depth > 0, total > 0 else {
      // What goes on so deep has no end, and may branch at every level.
      total = 0
      return .unknown
    }
    depth -= 1
    total -= 1
    defer { depth += 1 }
    return type._shape(&self)
  }
}

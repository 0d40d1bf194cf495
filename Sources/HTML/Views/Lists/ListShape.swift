/// The facts about a view's list that follow from the view's type alone, so that counting children runs no body.
public struct ListShape: Equatable {
  @inlinable
  init(
    count: Int?, mayHoldIdentity: Bool = false, mayHoldSections: Bool = false, mayReadValues: Bool = false,
    isContainer: Bool = false
  ) {
    self.count = count
    self.mayHoldIdentity = mayHoldIdentity
    self.mayHoldSections = mayHoldSections
    self.mayReadValues = mayReadValues
    self.isContainer = isContainer
  }

  /// The number of children, if it follows from the type.
  @usableFromInline var count: Int?
  /// Whether a child may be identified by more than its position: by an explicit id or a branch of a conditional.
  @usableFromInline var mayHoldIdentity: Bool
  /// Whether the list may contain a section that is not inside a container.
  @usableFromInline var mayHoldSections: Bool
  /// Whether a transparent container in the list may read traits that outer modifiers set.
  @usableFromInline var mayReadValues: Bool
  /// Whether the list is the result of one container.
  @usableFromInline var isContainer: Bool

  /// Returns a shape of exactly `count` children without identity, sections or containers.
  @inlinable
  package static func children(_ count: Int) -> ListShape { ListShape(count: count) }

  /// The shape of a list whose properties do not follow from the view's type.
  @inlinable
  package static var unknown: ListShape {
    ListShape(count: nil, mayHoldIdentity: true, mayHoldSections: true, mayReadValues: true)
  }

  /// Returns the shape of `type`, looking into a limited number of bodies.
  @inlinable
  static func of(_ type: (some View).Type) -> ListShape {
    var budget = ShapeBudget()
    return type._shape(&budget)
  }

  /// Returns the shape of this list followed by `next`.
  @inlinable
  func followed(by next: ListShape) -> ListShape {
    var shape = either(or: next)
    shape.count = count.flatMap { count in next.count.map { count + $0 } }
    return shape
  }

  /// Returns the shape of a list that is either this one or `other`.
  @inlinable
  func either(or other: ListShape) -> ListShape {
    ListShape(
      count: count == other.count ? count : nil,
      mayHoldIdentity: mayHoldIdentity || other.mayHoldIdentity,
      mayHoldSections: mayHoldSections || other.mayHoldSections,
      mayReadValues: mayReadValues || other.mayReadValues
    )
  }

  /// The same shape without a count.
  @inlinable
  var uncounted: ListShape {
    var shape = self
    shape.count = nil
    return shape
  }
}

/// The number of bodies that the computation of one shape may still visit.
///
/// Generic types can nest without end, so there must be a limit.
public struct ShapeBudget {
  @usableFromInline var depth = 32
  @usableFromInline var total = 1_024

  @inlinable
  init() {}

  /// Returns the shape of a body's type, or the unknown shape if the budget is used up.
  @inlinable
  mutating func shape(ofBody type: (some View).Type) -> ListShape {
    guard depth > 0, total > 0 else {
      // A type this deep may branch at every level. So stop looking into the remaining bodies, too.
      total = 0
      return .unknown
    }
    depth -= 1
    total -= 1
    defer { depth += 1 }
    return type._shape(&self)
  }
}

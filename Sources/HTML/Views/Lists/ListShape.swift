/// What a view's type alone tells about its list, so that counting children need not run anyone's body.
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

  /// How many children there are, where the type tells.
  public var count: Int?
  /// Whether more than its position may make a child at the level of the list what it is: an explicit identity, a branch taken.
  public var mayHoldIdentity: Bool
  /// Whether a section may stand at the level of the list.
  public var mayHoldSections: Bool
  /// Whether a container at the level of the list may look at the values written outside of it.
  public var mayReadValues: Bool
  /// Whether the list is what one container makes of its content.
  public var isContainer: Bool

  /// Exactly `count` children and nothing else of note.
  @inlinable
  public static func children(_ count: Int) -> ListShape { ListShape(count: count) }

  /// Nothing is known.
  @inlinable
  public static var unknown: ListShape {
    ListShape(count: nil, mayHoldIdentity: true, mayHoldSections: true, mayReadValues: true)
  }

  /// The shape of `type`, as far as looking through bodies tells: so many in each other, and so many in all.
  @inlinable
  public static func of(_ type: (some View).Type) -> ListShape {
    var budget = ShapeBudget()
    return type._shape(&budget)
  }

  /// The shape of this list followed by another.
  @inlinable
  public func followed(by other: ListShape) -> ListShape {
    var shape = either(or: other)
    shape.count = count.flatMap { count in other.count.map { count + $0 } }
    return shape
  }

  /// The shape of a list that is either this one or another.
  @inlinable
  public func either(or other: ListShape) -> ListShape {
    ListShape(
      count: count == other.count ? count : nil,
      mayHoldIdentity: mayHoldIdentity || other.mayHoldIdentity,
      mayHoldSections: mayHoldSections || other.mayHoldSections,
      mayReadValues: mayReadValues || other.mayReadValues
    )
  }

  /// The same list, of which it is not known how many children it has.
  @inlinable
  public var uncounted: ListShape {
    var shape = self
    shape.count = nil
    return shape
  }
}

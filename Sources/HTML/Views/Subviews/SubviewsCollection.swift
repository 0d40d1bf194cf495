/// The children of a view: a collection, and a view that places every one of them.
///
/// ```swift
/// Group(subviews: content) { subviews in
///   if let first = subviews.first { Featured { first } }
///   subviews.dropFirst()
/// }
/// ```
public struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
  let list: ViewList
  let bounds: Range<Int>

  /// A run of the children.
  public typealias SubSequence = SubviewsCollectionSlice

  @usableFromInline
  init(_ list: ViewList) {
    self.init(list, 0..<list.count)
  }

  init(_ list: ViewList, _ bounds: Range<Int>) {
    self.list = list
    self.bounds = bounds
  }

  /// The very children that `view` places, if it is itself such a collection or a slice of one.
  @usableFromInline
  init?(placing view: some View) {
    switch view {
    case let view as SubviewsCollection: self = view
    case let view as SubviewsCollectionSlice: self.init(view.base.list, view.position(0)..<view.position(view.count))
    default: return nil
    }
  }

  /// Where the children start.
  public var startIndex: Int { 0 }

  /// Where the children end, which is how many there are.
  public var endIndex: Int { bounds.count }

  /// The child at a position; out of range, the program stops.
  public subscript(index: Int) -> Subview {
    precondition(index >= 0 && index < count, "Index \(index) is out of range: there are \(count) children")
    return Subview(reference: ChildReference(list: list, index: bounds.lowerBound + index))
  }

  /// The children at several positions, which they keep.
  public subscript(range: Range<Int>) -> SubviewsCollectionSlice {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count, "\(range) is out of range: there are \(count) children")
    return SubviewsCollectionSlice(base: self, startIndex: range.lowerBound, endIndex: range.upperBound)
  }

  /// Writes every child.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    context.writeChildren(of: view.list, view.bounds, at: location)
  }

  /// Resolves to the children, placed again.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    PlacedList(view.list, view.bounds, inputs)
  }

  /// How many children there are shows only in the value.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { ListShape(count: nil) }
}

/// A run of children, at the positions they have in the whole.
public struct SubviewsCollectionSlice: PrimitiveView, RandomAccessCollection {
  let base: SubviewsCollection

  /// Where the slice starts in the whole.
  public let startIndex: Int

  /// Where the slice ends in the whole.
  public let endIndex: Int

  /// A run of the slice, at the same positions.
  public typealias SubSequence = SubviewsCollectionSlice

  /// The child at a position of the whole; outside of the slice, the program stops.
  public subscript(index: Int) -> Subview {
    precondition(indices.contains(index), "Index \(index) is out of range: the slice holds \(startIndex)..<\(endIndex)")
    return base[index]
  }

  /// The children at several positions of the whole, which they keep.
  public subscript(range: Range<Int>) -> SubviewsCollectionSlice {
    precondition(
      range.lowerBound >= startIndex && range.upperBound <= endIndex,
      "\(range) is out of range: the slice holds \(startIndex)..<\(endIndex)")
    return SubviewsCollectionSlice(base: base, startIndex: range.lowerBound, endIndex: range.upperBound)
  }

  /// Writes the children of the slice.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    context.writeChildren(of: view.base.list, view.position(0)..<view.position(view.count), at: location)
  }

  /// Resolves to the children of the slice, placed again.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    PlacedList(view.base.list, view.position(0)..<view.position(view.count), inputs)
  }

  /// How many children there are shows only in the value.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { ListShape(count: nil) }

  /// Where the `offset`-th child of the slice stands in the resolved list.
  func position(_ offset: Int) -> Int { base.bounds.lowerBound + startIndex + offset }
}

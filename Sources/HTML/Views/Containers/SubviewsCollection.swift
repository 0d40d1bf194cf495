/// The children of a view: a collection, and a view that renders every child.
///
/// ```swift
/// Group(subviews: content) { subviews in
///   if let first = subviews.first { Featured { first } }
///   subviews.dropFirst()
/// }
/// ```
public struct SubviewsCollection: PrimitiveView, RandomAccessCollection {
  let list: ViewList
  /// The part of the list, or nil for the whole list, whose count is computed on first use.
  private let part: Range<Int>?

  /// A slice of the children.
  public typealias SubSequence = SubviewsCollectionSlice

  @usableFromInline
  init(_ list: ViewList) {
    self.list = list
    part = 0..<list.count
  }

  /// Creates a collection that counts its children when they are first needed.
  init(lazilyCounting list: ViewList) {
    self.list = list
    part = nil
  }

  /// Creates a collection of the children that `view` places, or returns nil for a view of another type.
  ///
  /// `view` must be a `SubviewsCollection` or a `SubviewsCollectionSlice`.
  @usableFromInline
  init?(placing view: some View) {
    switch view {
    case let view as SubviewsCollection: self = view
    case let view as SubviewsCollectionSlice:
      list = view.base.list
      part = view.bounds
    default: return nil
    }
  }

  /// The part of the list that the collection holds.
  var bounds: Range<Int> { part ?? 0..<list.count }

  /// The position of the first child.
  public var startIndex: Int { 0 }

  /// The position after the last child.
  public var endIndex: Int { part?.count ?? list.count }

  /// Returns the child at a position, or stops the program if the position is out of range.
  public subscript(index: Int) -> Subview {
    let bounds = bounds
    guard index >= 0, index < bounds.count else { Self.stop(index, count: bounds.count) }
    return Subview(list: list, index: bounds.lowerBound + index)
  }

  /// Not inlined: the message would make the subscript too large to inline.
  @inline(never)
  private static func stop(_ index: Int, count: Int) -> Never {
    SwiftRuntime.stop("Index \(index) is out of range: there are \(count) children")
  }

  /// Returns the children at a range of positions, or stops the program if the range is out of range.
  public subscript(range: Range<Int>) -> SubviewsCollectionSlice {
    check(range)
    return SubviewsCollectionSlice(base: self, startIndex: range.lowerBound, endIndex: range.upperBound)
  }

  /// Stops the program with a message if `range` is out of range.
  func check(_ range: Range<Int>) {
    guard range.lowerBound >= 0, range.upperBound <= endIndex else {
      SwiftRuntime.stop("\(range) is out of range: there are \(count) children")
    }
  }

  /// Renders every child.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    context.renderChildren(of: view.list, view.bounds, at: location)
  }

  /// Resolves the view into a list of the placed children.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    PlacedList(view.list, view.bounds, inputs)
  }

  /// Returns a shape without a count, because the number of children does not follow from the type.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { ListShape(count: nil) }
}

/// A slice of the children of a view, with the positions of the whole collection.
public struct SubviewsCollectionSlice: PrimitiveView, RandomAccessCollection {
  let base: SubviewsCollection

  /// The position of the slice's first child in the whole collection.
  public let startIndex: Int

  /// The position after the slice's last child in the whole collection.
  public let endIndex: Int

  /// A slice of the slice.
  public typealias SubSequence = SubviewsCollectionSlice

  /// Returns the child at a position of the whole collection, or stops the program if the slice does not hold it.
  public subscript(index: Int) -> Subview {
    indices.checkHolds(index)
    return base[index]
  }

  /// Returns the children at positions of the whole collection, or stops the program if the slice does not hold them.
  public subscript(range: Range<Int>) -> SubviewsCollectionSlice {
    indices.checkHolds(range)
    return SubviewsCollectionSlice(base: base, startIndex: range.lowerBound, endIndex: range.upperBound)
  }

  /// Renders the children of the slice.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    context.renderChildren(of: view.base.list, view.bounds, at: location)
  }

  /// Resolves the view into a list of the placed children.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    PlacedList(view.base.list, view.bounds, inputs)
  }

  /// Returns a shape without a count, because the number of children does not follow from the type.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { ListShape(count: nil) }

  /// The part of the resolved list that the slice holds.
  var bounds: Range<Int> {
    let offset = base.bounds.lowerBound
    return offset + startIndex..<offset + endIndex
  }
}

extension Range<Int> {
  /// Stops the program with a message if a slice with these positions does not hold `index`.
  func checkHolds(_ index: Int) {
    if !contains(index) { SwiftRuntime.stop("Index \(index) is out of range: the slice holds \(self)") }
  }

  /// Stops the program with a message if a slice with these positions does not hold `range`.
  func checkHolds(_ range: Range<Int>) {
    guard range.lowerBound >= lowerBound, range.upperBound <= upperBound else {
      SwiftRuntime.stop("\(range) is out of range: the slice holds \(self)")
    }
  }
}

/// The children that a container's root transforms: a collection, and a view that renders every child.
///
/// The collection has the same children as a `SubviewsCollection`, but its elements have SwiftUI's older API.
public struct _VariadicView_Children: PrimitiveView, RandomAccessCollection {
  let subviews: SubviewsCollection

  @usableFromInline
  init(_ list: ViewList) {
    subviews = SubviewsCollection(lazilyCounting: list)
  }

  /// The position of the first child.
  public var startIndex: Int { 0 }

  /// The position after the last child.
  public var endIndex: Int { subviews.endIndex }

  /// Returns the child at a position, or stops the program if the position is out of range.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// Returns the children at a range of positions, or stops the program if the range is out of range.
  public subscript(range: Range<Int>) -> Slice<_VariadicView_Children> {
    subviews.check(range)
    return Slice(base: self, bounds: range)
  }

  /// Stops the program with a message if a slice of the children does not hold a position.
  public func _failEarlyRangeCheck(_ index: Int, bounds: Range<Int>) {
    bounds.checkHolds(index)
  }

  /// Stops the program with a message if a slice of the children does not hold a range of positions.
  public func _failEarlyRangeCheck(_ range: Range<Int>, bounds: Range<Int>) {
    bounds.checkHolds(range)
  }

  /// Renders every child.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    SubviewsCollection._render(view.subviews, at: location, in: &context)
  }

  /// Resolves the view into a list of the placed children.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    SubviewsCollection._list(view.subviews, inputs)
  }

  /// Returns a shape without a count, because the number of children does not follow from the type.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { ListShape(count: nil) }

  /// One child; as a view, it is exactly one child of the container that places it.
  public struct Element: PrimitiveView, Identifiable {
    @usableFromInline let subview: Subview
    private var changedTraits: TraitBag?

    init(subview: Subview) {
      self.subview = subview
    }

    private var traits: TraitBag { changedTraits ?? subview.child.traits }

    /// The identity of the child, which stays the same when siblings are inserted or removed.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// Returns the child's innermost explicit id if it has the type `type`.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      subview.child.path.explicitID?.base as? ID
    }

    /// The container values of the child, including its tags.
    public var containerValues: ContainerValues { ContainerValues(traits: traits) }

    /// The value of a trait; setting it changes this element and not the child.
    public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
      get { traits[key] ?? Key.defaultValue }
      set {
        var traits = traits
        traits[key] = newValue
        changedTraits = traits
      }
    }

    /// Renders the child.
    @inlinable
    public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
      Subview._render(view.subview, at: location, in: &context)
    }

    /// Resolves the view into a list of the placed child.
    public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList { Subview._list(view.subview, inputs) }

    /// Returns a shape of one child.
    @inlinable
    public static func _shape(_ budget: inout ShapeBudget) -> ListShape { .children(1) }
  }
}

extension Slice: View where Base == _VariadicView_Children {
  /// An empty view; a slice of children has no body.
  public var body: EmptyView { EmptyView() }

  private var subviews: SubviewsCollectionSlice { base.subviews[startIndex..<endIndex] }

  /// Renders the children of the slice.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    SubviewsCollectionSlice._render(view.subviews, at: location, in: &context)
  }

  /// Resolves the view into a list of the placed children.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    SubviewsCollectionSlice._list(view.subviews, inputs)
  }

  /// Returns a shape without a count, because the number of children does not follow from the type.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { ListShape(count: nil) }
}

extension Slice: PrimitiveView where Base == _VariadicView_Children {}

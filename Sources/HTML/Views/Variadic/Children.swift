/// The children a container's root is given: a collection, and a view that places every one of them.
public struct _VariadicView_Children: PrimitiveView, RandomAccessCollection {
  let list: ViewList

  @usableFromInline
  init(_ list: ViewList) {
    self.list = list
  }

  /// Where the children start.
  public var startIndex: Int { 0 }

  /// Where the children end, which is how many there are.
  public var endIndex: Int { list.count }

  /// The child at a position; out of range, the program stops.
  public subscript(index: Int) -> Element {
    list.check(index)
    return Element(reference: ChildReference(list: list, index: index))
  }

  /// Writes every child.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    context.writeChildren(of: view.list, 0..<view.list.count, at: location)
  }

  /// Resolves to the children, placed again.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    PlacedList(view.list, 0..<view.list.count, inputs)
  }

  /// How many children there are shows only in the value.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { ListShape(count: nil) }

  /// One child: a view that is exactly one child again wherever it is placed.
  public struct Element: PrimitiveView, Identifiable {
    @usableFromInline let reference: ChildReference
    private var changed: TraitBag?

    init(reference: ChildReference) {
      self.reference = reference
    }

    /// What makes it the same child in the next render, whatever becomes of its siblings.
    public var id: AnyHashable { AnyHashable(ChildID(reference)) }

    /// The innermost id that the program itself gave on the way to the child, if it is of that type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      reference.child.path.explicitID?.base as? ID
    }

    /// The values the child brings, its tags among them.
    public var containerValues: ContainerValues { ContainerValues(traits: changed ?? reference.child.traits) }

    /// A value the child carries; writing changes this reference to it and never the child.
    public subscript<Key: _ViewTraitKey>(key: Key.Type) -> Key.Value {
      get { (changed ?? reference.child.traits)[key] ?? Key.defaultValue }
      set {
        var traits = changed ?? reference.child.traits
        traits[key] = newValue
        changed = traits
      }
    }

    /// Writes the child.
    @inlinable
    public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
      view.reference.render(at: location, in: &context)
    }

    /// Resolves to the child, placed again.
    public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList { view.reference.placed(inputs) }

    /// The type tells that there is one child.
    @inlinable
    public static func _shape(_ budget: inout ShapeBudget) -> ListShape { .children(1) }
  }
}

extension Slice: View where Base == _VariadicView_Children {
  /// Nothing: a slice of children is placed as it is.
  public var body: EmptyView { EmptyView() }

  /// Writes the children of the slice.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    context.writeChildren(of: view.base.list, view.startIndex..<view.endIndex, at: location)
  }

  /// Resolves to the children of the slice, placed again.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    PlacedList(view.base.list, view.startIndex..<view.endIndex, inputs)
  }

  /// How many children there are shows only in the value.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { ListShape(count: nil) }
}

extension Slice: PrimitiveView where Base == _VariadicView_Children {}

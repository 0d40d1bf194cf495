/// What a closure makes of the children of a view.
public struct GroupElementsOfContent<Base: View, Result: View>: PrimitiveView {
  @usableFromInline let base: Base
  @usableFromInline let transform: (SubviewsCollection) -> Result

  /// Writes what the closure makes of the children.
  @inlinable
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.enter(Self.self) else { return }
    let inputs = context.contentInputs(at: location, inheriting: context.layers?.traits ?? TraitBag())
    let place = context.exchangePlace(.container)
    Result._render(view.transform(view.subviews(inputs)), at: location.next, in: &context)
    _ = context.exchangePlace(place)
  }

  /// Resolves to the list of what the closure makes.
  @inlinable
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    DeferredList(view, inputs) { view, inputs in
      let content = inputs.content(inheriting: inputs.traits)
      return Result._list(inputs.evaluate { view.transform(view.subviews(content)) }, inputs)
    }
  }

  /// What the type of the closure's result tells.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    var shape = budget.shape(ofBody: Result.self)
    shape.mayReadValues = true
    shape.isContainer = true
    return shape
  }

  @inlinable
  func subviews(_ inputs: ListInputs) -> SubviewsCollection {
    SubviewsCollection(placing: base) ?? SubviewsCollection(Base._list(base, inputs))
  }

  @inlinable
  init(base: Base, transform: @escaping (SubviewsCollection) -> Result) {
    self.base = base
    self.transform = transform
  }
}

extension Group {
  /// Gives `transform` all the children of `view` at once; what it makes of them is spliced in here.
  ///
  /// Take this where the whole collection matters (how many, the first, the last), and `ForEach(subviews:)` for one by one.
  @inlinable
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(holding: GroupElementsOfContent(base: view, transform: transform))
  }
}

/// The children of a view as the data of a `ForEach`.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let subviews: SubviewsCollection

  /// Where the children start.
  public var startIndex: Int { 0 }

  /// Where the children end.
  public var endIndex: Int { subviews.count }

  /// The child at a position; out of range, the program stops.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEach {
  /// A view for each child of `view`.
  ///
  /// ```swift
  /// ForEach(subviews: content) { subview in
  ///   li { subview }
  /// }
  /// ```
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    let source = AnyView(view)
    self.init(
      source: .content(source) { list, _ in
        ForEachSubviewCollection(subviews: source.erased.subviews ?? SubviewsCollection(list))
      }, identify: { $0.id }, content: content)
  }
}

/// Several views without an element around them.
///
/// ```swift
/// Group {
///   Text("one")
///   Text("two")
/// }
/// .padding()  // pads each of the two
/// ```
public struct Group<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  @inlinable @inline(__always)
  init(wrapping content: Content) {
    self.content = content
  }

  /// Creates a group of the views in `content`.
  @inlinable @inline(__always)
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Renders the content.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    Content._render(view.content, at: location, in: &context)
  }

  /// Resolves the view into the content's list.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    inputs.descend(into: Self.self) { Content._list(view.content, $0) }
  }

  /// Returns the shape of the content's type.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { Content._shape(&budget) }
}

extension Group {
  /// Creates a group whose content is computed by `transform` from all children of `view`.
  ///
  /// Use this initializer when you need the whole collection: its count, its first or its last child. Use
  /// `ForEach(subviews:)` to transform each child by itself.
  @inlinable
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(wrapping: GroupElementsOfContent(base: view, transform: transform))
  }

  /// Creates a group whose content is computed by `transform` from all sections of `view`.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(wrapping: GroupSectionsOfContent(base: view, transform: transform))
  }
}

/// The result of a closure that takes all children of a view.
public struct GroupElementsOfContent<Base: View, Result: View>: PrimitiveView {
  @usableFromInline let base: Base
  @usableFromInline let transform: (SubviewsCollection) -> Result

  /// Runs the closure and renders its result.
  @inlinable
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.enter(Self.self) else { return }
    let inputs = context.contentInputs(at: location, inheriting: context.pending?.traits ?? TraitBag())
    let region = context.exchangeRegion(.container)
    Result._render(view.transform(view.subviews(inputs)), at: location.next, in: &context)
    _ = context.exchangeRegion(region)
  }

  /// Resolves the view into the list of the closure's result.
  @inlinable
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    DeferredList(view, inputs) { view, inputs in
      let content = inputs.content(inheriting: inputs.traits)
      return Result._list(inputs.evaluate { view.transform(view.subviews(content)) }, inputs)
    }
  }

  /// Returns the shape of the result's type.
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

/// The result of a closure that takes all sections of a view.
public struct GroupSectionsOfContent<Base: View, Result: View>: PrimitiveView {
  let base: Base
  let transform: (SectionCollection) -> Result

  /// Runs the closure and renders its result.
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    guard context.enter(Self.self) else { return }
    let inputs = context.contentInputs(at: location, inheriting: context.pending?.traits ?? TraitBag())
    let region = context.exchangeRegion(.container)
    Result._render(view.transform(view.sections(inputs)), at: location.next, in: &context)
    _ = context.exchangeRegion(region)
  }

  /// Resolves the view into the list of the closure's result.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    DeferredList(view, inputs) { view, inputs in
      let content = inputs.content(inheriting: inputs.traits)
      return Result._list(inputs.evaluate { view.transform(view.sections(content)) }, inputs)
    }
  }

  /// Returns the shape of the result's type.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    GroupElementsOfContent<Base, Result>._shape(&budget)
  }

  private func sections(_ inputs: ListInputs) -> SectionCollection {
    SectionAccumulator.sections(of: Base._list(base, inputs), inputs)
  }
}

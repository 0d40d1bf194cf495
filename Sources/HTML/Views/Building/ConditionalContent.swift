/// One of two branches: what `if`/`else` and `switch` become.
public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  @usableFromInline
  enum Branch {
    case first(First)
    case second(Second)
  }

  @usableFromInline let branch: Branch

  @inlinable @inline(__always)
  init(branch: Branch) {
    self.branch = branch
  }

  /// Writes the branch that was taken.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    switch view.branch {
    case .first(let content): First._render(content, at: location.child(0), in: &context)
    case .second(let content): Second._render(content, at: location.child(1), in: &context)
    }
  }

  /// Resolves to the list of the branch that was taken, which has an identity of its own.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    switch view.branch {
    case .first(let content): First._list(content, inputs.at(.branch(0)))
    case .second(let content): Second._list(content, inputs.at(.branch(1)))
    }
  }

  /// The common count of both branches, if they have one; which of them was taken shows only in the value.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    var shape = First._shape(&budget).either(or: Second._shape(&budget))
    shape.mayHoldIdentity = true
    return shape
  }
}

extension Optional: View where Wrapped: View {
  /// Nothing: an optional view is looked through.
  public var body: EmptyView { EmptyView() }

  /// Writes the view, if there is one.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    if let view { Wrapped._render(view, at: location.child(0), in: &context) }
  }

  /// Resolves to the view's list, or to none.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    view.map { Wrapped._list($0, inputs.at(.branch(0))) } ?? ConcatenatedList([])
  }

  /// Whether there is a view shows only in the value.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { Wrapped._shape(&budget).uncounted }
}

extension Optional: PrimitiveView where Wrapped: View {}

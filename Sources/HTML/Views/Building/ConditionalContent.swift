/// The taken branch of an `if`/`else` or a `switch`.
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

  /// Renders the taken branch.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    switch view.branch {
    case .first(let content): First._render(content, at: location.child(0), in: &context)
    case .second(let content): Second._render(content, at: location.child(1), in: &context)
    }
  }

  /// Resolves the view into the list of the taken branch; each branch has its own identity.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    switch view.branch {
    case .first(let content): First._list(content, inputs.at(.branch(0)))
    case .second(let content): Second._list(content, inputs.at(.branch(1)))
    }
  }

  /// Returns the combined shape of both branches, with a count if both counts are equal.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape {
    var shape = First._shape(&budget).either(or: Second._shape(&budget))
    shape.mayHoldIdentity = true
    return shape
  }
}

extension Optional: View where Wrapped: View {
  /// An empty view; an optional has no body.
  public var body: EmptyView { EmptyView() }

  /// Renders the wrapped view, if any.
  @inlinable @inline(__always)
  public static func _render(_ view: Self, at location: Location, in context: inout RenderContext) {
    if let view { Wrapped._render(view, at: location.child(0), in: &context) }
  }

  /// Resolves the view into the list of the wrapped view, or an empty list.
  public static func _list(_ view: Self, _ inputs: ListInputs) -> ViewList {
    view.map { Wrapped._list($0, inputs.at(.branch(0))) } ?? ConcatenatedList([])
  }

  /// Returns the wrapped type's shape without a count, because the type does not tell whether there is a view.
  @inlinable
  public static func _shape(_ budget: inout ShapeBudget) -> ListShape { Wrapped._shape(&budget).uncounted }
}

extension Optional: PrimitiveView where Wrapped: View {}

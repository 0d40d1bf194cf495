/// Combines the statements of a closure into one view.
///
/// A closure may hold any number of statements, `let`, `if`, `else`, `if let`, `switch` and `if #available`. `for` is
/// not supported: use `ForEach`, which gives each row an identity.
@resultBuilder
public enum ViewBuilder {
  /// Returns a statement's view unchanged.
  @inlinable @inline(__always)
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

  /// Returns an empty view for no statements.
  @inlinable @inline(__always)
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns the view of a single statement.
  @inlinable @inline(__always)
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  /// Returns the view of an `if` without `else`.
  @inlinable @inline(__always)
  public static func buildOptional<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// Returns the first branch of a conditional.
  @inlinable @inline(__always)
  public static func buildEither<First: View, Second: View>(first: consuming First) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(branch: .first(first))
  }

  /// Returns the second branch of a conditional.
  @inlinable @inline(__always)
  public static func buildEither<First: View, Second: View>(second: consuming Second) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(branch: .second(second))
  }

  /// Returns the type-erased branch of an `if #available`, because the branch's type may not exist on older systems.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

// Blocks of two to ten statements are written out by arity: a stored parameter pack renders five to eight times slower.
extension ViewBuilder {
  /// Combines two statements.
  @inlinable @inline(__always)
  public static func buildBlock<A: View, B: View>(_ a: consuming A, _ b: consuming B)
    -> TupleView<(A, B)>
  {
    TupleView((a, b)) { members, location, context in
      A._render(members.0, at: location.child(0), in: &context)
      B._render(members.1, at: location.child(1), in: &context)
    } lists: { members, inputs in
      [
        A._list(members.0, inputs.at(position: 0)),
        B._list(members.1, inputs.at(position: 1)),
      ]
    }
  }

  /// Combines three statements.
  @inlinable @inline(__always)
  public static func buildBlock<A: View, B: View, C: View>(_ a: consuming A, _ b: consuming B, _ c: consuming C)
    -> TupleView<(A, B, C)>
  {
    TupleView((a, b, c)) { members, location, context in
      A._render(members.0, at: location.child(0), in: &context)
      B._render(members.1, at: location.child(1), in: &context)
      C._render(members.2, at: location.child(2), in: &context)
    } lists: { members, inputs in
      [
        A._list(members.0, inputs.at(position: 0)),
        B._list(members.1, inputs.at(position: 1)),
        C._list(members.2, inputs.at(position: 2)),
      ]
    }
  }

  /// Combines four statements.
  @inlinable @inline(__always)
  public static func buildBlock<A: View, B: View, C: View, D: View>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D
  )
    -> TupleView<(A, B, C, D)>
  {
    TupleView((a, b, c, d)) { members, location, context in
      A._render(members.0, at: location.child(0), in: &context)
      B._render(members.1, at: location.child(1), in: &context)
      C._render(members.2, at: location.child(2), in: &context)
      D._render(members.3, at: location.child(3), in: &context)
    } lists: { members, inputs in
      [
        A._list(members.0, inputs.at(position: 0)),
        B._list(members.1, inputs.at(position: 1)),
        C._list(members.2, inputs.at(position: 2)),
        D._list(members.3, inputs.at(position: 3)),
      ]
    }
  }

  /// Combines five statements.
  @inlinable @inline(__always)
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E
  )
    -> TupleView<(A, B, C, D, E)>
  {
    TupleView((a, b, c, d, e)) { members, location, context in
      A._render(members.0, at: location.child(0), in: &context)
      B._render(members.1, at: location.child(1), in: &context)
      C._render(members.2, at: location.child(2), in: &context)
      D._render(members.3, at: location.child(3), in: &context)
      E._render(members.4, at: location.child(4), in: &context)
    } lists: { members, inputs in
      [
        A._list(members.0, inputs.at(position: 0)),
        B._list(members.1, inputs.at(position: 1)),
        C._list(members.2, inputs.at(position: 2)),
        D._list(members.3, inputs.at(position: 3)),
        E._list(members.4, inputs.at(position: 4)),
      ]
    }
  }

  /// Combines six statements.
  @inlinable @inline(__always)
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E, _ f: consuming F
  )
    -> TupleView<(A, B, C, D, E, F)>
  {
    TupleView((a, b, c, d, e, f)) { members, location, context in
      A._render(members.0, at: location.child(0), in: &context)
      B._render(members.1, at: location.child(1), in: &context)
      C._render(members.2, at: location.child(2), in: &context)
      D._render(members.3, at: location.child(3), in: &context)
      E._render(members.4, at: location.child(4), in: &context)
      F._render(members.5, at: location.child(5), in: &context)
    } lists: { members, inputs in
      [
        A._list(members.0, inputs.at(position: 0)),
        B._list(members.1, inputs.at(position: 1)),
        C._list(members.2, inputs.at(position: 2)),
        D._list(members.3, inputs.at(position: 3)),
        E._list(members.4, inputs.at(position: 4)),
        F._list(members.5, inputs.at(position: 5)),
      ]
    }
  }

  /// Combines seven statements.
  @inlinable @inline(__always)
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E, _ f: consuming F,
    _ g: consuming G
  )
    -> TupleView<(A, B, C, D, E, F, G)>
  {
    TupleView((a, b, c, d, e, f, g)) { members, location, context in
      A._render(members.0, at: location.child(0), in: &context)
      B._render(members.1, at: location.child(1), in: &context)
      C._render(members.2, at: location.child(2), in: &context)
      D._render(members.3, at: location.child(3), in: &context)
      E._render(members.4, at: location.child(4), in: &context)
      F._render(members.5, at: location.child(5), in: &context)
      G._render(members.6, at: location.child(6), in: &context)
    } lists: { members, inputs in
      [
        A._list(members.0, inputs.at(position: 0)),
        B._list(members.1, inputs.at(position: 1)),
        C._list(members.2, inputs.at(position: 2)),
        D._list(members.3, inputs.at(position: 3)),
        E._list(members.4, inputs.at(position: 4)),
        F._list(members.5, inputs.at(position: 5)),
        G._list(members.6, inputs.at(position: 6)),
      ]
    }
  }

  /// Combines eight statements.
  @inlinable @inline(__always)
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E, _ f: consuming F,
    _ g: consuming G, _ h: consuming H
  )
    -> TupleView<(A, B, C, D, E, F, G, H)>
  {
    TupleView((a, b, c, d, e, f, g, h)) { members, location, context in
      A._render(members.0, at: location.child(0), in: &context)
      B._render(members.1, at: location.child(1), in: &context)
      C._render(members.2, at: location.child(2), in: &context)
      D._render(members.3, at: location.child(3), in: &context)
      E._render(members.4, at: location.child(4), in: &context)
      F._render(members.5, at: location.child(5), in: &context)
      G._render(members.6, at: location.child(6), in: &context)
      H._render(members.7, at: location.child(7), in: &context)
    } lists: { members, inputs in
      [
        A._list(members.0, inputs.at(position: 0)),
        B._list(members.1, inputs.at(position: 1)),
        C._list(members.2, inputs.at(position: 2)),
        D._list(members.3, inputs.at(position: 3)),
        E._list(members.4, inputs.at(position: 4)),
        F._list(members.5, inputs.at(position: 5)),
        G._list(members.6, inputs.at(position: 6)),
        H._list(members.7, inputs.at(position: 7)),
      ]
    }
  }

  /// Combines nine statements.
  @inlinable @inline(__always)
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E, _ f: consuming F,
    _ g: consuming G, _ h: consuming H, _ i: consuming I
  )
    -> TupleView<(A, B, C, D, E, F, G, H, I)>
  {
    TupleView((a, b, c, d, e, f, g, h, i)) { members, location, context in
      A._render(members.0, at: location.child(0), in: &context)
      B._render(members.1, at: location.child(1), in: &context)
      C._render(members.2, at: location.child(2), in: &context)
      D._render(members.3, at: location.child(3), in: &context)
      E._render(members.4, at: location.child(4), in: &context)
      F._render(members.5, at: location.child(5), in: &context)
      G._render(members.6, at: location.child(6), in: &context)
      H._render(members.7, at: location.child(7), in: &context)
      I._render(members.8, at: location.child(8), in: &context)
    } lists: { members, inputs in
      [
        A._list(members.0, inputs.at(position: 0)),
        B._list(members.1, inputs.at(position: 1)),
        C._list(members.2, inputs.at(position: 2)),
        D._list(members.3, inputs.at(position: 3)),
        E._list(members.4, inputs.at(position: 4)),
        F._list(members.5, inputs.at(position: 5)),
        G._list(members.6, inputs.at(position: 6)),
        H._list(members.7, inputs.at(position: 7)),
        I._list(members.8, inputs.at(position: 8)),
      ]
    }
  }

  /// Combines ten statements.
  @inlinable @inline(__always)
  public static func buildBlock<
    A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View, J: View
  >(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E, _ f: consuming F,
    _ g: consuming G, _ h: consuming H, _ i: consuming I, _ j: consuming J
  )
    -> TupleView<(A, B, C, D, E, F, G, H, I, J)>
  {
    TupleView((a, b, c, d, e, f, g, h, i, j)) { members, location, context in
      A._render(members.0, at: location.child(0), in: &context)
      B._render(members.1, at: location.child(1), in: &context)
      C._render(members.2, at: location.child(2), in: &context)
      D._render(members.3, at: location.child(3), in: &context)
      E._render(members.4, at: location.child(4), in: &context)
      F._render(members.5, at: location.child(5), in: &context)
      G._render(members.6, at: location.child(6), in: &context)
      H._render(members.7, at: location.child(7), in: &context)
      I._render(members.8, at: location.child(8), in: &context)
      J._render(members.9, at: location.child(9), in: &context)
    } lists: { members, inputs in
      [
        A._list(members.0, inputs.at(position: 0)),
        B._list(members.1, inputs.at(position: 1)),
        C._list(members.2, inputs.at(position: 2)),
        D._list(members.3, inputs.at(position: 3)),
        E._list(members.4, inputs.at(position: 4)),
        F._list(members.5, inputs.at(position: 5)),
        G._list(members.6, inputs.at(position: 6)),
        H._list(members.7, inputs.at(position: 7)),
        I._list(members.8, inputs.at(position: 8)),
        J._list(members.9, inputs.at(position: 9)),
      ]
    }
  }

  /// Combines more than ten statements.
  public static func buildBlock<
    A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View, J: View, K: View, each More: View
  >(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E, _ f: consuming F,
    _ g: consuming G, _ h: consuming H, _ i: consuming I, _ j: consuming J, _ k: K, _ more: repeat each More
  ) -> TupleView<(A, B, C, D, E, F, G, H, I, J, K, repeat each More)> {
    TupleView(packed: a, b, c, d, e, f, g, h, i, j, k, repeat each more)
  }
}

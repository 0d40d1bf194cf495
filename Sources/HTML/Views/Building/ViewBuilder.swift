/// Turns the statements of a closure into one view.
///
/// `if`, `else`, `switch`, `if let`, `if #available`, `let` and any number of statements may stand in it. For rows of data there is
/// `ForEach`, which gives each row an identity; `for` does not.
@resultBuilder
public enum ViewBuilder {
  /// Takes each statement as the view it is.
  @inlinable @inline(__always)
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

  /// No statements.
  @inlinable @inline(__always)
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement is just that view.
  @inlinable @inline(__always)
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

  /// `if` without `else`.
  @inlinable @inline(__always)
  public static func buildOptional<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// The first branch of a choice.
  @inlinable @inline(__always)
  public static func buildEither<First: View, Second: View>(first: consuming First) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(branch: .first(first))
  }

  /// The second branch of a choice.
  @inlinable @inline(__always)
  public static func buildEither<First: View, Second: View>(second: consuming Second) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(branch: .second(second))
  }

  /// `if #available`: the branch's type may be newer than the page, so it is erased.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

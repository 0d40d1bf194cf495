// What a reader of this file must not call: each overload makes the compiler say what to write instead.
extension ViewBuilder {
  /// Unavailable: a text in a builder needs a view around it.
  @available(*, unavailable, message: "a String is not a view: write Text(…) around it")
  public static func buildExpression(_ text: String) -> EmptyView { EmptyView() }

  /// Unavailable: a loop gives its rows no identity.
  @available(
    *, unavailable, message: "a builder has no loops: write ForEach(rows) { row in … }, or add id: \\.self to its data"
  )
  public static func buildArray<Content: View>(_ rows: [Content]) -> EmptyView { EmptyView() }
}

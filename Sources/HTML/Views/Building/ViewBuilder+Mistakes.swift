// What a reader of this file must not call: each overload makes the compiler say what to write instead.
extension ViewBuilder {
  /// Unavailable: a text in a builder needs a view around it.
  @available(*, unavailable, message: "a String is not a view: write Text(…) around it, and ?? \"\" after an optional")
  public static func buildExpression(_ text: String?) -> EmptyView { EmptyView() }

  /// Unavailable: any other value that is no view.
  @available(
    *, unavailable,
    message: "not a view: write Text(\"\\(…)\") for a value, ForEach(rows) { row in … } for a list, or () after a name"
  )
  @_disfavoredOverload
  public static func buildExpression<Other>(_ value: Other) -> EmptyView { EmptyView() }

  /// Unavailable: a loop gives its rows no identity.
  @available(
    *, unavailable, message: "a builder has no loops: write ForEach(rows) { row in … }, or add id: \\.self to its data"
  )
  public static func buildArray<Content: View>(_ rows: [Content]) -> EmptyView { EmptyView() }
}

extension ForEach where ID == Int {
  /// Unavailable: an element needs an identity.
  @available(*, unavailable, message: "write id: \\.self after the data, or make its type Identifiable")
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(source: .data(data), identify: { _ in 0 }, content: content)
  }
}

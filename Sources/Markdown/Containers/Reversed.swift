package import Articles
public import Views

/// Children in reverse order, without an element around them.
///
/// ```markdown
/// :::reversed
/// Last
///
/// First
/// :::
/// ```
///
/// It reads no traits.
public struct Reversed<Content: View>: View {
  let content: Content

  /// Creates a view of children in reverse order.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The children, last one first.
  public var body: some View {
    Group(subviews: content) { children in ForEach(children.reversed()) { $0 } }
  }
}

extension Container {
  /// `:::reversed`.
  package static let reversed = Container("reversed", summary: "the last one first", ownLabel: .none) { use in
    Reversed { use.content }
  }
}

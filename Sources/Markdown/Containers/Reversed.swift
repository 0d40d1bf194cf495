public import Articles
public import Views

/// Children in the opposite order; nothing is put around them.
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

  /// Reverses `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The children, the last one first.
  public var body: some View {
    Group(subviews: content) { children in ForEach(children.reversed()) { $0 } }
  }
}

extension Container {
  /// `:::reversed`.
  public static let reversed = Container("reversed", summary: "the last one first", ownLabel: .none) { use in
    Reversed { use.content }
  }
}

// The last article replaces the chat's root by `ForEach(subviews:)` and counts how many rows are drawn again for each new message:
// 13 with the root, 42 without. Here both are one mechanism, and a new message draws one row with either
//.

public import Garland

/// Shows `ChatList` in the new spelling.
public struct ChatContainer<Content: View>: View {
  let content: Content

  /// Lists the children of `content`, the newest first.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The list, turned, of children, turned.
  public var body: some View {
    List {
      ForEach(subviews: content) { subview in
        subview
          .inverted()
          .listRowSeparator(.hidden)
      }
    }
    .inverted()
  }
}

// The root turns each child it is given, whatever it is and wherever it comes from: a field, a message, the heading of a day. One
// element of the loop may be two children, and each gets a row. A multi root whose body is one container is one
// child of its parent, so a modifier on the chat lands on the list.

public import Garland

/// Shows a multi root that makes one container: an inverted list of inverted rows.
public struct ChatLayout: _VariadicView_MultiViewRoot {
  /// Makes the root.
  public init() {}

  /// The list, turned, of children, turned.
  public func body(children: _VariadicView.Children) -> some View {
    List {
      ForEach(children) { child in
        child
          .inverted()
          .listRowSeparator(.hidden)
      }
    }
    .inverted()
  }
}

/// Shows a chat that takes any content.
public struct ChatList<Content: View>: View {
  let content: Content

  /// Lists the children of `content`, the newest first.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The list.
  public var body: some View {
    _VariadicView.Tree(ChatLayout()) { content }
  }
}

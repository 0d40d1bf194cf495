public import Garland

// Without a container that receives its children one by one, every chat must invert each row by hand. And the list can
// only show the data it is given.

/// A chat that inverts each row by hand.
public struct NaiveChatList: View {
  let messages: [Message]

  /// Lists `messages`, the newest first.
  public init(_ messages: [Message]) {
    self.messages = messages
  }

  /// The inverted list of inverted rows.
  public var body: some View {
    List {
      ForEach(messages) { message in
        MessageRow(message).inverted()
      }
    }
    .inverted()
  }
}

// A chat keeps its newest message visible at the bottom: the list is upside down, and each row is turned back. The
// theme's class does the turning; the modifier adds the class to each child.

/// A custom modifier that turns every child upside down.
public struct Inverted: ViewModifier {
  /// Creates the modifier.
  public init() {}

  /// The inverted content.
  public func body(content: Content) -> some View {
    content.attribute(.class("inverted"))
  }
}

extension View {
  /// Turns every child of this view upside down.
  public func inverted() -> some View {
    modifier(Inverted())
  }
}

// The root inverts each child, whatever it is: a field, a message or a day's heading. One element of the loop may be
// two children, and each gets a row. The body is one list. So the tree is one child of its parent, and a modifier on
// the chat applies to the list.

/// A multi root that returns one container: an inverted list of inverted rows.
public struct ChatLayout: _VariadicView_MultiViewRoot {
  /// Creates the root.
  public init() {}

  /// The inverted list of inverted children.
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

/// A chat with any content.
public struct ChatList<Content: View>: View {
  let content: Content

  /// Creates a list of the children of `content`, the newest first.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The list.
  public var body: some View {
    _VariadicView.Tree(ChatLayout()) { content }
  }
}

// The message field is the first child, because the list is upside down: the field appears at the bottom. A day's
// heading follows the first message of that day and appears above it.

/// A complete chat: a page with a title, a field, messages, and a heading for each day.
public struct ChatExample: View {
  let messages: [Message]

  /// Shows `messages`, the newest first.
  public init(_ messages: [Message]) {
    self.messages = messages
  }

  /// The page.
  public var body: some View {
    NavigationView {
      ChatList {
        MessageField()
        ForEach(messages) { message in
          MessageRow(message)
          if let day = message.day { DayHeader(day) }
        }
      }
      .navigationTitle("Chat")
    }
  }
}

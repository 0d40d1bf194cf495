// Without a container that meets its children, whoever writes a list must remember to turn each row, in every chat there is, and
// the list can only ever hold the data it is given.

public import Garland

/// Shows a chat whose rows are turned by hand.
public struct NaiveChatList: View {
  let messages: [Message]

  /// Lists `messages`, the newest first.
  public init(_ messages: [Message]) {
    self.messages = messages
  }

  /// The list, turned, of rows, turned.
  public var body: some View {
    List {
      ForEach(messages) { message in
        MessageRow(message).inverted()
      }
    }
    .inverted()
  }
}

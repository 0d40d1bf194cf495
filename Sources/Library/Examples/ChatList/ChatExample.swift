// The field stands first because the list is upside down: it comes out at the bottom. A message that starts a day is followed by
// the day's heading, which comes out above it.

public import Garland

/// Shows a whole chat: a titled page with a field, messages, and headings where a day starts.
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

// A row is a composite view of values that can be compared: that is all a `Renderer` needs to know that it has not changed
//.

public import Garland

/// Shows what a chat is made of: a text, and the day it is the first of.
public struct Message: Identifiable, Hashable, Sendable {
  /// Which message it is.
  public let id: Int
  /// What it says.
  public var text: String
  /// The day that starts with this message.
  public var day: String?

  /// Makes a message.
  public init(id: Int, text: String, day: String? = nil) {
    self.id = id
    self.text = text
    self.day = day
  }
}

/// Shows one message.
public struct MessageRow: View, Equatable {
  let message: Message

  /// Shows `message`.
  public init(_ message: Message) {
    self.message = message
  }

  /// A paragraph.
  public var body: some View {
    p(.class("message")) { Text(message.text) }
  }
}

/// Shows the day above the messages of that day.
public struct DayHeader: View, Equatable {
  let day: String

  /// Shows `day`.
  public init(_ day: String) {
    self.day = day
  }

  /// A heading.
  public var body: some View {
    h3 { Text(day) }
  }
}

/// Shows where the reader writes the next message.
public struct MessageField: View, Equatable {
  /// Makes the field.
  public init() {}

  /// A form with one field.
  public var body: some View {
    form(.method(.post)) {
      input(.type(.text), .name("text"), .ariaLabel("Message"))
      button(.type(.submit)) { Text("Send") }
    }
  }
}

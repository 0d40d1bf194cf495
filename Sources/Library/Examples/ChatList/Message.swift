// A row is a composite view with equatable values. A `Renderer` compares the values to detect unchanged rows.

public import Garland

/// A message of a chat.
public struct Message: Identifiable, Hashable, Sendable {
  /// The number of the message.
  public let id: Int
  /// The text.
  public var text: String
  /// The day that starts with this message.
  public var day: String?

  /// Creates a message.
  public init(id: Int, text: String, day: String? = nil) {
    self.id = id
    self.text = text
    self.day = day
  }
}

/// One message.
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

/// The heading above the messages of a day.
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

/// The field for the next message.
public struct MessageField: View, Equatable {
  /// Creates the field.
  public init() {}

  /// A form with one field.
  public var body: some View {
    form(.method(.post)) {
      input(.type(.text), .name("text"), .ariaLabel("Message"))
      button(.type(.submit)) { Text("Send") }
    }
  }
}

public import Articles
import Components
import Elements
public import Views

/// Children as a conversation that begins at its newest message, which is its last.
///
/// ```markdown
/// :::chat
/// ### Ada
/// Is it long?
///
/// ### Grace {: own}
/// It scrolls, and this is where it starts.
/// :::
/// ```
///
/// It reads `childLabel`, who speaks, `isOwnMessage` (the trait `own`), whether that is the reader's side, and `childAnchor`.
///
/// The scroll is turned round, not the messages: a column that runs backwards and holds nothing but the list starts at its end, and
/// eyes, keyboards and screen readers meet the messages in the order in which they were said.
public struct Chat<Content: View>: UnaryView {
  let title: String?
  let content: Content

  /// Lists `content` as messages, the newest last; `title` tells what about.
  public init(_ title: String? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// An item per message, in a box that scrolls.
  public var markup: some View {
    let reading = Reading()
    div(
      .class("chat"), .role(title == nil ? nil : "group"), .ariaLabel(title), .tabindex(0)
    ) {
      ol {
        Group(subviews: content) { children in
          ForEach(children.labelled(in: reading)) { message in
            li(.class("own", if: message.view.containerValues.isOwnMessage), .id(message.anchor)) {
              if let sender = message.label { p(.class("chat-sender")) { sender.view } }
              message.view
            }
          }
        }
      }
    }
    .styled(as: "chat")
  }
}

private enum OwnMessageKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  /// Whether a message of a chat is the reader's own.
  public var isOwnMessage: Bool {
    get { self[OwnMessageKey.self] }
    set { self[OwnMessageKey.self] = newValue }
  }
}

extension View {
  /// Marks these messages of a chat as the reader's own.
  public func ownMessage(_ isOwn: Bool = true) -> some View { containerValue(\.isOwnMessage, isOwn) }
}

extension Container {
  /// `:::chat[With Grace]`.
  public static let chat = Container(
    "chat", summary: "a conversation that begins at its newest message",
    traits: [ContainerTrait("own", setting: \.isOwnMessage)], labels: .optional, headsChildren: false,
    takesListItems: true
  ) { use in
    Chat(use.label?.text) { use.content }
  }
}

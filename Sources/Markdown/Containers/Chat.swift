package import Articles
import Components
import Elements
public import Views

/// A conversation that is scrolled to its newest message, the last child.
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
/// A chat reads `childLabel` for the sender, `childAnchor`, and `isOwnMessage` (the trait `own`) for messages on the
/// reader's side.
///
/// The box is a flex column in reverse direction with the list as its only item. So the box is scrolled to the end
/// without a script, and the messages keep their order for keyboards and screen readers.
public struct Chat<Content: View>: UnaryView {
  let title: String?
  let content: Content

  /// Creates a chat of messages, the newest last; `title` names it for screen readers.
  public init(_ title: String? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// A list item per message, in a scrolling box.
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
          .shownWidth(.inset(.rem(2) + .pixels(2)), .share(0.85), .inset(.rem(2) + .pixels(2)))
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
  package static let chat = Container(
    "chat", summary: "a conversation, scrolled to its newest message",
    traits: [ContainerTrait("own", setting: \.isOwnMessage)], labels: .optional, rendersLabelsAsHeadings: false,
    takesListItems: true
  ) { use in
    Chat(use.label?.text) { use.content }
  }
}

import Garland

/// A message of a long conversation.
struct Message: Hashable, Identifiable {
  let id: Int
  let author: String
  let text: String

  init(_ number: Int) {
    id = number
    author = ["Ada", "Grace", "Edsger", "Barbara"][number % 4]
    text = "Message \(number): a container meets its children one by one & wraps each of them, whatever they are."
  }
}

/// A conversation in a container that divides its children: the page of the experiment that started it all.
struct ChatPage: View {
  let messages: [Message]

  var body: some View {
    DividedList { ForEach(messages) { MessageView(message: $0) } }
  }
}

/// One message.
struct MessageView: View {
  let message: Message

  var body: some View {
    article(.class("message")) {
      header(.class("author")) {
        img(.src("/avatars/\(message.author).png"), .alt(""), .width(32), .height(32))
        strong { a(.href("/people/\(message.author)/")) { Text(message.author) } }
      }
      p { Text(message.text) }
      footer {
        a(.href("#message-\(message.id)"), .class("permalink")) { Text("Link to this message") }
        ForEach(["like", "reply", "share"], id: \.self) { action in
          button(.type(.button), .class("action"), .data("action", action)) { Text(action) }
        }
      }
    }
  }
}

import Examples
import Garland
import Testing

@Suite struct `Display board` {
  @Test(arguments: [
    Case("PlainDisplayBoard: no children", #"<div class="board"></div>"#) {
      PlainDisplayBoard {}
    },
    Case("PlainDisplayBoard: one child", #"<div class="board"><div class="card"><b>0</b></div></div>"#) {
      PlainDisplayBoard { items(1) }
    },
    Case(
      "PlainDisplayBoard: a card per resolved child",
      """
      <div class="board">\
      <div class="card">title</div>\
      <div class="card"><b>0</b></div>\
      <div class="card"><b>1</b></div>\
      <div class="card">end</div>\
      </div>
      """
    ) {
      PlainDisplayBoard {
        Text("title")
        items(2)
        Text("end")
      }
    },
  ])
  func `one card for each child`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("DisplayBoard: no children", board()) {
      DisplayBoard {}
    },
    Case("DisplayBoard: loose children, one column", board(column(card("<b>0</b>"), card("<b>1</b>")))) {
      DisplayBoard { items(2) }
    },
    Case(
      "DisplayBoard: a column per section",
      board(column(header("Ada"), card("<b>0</b>")), column(header("Bob"), card("x"), card("y")), column(card("loose")))
    ) {
      DisplayBoard {
        Section("Ada") { items(1) }
        Section("Bob") {
          Text("x")
          Text("y")
        }
        Text("loose")
      }
    },
    Case("DisplayBoard: a header and no cards", board(column(header("Ada")))) {
      DisplayBoard {
        Section("Ada") {}
      }
    },
    Case("DisplayBoard: a section without a header", board(column(card("a")), column(card("b")))) {
      DisplayBoard {
        Section { Text("a") }
        Text("b")
      }
    },
    Case(
      "DisplayBoard: a header of two is one card", board(column(#"<div class="card header">ab</div>"#, card("x")))
    ) {
      DisplayBoard {
        Section {
          Text("x")
        } header: {
          Text("a")
          Text("b")
        }
      }
    },
  ])
  func `a column for each section`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("DisplayBoard: 15 cards are of normal size", board(column((0..<15).map { card("<b>\($0)</b>") }))) {
      DisplayBoard { items(15) }
    },
    Case("DisplayBoard: 16 cards are small", board(column((0..<16).map { card("<b>\($0)</b>", " small") }))) {
      DisplayBoard { items(16) }
    },
    Case(
      "DisplayBoard: each section counts by itself",
      board(column((0..<16).map { card("<b>\($0)</b>", " small") }), column(card("x")))
    ) {
      DisplayBoard {
        items(16)
        Section { Text("x") }
      }
    },
  ])
  func `more than fifteen cards are small`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("DisplayBoard: one rejected card", board(column(card("a"), rejected("b")))) {
      DisplayBoard {
        Text("a")
        Text("b").displayBoardCardRejected(true)
      }
    },
    Case(
      "DisplayBoard: a rejected section with one accepted card",
      board(column(header("Ada"), rejected("a"), card("b"), rejected("<b>0</b>")), column(card("c")))
    ) {
      DisplayBoard {
        Section("Ada") {
          Text("a")
          Text("b").displayBoardCardRejected(false)
          items(1)
        }
        .displayBoardCardRejected(true)
        Section { Text("c") }
      }
    },
    Case(
      "DisplayBoard: rejected and small",
      board(column((0..<16).map { rejected("<b>\($0)</b>", " small") }))
    ) {
      DisplayBoard { items(16).displayBoardCardRejected(true) }
    },
  ])
  func `cards are rejected one by one or as a section`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("ChatContainer: no children", #"<ul class="list inverted"></ul>"#) {
      ChatContainer {}
    },
    Case(
      "ChatContainer: many children",
      """
      <ul class="list inverted">\
      <li class="row-separator-hidden"><b class="inverted">0</b></li>\
      <li class="row-separator-hidden"><b class="inverted">1</b></li>\
      </ul>
      """
    ) {
      ChatContainer { items(2) }
    },
  ])
  func `a chat with the API of iOS 18`(row: Case) {
    row.check()
  }

  @Test(arguments: IdentifiedChat.Means.allCases)
  func `an explicit row identity does not change the page`(means: IdentifiedChat.Means) {
    let messages = chat(3)
    #expect(
      IdentifiedChat(messages, by: means).rendered().bytes
        == ChatContainer { ForEach(messages) { MessageRow($0) } }.rendered().bytes)
  }
}

@Suite struct `Rendering again` {
  @Test func `both APIs write the same bytes for a chat`() {
    for count in [0, 1, 2, 12] {
      #expect(variadicChat(chat(count)).rendered().bytes == subviewsChat(chat(count)).rendered().bytes)
    }
  }

  @Test func `a new message runs one body, whatever the number of messages`() {
    #expect(draws { variadicChat($0) } == [1])
    #expect(draws { subviewsChat($0) } == [1])
    #expect(draws { NaiveChatList($0) } == [1])
    #expect(draws { ChatExample($0) } == [1])
  }

  @Test func `an explicit row identity runs the same number of bodies`() {
    #expect(draws { IdentifiedChat($0, by: .none) } == [1])
    #expect(draws { IdentifiedChat($0, by: .id) } == [1])
    #expect(draws { IdentifiedChat($0, by: .containerValue) } == [1])
  }

  @Test func `an equatable view adds a body`() {
    let draws = draws { IdentifiedChat($0, by: .equatable) }
    #expect(draws == [2])
  }

  @Test func `a new card runs the body of its content`() {
    let plain = draws { messages in
      PlainDisplayBoard {
        ForEach(messages) { MessageRow($0) }
      }
    }
    let sections = draws { messages in
      DisplayBoard {
        Section("Chat") { ForEach(messages) { MessageRow($0) } }
      }
    }
    #expect(plain == [1])
    #expect(sections == [1])
  }

  /// Returns the numbers of bodies that run when a message is added at either end, and checks that each page equals a
  /// fresh render.
  private func draws<Chat: View>(
    sourceLocation: SourceLocation = #_sourceLocation, _ view: ([Message]) -> Chat
  ) -> Set<Int> {
    let renderer = Renderer()
    var messages = chat(12)
    _ = renderer.render(view(messages))
    return Set(
      (1...20).map { tap in
        let message = Message(id: messages.count, text: "Message \(messages.count)")
        messages.insert(message, at: tap.isMultiple(of: 2) ? 0 : messages.endIndex)
        let page = renderer.render(view(messages))
        #expect(page.bytes == view(messages).rendered().bytes, "tap \(tap)", sourceLocation: sourceLocation)
        return renderer.draws
      })
  }
}

private func chat(_ count: Int) -> [Message] {
  (0..<count).map { Message(id: $0, text: "Message \($0)") }
}

private func variadicChat(_ messages: [Message]) -> some View {
  ChatList { ForEach(messages) { MessageRow($0) } }
}

private func subviewsChat(_ messages: [Message]) -> some View {
  ChatContainer { ForEach(messages) { MessageRow($0) } }
}

private func board(_ columns: String...) -> String {
  #"<div class="hstack board">\#(columns.joined())</div>"#
}

private func column(_ cards: [String]) -> String {
  #"<div class="vstack">\#(cards.joined())</div>"#
}

private func column(_ cards: String...) -> String { column(cards) }

private func header(_ title: String) -> String { card(title, " header") }

private func card(_ content: String, _ classes: String = "") -> String {
  #"<div class="card\#(classes)">\#(content)</div>"#
}

private func rejected(_ content: String, _ classes: String = "") -> String {
  card(#"\#(content)<strong class="mark">Rejected</strong>"#, "\(classes) rejected")
}

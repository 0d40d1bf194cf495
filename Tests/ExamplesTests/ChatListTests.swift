import Examples
import Garland
import Synchronization
import Testing

@Suite struct `Chat list` {
  @Test(arguments: [
    Case("Inverted: a container", #"<ul class="list inverted"></ul>"#) {
      List {}.inverted()
    },
    Case("Inverted: each child of a list", #"<b class="inverted">0</b><b class="inverted">1</b>"#) {
      items(2).inverted()
    },
    Case("Inverted: no children", "") { EmptyView().inverted() },
    Case("NaiveChatList: no messages", #"<ul class="list inverted"></ul>"#) { NaiveChatList([]) },
    Case(
      "NaiveChatList: each row inverted once",
      """
      <ul class="list inverted">\
      <li><p class="message inverted">Bye</p></li>\
      <li><p class="message inverted">Hello</p></li>\
      </ul>
      """
    ) { NaiveChatList([Message(id: 2, text: "Bye"), Message(id: 1, text: "Hello")]) },
  ])
  func `a list inverted by hand`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("ChatList: no children", #"<ul class="list inverted"></ul>"#) {
      ChatList {}
    },
    Case(
      "ChatList: one child",
      #"<ul class="list inverted"><li class="row-separator-hidden"><b class="inverted">0</b></li></ul>"#
    ) {
      ChatList { items(1) }
    },
    Case(
      "ChatLayout: the same as a tree",
      #"<ul class="list inverted"><li class="row-separator-hidden"><b class="inverted">0</b></li></ul>"#
    ) {
      _VariadicView.Tree(ChatLayout()) { items(1) }
    },
    Case(
      "ChatList: a multi root with one container is one child",
      """
      <ul class="list">\
      <li><ul class="list inverted border border-red">\
      <li class="row-separator-hidden"><b class="inverted">0</b></li>\
      <li class="row-separator-hidden"><b class="inverted">1</b></li>\
      </ul></li>\
      <li>after</li>\
      </ul>
      """
    ) {
      List {
        ChatList { items(2) }.border(.red)
        Text("after")
      }
    },
  ])
  func `ChatLayout makes one list`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("NavigationView: no title", #"<section class="navigation"><b>0</b></section>"#) {
      NavigationView { items(1) }
    },
    Case("NavigationView: no children", #"<section class="navigation"></section>"#) {
      NavigationView {}.navigationTitle("Outside")
    },
    Case("NavigationView: the first title", #"<section class="navigation"><h1>A</h1><b>0</b><b>1</b>end</section>"#) {
      NavigationView {
        items(2).navigationTitle("A")
        Text("end").navigationTitle("B")
      }
    },
    Case(
      "NavigationView: titles do not mix",
      """
      <section class="navigation"><h1>Outer</h1>\
      <section class="navigation"><b>0</b></section>\
      </section>
      """
    ) {
      NavigationView {
        NavigationView { items(1) }.navigationTitle("Outer")
      }
    },
    Case(
      "ChatExample: a field, messages, and the day above the first message of the day",
      """
      <section class="navigation"><h1>Chat</h1>\
      <ul class="list inverted">\
      <li class="row-separator-hidden">\
      <form method="post" class="inverted">\
      <input type="text" name="text" aria-label="Message"><button type="submit">Send</button>\
      </form>\
      </li>\
      <li class="row-separator-hidden"><p class="message inverted">Bye</p></li>\
      <li class="row-separator-hidden"><p class="message inverted">Hello</p></li>\
      <li class="row-separator-hidden"><h3 class="inverted">Monday</h3></li>\
      </ul>\
      </section>
      """
    ) { ChatExample([Message(id: 2, text: "Bye"), Message(id: 1, text: "Hello", day: "Monday")]) },
    Case(
      "ChatExample: no messages",
      """
      <section class="navigation"><h1>Chat</h1>\
      <ul class="list inverted">\
      <li class="row-separator-hidden">\
      <form method="post" class="inverted">\
      <input type="text" name="text" aria-label="Message"><button type="submit">Send</button>\
      </form>\
      </li>\
      </ul>\
      </section>
      """
    ) { ChatExample([]) },
  ])
  func `a chat under a title`(row: Case) {
    row.check()
  }

  @Test(arguments: [
    Case("SecretTabView: no children", tabs("")) {
      SecretTabView {}
    },
    Case("SecretTabView: no selection shows the first", tabs("<b>home</b>", pressed(0, "H"), released(1, "F"))) {
      tabView(nil)
    },
    Case("SecretTabView: the second selected", tabs("<b>feed</b>", released(0, "H"), pressed(1, "F"))) { tabView(1) },
    Case("SecretTabView: no label, no button", tabs("<b>more</b>", released(0, "H"), released(1, "F"))) { tabView(2) },
    Case("SecretTabView: a selection that does not exist", tabs("", released(0, "H"), released(1, "F"))) { tabView(5) },
    Case("SecretTabView: a selection before the first", tabs("", released(0, "H"), released(1, "F"))) { tabView(-1) },
    Case("SecretTabView: a label may be any view", tabs("x", pressed(0, #"<img src="/x.svg" alt="X">"#))) {
      SecretTabView {
        Text("x").secretTabItem { Image("/x.svg", alt: "X") }
      }
    },
    Case(
      "SecretTabView: labels of nested tab views do not mix",
      tabs(tabs("a", pressed(0, "A")), pressed(0, "Outer 1"), released(1, "Outer 2"))
    ) {
      SecretTabView {
        SecretTabView {
          Text("a").secretTabItem { Text("A") }
          Text("b")
        }
        .secretTabItem { Text("Outer 1") }
        Text("c").secretTabItem { Text("Outer 2") }
      }
    },
  ])
  func `a tab bar shows the selected child only`(row: Case) {
    row.check()
  }

  @Test func `a child that is not selected is never rendered`() {
    let rendered = Mutex<[String]>([])
    let view = SecretTabView(selection: 1) {
      HStack { Noted("home") { name in rendered.withLock { $0.append(name) } } }.secretTabItem { Text("H") }
      HStack { Noted("feed") { name in rendered.withLock { $0.append(name) } } }.secretTabItem { Text("F") }
    }
    let feed = #"<div class="hstack"><span>feed</span></div>"#
    #expect(view.rendered().html == tabs(feed, released(0, "H"), pressed(1, "F")))
    #expect(rendered.withLock { $0 } == ["feed"])
  }
}

/// A text that calls a closure when its body runs.
private struct Noted: View {
  let name: String
  let note: (String) -> Void

  init(_ name: String, _ note: @escaping (String) -> Void) {
    self.name = name
    self.note = note
  }

  var body: some View {
    let _ = note(name)
    Text(name)
  }
}

private func tabView(_ selection: Int?) -> some View {
  SecretTabView(selection: selection) {
    b { Text("home") }.secretTabItem { Text("H") }
    b { Text("feed") }.secretTabItem { Text("F") }
    b { Text("more") }
  }
}

private func tabs(_ content: String, _ buttons: String...) -> String {
  #"<div class="tab-view">\#(content)<nav class="tab-bar">\#(buttons.joined())</nav></div>"#
}

private func pressed(_ index: Int, _ label: String) -> String {
  #"<button type="button" value="\#(index)" aria-pressed="true">\#(label)</button>"#
}

private func released(_ index: Int, _ label: String) -> String {
  #"<button type="button" value="\#(index)" aria-pressed="false">\#(label)</button>"#
}

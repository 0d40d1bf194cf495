import SwiftUI

// A chat: a list upside down whose rows are turned back.

// Kind: a modifier
struct Inverted: ViewModifier {
  func body(content: Content) -> some View {
    content
      .rotationEffect(.radians(.pi))
      .scaleEffect(x: -1, y: 1, anchor: .center)
  }
}

extension View {
  func inverted() -> some View {
    modifier(Inverted())
  }
}

struct ChatMessage: Identifiable {
  let id: Int
  var text: String
  var day: String?
}

// Kind: a multi root that makes a list
struct ChatLayout: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    List {
      ForEach(children) { child in
        child
          .inverted()
          .listRowSeparator(.hidden)
      }
    }
    .listStyle(.plain)
    .inverted()
  }
}

// Kind: a list of messages
struct ChatList<Content: View>: View {
  @ViewBuilder var content: () -> Content

  var body: some View {
    _VariadicView.Tree(ChatLayout(), content: content)
  }
}

struct Chat: View {
  @State private var text = ""
  @State private var messages: [ChatMessage] = [
    ChatMessage(id: 1, text: "Hello", day: "Monday")
  ]

  var body: some View {
    ChatList {
      HStack {
        TextField("Message", text: $text)
        Button("Send") {
          messages.insert(ChatMessage(id: messages.count, text: text), at: 0)
          text = ""
        }
      }
      ForEach(messages) { message in
        Text(message.text)
          .padding(.horizontal, 12)
          .padding(.vertical, 8)
          .background {
            RoundedRectangle(cornerRadius: 16).fill(.blue)
          }
        if let day = message.day {
          Text(day).font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }
}

// Kind: a trait that holds a view
private struct TabItemTrait: _ViewTraitKey {
  static var defaultValue: AnyView? { nil }
}

extension View {
  func secretTabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    _trait(TabItemTrait.self, AnyView(label()))
  }
}

// Kind: tabs from traits
struct SecretTabs: _VariadicView_UnaryViewRoot {
  @Binding var selection: Int

  func body(children: _VariadicView.Children) -> some View {
    VStack {
      ZStack(alignment: .top) {
        if children.indices.contains(selection) {
          children[selection]
        }
      }
      HStack {
        ForEach(Array(children.enumerated()), id: \.element.id) { index, child in
          if let item = child[TabItemTrait.self] {
            Button(action: { selection = index }) {
              item
            }
            .opacity(index == selection ? 1 : 0.5)
          }
        }
      }
    }
  }
}

struct Tabs: View {
  @State private var selection = 0

  var body: some View {
    _VariadicView.Tree(SecretTabs(selection: $selection)) {
      Text("Home").secretTabItem { Label("Home", systemImage: "house") }
      Text("Mail").secretTabItem { Label("Mail", systemImage: "envelope.fill") }
    }
  }
}

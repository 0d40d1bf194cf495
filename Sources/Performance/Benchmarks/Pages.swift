import Garland

/// The data of the measured pages: summaries of articles and rows of a table.
struct PageModel {
  struct Tag: Hashable {
    let name, href: String
  }

  struct Summary: Hashable, Identifiable {
    let id: Int
    let title, href, date, text: String
    let tags: [Tag]
  }

  struct Row: Hashable, Identifiable {
    let id: Int
    let number, name, href, city, amount: String
  }

  let title = "Bench & co"
  let summaries: [Summary]
  let rows: [Row]

  /// Creates the same model each time.
  ///
  /// Some titles need escaping, and some texts are not ASCII.
  init(summaries summaryCount: Int = 100, rows rowCount: Int = 1_000) {
    summaries = (0..<summaryCount).map(Self.summary)
    rows = (0..<rowCount).map(Self.row)
  }

  static func summary(_ index: Int) -> Summary {
    let aside = index % 3 == 0 ? "— “日本語” & 🚀 " : "always "
    return Summary(
      id: index,
      title: "Post \(index) about token graphs" + (index % 10 == 0 ? " & <buffers>" : ""),
      href: "/posts/post-\(10_000 + index)-token-graph/",
      date: "2024-03-\(10 + index % 20)",
      text: "Often guess compiler private stop array write until global, in test complex or summer quote keyboard "
        + "morning \(aside)is output style header page closed river although protocol people latency.",
      tags: (0..<3).map { offset in
        let tag = index * 7 % 50 + offset
        return Tag(name: "tag \(tag)", href: "/tags/tag-\(tag)/")
      })
  }

  private static func row(_ index: Int) -> Row {
    Row(
      id: index, number: "\(index)", name: "Row number \(index)" + (index % 10 == 0 ? " < & >" : ""),
      href: "/rows/\(index)?a=1&b=2", city: index % 5 == 0 ? "Zürich" : "Kyoto",
      amount: "\(index * 37 % 9_973).\(index % 90 + 10)")
  }
}

// The measured pages, written like the code of a user of the library.

struct SummaryView: View {
  let summary: PageModel.Summary

  var body: some View {
    article(.class("post")) {
      h2 { a(.href(summary.href)) { Text(summary.title) } }
      p(.class("date")) { Text(summary.date) }
      ul(.class("tags")) {
        ForEach(summary.tags, id: \.name) { tag in
          li { a(.href(tag.href)) { Text(tag.name) } }
        }
      }
      p { Text(summary.text) }
    }
  }
}

struct RowView: View {
  let row: PageModel.Row

  var body: some View {
    tr {
      td { Text(row.number) }
      td { Text(row.name) }
      td { a(.href(row.href)) { Text(row.name) } }
      td { Text(row.city) }
      td { Text(row.amount) }
    }
  }
}

struct ListPage: View {
  let model: PageModel

  var body: some View {
    ul { ForEach(model.summaries) { SummaryView(summary: $0) } }
  }
}

struct TablePage: View {
  let model: PageModel

  var body: some View {
    table { tbody { ForEach(model.rows) { RowView(row: $0) } } }
  }
}

/// The list of summaries in a container that divides its children.
struct DividedPage: View {
  let summaries: [PageModel.Summary]

  var body: some View {
    SeparatedList { ForEach(summaries) { SummaryView(summary: $0) } }
  }
}

struct SeparatedList<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    Group(subviews: content) { subviews in
      let first = subviews.first?.id
      ul {
        ForEach(subviews) { subview in
          if subview.id != first { hr() }
          subview
        }
      }
    }
  }
}

/// A message of a long conversation.
struct ChatMessage: Hashable, Identifiable {
  let id: Int
  let author: String
  let text: String

  init(_ number: Int) {
    id = number
    author = ["Ada", "Grace", "Edsger", "Barbara"][number % 4]
    text = "Message \(number): a container meets its children one by one & wraps each of them, whatever they are."
  }
}

/// A conversation in a container that divides its children.
struct ChatPage: View {
  let messages: [ChatMessage]

  var body: some View {
    SeparatedList { ForEach(messages) { MessageView(message: $0) } }
  }
}

/// One message.
struct MessageView: View {
  let message: ChatMessage

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

import Garland

/// The measured pages, written as a user of the library would write them.
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

/// The list again, each summary met by a container that divides them.
struct DividedPage: View {
  let summaries: [PageModel.Summary]

  var body: some View {
    DividedList { ForEach(summaries) { SummaryView(summary: $0) } }
  }
}

struct DividedList<Content: View>: View {
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

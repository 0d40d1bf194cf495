/// What the measured pages show: summaries of articles, and rows of a table.
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

  /// The same model every time: some titles need escaping, some texts are not ASCII.
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

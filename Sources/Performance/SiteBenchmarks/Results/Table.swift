/// A table, as plain text or as Markdown.
struct Table {
  private let head: [String]
  private var rows: [[String]] = []

  init(_ head: String...) {
    self.head = head
  }

  /// Adds a row with as many cells as the head has.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// The lines; all columns but the first are numbers and stand to the right.
  func lines(asMarkdown: Bool) -> [String] {
    guard !asMarkdown else {
      let rule = "|---|" + head.dropFirst().map { _ in "---:|" }.joined()
      return ["| \(head.joined(separator: " | ")) |", rule] + rows.map { "| \($0.joined(separator: " | ")) |" }
    }
    let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
    return ([head] + rows).map { row in
      let cells = zip(row, widths).enumerated().map { index, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + space : space + cell.0
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
  }
}

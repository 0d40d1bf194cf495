extension MarkdownFromHTML {
  /// Returns a table in Markdown, or as HTML if it has more than a row of headers and rows of lines.
  static func table(_ element: HTMLElement) -> String {
    markdownTable(element) ?? HTMLText.of([.element(element)])
  }

  private static func markdownTable(_ element: HTMLElement) -> String? {
    guard let rows = rows(of: element), let head = rows.first, head.count > 0, head.allSatisfy({ $0.name == "th" }),
      rows.dropFirst().allSatisfy({ $0.count <= head.count && $0.allSatisfy { $0.name == "td" } }),
      rows.allSatisfy({ $0.allSatisfy(isSimple) })
    else { return nil }
    let columns = head.indices.map { column in
      let cells = rows.compactMap { column < $0.count ? alignment(of: $0[column]) : nil }
      return cells.first ?? "---"
    }
    let lines = rows.map { row in row.map { cell($0) } + Array(repeating: "", count: head.count - row.count) }
    return ([lines[0], columns] + lines.dropFirst()).map { "| \($0.joined(separator: " | ")) |" }.joined(
      separator: "\n")
  }

  /// Returns the cells of each row, or `nil` for a table with other parts, such as a caption.
  private static func rows(of element: HTMLElement) -> [[HTMLElement]]? {
    var rows: [[HTMLElement]] = []
    for node in element.children where !node.isBlank {
      guard let child = node.element else { return nil }
      switch child.name {
      case "thead", "tbody", "tfoot":
        guard let inner = Self.rows(of: child) else { return nil }
        rows += inner
      case "tr":
        let cells = child.children.filter { !$0.isBlank }
        guard cells.allSatisfy({ ["td", "th"].contains($0.element?.name) }) else { return nil }
        rows.append(cells.compactMap(\.element))
      case "colgroup": continue
      default: return nil
      }
    }
    return rows
  }

  private static func isSimple(_ cell: HTMLElement) -> Bool {
    let spans = ["colspan", "rowspan"].contains { cell[$0].map { $0 != "1" } ?? false }
    let blocks = cell.children.filter { node in
      if case .markdown = node { return true }
      return node.element.map { element in isBlock(element) || element.first(where: isBlock) != nil } ?? false
    }
    return !spans && blocks.isEmpty
  }

  private static func alignment(of cell: HTMLElement) -> String? {
    let style = cell["style"]?.lowercased().filter { $0 != " " } ?? ""
    let names = ["left": ":--", "center": ":-:", "right": "--:"]
    return names.first { name, _ in
      cell["align"]?.lowercased() == name || style.contains("text-align:\(name)")
        || cell.classes.contains("has-text-align-\(name)")
    }?.value
  }

  private static func cell(_ cell: HTMLElement) -> String {
    InlineMarkdown.line(cell.children).replacing("|", with: "\\|")
  }
}

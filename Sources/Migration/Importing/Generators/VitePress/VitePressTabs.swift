/// The tabs of the plugin vitepress-plugin-tabs, with a line `== Label` before each.
///
/// ```swift
/// VitePressTabs.converted(text)  // :::tabs, == One, a, ::: → :::tabs, :::item[One], a, :::, :::
/// ```
enum VitePressTabs {
  /// A container whose end is not read yet.
  private struct Open {
    let fence: String
    let isTabs: Bool
    var hasItem = false

    var colons: Int { fence.count { $0 == ":" } }
  }

  /// Returns a text with an item for each tab.
  static func converted(_ text: MarkdownText) -> MarkdownText {
    guard text.contains("== ") else { return text }
    var (result, open): ([MarkdownLine], [Open]) = ([], [])
    func add(_ text: String) { result.append(MarkdownLine(text: text, role: .text)) }
    for line in text.lines {
      let trimmed = line.text.trimmed
      guard line.role == .text else {
        result.append(line)
        continue
      }
      if trimmed.hasPrefix("== "), let last = open.last, last.isTabs {
        if last.hasItem { add(last.fence) }
        open[open.count - 1].hasItem = true
        let item = ContainerMarkup("item", label: String(trimmed.dropFirst(3)))
        add(last.fence.prefix { $0 != ":" } + item.opening(colons: last.colons))
        continue
      }
      let count = trimmed.prefix { $0 == ":" }.count
      let name = trimmed.dropFirst(count).trimmed.prefix { $0.isLetter || $0 == "-" }
      guard count >= 3 else {
        result.append(line)
        continue
      }
      let fence = line.indentation + String(repeating: ":", count: count)
      if !name.isEmpty {
        open.append(Open(fence: fence, isTabs: name == "tabs"))
        add(name == "tabs" ? fence + "tabs" : line.text)
      } else {
        while let last = open.popLast() {
          if last.hasItem { add(last.fence) }
          if last.colons <= count { break }
        }
        result.append(line)
      }
    }
    return text.with(result)
  }
}

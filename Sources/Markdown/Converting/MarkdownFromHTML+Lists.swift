extension MarkdownFromHTML {
  /// Returns a list; with other signs, it is no part of the list before it.
  static func list(_ element: HTMLElement, usesOtherSigns: Bool) -> String {
    let items = items(of: element)
    let isLoose = items.contains { item in item.contains { $0.element?.name == "p" } }
    var number = element["start"].flatMap { Int($0) }.flatMap { 0...999_999 ~= $0 ? $0 : nil } ?? 1
    let texts = items.map { item in
      let sign = element.name == "ul" ? (usesOtherSigns ? "*" : "-") : "\(number)\(usesOtherSigns ? ")" : ".")"
      number += 1
      return indented(text(of: item, isLoose: isLoose), behind: sign)
    }
    return texts.joined(separator: isLoose ? "\n\n" : "\n")
  }

  /// Returns the content of each item; what is between items belongs to the item before it.
  private static func items(of element: HTMLElement) -> [[HTMLNode]] {
    var items: [[HTMLNode]] = []
    for node in element.children where !node.isBlank {
      if let item = node.element, item.name == "li" {
        items.append(item.children)
      } else if items.isEmpty {
        items.append([node])
      } else {
        items[items.count - 1].append(node)
      }
    }
    return items
  }

  private static func text(of item: [HTMLNode], isLoose: Bool) -> String {
    let blocks = blocks(of: item)
    let task = task(item)
    var text = task + (blocks.first ?? "")
    var last = item.contains { $0.element.map(isList) == true } ? blocks.first : nil
    for block in blocks.dropFirst() {
      // A list directly below its text must begin with an item that can interrupt a paragraph.
      let follows = !isLoose && last != nil && (block.hasPrefix("- ") || block.hasPrefix("1. "))
      text += (follows ? "\n" : "\n\n") + block
      last = nil
    }
    return text
  }

  private static func isList(_ element: HTMLElement) -> Bool { element.name == "ul" || element.name == "ol" }

  /// Returns the box of a task, or nothing for another item.
  private static func task(_ item: [HTMLNode]) -> String {
    guard let first = item.first(where: { !$0.isBlank })?.element else { return "" }
    if first.name == "label" || first.name == "p" { return task(first.children) }
    guard first.name == "input", first["type"] == "checkbox" else { return "" }
    return first["checked"] == nil ? "[ ] " : "[x] "
  }

  private static func indented(_ text: String, behind sign: String) -> String {
    let lines = text.lines
    let space = String(repeating: " ", count: sign.utf8.count + 1)
    return lines.enumerated().map { index, line in
      if index == 0 { return line.isEmpty ? sign : "\(sign) \(line)" }
      return line.isEmpty ? "" : space + line
    }.joined(separator: "\n")
  }
}

package import Markup
package import Views

/// The files and folders of a project, from indented names or from the output of `tree`.
package struct FileTree {
  private var entries: [(depth: Int, name: String, comment: String, isMarked: Bool)] = []
  /// The numbers of the lines, from 1, that go back to an indentation which no folder above has.
  package private(set) var misplacedLines: [Int] = []

  /// Reads a line for each name.
  package init(_ text: String) {
    var columns: [Int] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let lines = line.prefix { " \t\u{a0}│├└─|`+\\-".contains($0) }
      let isDrawn = lines.contains { "|`".contains($0) } || lines.contains("+-") || lines.contains("\\-")
      let indentation = isDrawn ? lines : line.prefix { " \t\u{a0}│├└─".contains($0) }
      var rest = line.dropFirst(indentation.count)
      if rest.hasPrefix("- ") || rest.hasPrefix("* ") { rest = rest.dropFirst(2).drop { $0 == " " } }
      // `tree` ends with a summary.
      guard !rest.isEmpty, rest.wholeMatch(of: /\d+ director(?:y|ies)(?:, \d+ files?)?/) == nil else { continue }
      let column = indentation.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
      let count = columns.count
      while let last = columns.last, last > column { columns.removeLast() }
      if columns.last != column {
        if columns.count < count { misplacedLines.append(index + 1) }
        columns.append(column)
      }
      add(rest, depth: columns.count - 1)
    }
  }

  private mutating func add(_ text: Substring, depth: Int) {
    var end = [" # ", " -> ", "  ", "\t"].compactMap { text.firstRange(of: $0)?.lowerBound }.min() ?? text.endIndex
    let mark = text.hasPrefix("**") ? text.dropFirst(2).firstRange(of: "**") : nil
    if let mark { end = text[mark.upperBound...].firstIndex { $0 != "/" } ?? text.endIndex }
    let name = mark.map { text[..<$0.lowerBound].dropFirst(2) + text[$0.upperBound..<end] } ?? text[..<end]
    entries.append((depth, String(name), String(text[end...].drop { " \t#".contains($0) }), mark != nil))
  }

  /// The names and comments, a line each.
  package var text: String { entries.map { "\($0.name) \($0.comment)" }.joined(separator: "\n") }

  /// Writes nested lists; unless `openLevels` is `nil`, folders fold, and that many levels of them are open.
  package func write(_ attributes: [MarkupAttribute], openLevels: Int?, in context: inout RenderContext) {
    if openLevels != nil { for asset in [.palette, Asset.style("/assets/filetree.css")] { context.needs(asset) } }
    context.writeElement("<ul></ul>", [MarkupAttribute(" class=\"", .words("filetree"))] + attributes) { context in
      context.output.append("\n")
      for (index, entry) in entries.enumerated() {
        let next = index + 1 < entries.count ? entries[index + 1].depth : 0
        let (hasItems, folds) = (next > entry.depth, openLevels != nil)
        context.output.append(folds && !hasItems && entry.name.hasSuffix("/") ? "<li class=\"folder\">" : "<li>")
        let isOpen = entry.depth < openLevels ?? 0
        if folds, hasItems { context.output.append(isOpen ? "<details open><summary>" : "<details><summary>") }
        let isPlaceholder = entry.name == "…" || entry.name == "..."
        // The attribute isolates a name in a text from right to left.
        context.output.append(
          isPlaceholder ? "<span>" : entry.isMarked ? "<strong><code dir=\"ltr\">" : "<code dir=\"ltr\">")
        context.output.appendText(isPlaceholder ? "…" : entry.name)
        context.output.append(isPlaceholder ? "</span>" : entry.isMarked ? "</code></strong>" : "</code>")
        if !entry.comment.isEmpty {
          context.output.append(" <small>")
          context.output.appendText(entry.comment)
          context.output.append("</small>")
        }
        if folds, hasItems { context.output.append("</summary>") }
        context.output.append(hasItems ? "\n<ul>\n" : "</li>\n")
        for _ in next..<max(next, entry.depth) {
          context.output.append(folds ? "</ul>\n</details></li>\n" : "</ul>\n</li>\n")
        }
      }
    }
    context.output.append("\n")
  }
}

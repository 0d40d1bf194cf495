/// Converts containers of lines with colons: `::: tip Title` … `:::`.
///
/// ```swift
/// FencedContainers { .container($0.name, label: $0.title) }.converted(text)  // :::tip[Title]
/// ```
struct FencedContainers: Sendable {
  /// The first line of a container.
  struct Opening: Sendable, Equatable {
    let name: String
    let title: String?
    /// The words in braces at the end of the line.
    let traits: String
  }

  /// What takes the place of a container.
  enum Replacement: Sendable, Equatable {
    /// A container of Garland.
    case container(String, label: String?)
    /// HTML around the content.
    case html(String, String)
    /// The content alone.
    case content
    /// A container that only the old site defines.
    case unknown
    /// The lines as they are.
    case unchanged
  }

  /// The containers of Docusaurus, Starlight and VitePress: `:::note Oven`.
  static let admonitions = FencedContainers { $0.admonition ?? .unchanged }

  /// Whether the container `tabs` has tabs below lines such as `== Label`.
  private let hasTabs: Bool
  private let rule: @Sendable (Opening) -> Replacement

  init(hasTabs: Bool = false, rule: @escaping @Sendable (Opening) -> Replacement) {
    (self.hasTabs, self.rule) = (hasTabs, rule)
  }

  /// A container whose end is not read yet.
  private struct Open {
    let colons: Int
    /// The lines that end it.
    let end: [String]
    /// Whether a line such as `== Label` begins a tab, as in the plugin vitepress-plugin-tabs.
    let isTabs: Bool
    var hasTab = false

    /// The lines that end it and its last tab.
    var allEnds: [String] { hasTab ? end + end : end }
  }

  /// Returns the text with all containers outside code replaced; an unclosed one ends with the text.
  func converted(_ text: MarkdownText) -> MarkdownText {
    guard text.contains(":::") else { return text }
    var result = ConvertedText(bytes: [])
    var (lines, open): ([String], [Open]) = ([], [])
    for line in text.lines {
      if line.role == .text, let last = open.last, last.isTabs, line.text.trimmed.hasPrefix("== ") {
        if last.hasTab { lines += last.end }
        open[open.count - 1].hasTab = true
        let tab = ContainerMarkup("item", label: String(line.text.trimmed.dropFirst(3)))
        lines.append((last.end.first?.prefix { $0 != ":" } ?? "") + tab.opening(colons: last.colons))
        result.counts[":::item", default: 0] += 1
        result.containers["item", default: []].formUnion([])
        continue
      }
      guard line.role == .text, let colons = Self.colons(of: line.text) else {
        lines.append(line.text)
        continue
      }
      if let opening = Self.opening(line.text) {
        let begun = begin(opening, line: line, colons: colons, &result)
        lines += begun.start
        open.append(Open(colons: colons, end: begun.end, isTabs: hasTabs && opening.name == "tabs"))
      } else if line.text.trimmed.allSatisfy({ $0 == ":" }), let index = open.lastIndex(where: { $0.colons <= colons })
      {
        lines += open[index...].reversed().flatMap(\.allEnds)
        open.removeSubrange(index...)
      } else {
        lines.append(line.text)
      }
    }
    lines += open.reversed().flatMap(\.allEnds)
    result.bytes = Array(lines.joined(separator: "\n").utf8)
    return text.with(result)
  }

  private func begin(
    _ opening: Opening, line: MarkdownLine, colons: Int, _ result: inout ConvertedText
  ) -> (start: [String], end: [String]) {
    let indentation = line.indentation
    let fence = indentation + String(repeating: ":", count: colons)
    func container(_ name: String, _ label: String?) -> (start: [String], end: [String]) {
      ([indentation + ContainerMarkup(name, label: label).opening(colons: colons)], [fence])
    }
    let replacement = rule(opening)
    if replacement != .unchanged { result.counts[":::" + opening.name, default: 0] += 1 }
    switch replacement {
    case .container(let name, let label): return container(name, label)
    case .unknown:
      let name = opening.name.containerName
      result.containers[name, default: []].formUnion([])
      // The key of tabs is for scripts of the plugin.
      return container(name, hasTabs && name == "tabs" ? nil : opening.title)
    case .html(let before, let after):
      return ([indentation + before, ""], ["", indentation + after, ""])
    case .content: return ([""], [""])
    case .unchanged: return ([line.text], [fence])
    }
  }

  /// Returns the number of colons at the start of a line, or `nil` if it is no fence.
  private static func colons(of line: String) -> Int? {
    let count = line.drop { $0 == " " || $0 == "\t" }.prefix { $0 == ":" }.count
    return count >= 3 ? count : nil
  }

  /// Returns the parts of `::: name Title {traits}` or `:::name[Title]{traits}`.
  private static func opening(_ line: String) -> Opening? {
    var rest = line.drop { $0 == " " || $0 == "\t" }.drop { $0 == ":" }.trimmed
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard name.first?.isLetter == true else { return nil }
    rest = rest.dropFirst(name.count).trimmed
    var traits = ""
    if rest.hasSuffix("}"), let brace = rest.lastIndex(of: "{") {
      traits = String(rest[rest.index(after: brace)...].dropLast())
      rest = rest[..<brace].trimmed
    }
    if rest.hasPrefix("["), rest.hasSuffix("]") { rest = rest.dropFirst().dropLast() }
    return Opening(name: String(name), title: rest.isEmpty ? nil : String(rest), traits: traits)
  }
}

extension FencedContainers.Opening {
  /// What takes the place of a container that several generators have, or `nil` for another one.
  var admonition: FencedContainers.Replacement? {
    switch name {
    case "note", "tip", "important", "warning", "caution", "info", "danger": .container(name, label: title)
    case "details": details
    default: nil
    }
  }

  /// The HTML of a `details` container.
  var details: FencedContainers.Replacement {
    let isOpen = traits.split(separator: " ").contains("open")
    let parts = (title ?? "Details").split(separator: "`", omittingEmptySubsequences: false)
    let summary = parts.enumerated().map { $0.offset % 2 == 1 ? "<code>\($0.element)</code>" : String($0.element) }
    return .html("<details\(isOpen ? " open" : "")><summary>\(summary.joined())</summary>", "</details>")
  }
}

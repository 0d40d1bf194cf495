import Articles
import Texts

/// The conversion of HTML to Markdown.
///
/// ```swift
/// let nodes = CleanedHTML(HTMLReader.nodes(of: bytes)).nodes
/// MarkdownFromHTML.text(of: nodes)  // a paragraph with **strong** text
/// ```
///
/// A caller first puts `.markdown` nodes in the place of elements that it knows, with `replacing`. What Markdown cannot
/// express stays HTML.
package enum MarkdownFromHTML {
  /// Returns blocks of Markdown, with an empty line between them and a line feed at the end; empty for no text.
  package static func text(of nodes: [HTMLNode]) -> String {
    let text = blocks(of: nodes).joined(separator: "\n\n")
    return text.isEmpty ? "" : text + "\n"
  }

  // MARK: Kinds of elements

  /// Whether an element is not part of a line of text.
  static func isBlock(_ element: HTMLElement) -> Bool { blockNames.contains(element.name) }

  /// Whether an element stays as it is, with all of its content.
  static func staysHTML(_ element: HTMLElement) -> Bool { keptNames.contains(element.name) }

  private static let blockNames: Set<String> = [
    "address", "article", "aside", "audio", "blockquote", "body", "caption", "center", "dd", "details", "dialog", "dir",
    "div", "dl", "dt", "embed", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5",
    "h6", "header", "hgroup", "hr", "html", "iframe", "legend", "li", "main", "menu", "nav", "object", "ol", "p", "pre",
    "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul", "video",
  ]

  private static let keptNames: Set<String> = [
    "audio", "button", "canvas", "embed", "form", "iframe", "map", "math", "meter", "object", "progress", "select",
    "svg", "textarea", "video",
  ]

  // MARK: Blocks

  /// Returns the blocks of some nodes.
  package static func blocks(of nodes: [HTMLNode]) -> [String] {
    var blocks: [String] = []
    var line: [HTMLNode] = []
    // Two lists in a row have different signs; otherwise they would be one list.
    var lastList: (name: String, isOther: Bool)?
    func endLine() {
      let paragraph = line.contains { !$0.isBlank } ? InlineMarkdown.paragraph(line) : ""
      line = []
      guard !paragraph.isEmpty else { return }
      blocks.append(paragraph)
      lastList = nil
    }
    for node in nodes {
      if case .comment(let text) = node, text.trimmed == "more" {
        endLine()
        blocks.append("<!--more-->")
      } else if case .markdown(let text) = node {
        endLine()
        blocks.append(text)
        lastList = nil
      } else if let element = node.element, isBlock(element) || hasBlocks(element) {
        endLine()
        if element.name == "ul" || element.name == "ol" {
          let isOther = lastList.map { $0.name == element.name && !$0.isOther } ?? false
          blocks += [list(element, usesOtherSigns: isOther)].filter { !$0.isEmpty }
          lastList = (element.name, isOther)
        } else {
          let new = self.blocks(of: element).filter { !$0.isEmpty }
          if !new.isEmpty { lastList = nil }
          blocks += new
        }
      } else {
        line.append(node)
      }
    }
    endLine()
    return blocks
  }

  private static func hasBlocks(_ element: HTMLElement) -> Bool {
    guard !staysHTML(element) else { return false }
    return element.children.contains { node in
      if case .markdown = node { return true }
      return node.element.map { isBlock($0) || hasBlocks($0) } ?? false
    }
  }

  private static func blocks(of element: HTMLElement) -> [String] {
    switch element.name {
    case "h1", "h2", "h3", "h4", "h5", "h6": [heading(element)]
    case "blockquote": [quote(blocks(of: element.children))]
    case "pre": [code(element)]
    case "hr": ["___"]
    case "table": [table(element)]
    case "figure": figure(element)
    case "details": details(element)
    case "dl": [HTMLText.of([.element(element)])]
    case _ where staysHTML(element): [HTMLText.of([.element(element)])]
    case "a", "b", "strong", "i", "em", "del", "s", "strike", "u", "mark", "small", "sub", "sup":
      blocks(of: element.children.map { pushed(element, into: $0) })
    default: blocks(of: element.children)
    }
  }

  /// Returns a block with an inline element inside of it that was around it.
  private static func pushed(_ inline: HTMLElement, into node: HTMLNode) -> HTMLNode {
    func wrapped(_ nodes: [HTMLNode]) -> HTMLNode {
      .element(HTMLElement(name: inline.name, attributes: inline.attributes, children: nodes))
    }
    guard case .element(var block) = node, isBlock(block) || hasBlocks(block) else {
      return node.isBlank ? node : wrapped([node])
    }
    guard !["pre", "table", "dl", "hr"].contains(block.name), !staysHTML(block) else { return node }
    let hasOwnItems = ["ul", "ol", "figure"].contains(block.name)
    block.children =
      hasOwnItems || hasBlocks(block) ? block.children.map { pushed(inline, into: $0) } : [wrapped(block.children)]
    return .element(block)
  }

  private static func heading(_ element: HTMLElement) -> String {
    let text = InlineMarkdown.line(element.children)
    guard text.contains(where: { !$0.isWhitespace }) else { return "" }
    var safe = text.hasSuffix("#") ? text.dropLast() + "\\#" : text
    if safe.hasSuffix("}"), !safe.contains("](") { safe = safe.replacing("\\{", with: "{").replacing("{", with: "\\{") }
    let id = element["id"].flatMap { id in
      let isWord = !id.isEmpty && id.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      return isWord && id != Slug.of(element.children.words) ? " {#\(id)}" : nil
    }
    return String(repeating: "#", count: element.name.utf8.last.map { Int($0) - 0x30 } ?? 1) + " " + safe + (id ?? "")
  }

  /// Returns blocks as a quotation.
  package static func quote(_ blocks: [String]) -> String {
    guard !blocks.isEmpty else { return "" }
    return blocks.joined(separator: "\n\n").lines
      .map { $0.isEmpty ? ">" : "> " + $0 }.joined(separator: "\n")
  }

  private static func code(_ element: HTMLElement) -> String {
    var text = element.children.text.replacing("\r\n", with: "\n")
    while text.hasSuffix("\n") { text.removeLast() }
    guard !text.allSatisfy(\.isWhitespace) else { return "" }
    let fence = String(repeating: "`", count: max(3, text.longestRun(of: "`") + 1))
    return "\(fence)\(language(of: element) ?? "")\n\(text)\n\(fence)"
  }

  /// Returns the language in the classes of a code block: `language-swift`, `lang-swift`, or `brush: swift`.
  private static func language(of element: HTMLElement) -> String? {
    let code = element.first { $0.name == "code" }
    let classes = (code?.classes ?? []) + element.classes
    let named = classes.lazy.compactMap { name in
      ["language-", "lang-", "brush:"].first { name.hasPrefix($0) && name.count > $0.count }.map {
        name.dropFirst($0.count)
      }
    }.first
    let brush = classes.firstIndex(of: "brush:").flatMap { $0 + 1 < classes.count ? classes[$0 + 1] : nil }
    let found = (named ?? brush ?? element["data-language"]?[...])?.prefix { !";,".contains($0) }
    let isName = found.map {
      !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+#-_.".contains($0)) }
    }
    return isName == true && found != "plaintext" && found != "none" ? found.map { $0.lowercased() } : nil
  }

  /// Returns a picture or other content with its caption.
  private static func figure(_ element: HTMLElement) -> [String] {
    let captions = element.children.filter { $0.element?.name == "figcaption" }
    let content = blocks(of: element.children.filter { $0.element?.name != "figcaption" })
    let caption = InlineMarkdown.paragraph(captions)
    guard !content.isEmpty, !caption.isEmpty else { return content + [caption] }
    let text = (content + [caption]).joined(separator: "\n\n")
    let fence = String(repeating: ":", count: max(3, longestFence(in: Array(text.utf8)) + 1))
    return ["\(fence)figure\n\(text)\n\(fence)"]
  }

  /// Returns the length of the longest fence of a container: three colons or more at the start of a line.
  package static func longestFence(in text: [UInt8]) -> Int {
    text.split(separator: 0x0A).map { $0.drop { $0 == 0x20 || $0 == 0x09 }.prefix { $0 == UInt8(ascii: ":") }.count }
      .filter { $0 >= 3 }.max() ?? 2
  }

  private static func details(_ element: HTMLElement) -> [String] {
    let summary = element.children.first { $0.element?.name == "summary" }?.element
    let content = blocks(of: element.children.filter { $0.element?.name != "summary" })
    let start = HTMLText.startTag(
      HTMLElement(name: "details", attributes: element.attributes.filter { $0.name == "open" }))
    let label = summary.map { "<summary>\(HTMLText.of($0.children))</summary>" } ?? ""
    return [start + label] + content + ["</details>"]
  }
}

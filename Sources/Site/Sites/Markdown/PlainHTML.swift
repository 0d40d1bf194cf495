import Converting
import Texts

extension [HTMLNode] {
  /// The nodes with elements that every reader of Markdown knows in the place of others.
  var plain: [HTMLNode] {
    replacing { element in
      switch element.name {
      case "img":
        let kept = element.attributes.filter { ["src", "alt", "title"].contains($0.name) }
        return [.element(HTMLElement(name: "img", attributes: kept))]
      case "figure" where element.classes.contains("code"):
        return [element.children.replacing { $0.name == "figcaption" ? [.label($0.children)] : nil }.plain.block]
      case "figure": return [element.children.plain.block]
      case "figcaption", "caption": return [.element(HTMLElement("p", [:], element.children.plain))]
      case "aside" where element.classes.contains("callout"):
        return [.element(HTMLElement("blockquote", [:], element.children.plain))]
      case "p" where element.classes.contains("callout-title"): return [.label(element.children.plain)]
      case "small": return element.children.plain
      case "sup" where element.classes.contains("footnote-ref"):
        return [.element(HTMLElement("footnote", [:], element.children))]
      case "section" where element.classes.contains("footnotes"): return element.children.footnotes
      case "summary": return [.label(element.children.plain)]
      case "details": return [element.children.plain.block]
      case "dl": return element.children.definitions
      case "pre" where element.first(where: { $0.classes.contains("language-math") }) != nil:
        return [.markdown("$$\n\(element.children.text.trimmed)\n$$")]
      default: return nil
      }
    }
  }

  /// The terms of a list in bold, each before a list of its definitions.
  private var definitions: [HTMLNode] {
    var (blocks, items): ([HTMLNode], [HTMLNode]) = ([], [])
    for element in flatMap({ $0.element?.name == "div" ? $0.element?.children ?? [] : [$0] }).compactMap(\.element) {
      if element.name == "dd" {
        items.append(.element(HTMLElement("li", [:], element.children.plain)))
      } else {
        if !items.isEmpty { blocks.append(.element(HTMLElement("ul", [:], items))) }
        items = []
        blocks.append(.label(element.children.plain))
      }
    }
    return items.isEmpty ? blocks : blocks + [.element(HTMLElement("ul", [:], items))]
  }

  /// The notes of a list, each with its number.
  private var footnotes: [HTMLNode] {
    let notes = first { $0.name == "ol" }?.children.compactMap(\.element) ?? []
    return notes.enumerated().map { index, note in
      let text = MarkdownFromHTML.blocks(of: note.children.plain).joined(separator: "\n\n")
      let lines = text.lines.enumerated().map { number, line in
        number == 0 || line.isEmpty ? String(line) : "    " + line
      }
      return .markdown("[^\(index + 1)]: " + lines.joined(separator: "\n"))
    }
  }

  private var block: HTMLNode { .element(HTMLElement("div", [:], self)) }
}

extension HTMLNode {
  /// A paragraph in bold.
  fileprivate static func label(_ nodes: [HTMLNode]) -> HTMLNode {
    .element(HTMLElement("p", [:], [.element(HTMLElement("strong", [:], nodes))]))
  }
}

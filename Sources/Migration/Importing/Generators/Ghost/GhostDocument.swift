import Converting
import Parsing

/// The documents of Ghost's editors as HTML, for posts whose HTML is not in the export.
enum GhostDocument {
  // MARK: Lexical

  /// Returns the text of a document of Lexical, the editor of Ghost since version 5.
  static func lexical(_ document: DataMap) -> [HTMLNode] {
    children(of: document["root"]?.map ?? DataMap())
  }

  private static func children(of node: DataMap) -> [HTMLNode] {
    node["children"]?.list?.compactMap(\.map).flatMap(lexicalNode) ?? []
  }

  private static func lexicalNode(_ node: DataMap) -> [HTMLNode] {
    func text(_ key: String) -> String { node[key]?.string ?? "" }
    switch text("type") {
    case "text", "extended-text":
      let format = node["format"]?.value.integer ?? 0
      let names = [(16, "code"), (8, "u"), (4, "s"), (2, "em"), (1, "strong")].filter { format & $0.0 != 0 }.map(\.1)
      return names.reduce([.text(text("text"))]) { [element($1, $0)] }
    case "linebreak": return [element("br", [])]
    case "link", "autolink": return [element("a", children(of: node), ["href": GhostText.rooted(text("url"))])]
    case "heading", "extended-heading": return [element(text("tag"), children(of: node))]
    case "quote", "extended-quote", "aside": return [element("blockquote", children(of: node))]
    case "list": return [element(text("listType") == "number" ? "ol" : "ul", children(of: node))]
    case "listitem": return [element("li", children(of: node))]
    case "horizontalrule": return card("hr", node)
    case "codeblock": return card("code", node)
    case "html", "markdown", "image", "callout", "toggle": return card(text("type"), node)
    case "gallery":
      return node["images"]?.list?.compactMap(\.map).map { row in
        image(row["src"]?.string ?? "", row["alt"]?.string ?? "", [])
      } ?? []
    case "bookmark", "embed", "button", "file", "video", "audio":
      let address = GhostText.rooted(node["url"]?.string ?? node["buttonUrl"]?.string ?? text("src"))
      let title =
        node["metadata"]?.map?["title"]?.string ?? node["buttonText"]?.string ?? node["title"]?.string ?? address
      return [element("p", [element("a", [.text(title)], ["href": address])])]
    default: return [element("p", children(of: node))]
    }
  }

  // MARK: Mobiledoc

  /// Returns the text of a document of Mobiledoc, the editor before Lexical.
  static func mobiledoc(_ document: DataMap) -> [HTMLNode] {
    let markups = document["markups"]?.list ?? []
    let cards = document["cards"]?.list ?? []
    return (document["sections"]?.list ?? []).compactMap(\.list).flatMap { section -> [HTMLNode] in
      let name = section.dropFirst().first?.string ?? "p"
      guard let last = section.last else { return [] }
      switch section.first?.value.integer {
      case 1: return [element(name, text(of: last.list ?? [], markups))]
      case 2: return [image(last.string ?? "", "", [])]
      case 3: return [element(name, (last.list ?? []).map { element("li", text(of: $0.list ?? [], markups)) })]
      case 10:
        guard let index = last.value.integer, cards.indices.contains(index) else { return [] }
        let parts = cards[index].list ?? []
        return parts.last?.map.map { card(parts.first?.string ?? "", $0) } ?? []
      default: return []
      }
    }
  }

  /// Returns the runs of a line; each opens some markups by their index and closes the innermost ones.
  private static func text(of markers: [DataNode], _ markups: [DataNode]) -> [HTMLNode] {
    var open: [DataNode] = []
    return markers.compactMap(\.list).filter { $0.count == 4 }.map { marker in
      open += (marker[1].list ?? []).compactMap { $0.value.integer }.filter(markups.indices.contains).map {
        markups[$0]
      }
      let run = open.reversed().reduce(HTMLNode.text(marker[3].string ?? "")) { inner, markup in
        let parts = markup.list ?? []
        let address = (parts.dropFirst().first?.list ?? []).dropFirst().first?.string
        return element(parts.first?.string ?? "span", [inner], address.map { ["href": GhostText.rooted($0)] } ?? [:])
      }
      open.removeLast(min(open.count, max(0, marker[2].value.integer ?? 0)))
      return run
    }
  }

  /// Returns a card, which has the same content in both editors.
  private static func card(_ name: String, _ content: DataMap) -> [HTMLNode] {
    func text(_ key: String) -> String { content[key]?.string ?? "" }
    func html(_ key: String) -> [HTMLNode] { HTMLReader.nodes(of: Array(GhostText.rooted(text(key)).utf8)) }
    switch name {
    case "markdown", "card-markdown": return [.markdown(text("markdown"))]
    case "html", "embed": return html("html")
    case "image": return [image(text("src"), text("alt"), html("caption"))]
    case "code": return [element("pre", [.text(text("code"))], ["class": "language-\(text("language"))"])]
    case "hr": return [element("hr", [])]
    case "callout": return [element("blockquote", html("calloutText"))]
    case "toggle": return [element("details", [element("summary", html("heading"))] + html("content"))]
    default:
      guard let address = content["url"]?.string ?? content["src"]?.string else { return [] }
      return [element("p", [element("a", [.text(address)], ["href": GhostText.rooted(address)])])]
    }
  }

  // MARK: Elements

  private static func element(_ name: String, _ children: [HTMLNode], _ attributes: KeyValuePairs<String, String> = [:])
    -> HTMLNode
  {
    .element(HTMLElement(name, attributes, children))
  }

  private static func image(_ source: String, _ alt: String, _ caption: [HTMLNode]) -> HTMLNode {
    let image = element("img", [], ["src": GhostText.rooted(source), "alt": alt])
    return element("figure", [image] + (caption.isEmpty ? [] : [element("figcaption", caption)]))
  }
}

import Converting

/// The cards of Ghost's editor, which are elements with classes that begin with `kg-`.
enum GhostCards {
  /// Returns the nodes with Markdown in the place of cards.
  static func replaced(in nodes: [HTMLNode], files: Set<String>) -> [HTMLNode] {
    withHTMLCards(nodes).replacing { replacement(for: $0, files) }
  }

  /// Returns nodes in which HTML between the comments of an HTML card stays HTML.
  private static func withHTMLCards(_ nodes: [HTMLNode]) -> [HTMLNode] {
    var result: [HTMLNode] = []
    var card: [HTMLNode]?
    for node in nodes {
      if case .comment(let text) = node, text.trimmed == "kg-card-begin: html" {
        card = []
      } else if case .comment(let text) = node, text.trimmed == "kg-card-end: html", let content = card {
        let html = HTMLText.of(content).trimmed
        if !html.isEmpty { result.append(.markdown("<div>\(html)</div>")) }
        card = nil
      } else if card != nil {
        card?.append(node)
      } else {
        result.append(node)
      }
    }
    // Without an end, the content is no card.
    return result + (card ?? [])
  }

  private static func replacement(for element: HTMLElement, _ files: Set<String>) -> [HTMLNode]? {
    if element.name == "img" { return [.element(image(element, files))] }
    let name = element.classes.first { $0.hasPrefix("kg-") && $0.hasSuffix("-card") && $0 != "kg-card" }
    func inside(_ part: Substring) -> [HTMLNode] {
      replaced(in: element.first(ofClass: part)?.children ?? [], files: files)
    }
    switch name {
    case "kg-bookmark-card": return bookmark(element)
    case "kg-callout-card":
      let emoji = inside("kg-callout-emoji").words
      let text = [HTMLNode.text(emoji.isEmpty ? "" : emoji + " ")] + inside("kg-callout-text")
      return [.markdown(MarkdownFromHTML.container("note", MarkdownFromHTML.blocks(of: text)))]
    case "kg-toggle-card":
      let summary = HTMLElement(name: "summary", children: inside("kg-toggle-heading-text"))
      return [.element(HTMLElement(name: "details", children: [.element(summary)] + inside("kg-toggle-content")))]
    case "kg-gallery-card": return gallery(element, files)
    case "kg-button-card", "kg-email-cta-card", "kg-cta-card":
      guard let link = element.first(where: { $0.name == "a" && $0["href"] != nil }) else { return nil }
      let before = name == "kg-cta-card" ? inside("kg-cta-text") : []
      return before + [button(link)]
    case "kg-file-card":
      guard let link = element.first(where: { $0.name == "a" }) else { return nil }
      let title =
        [inside("kg-file-card-title").words, inside("kg-file-card-filename").words].first { !$0.isEmpty } ?? ""
      let rest = [inside("kg-file-card-caption").words, inside("kg-file-card-filesize").words].filter { !$0.isEmpty }
      return [paragraph([self.link(title, to: link), .text(rest.isEmpty ? "" : " (\(rest.joined(separator: ", ")))")])]
    case "kg-audio-card", "kg-video-card": return player(element, files)
    case "kg-product-card":
      let image = element.first { $0.name == "img" }.map { [HTMLNode.element(self.image($0, files))] } ?? []
      let title = HTMLElement(name: "strong", children: inside("kg-product-card-title"))
      let link = element.first { $0.name == "a" && $0["href"] != nil && $0.classes.contains("kg-product-card-button") }
      return [paragraph(image), paragraph([.element(title)])] + inside("kg-product-card-description")
        + (link.map { [button($0)] } ?? [])
    case "kg-signup-card": return []
    default: return nil
    }
  }

  /// Returns an image at its own address, without the size of its file.
  private static func image(_ element: HTMLElement, _ files: Set<String>) -> HTMLElement {
    var image = element
    image.attributes = element.attributes.compactMap { attribute in
      if ["width", "height"].contains(attribute.name), element.classes.contains(where: { $0.hasPrefix("kg-") }) {
        return nil
      }
      guard attribute.name == "src" else { return attribute }
      return .init(name: "src", value: GhostText.local(attribute.value, files: files))
    }
    return image
  }

  private static func bookmark(_ element: HTMLElement) -> [HTMLNode]? {
    guard let container = element.first(where: { $0.name == "a" && $0["href"] != nil }) else { return nil }
    func words(_ part: Substring) -> String { element.first(ofClass: part)?.children.words ?? "" }
    let title = [words("kg-bookmark-title"), container["href"] ?? ""].first { !$0.isEmpty } ?? ""
    let source = [words("kg-bookmark-author"), words("kg-bookmark-publisher")].filter { !$0.isEmpty }
    let caption = element.first { $0.name == "figcaption" }?.children ?? []
    let parts = [
      [link(title, to: container)], [.text(words("kg-bookmark-description"))], [.text(source.joined(separator: " · "))],
    ]
    return [.element(HTMLElement(name: "blockquote", children: parts.map(paragraph))), paragraph(caption)]
  }

  private static func gallery(_ element: HTMLElement, _ files: Set<String>) -> [HTMLNode] {
    var images: [HTMLNode] = []
    _ = element.children.replacing { image in
      if image.name == "img" { images.append(.element(self.image(image, files))) }
      return nil
    }
    let caption = element.first { $0.name == "figcaption" }.map { InlineMarkdown.line($0.children) } ?? ""
    return [
      .markdown(
        MarkdownFromHTML.container(
          "gallery", label: caption, MarkdownFromHTML.blocks(of: images.map { paragraph([$0]) })))
    ]
  }

  /// Returns a player of the browser, without the buttons of Ghost's player.
  private static func player(_ element: HTMLElement, _ files: Set<String>) -> [HTMLNode]? {
    guard var media = element.first(where: { $0.name == "audio" || $0.name == "video" }) else { return nil }
    let kept = media.attributes.filter { ["src", "poster", "loop", "muted"].contains($0.name) }
    media.attributes = [.init(name: "controls", value: "")] + kept
    let title = element.first(ofClass: "kg-audio-title").map { [paragraph($0.children)] } ?? []
    let caption = element.first { $0.name == "figcaption" }.map { [HTMLNode.element($0)] } ?? []
    return title + [.element(HTMLElement(name: "figure", children: [.element(media)] + caption))]
  }

  private static func button(_ link: HTMLElement) -> HTMLNode {
    .markdown("[\(InlineMarkdown.line(link.children))](\(MarkdownEscape.address(link["href"] ?? ""))){.button}")
  }

  private static func link(_ title: String, to element: HTMLElement) -> HTMLNode {
    let address = element.attributes.filter { $0.name == "href" }
    return .element(HTMLElement(name: "a", attributes: address, children: [.text(title)]))
  }

  private static func paragraph(_ nodes: [HTMLNode]) -> HTMLNode { .element(HTMLElement(name: "p", children: nodes)) }
}

import Converting
import Parsing

/// The text of an article on its way to Markdown.
struct WordPressText {
  let wordPress: WordPress
  /// Returns the link to an article in the new site.
  let link: (_ path: String) -> String?

  /// Returns the words of a title or an excerpt, which can contain tags and references.
  static func plain(_ html: String) -> String { HTMLReader.nodes(of: Array(html.utf8)).words }

  /// Converts the text of an item.
  func converted(_ item: WordPressItem) -> ConvertedText {
    var notes: [String] = []
    let isBlocks = WordPressBlocks.wrote(item.text)
    let blocks = isBlocks ? WordPressBlocks(item.text) : nil
    let (html, unknown) = WordPressShortcodes.html(of: blocks?.html ?? item.text, image: image)
    let text = isBlocks ? html : WordPressParagraphs.added(to: html)
    if let lost = blocks?.lost, !lost.isEmpty {
      notes.append("blocks without a text of their own are left out: " + Self.names(Set(lost)))
    }
    let builders = Set(
      unknown.keys.compactMap { $0.hasPrefix("et_pb_") ? "Divi" : $0.hasPrefix("vc_") ? "WPBakery" : nil }
    )
    .union(item.metadata["_elementor_data"] == nil ? [] : ["Elementor"])
    if !builders.isEmpty {
      notes.append("the layout of \(builders.sorted().joined(separator: ", ")) is not converted; only its text is kept")
    }
    let others = unknown.keys.filter { !WordPressShortcodes.isBuilder($0) }
    if !others.isEmpty { notes.append("unknown shortcodes; only their text is kept: " + Self.names(Set(others))) }
    let cleaned = CleanedHTML(HTMLReader.nodes(of: Array(text.utf8)))
    let markdown = MarkdownFromHTML.text(of: adapted(cleaned.nodes))
    return ConvertedText(
      bytes: Array(markdown.utf8), notes: notes.map { ConvertedText.Note(message: $0) } + cleaned.notes)
  }

  private static func names(_ names: Set<String>) -> String { names.sorted().map { "`\($0)`" }.joined(separator: ", ") }

  // MARK: Addresses

  /// Returns the address in the new site of something that an article links to.
  func address(_ old: String) -> String {
    guard let path = WordPressLinks.path(of: old.trimmed, below: wordPress.base) else { return old }
    let fragment = String(path.firstIndex(of: "#").map { path[$0...] } ?? "")
    if let id = WordPressLinks.number(in: path) {
      if let found = wordPress.paths[id].flatMap(link) { return found + fragment }
      return wordPress.items[id].map { $0.file.isEmpty ? old : address($0.file) } ?? old
    }
    if !path.contains("?"), let found = wordPress.pathsByAddress[WordPressLinks.key(of: path)].flatMap(link) {
      return found + fragment
    }
    return path
  }

  /// Returns the tag of a file of the media library.
  private func image(_ id: Int) -> String? {
    guard let item = wordPress.items[id], !item.file.isEmpty else { return nil }
    let kind = item.file.fileExtension
    if let player = ["mp3", "m4a", "ogg", "wav", "flac"].contains(kind)
      ? "audio" : ["mp4", "webm", "m4v", "mov"].contains(kind) ? "video" : nil
    {
      return "<p>\(HTMLText.of([.text(item.title)]))</p>"
        + HTMLText.startTag(HTMLElement(player, ["controls": "", "src": item.file])) + "</\(player)>"
    }
    let alt = item.metadata["_wp_attachment_image_alt"] ?? ""
    return HTMLText.startTag(HTMLElement("img", ["src": item.file, "alt": alt]))
  }

  // MARK: Elements

  /// Returns nodes with new addresses, galleries and videos.
  private func adapted(_ nodes: [HTMLNode]) -> [HTMLNode] {
    nodes.map { node in
      guard case .element(let old) = node else { return node }
      if let video = Self.video(old) { return .markdown(video) }
      var element = old
      element.attributes = old.attributes.compactMap { attribute in
        switch attribute.name {
        case "srcset", "sizes", "loading", "decoding": return nil
        case "href", "poster": return HTMLElement.Attribute(name: attribute.name, value: address(attribute.value))
        case "src":
          let new = address(attribute.value)
          let isOwn = new.hasPrefix("/") && old.name == "img"
          return HTMLElement.Attribute(name: "src", value: isOwn ? WordPressLinks.withoutSize(new) : new)
        default: return attribute
        }
      }
      element.children = adapted(old.children)
      return Self.gallery(element).map { .markdown($0) } ?? .element(element)
    }
  }

  /// Returns a gallery of the block editor or of a shortcode.
  private static func gallery(_ element: HTMLElement) -> String? {
    guard element.classes.contains("wp-block-gallery") || element.classes.contains("blocks-gallery-grid") else {
      return nil
    }
    var images: [String] = []
    _ = element.children.replacing { child in
      if child.name == "img", let image = InlinePieces.image(child) { images.append(image) }
      return nil
    }
    let captions = element.children.filter { $0.element?.name == "figcaption" }.map { InlineMarkdown.paragraph([$0]) }
    return images.isEmpty ? nil : MarkdownFromHTML.container("gallery", images + captions)
  }

  /// Returns a video of YouTube or Vimeo: a paragraph with nothing but its address, an embed block, or a frame.
  private static func video(_ element: HTMLElement) -> String? {
    let isEmbed = element.name == "figure" && element.classes.contains { $0.hasPrefix("wp-block-embed") }
    guard isEmbed || element.name == "p" || element.name == "iframe" else { return nil }
    let captions = element.children.filter { $0.element?.name == "figcaption" }
    let words = element.children.filter { $0.element?.name != "figcaption" }.words
    let address = element.name == "iframe" ? element["src"] ?? "" : words
    guard !address.contains(" "), address.contains("//") else { return nil }
    let caption = captions.isEmpty ? "" : "\n\n" + InlineMarkdown.paragraph(captions)
    let patterns: [(String, Regex<(Substring, Substring)>)] = [
      (
        "youtube",
        /^https?:\/\/(?:www\.|m\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?v=|embed\/|shorts\/|v\/))([A-Za-z0-9_\-]{6,20}).*$/
      ),
      ("vimeo", /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?([0-9]{4,12}).*$/),
    ]
    for (name, pattern) in patterns {
      if let match = address.wholeMatch(of: pattern) { return ":::video{\(name)=\(match.1)}\n:::" + caption }
    }
    if element.name == "iframe" || !address.hasPrefix("http") { return nil }
    return "<\(MarkdownEscape.address(address))>" + caption
  }
}

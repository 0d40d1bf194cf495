import Converting
import Parsing

/// The first page of a documentation site, whose words are in the front matter.
enum HomePage {
  /// Returns the words of `hero` and `features` as Markdown.
  static func markdown(of keys: DataMap, below title: String?) -> String {
    var blocks: [String] = []
    if let hero = keys["hero"]?.map {
      func text(_ key: String) -> String? { hero[key]?.value.text }
      // The page shows its title above the text already.
      if let name = text("name") ?? text("title"), name != title { blocks.append("**\(name)**") }
      if let line = text("text") { blocks.append("**\(line)**") }
      if let tagline = text("tagline") { blocks.append(tagline) }
      let image = hero["image"]
      if let path = ["src", "file", "light"].lazy.compactMap({ image?.map?[$0]?.value.text }).first ?? image?.value.text
      {
        blocks.append("![\(image?.map?["alt"]?.value.text ?? "")](\(path))")
      }
      let actions = (hero["actions"]?.list ?? []).compactMap { node -> String? in
        guard let text = node.map?["text"]?.value.text, let link = node.map?["link"]?.value.text else { return nil }
        return "[\(text)](\(link))"
      }
      if !actions.isEmpty { blocks.append(actions.joined(separator: "\n")) }
    }
    let features = (keys["features"]?.list ?? []).compactMap { node -> String? in
      guard let title = node.map?["title"]?.value.text else { return nil }
      let icon = node.map?["icon"]?.value.text.map { $0.hasPrefix("<") ? "" : $0 + " " } ?? ""
      let link = node.map?["link"]?.value.text.map { link in
        "\n\n[\(node.map?["linkText"]?.value.text ?? link)](\(link))"
      }
      return "### \(icon)\(title)\n\n\(node.map?["details"]?.value.text ?? "")\(link ?? "")"
    }
    if !features.isEmpty { blocks.append(MarkdownFromHTML.container("cards", features)) }
    return blocks.map { $0 + "\n\n" }.joined()
  }
}

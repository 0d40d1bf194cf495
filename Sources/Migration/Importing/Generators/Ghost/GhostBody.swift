import Articles
import Converting
import Parsing

/// Addresses in the texts of Ghost, which begin with `__GHOST_URL__` instead of the address of the site.
enum GhostText {
  private static let mark = "__GHOST_URL__"

  /// Returns a text whose addresses begin at the root of the site.
  static func rooted(_ text: String) -> String {
    text == mark ? "/" : text.replacing(mark + "\"", with: "/\"").replacing(mark, with: "")
  }

  /// Returns the address of a file in the new site: the image itself for a smaller copy that Ghost made of it.
  static func local(_ address: String, files: Set<String>) -> String {
    let path = rooted(address)
    guard path.hasPrefix("/content/"), !files.contains("static" + path) else { return path }
    return "/" + original(path.dropFirst())
  }

  /// Returns the paths of the files of the site that a text names, from its root; those of small copies are left out.
  static func files(in text: String) -> [String] {
    text.split(separator: mark + "/content/").dropFirst(text.hasPrefix(mark) ? 0 : 1).map { rest in
      original("content/" + rest.prefix { !"\"' <>?#)\\,".contains($0) })
    }
    .filter { !$0.split(separator: "/").contains("..") }
  }

  private static func original(_ path: some StringProtocol) -> String {
    let parts = path.split(separator: "/")
    guard parts.count > 4, parts[1] == "images", parts[2] == "size" else { return String(path) }
    return (parts[..<2] + parts.dropFirst(4)).joined(separator: "/")
  }
}

/// The text of a post in Markdown, and what could not be converted.
struct GhostBody {
  let markdown: String
  let notes: [ConvertedText.Note]

  /// Converts the HTML of a post, or else the text of its document.
  init(of post: GhostPost, files: Set<String>) {
    if let html = post["html"] {
      let cleaned = CleanedHTML(HTMLReader.nodes(of: Array(GhostText.rooted(html).utf8)))
      markdown = MarkdownFromHTML.text(of: GhostCards.replaced(in: cleaned.nodes, files: files))
      let forms = html.contains("kg-signup-card") ? ["a card to sign up is left out: Garland has no members"] : []
      notes = cleaned.notes + forms.map { ConvertedText.Note(message: $0) }
    } else if let document = post["lexical"] ?? post["mobiledoc"],
      let node = JSONReader.read(Array(document.utf8)[...]).node?.map
    {
      let cleaned = CleanedHTML(post["lexical"] != nil ? GhostDocument.lexical(node) : GhostDocument.mobiledoc(node))
      markdown = MarkdownFromHTML.text(of: cleaned.nodes)
      let message = "the export has no HTML of this article: its text is converted, but cards may be missing"
      notes = cleaned.notes + [ConvertedText.Note(message: markdown.isEmpty ? "the article has no text" : message)]
    } else {
      markdown = ""
      notes = [ConvertedText.Note(message: "the article has no text")]
    }
  }
}

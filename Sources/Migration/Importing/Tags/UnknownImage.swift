/// The image that a tag shows, recognized by its arguments alone.
///
/// Many sites define a tag for images of their own. Its template often needs the old generator, because it makes
/// smaller copies of the image, but its arguments name a file and a caption.
struct UnknownImage: Sendable, Equatable {
  let address: String
  let alt: String
  let caption: String?
  let link: String?

  private static let sources = [
    "src", "source", "image", "img", "url", "path", "image_path", "file", "filename", "href", "link",
  ]
  private static let captions = ["caption", "description", "desc", "figcaption"]
  private static let endings: Set = ["png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "bmp", "apng"]

  init(address: String, alt: String, caption: String?) {
    (self.address, self.alt, self.caption, link) = (address, alt, caption, nil)
  }

  /// Returns the image that arguments describe, or `nil` if none of them names an image file.
  init?(_ arguments: TagArguments) {
    func first(_ names: [String]) -> String? { names.lazy.compactMap { arguments[$0] }.first { !$0.isEmpty } }
    func isImage(_ text: String) -> Bool { Self.isImageFile(text) }
    let named = Self.sources.first { arguments[$0].map(isImage) ?? false }
    let position = arguments.positional.firstIndex(where: isImage)
    guard let address = named.flatMap({ arguments[$0] }) ?? position.map({ arguments.positional[$0] }) else {
      return nil
    }
    self.address = address
    caption = first(Self.captions)
    link = ["href", "link"].lazy.filter { $0 != named }.compactMap { arguments[$0] }.first { !$0.isEmpty }
    // A size such as `350` or `80%` behind the file is no text.
    let words = position.map { arguments.positional[($0 + 1)...].first { !($0.first?.isNumber ?? true) } } ?? nil
    alt = first(["alt"]) ?? words ?? first(["title"]) ?? caption.map(Self.plain) ?? ""
  }

  /// Whether a text is the address of an image file.
  static func isImageFile(_ text: String) -> Bool {
    let path = String(text.prefix { $0 != "?" && $0 != "#" })
    return endings.contains(path.fileExtension) && !path.contains("{") && !path.contains("\n")
  }

  /// The image in Markdown; the caption is left out.
  var inline: String {
    let image = "![\(Self.label(alt))](\(address.percentEncoded(only: " ()")))"
    return link.map { "[\(image)](\($0.percentEncoded(only: " ()")))" } ?? image
  }

  /// The image in Markdown as a block, in `:::figure` if it has a caption.
  var block: String {
    guard let caption else { return inline }
    let line = caption.oneLine.trimmed
    return ":::figure\n\(inline)\n\n\(line)\n:::"
  }

  /// Returns Markdown without the addresses of links and the marks of emphasis and code.
  private static func plain(_ markdown: String) -> String {
    markdown.replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 }.filter { !"*_`[]".contains($0) }
  }

  private static func label(_ text: String) -> String {
    text.oneLine.replacing("[", with: "\\[").replacing("]", with: "\\]")
  }
}

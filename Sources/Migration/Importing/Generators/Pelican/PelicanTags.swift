import Parsing

/// The tags of Pelican's plugin `liquid_tags`, such as `{% img /a.png %}`.
struct PelicanTags: Sendable {
  let context: ImportContext
  /// The folder of the content.
  let content: String

  var converter: TagConverter {
    TagConverter(.liquid) { tag, _ in
      guard tag.brackets == .statement, !tag.isInCode else { return .unchanged }
      return replacement(of: tag, TagWords(tag.rest))
    }
  }

  private func replacement(of tag: ForeignTag, _ words: TagWords) -> TagConverter.Replacement {
    switch tag.name {
    case "img", "b64img": return .markdown(words.image)
    case "photo", "thumbnail":
      let text = words.rest(from: 1)
      return .markdown("![\(text.replacing("]", with: "\\]"))](\(words.first ?? ""))")
    case "youtube", "vimeo":
      let id = words.first ?? ""
      let part = id.split { "/=".contains($0) }.last.map(String.init) ?? id
      return .container("video", [TagConverter.Attribute(name: tag.name, value: part)])
    case "video":
      let source = words.words.first { $0.contains("/") || $0.contains(".") } ?? ""
      return .markdown("<video src=\"\(source)\" controls></video>")
    case "audio":
      return .markdown("<audio src=\"\(words.first ?? "")\" controls></audio>")
    case "gist": return .markdown("[Gist](https://gist.github.com/\(words.first ?? ""))")
    case "giphy": return .markdown("![](https://media.giphy.com/media/\(words.first ?? "")/giphy.gif)")
    case "soundcloud", "spotify": return .markdown("<\(words.first ?? "")>")
    case "include_code": return code(words)
    case "literal", "raw": return .verbatim
    default: return .unknown
    }
  }

  /// Returns the code of a file in the folder `code` of the content.
  private func code(_ words: TagWords) -> TagConverter.Replacement {
    let folder = content.isEmpty ? "code" : content + "/code"
    let range = (words.option("lines") ?? "").split(separator: "-").compactMap { Int($0) }
    let lines = (first: range.first, last: range.count > 1 ? range[1] : nil)
    let title = words.words.dropFirst().filter {
      !$0.hasPrefix("lang:") && !$0.hasPrefix("lines:") && !$0.hasPrefix(":")
    }
    return context.code(
      of: words.first, in: folder, lines, language: words.option("lang"), title: title.joined(separator: " "))
  }
}

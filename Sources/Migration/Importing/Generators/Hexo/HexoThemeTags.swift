/// The tags of the themes Butterfly, Fluid, NexT and Volantis, and of common plugins.
///
/// Their arguments are separated by commas: `{% btn /bread, Read on %}`.
enum HexoThemeTags {
  /// Returns what takes the place of a tag.
  static func replacement(of tag: ForeignTag, _ words: TagWords) -> TagConverter.Replacement {
    let parts = TagParts(tag.rest)
    switch tag.name {
    case "note", "noteblock", "subnote": return note(tag, words)
    // Words before the title choose a color or a state: `{% folding red open, Title %}`.
    case "folding", "fold", "spoiler", "details": return details(tag.rest.split(separator: ",").last.map(String.init))
    case "hideToggle", "hideBlock": return details(parts[0])
    case "hideInline": return .markdown("<span class=\"hide-inline\">\(parts[1] ?? "") \(parts[0] ?? "")</span>")
    case "centerquote", "cq", "pq", "quot": return .wrapped("<blockquote>\n\n", "\n\n</blockquote>")
    case "galleryGroup": return galleryGroup(words)
    case "gallery", "grouppicture", "gp": return .wrapped("<div class=\"gallery\">\n\n", "\n\n</div>")
    case "fullimage", "fi": return .markdown("![\(parts[1] ?? "")](\(parts[0] ?? ""))")
    case "btn", "button", "cell", "link", "site": return link(parts)
    case "label": return label(tag, words)
    case "span", "p", "text", "checkbox", "radio":
      let text = parts.rest(from: parts.count > 1 ? 1 : 0)
      let boxes = ["checkbox": "☐ ", "radio": "◯ "]
      let isChecked = parts.count > 1 && parts[0]?.contains("checked") == true
      return .markdown((isChecked ? "☑ " : boxes[tag.name] ?? "") + text)
    case "u", "del", "kbd", "emp", "wavy", "psw":
      let element = ["emp": "em", "wavy": "u", "psw": "span"][tag.name] ?? tag.name
      return .markdown("<\(element)>\(tag.rest)</\(element)>")
    case "timeline":
      let title = parts[0].flatMap { $0.isEmpty ? nil : "**\($0)**\n\n" } ?? ""
      return .wrapped("<div class=\"timeline\">\n\n\(title)", "\n\n</div>")
    case "timenode": return .wrapped("**\(tag.rest)**\n\n", "\n\n")
    case "mermaid", "plantuml", "graphviz", "echarts", "markmap", "math": return .code(info: tag.name)
    case "video" where tag.rest.contains("/"):
      return .markdown("<video src=\"\(words.first ?? "")\" controls></video>")
    case "audio", "aplayer":
      let address = words.words.first { $0.contains("/") || $0.hasSuffix(".mp3") } ?? ""
      return .markdown("<audio src=\"\(address)\" controls></audio>")
    case "bilibili":
      let id = words.first ?? ""
      return .markdown("[Bilibili](https://www.bilibili.com/video/\(Int(id) == nil ? "" : "av")\(id)/)")
    case "pdf": return .markdown("[PDF](\(words.first ?? ""))")
    default: return .unknown
    }
  }

  private static func details(_ title: String?) -> TagConverter.Replacement {
    .wrapped("<details>\n<summary>\(title?.trimmed ?? "")</summary>\n\n", "\n\n</details>")
  }

  /// A note with a title, as in `{% note info no-icon The title %}`.
  ///
  /// Volantis has the text in the tag: `{% note info, Text %}`.
  private static func note(_ tag: ForeignTag, _ words: TagWords) -> TagConverter.Replacement {
    if tag.name == "note", !tag.hasContent, let comma = tag.rest.firstIndex(of: ",") {
      return .markdown("> " + tag.rest[tag.rest.index(after: comma)...].trimmed)
    }
    let styles: Set<String> = [
      "default", "no-icon", "simple", "modern", "flat", "disabled", "blue", "pink", "red", "purple", "orange", "green",
      "gray", "yellow", "cyan", "quote", "bug", "link", "paperclip", "todo", "message", "guide", "download", "up",
      "undo",
    ]
    // The first words choose the kind, the style and an icon: `'fas fa-bolt'`.
    let title = words.words.drop { word in
      ForeignCallout.name(of: word) != nil || styles.contains(word) || word.isEmpty
        || word.hasPrefix("fa") && word.contains("fa-")
    }
    let kind = words.words.lazy.compactMap(ForeignCallout.name).first ?? "note"
    return .container(kind, label: title.isEmpty ? nil : title.joined(separator: " "), [])
  }

  /// A group of images with a link: `{% galleryGroup name description link image %}`.
  private static func galleryGroup(_ words: TagWords) -> TagConverter.Replacement {
    let (name, address, image) = (words.first ?? "", words[2] ?? "", words[3] ?? "")
    let caption = "<a href=\"\(address)\">\(name)</a> \(words[1] ?? "")"
    return .markdown(
      "<figure class=\"gallery-group\"><img src=\"\(image)\" alt=\"\"><figcaption>\(caption)</figcaption></figure>")
  }

  /// A link, whose address is before or behind its text: `{% btn /bread, Read on %}`, `{% btn Read on, /bread %}`.
  private static func link(_ parts: TagParts) -> TagConverter.Replacement {
    guard let index = (0..<parts.count).first(where: { parts[$0]?.isAddress == true }), let address = parts[index]
    else { return .markdown(parts[0] ?? "") }
    let text = parts[index == 0 ? 1 : index - 1].flatMap { $0.isEmpty ? nil : $0 } ?? address
    // Volantis chooses a style before the text: `{% btn center large, Read on, /bread %}`.
    return .markdown("[\(text)](\(address.percentEncoded(only: " ")))")
  }

  /// A marked text: `{% label red the text %}` or `{% label primary@the text %}`.
  private static func label(_ tag: ForeignTag, _ words: TagWords) -> TagConverter.Replacement {
    if let at = tag.rest.firstIndex(of: "@") {
      return .markdown("<mark>\(tag.rest[tag.rest.index(after: at)...].trimmed)</mark>")
    }
    let colors: Set<String> = [
      "default", "blue", "pink", "red", "purple", "orange", "green", "primary", "info", "success", "warning", "danger",
    ]
    // Butterfly has the color behind the text: `{% label text color %}`.
    let text = words.words.filter { !colors.contains($0) }.joined(separator: " ")
    return .markdown("<mark>\(text)</mark>")
  }
}

/// The arguments of a tag that are separated by commas.
private struct TagParts {
  private let parts: [String]

  init(_ text: String) {
    parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      var text = part.trimmed
      if let quote = text.first, "\"'".contains(quote), text.last == quote, text.count > 1 {
        text = text.dropFirst().dropLast()
      }
      return String(text)
    }
  }

  var count: Int { parts.count }

  /// An argument by its index.
  subscript(index: Int) -> String? { parts.indices.contains(index) ? parts[index] : nil }

  /// The arguments from an index on, as one text.
  func rest(from index: Int) -> String { parts.dropFirst(index).joined(separator: ", ") }
}

extension String {
  /// Whether a text looks like the address of a page.
  fileprivate var isAddress: Bool {
    contains("://") || hasPrefix("/") || hasPrefix("#") || hasPrefix("./") || hasPrefix("../") || hasPrefix("mailto:")
  }
}

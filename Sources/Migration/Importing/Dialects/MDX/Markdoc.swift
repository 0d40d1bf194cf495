/// Converts the tags of Markdoc: `{% callout type="note" %}` … `{% /callout %}`.
enum Markdoc {
  static let tags = TagConverter(.liquid) { tag, arguments in
    if tag.isInCode || tag.brackets == .value { return .unchanged }
    // Attributes of the block before, `{% #id .class %}`, and values, `{% $name %}`.
    if let first = tag.name.first, "#.".contains(first) { return .markdown("{\(tag.name) \(tag.rest)}") }
    if tag.name.hasPrefix("$") || ["if", "else"].contains(tag.name) {
      return .removed("only the code of the site knows its value")
    }
    switch tag.name {
    case "tabs": return .container("tabs", [])
    case "tab" where tag.parent == "tabs":
      return .container("item", label: arguments["label"] ?? arguments["title"] ?? "", [])
    case "image", "img":
      return arguments["src"].map { .markdown("![\(arguments["alt"] ?? "")](\($0))") } ?? .unknown
    default: return ForeignCallout(tag, arguments)?.replacement ?? .unknown
    }
  }
}

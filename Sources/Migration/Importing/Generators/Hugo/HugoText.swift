import Markup
import Parsing

/// The text of a page of Hugo, whose shortcodes are converted.
struct HugoText: Sendable {
  let hugo: Hugo
  /// The page, whose parameters shortcodes read.
  let page: HugoContent.Page
  let article: ForeignArticle
  let context: ImportContext

  var tags: TagConverter { TagConverter(.hugo) { tag, arguments in replacement(of: tag, arguments) } }

  /// The shortcodes that mean the same in sites with a template of their own for them.
  private static let alwaysBuiltIn: Set<String> = ["figure", "highlight", "ref", "relref", "vimeo", "youtube"]

  private func replacement(of tag: ForeignTag, _ arguments: TagArguments) -> TagConverter.Replacement {
    if hugo.shortcodes[tag.name] != nil, !Self.alwaysBuiltIn.contains(tag.name) {
      let own = own(tag, arguments)
      return own == .unknown ? tabs(tag, arguments) : own
    }
    switch tag.name {
    case ForeignTag.exampleName: return .markdown(Self.example(tag))
    case "figure": return figure(arguments)
    case "youtube", "vimeo":
      return .container("video", [TagConverter.Attribute(name: tag.name, value: arguments.value("id") ?? "")])
    case "gist":
      let path = [arguments.value("user"), arguments.value("id", orAt: 1)].compactMap(\.self).joined(separator: "/")
      return .markdown("[Gist](https://gist.github.com/\(path))")
    case "ref", "relref": return reference(tag, arguments)
    case "highlight": return highlight(arguments)
    case "param": return parameter(arguments.positional.first ?? "", tag)
    case "instagram": return .markdown("<https://www.instagram.com/p/\(arguments.value("id") ?? "")/>")
    case "x", "tweet", "twitter", "x_simple", "twitter_simple":
      let (user, id) = (arguments["user"], arguments.value("id") ?? "")
      return .markdown("<https://x.com/\(user ?? "i/web")/status/\(id)>")
    case "comment": return .markdown("")
    case "details": return details(arguments)
    default: return ForeignCallout(tag, arguments)?.replacement ?? tabs(tag, arguments)
    }
  }

  private static let tabSets: Set<String> = ["tabs", "tabpane", "tabgroup", "codetabs"]

  /// Returns tabs for the shortcodes that most themes have, if each tab has a label.
  private func tabs(_ tag: ForeignTag, _ arguments: TagArguments) -> TagConverter.Replacement {
    let name = tag.name.lowercased()
    if Self.tabSets.contains(name) { return .container("tabs", []) }
    guard ["tab", "tabitem", "codetab"].contains(name), let parent = tag.parent?.lowercased(),
      Self.tabSets.contains(parent)
    else { return .unknown }
    let names = ["title", "label", "header", "text", "tabName"]
    let label = arguments.value("name") ?? names.lazy.compactMap { arguments[$0] }.first
    return label.map { .container("item", label: $0, []) } ?? .unknown
  }

  /// Returns the text that Hugo shows for `{{</* … */>}}`.
  private static func example(_ tag: ForeignTag) -> String {
    let (open, close) = tag.brackets == .shortcode ? ("<", ">") : ("%", "%")
    let isElement = tag.rest.first.map { $0.isLetter || $0 == "/" } ?? false
    let start = tag.isInCode || open == "%" || !isElement ? open : "&lt;"
    return "{{\(start)\(tag.rest)\(close)}}"
  }

  /// Returns an image, in a `<figure>` if it has more than an address and a text.
  private func figure(_ arguments: TagArguments) -> TagConverter.Replacement {
    let written = arguments.value("src") ?? ""
    let source = HugoResources(article.keys)[written] ?? written
    let caption = [arguments["title"], arguments["caption"], arguments["attr"]].compactMap(\.self)
    let alt = arguments["alt"] ?? arguments["caption"].map(Self.plain) ?? ""
    let plain: Set = ["src", "alt", "loading"]
    if arguments.named.allSatisfy({ plain.contains($0.name) }) {
      let address = source.contains(" ") ? "<\(source)>" : source
      return .markdown("![\(alt.replacing("]", with: "\\]"))](\(address))")
    }
    var image = "<img src=\"\(Self.escaped(source))\" alt=\"\(Self.escaped(alt))\""
    for name in ["width", "height"] {
      if let value = arguments[name] { image += " \(name)=\"\(Self.escaped(value))\"" }
    }
    image += ">"
    if let link = arguments["link"] {
      let target = arguments["target"].map { " target=\"\(Self.escaped($0))\"" } ?? ""
      image = "<a href=\"\(Self.escaped(link))\"\(target)>\(image)</a>"
    }
    let classes = arguments["class"].map { " class=\"\(Self.escaped($0))\"" } ?? ""
    guard !caption.isEmpty else { return .markdown("<figure\(classes)>\n\(image)\n</figure>") }
    let heading = arguments["title"].map { "**\($0)**" }
    var words = arguments["caption"]
    if let credit = arguments["attr"] {
      let shown = arguments["attrlink"].map { "[\(credit)](\($0))" } ?? credit
      words = [words, shown].compactMap(\.self).joined(separator: " ")
    }
    let lines = [heading, words].compactMap(\.self).joined(separator: "\n\n")
    return .markdown("<figure\(classes)>\n\(image)\n<figcaption>\n\n\(lines)\n\n</figcaption>\n</figure>")
  }

  private func reference(_ tag: ForeignTag, _ arguments: TagArguments) -> TagConverter.Replacement {
    let reference = arguments.value("path") ?? ""
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let fragment = parts.count > 1 ? "#" + parts[1] : ""
    if parts.first?.isEmpty ?? true { return .markdown(fragment.isEmpty ? "/" : fragment) }
    let path = hugo.content.source(of: parts[0], from: page, language: arguments["lang"])
    guard let path, let link = context.link(to: path, from: article) else {
      return tag.isInCode ? .unchanged : .removed("the site has no such page")
    }
    return .markdown(link.percentEncoded(only: " ") + fragment)
  }

  private func highlight(_ arguments: TagArguments) -> TagConverter.Replacement {
    let language = arguments.value("lang") ?? arguments.value("type") ?? ""
    let options = (arguments.positional.dropFirst() + arguments.named.map { "\($0.name)=\($0.value)" }).joined(
      separator: ",")
    if options.replacing(" ", with: "").contains("hl_inline=true") { return .wrapped("`", "`") }
    return .code(info: language + CodeFenceOptions(options).text)
  }

  private func details(_ arguments: TagArguments) -> TagConverter.Replacement {
    let isOpen = arguments["open"] == "true" ? " open" : ""
    let summary = Self.escaped(arguments["summary"] ?? "Details")
    return .wrapped("<details\(isOpen)>\n<summary>\(summary)</summary>\n\n", "\n\n</details>")
  }

  private func parameter(_ name: String, _ tag: ForeignTag) -> TagConverter.Replacement {
    let path = name.split(separator: ".").map(String.init)
    let value =
      article.keys.value(at: ["params"] + path) ?? article.keys.value(at: path)
      ?? hugo.configuration["params." + name] ?? hugo.configuration[name]
    switch value {
    case .bool(let flag)?: return .markdown(flag ? "true" : "false")
    case let value?: return value.text.map { .markdown($0) } ?? .removed("its value is no text")
    case nil: return tag.isInCode ? .unchanged : .removed("the site has no such parameter")
    }
  }

  /// Returns the replacement of a shortcode that the site defines.
  private func own(_ tag: ForeignTag, _ arguments: TagArguments) -> TagConverter.Replacement {
    guard let template = hugo.shortcodes[tag.name] else { return .unknown }
    if let reference = template.includedPage(arguments) { return include(reference) }
    if let path = template.describedPage(arguments).flatMap({ hugo.content.source(of: $0, from: page) }) {
      let description = Hugo.keys(of: path, in: context.site).value(at: ["description"])?.text
      return description.map { .markdown($0) } ?? .unknown
    }
    if let path = template.includedFile(arguments) {
      let included = path.resolved(from: "x").flatMap { path in
        context.includes.include(path, from: context.site) { converted($0, of: page, article) }
      }
      return included ?? .unknown
    }
    if template.showsCode, tag.hasContent {
      return tag.isInCode ? .verbatim : .code(info: template.language(arguments))
    }
    guard let parts = template.text(arguments, hasContent: tag.hasContent) else { return .unknown }
    guard parts.count > 1 else { return .markdown(parts[0]) }
    return .wrapped(parts[0], parts[1])
  }

  /// Returns the text of another page, with its shortcodes converted.
  private func include(_ reference: String) -> TagConverter.Replacement {
    guard let path = hugo.content.source(of: reference, from: page), let other = hugo.content.page(at: path) else {
      return .unknown
    }
    return context.includes.include(path, from: context.site) { bytes in
      let inner = ForeignFrontMatter.read(bytes, source: path, target: article.target, forms: Hugo.frontMatterForms)
        .article
      return converted(inner.body, of: other, inner)
    } ?? .unknown
  }

  private func converted(
    _ text: [UInt8], of page: HugoContent.Page, _ article: ForeignArticle
  ) -> TagConverter.Replacement {
    let inner = HugoText(hugo: hugo, page: page, article: article, context: context)
    let trimmed = Array(String(decoding: text, as: UTF8.self).trimmed.utf8)
    var converted = MarkdownText.read(trimmed).passing(through: [
      CodeFenceOptions.pass(from: .hugo), inner.tags.converted,
    ]).converted
    converted.notes = converted.notes.map {
      ConvertedText.Note(line: nil, message: "\($0.message) (in `\(article.source)`)")
    }
    return .converted(converted)
  }

  private static func plain(_ markdown: String) -> String { markdown.filter { !"*_`[]".contains($0) } }

  private static func escaped(_ text: String) -> String { MarkupBuffer.escaped(keepingReferences: text) }
}

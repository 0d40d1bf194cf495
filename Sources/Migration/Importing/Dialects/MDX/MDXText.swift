/// An article in MDX of a site whose components are not known: those of Docusaurus, and common ones.
struct MDXText {
  let article: ForeignArticle
  let context: ImportContext
  /// What the generator accepts as front matter.
  let forms: Set<FrontMatterForm>
  /// Whether the site shows formulas.
  let hasMath: Bool

  /// Returns the text of the article as Markdown.
  func converted() -> MarkdownText {
    text(of: article.body, from: article.source).passing(through: [
      // Only dollar signs mark a formula of remark-math.
      MarkdownText.when(hasMath, EscapedBrackets.replaced),
      FencedContainers.admonitions.converted,
      ExpressiveCode.converted,
    ])
  }

  private func text(of body: [UInt8], from path: String) -> MarkdownText {
    let module = MDXModule.read(.read(body))
    let rule = MDXComponents(imports: module.imports)
    let components = TagConverter(.components) { tag, arguments in
      if !tag.isInCode, let partial = partial(module.imports[tag.name], from: path) {
        return .converted(partial)
      }
      return rule.replacement(of: tag, arguments)
    }
    let text = module.text.passing(through: [
      { text in RawImports.shown(in: text, module.imports, context) { file($0, from: path) } },
      MDXExpressions(values: article.keys, imports: module.imports, hasMath: hasMath).converted,
      components.converted,
    ])
    return path == article.source ? text : relinked(text, from: path)
  }

  private func file(_ name: String, from path: String) -> String {
    name.hasPrefix("@site/") ? String(name.dropFirst(6)) : name.resolved(from: path) ?? name
  }

  /// Returns the text of an imported file: `import Note from './_note.mdx'`.
  private func partial(_ name: String?, from path: String) -> ConvertedText? {
    guard let name, name.isMarkdown || name.fileExtension == "mdx" else { return nil }
    let found = file(name, from: path)
    return context.includes.include(found, from: context.site) { bytes in
      let partial = ForeignFrontMatter.article(bytes, at: found, forms)
      var text = text(of: partial.body, from: found).converted
      // The lines of its notes are those of another file.
      text.notes = text.notes.map { ConvertedText.Note(message: $0.message) }
      return text
    }
  }

  /// Returns a text from another file whose links to files of the site lead there from the article.
  private func relinked(_ text: MarkdownText, from path: String) -> MarkdownText {
    text.relinked { link in
      link.hasPrefix("/") ? nil : link.resolved(from: path).flatMap { context.link(to: $0, from: article) }
    }
  }
}

/// What takes the place of components that many sites have.
struct MDXComponents {
  /// The paths of imported files by name.
  let imports: [String: String]

  func replacement(of tag: ForeignTag, _ arguments: TagArguments) -> TagConverter.Replacement {
    if tag.isInCode { return .unchanged }
    switch tag.name {
    case "Tabs":
      let key = arguments.literal("groupId", "syncKey").map { [TagConverter.Attribute(name: "sync", value: $0)] }
      return .container("tabs", key ?? [])
    case "TabItem" where tag.parent == "Tabs":
      return .container("item", label: arguments.literal("label", "value") ?? "", [])
    case "Fragment": return .wrapped("\n", "\n")
    case "DocCardList", "TOCInline": return .dropped
    case "ThemedImage":
      let path = arguments["sources"]?.firstMatch(of: /light:\s*(?:useBaseUrl\()?\s*["']([^"']+)/).map { String($0.1) }
      return path.map { .markdown("![\(arguments.literal("alt") ?? "")](\($0))") } ?? .unknown
    case "CodeBlock": return .code(info: arguments.literal("language") ?? "")
    default:
      return link(tag, arguments) ?? video(tag, arguments) ?? image(tag, arguments) ?? code(tag, arguments) ?? .unknown
    }
  }

  /// Returns a link for a component such as `<Link to="/bread/">Bread</Link>`.
  private func link(_ tag: ForeignTag, _ arguments: TagArguments) -> TagConverter.Replacement? {
    guard tag.name.hasSuffix("Link"), tag.hasContent, let address = arguments.literal("href", "to") else { return nil }
    return .wrapped("[", "](\(address.percentEncoded(only: " ")))")
  }

  /// Returns a player for a component with the id of a video: `<YouTubeEmbed videoId="abc" />`.
  private func video(_ tag: ForeignTag, _ arguments: TagArguments) -> TagConverter.Replacement? {
    let name = tag.name.lowercased()
    guard let player = ["youtube", "vimeo"].first(where: name.contains),
      let id = ["id", "videoId", "videoid", "video", "url"].lazy.compactMap({ arguments[$0] }).first,
      !id.isEmpty, !id.hasPrefix("{")
    else { return nil }
    return .container("video", [TagConverter.Attribute(name: player, value: id)])
  }

  /// Returns a code block for a component with lines of code, such as an editor: `<Editor code={`a()\nb()`} />`.
  private func code(_ tag: ForeignTag, _ arguments: TagArguments) -> TagConverter.Replacement? {
    guard tag.isAlone, !tag.hasContent,
      let code = arguments.named.map(\.value).first(where: { $0.contains("\n") && !$0.hasPrefix("{") })
    else { return nil }
    return .block(of: Array(code.utf8), info: arguments.literal("lang", "language") ?? "")
  }

  /// Returns an image for a component that shows an imported image, such as `<Figure src={oven} />`.
  private func image(_ tag: ForeignTag, _ arguments: TagArguments) -> TagConverter.Replacement? {
    guard let source = arguments["src"] ?? arguments["image"] else { return nil }
    let path = source.hasPrefix("{") ? imports[String(source.dropFirst().dropLast())] : source
    guard let path, path.isMedia, !["mp4", "webm", "mov", "mp3", "ogg", "pdf", "zip"].contains(path.fileExtension)
    else { return nil }
    let image = "![\(arguments.literal("alt", "label", "caption", "title") ?? "")](\(path))"
    // Empty lines around it, because in a block of HTML it would not be Markdown.
    return .markdown(tag.isAlone ? "\n\(image)\n" : image)
  }
}

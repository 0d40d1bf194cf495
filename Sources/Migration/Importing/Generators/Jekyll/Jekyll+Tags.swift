import Parsing

extension Jekyll {
  /// An article, or a file that it includes.
  struct LiquidPage {
    let article: ForeignArticle
    let context: ImportContext
    /// The parameters of the included file; `nil` in the article itself.
    var parameters: DataMap?
    /// The names of parameters whose values only Jekyll knows.
    var unknownParameters: Set<String> = []
  }

  func converter(for page: LiquidPage) -> TagConverter {
    var converter = TagConverter(.liquid) { tag, arguments in
      switch tag.brackets {
      case .value: value(tag, in: page)
      default: statement(tag, arguments, in: page)
      }
    }
    converter.writesElements = !page.article.source.isMarkdown
    return converter
  }

  private func value(_ tag: ForeignTag, in page: LiquidPage) -> TagConverter.Replacement {
    if let text = expression(in: page).text(of: tag.name + " " + tag.rest) { return .markdown(text) }
    return tag.isInCode ? .unchanged : .removed("only Liquid knows its value")
  }

  func expression(in page: LiquidPage) -> LiquidExpression {
    LiquidExpression(lookup: { lookup($0, in: page) }, basePath: basePath, origin: origin ?? "")
  }

  /// The values of a site and a page that Jekyll computes.
  private static let computed: Set<String> = [
    "collections", "categories", "content", "data", "date", "documents", "excerpt", "html_files", "html_pages", "id",
    "name", "next", "output", "pages", "path", "posts", "previous", "related_posts", "slug", "static_files", "tags",
    "time", "title", "url",
  ]

  /// Returns the value of a path such as `site.title`, `page.tags` or `include.version`; `nil` if only Jekyll knows it.
  private func lookup(_ path: String, in page: LiquidPage) -> DataNode.Value? {
    // Garland adds the path of the site to links, so links in the text are without it.
    if path == "site.baseurl" { return .string("") }
    if path == "site.url", !basePath.isEmpty { return .string((origin ?? "") + basePath) }
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count > 1 else { return nil }
    switch parts[0] {
    case "site" where parts.count > 2 && parts[1] == "data": return data(parts.dropFirst(2), in: page.context.site)
    case "site" where collections.contains(parts[1]): return nil
    case "site":
      return Self.value(at: parts.dropFirst(), in: configuration) ?? (Self.computed.contains(parts[1]) ? nil : .null)
    case "page", "post":
      let keys = page.article.keys
      return Self.value(at: parts.dropFirst(), in: keys) ?? (Self.computed.contains(parts[1]) ? nil : .null)
    case "include":
      guard let parameters = page.parameters, !page.unknownParameters.contains(parts[1]) else { return nil }
      return Self.value(at: parts.dropFirst(), in: parameters) ?? .null
    default: return nil
    }
  }

  /// Returns the value at a path of names, or `nil` if the first one is missing; inside of a value, missing ones are null.
  private static func value(at path: ArraySlice<String>, in map: DataMap) -> DataNode.Value? {
    guard let first = path.first, let value = map[first]?.value else { return nil }
    return path.dropFirst().reduce(value) { $0.member($1) }
  }

  /// Returns the value at a path in `_data`, whose folders and files are its first names.
  private func data(_ path: ArraySlice<String>, in site: ForeignSite) -> DataNode.Value? {
    for count in stride(from: path.count, to: 0, by: -1) {
      let file = "_data/" + path.prefix(count).joined(separator: "/")
      guard let name = ["yml", "yaml", "json"].map({ "\(file).\($0)" }).first(where: { site.has($0) }),
        let node = site.data(name)
      else { continue }
      let rest = path.dropFirst(count)
      return rest.reduce(node.value) { $0.member($1) }
    }
    return nil
  }

  private func statement(
    _ tag: ForeignTag, _ arguments: TagArguments, in page: LiquidPage
  ) -> TagConverter.Replacement {
    switch tag.name {
    case "raw": return .verbatim
    case "comment": return .markdown("")
    case "highlight":
      let hasLines = arguments.positional.contains("linenos") || arguments["linenos"] != nil
      return .code(info: (arguments.positional.first ?? "") + (hasLines ? " {lines}" : ""))
    case "post_url":
      return address(of: posts.file(arguments.positional.first ?? ""), tag, in: page)
    case "link":
      let path = arguments.positional.first ?? tag.rest
      return address(of: path.hasPrefix("/") ? String(path.dropFirst()) : path, tag, in: page)
    case "include", "include_relative", "include_cached": return include(tag, arguments, in: page)
    case "assign", "capture", "if", "unless", "for", "case", "tablerow", "else", "elsif", "when", "increment", "cycle":
      return .removed("Garland has no Liquid")
    case "figure" where tag.hasContent:
      guard let caption = arguments["caption"] else { return .container("figure", []) }
      return .wrapped(":::figure\n\n", "\n\n\(caption)\n:::")
    case "seo", "feed_meta": return .dropped
    case "gist": return .markdown("[Gist](https://gist.github.com/\(arguments.positional.first ?? ""))")
    case "youtube", "vimeo":
      return .container("video", [TagConverter.Attribute(name: tag.name, value: arguments.value("id") ?? "")])
    default: return .unknown
    }
  }

  private func address(of path: String?, _ tag: ForeignTag, in page: LiquidPage) -> TagConverter.Replacement {
    guard let path, let link = page.context.link(to: path, from: page.article) else {
      return tag.isInCode ? .unchanged : .removed("the site has no such file")
    }
    return .markdown(link)
  }

  /// Returns an included file in the place of its tag, if all of its Liquid can be converted.
  ///
  /// The line feed at the end of the file stays: in a sentence it is a space.
  private func include(_ tag: ForeignTag, _ arguments: TagArguments, in page: LiquidPage) -> TagConverter.Replacement {
    let base = tag.name == "include_relative" ? page.article.source : "_includes/x"
    guard let path = (arguments.positional.first ?? "").resolved(from: base) else { return unknownInclude(arguments) }
    let included = page.context.includes.include(path, from: page.context.site) { bytes -> ConvertedText? in
      var inner = page
      (inner.parameters, inner.unknownParameters) = parameters(arguments, in: page)
      guard let shown = shown(bytes, in: inner) else { return nil }
      let converted = converter(for: inner).convert(Array(shown.utf8))
      return converted.notes.isEmpty ? converted : nil
    }
    return included.map { .converted($0) } ?? unknownInclude(arguments)
  }

  /// Returns the parameters of an included file, and the names of those whose values are unknown.
  private func parameters(_ arguments: TagArguments, in page: LiquidPage) -> (DataMap, unknown: Set<String>) {
    let scope = LiquidScope(expression(in: page))
    let values = arguments.named.map { argument in
      let isText = !arguments.isUnquoted(argument.name)
      return (argument.name, isText ? .string(argument.value) : scope.value(of: argument.value))
    }
    let known = values.compactMap { name, value in value.map { (name, $0) } }
    return (DataMap(known), Set(values.filter { $0.1 == nil }.map(\.0)))
  }

  /// Returns the replacement of an include that needs Liquid: the image that it names, or a container with its file's
  /// name.
  private func unknownInclude(_ arguments: TagArguments) -> TagConverter.Replacement {
    guard let file = arguments.positional.first else { return .unknown }
    // The theme shows the table of contents.
    if ["toc", "table-of-contents", "table_of_contents"].contains(file.fileStem.lowercased()) { return .dropped }
    var inner = arguments
    inner.removeFirstPositional()
    return .named(file.fileStem, inner)
  }
}

/// The posts of a site for Jekyll by their names, for `{% post_url 2026-01-02-bread %}`.
struct JekyllPosts: Sendable {
  /// The files of posts by their names without folder and extension.
  private let files: [String: [String]]

  init(_ site: ForeignSite) {
    let posts = site.paths.filter { $0.hasPrefix("_posts/") || $0.contains("/_posts/") }
    files = Dictionary(grouping: posts) { $0.fileStem }
  }

  /// Returns the file of a post; folders before its name, as in `/oven/2026-01-02-bread`, choose among equal names.
  func file(_ reference: String) -> String? {
    let parts = reference.split(separator: "/")
    guard let name = parts.last.map(String.init) else { return nil }
    // Authors write the extension although Jekyll does not want it.
    let candidates = files[name] ?? (name.isMarkdown ? files[name.fileStem] : nil) ?? []
    let folder = parts.dropLast().joined(separator: "/")
    return candidates.first { $0.replacing("_posts/", with: "").folderPath.hasSuffix(folder) } ?? candidates.first
  }
}

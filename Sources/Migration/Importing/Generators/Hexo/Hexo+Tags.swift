extension Hexo {
  /// Returns what takes the place of a tag of Hexo or of its themes.
  func replacement(
    of tag: ForeignTag, _ words: TagWords, in article: ForeignArticle, _ context: ImportContext
  ) -> TagConverter.Replacement {
    if tag.isInCode { return .unchanged }
    switch tag.name {
    case "raw": return .verbatim
    case "codeblock", "code": return .code(info: words.codeInfo)
    case "include_code": return includedCode(words, context)
    case "tabs", "subtabs", "subsubtabs": return .container("tabs", [])
    case HexoTabs.tag: return .container("item", label: words.rest(from: 0), [])
    case "image", "inlineimage", "inlineImg", "img_url":
      let address = words.first.map { $0.split(separator: ",")[0] }.map(String.init) ?? ""
      return .markdown("![\(words.option("alt") ?? "")](\(address))")
    case "blockquote", "quote": return .quote(words.rest(from: 0))
    case "pullquote": return .wrapped("<blockquote class=\"pullquote\">\n\n", "\n\n</blockquote>")
    case "youtube", "vimeo":
      return .container("video", [TagConverter.Attribute(name: tag.name, value: words.first ?? "")])
    case "gist": return .markdown("[Gist](https://gist.github.com/\(words.first ?? ""))")
    case "jsfiddle": return .markdown("[JSFiddle](https://jsfiddle.net/\(words.first ?? "")/)")
    case "iframe":
      return .markdown(
        "<iframe src=\"\(words.first ?? "")\" width=\"\(words[1] ?? "100%")\" height=\"\(words[2] ?? "300")\"></iframe>"
      )
    case "link" where !tag.rest.contains(","): return .markdown("[\(words.first ?? "")](\(words[1] ?? ""))")
    case "img": return .markdown(words.image)
    case "asset_img": return .markdown(assetImage(words, article))
    case "asset_path": return .markdown(asset(words.first ?? "", of: article))
    case "asset_link":
      let name = words.first ?? ""
      return .markdown("[\(words.linkText ?? name)](\(asset(name, of: article)))")
    case "post_link", "post_path": return postLink(tag.name, words, article, context)
    case "url_for", "full_url_for":
      let path = words[1] ?? words.first ?? ""
      return .markdown("[\(words.first ?? "")](\(path.hasPrefix("/") || path.contains("://") ? path : "/" + path))")
    default: return HexoThemeTags.replacement(of: tag, words)
    }
  }
}

extension UnrunTag {
  /// The replacement to suggest for a tag.
  enum Advice: Equatable {
    case fence(language: String?)
    case image(address: String?)
    case container(String)
    case articleLink
    case siteAddress
    case video(site: String?, id: String?)
    case embed
    case quote
    case contents
    case comment
    case leaveOut
    case footnote
    case nothing

    /// The suggestion, as a sentence.
    var words: String {
      switch self {
      case .fence(let language): "write a fenced code block: ```` ```\(language ?? "") ````, the code, ```` ``` ````"
      case .image(let address): "write a Markdown image: `![what it shows](\(address ?? "picture.png"))`"
      case .container("tabs"): "write `:::tabs`, a `:::item[Label]` … `:::` for each tab, and `:::`"
      case .container(let name): "write `:::\(name)` and `:::` on lines of their own around the text"
      case .articleLink: "write a link to the `.md` file: `[text](/posts/2026-01-02-name.md)`"
      case .siteAddress:
        "write a link to the `.md` file, or an address that starts with `/`, which means the site's root"
      case .video(let site?, let id): "write `:::video[Title]{\(site)=\(id ?? "…")}` and `:::` on lines of their own"
      case .video(nil, _): "write `:::video[Title]{src=file.mp4}` and `:::` on lines of their own"
      case .embed: "write a link, or the HTML of the embed; `html: {allow: [iframe]}` in `site.yml` allows frames"
      case .quote: "write a quote: `> ` before each line"
      case .contents: "write `toc: true` in the front matter"
      case .comment: "write `<!-- … -->`"
      case .leaveOut: "remove it: in Garland, braces are plain text"
      case .footnote: "write a footnote: `[^1]`, and `[^1]: …` below"
      case .nothing:
        "Garland does not run templates in Markdown: write the result itself, or a container of your own"
      }
    }
  }
}

extension UnrunTag.Advice {
  /// The replacement for a Liquid tag.
  init(liquid name: String, _ rest: String) {
    switch name {
    case "highlight": self = .fence(language: rest.firstWord)
    case "raw", "endraw": self = .leaveOut
    case "comment": self = .comment
    case "link", "post_url": self = .articleLink
    case "include", "include_relative", "include_cached", "render":
      let file = rest.firstWord?.split(separator: "/").last.map { $0.prefix { $0 != "." } }
      self = Self(shortcode: file.map(String.init) ?? "", rest)
    default: self = Self(shortcode: name, rest)
    }
  }

  /// The replacement for an expression in double braces.
  init(output path: String, filter: String?) {
    switch path {
    case "site.baseurl", "site.url", "config.base_url", "page.url", "site.github.url": self = .siteAddress
    case "page.toc", "toc": self = .contents
    default: self = filter.map { Self(filter: $0) } ?? .nothing
    }
  }

  /// The replacement for a text with a filter.
  init(filter: String) {
    self = ["relative_url", "absolute_url", "prepend", "relURL", "absURL"].contains(filter) ? .siteAddress : .nothing
  }

  /// The replacement for a shortcode.
  init(shortcode name: String, _ rest: String) {
    switch name.lowercased() {
    case "figure", "image", "img", "picture", "resize_image", "imgproc": self = .image(address: rest.value(of: "src"))
    case "highlight", "code", "codeblock", "code-block", "mermaid": self = .fence(language: rest.firstWord)
    case "ref", "relref", "link", "get_url": self = .articleLink
    case "note", "tip", "important", "warning", "caution", "info", "danger": self = .container(name.lowercased())
    case "notice", "callout", "alert", "admonition", "hint", "admonish", "alertbox", "panel", "message":
      let kind = ["tip", "important", "warning", "caution", "info", "danger"].first { rest.contains($0) }
      self = .container(kind ?? "note")
    case "tabs", "tabpane", "tab", "tabgroup": self = .container("tabs")
    case "details", "expand", "collapse", "accordion", "spoiler": self = .container("accordion")
    case "steps": self = .container("steps")
    case "cards", "card", "cardpane": self = .container("cards")
    case "columns", "column", "cols": self = .container("columns")
    case "carousel", "gallery", "slideshow": self = .container("carousel")
    case "youtube", "youtubeplayer": self = .video(site: "youtube", id: rest.videoID)
    case "vimeo": self = .video(site: "vimeo", id: rest.videoID)
    case "video": self = .video(site: nil, id: nil)
    case "tweet", "twitter", "x", "instagram", "gist", "spotify",
      "iframe", "audio", "streamable", "bilibili":
      self = .embed
    case "quote", "blockquote", "pullquote": self = .quote
    case "toc", "tableofcontents": self = .contents
    case "sidenote", "footnote", "marginnote": self = .footnote
    default: self = .nothing
    }
  }
}

extension String {
  /// The first word; `nil` if it is an argument such as `key=value`.
  fileprivate var firstWord: String? {
    split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "\t" }).first.flatMap { word in
      let word = word.filter { !"\"'".contains($0) }
      return word.isEmpty || word.contains("=") || word.contains("`") ? nil : word
    }
  }

  /// The id of a video: the argument `id`, or else the first word.
  fileprivate var videoID: String? {
    value(of: "id") ?? firstWord.flatMap { $0.contains { $0 == "." || $0 == "/" } ? nil : $0 }
  }

  /// Returns the quoted value of an argument.
  fileprivate func value(of name: String) -> String? {
    guard let start = firstRange(of: "\(name)=") else { return nil }
    let rest = self[start.upperBound...]
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    let value = rest.dropFirst().prefix { $0 != quote }
    return value.isEmpty || value.contains { " `\n()".contains($0) } ? nil : String(value)
  }
}

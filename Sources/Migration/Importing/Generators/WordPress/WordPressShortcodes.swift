import Markup

/// The shortcodes of a text, such as `[caption width="300"]…[/caption]`, on their way to HTML.
struct WordPressShortcodes {
  private enum Token {
    case text(Substring)
    case open(name: String, attributes: Substring, isClosed: Bool, source: Substring)
    case close(name: String, source: Substring)
  }

  /// Returns the HTML of an image, a sound or a video of the media library, or `nil` if the export does not have it.
  let image: (_ id: Int) -> String?
  /// The names of the unknown shortcodes, with their number.
  private(set) var unknown: [String: Int] = [:]
  private var tokens: [Token] = []
  private var closers: [String: [Int]] = [:]

  static func html(of text: String, image: @escaping (_ id: Int) -> String?) -> (html: String, unknown: [String: Int]) {
    guard text.contains("[") else { return (text, [:]) }
    var shortcodes = WordPressShortcodes(image: image)
    shortcodes.readTokens(of: text)
    let html = shortcodes.html(of: shortcodes.tokens.indices, depth: 0)
    return (html, shortcodes.unknown)
  }

  private init(image: @escaping (_ id: Int) -> String?) { self.image = image }

  private mutating func readTokens(of text: String) {
    var rest = text[...]
    while let start = rest.firstIndex(of: "[") {
      if start > rest.startIndex { tokens.append(.text(rest[..<start])) }
      let source = rest[start...]
      // Shortcodes with attributes longer than this do not occur; the limit keeps the time linear.
      guard let end = source.prefix(4096).firstIndex(of: "]") else {
        tokens.append(.text(source.prefix(1)))
        rest = source.dropFirst()
        continue
      }
      let inner = source[source.index(after: start)..<end]
      let behind = source.index(after: end)
      let name = inner.drop { $0 == "/" }.prefix {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-")
      }
      let after = inner[name.endIndex...].first
      rest = source[behind...]
      if inner.hasPrefix("[") {
        // `[[name]]` shows `[name]`.
        let isEscaped = rest.hasPrefix("]")
        tokens.append(.text(isEscaped ? source[inner.startIndex..<behind] : source.prefix(1)))
        rest = isEscaped ? rest.dropFirst() : source.dropFirst()
      } else if name.first?.isLetter != true
        || !(after == nil || after == " " || after == "/" || after == "\n" || after == "=")
      {
        tokens.append(.text(source.prefix(1)))
        rest = source.dropFirst()
      } else if inner.hasPrefix("/") {
        closers[name.lowercased(), default: []].append(tokens.count)
        tokens.append(.close(name: name.lowercased(), source: source[..<behind]))
      } else {
        let attributes = inner[name.endIndex...]
        tokens.append(
          .open(
            name: name.lowercased(), attributes: attributes, isClosed: attributes.hasSuffix("/"),
            source: source[..<behind]))
      }
    }
    if !rest.isEmpty { tokens.append(.text(rest)) }
    closers = closers.mapValues { $0.reversed() }
  }

  /// Returns the index of the first closing shortcode behind another; indices only grow, so all searches take linear time.
  private mutating func closer(of name: String, after index: Int) -> Int? {
    while let last = closers[name]?.last {
      if last > index { return last }
      closers[name]?.removeLast()
    }
    return nil
  }

  private mutating func html(of range: Range<Int>, depth: Int) -> String {
    var (html, index) = ("", range.lowerBound)
    while index < range.upperBound {
      switch tokens[index] {
      case .text(let text): html += text
      case .close(let name, let source): if !Self.isBuilder(name) { html += source }
      case .open(let name, let attributes, let isClosed, let source):
        let close =
          isClosed || depth > 32 ? nil : closer(of: name, after: index).flatMap { $0 < range.upperBound ? $0 : nil }
        let content = (index + 1)..<(close ?? index + 1)
        if let text = replacement(name, TagArguments(String(attributes.drop { $0 == "/" })), content, depth) {
          html += text
        } else if close != nil || Self.isBuilder(name) || attributes.contains("=") {
          unknown[name, default: 0] += 1
          html += self.html(of: content, depth: depth + 1)
        } else {
          html += source
        }
        index = close ?? index
      }
      index += 1
    }
    return html
  }

  /// Whether a shortcode belongs to a page builder.
  static func isBuilder(_ name: String) -> Bool { name.hasPrefix("et_pb_") || name.hasPrefix("vc_") }

  /// The source of tokens, as written.
  private func source(of range: Range<Int>) -> String {
    tokens[range].map { token in
      switch token {
      case .text(let text): String(text)
      case .open(_, _, _, let source), .close(_, let source): String(source)
      }
    }.joined()
  }

  private mutating func replacement(
    _ name: String, _ attributes: TagArguments, _ content: Range<Int>, _ depth: Int
  ) -> String? {
    switch name {
    case "caption", "wp_caption":
      let text = html(of: content, depth: depth + 1)
      if let caption = attributes["caption"] { return "<figure>\(text)<figcaption>\(caption)</figcaption></figure>" }
      let end = text.firstRange(of: "</a>")?.upperBound ?? text.firstIndex(of: ">").map { text.index(after: $0) }
      guard let end else { return text }
      return "<figure>\(text[..<end])<figcaption>\(text[end...].trimmed)</figcaption></figure>"
    case "playlist":
      // Without numbers, WordPress plays the sound files that were uploaded for the article, which an export does not tell.
      let ids = (attributes["ids"] ?? "").split(separator: ",").compactMap { Int($0.trimmed) }
      let files = ids.compactMap(image)
      return files.isEmpty ? nil : "\n\n" + files.joined(separator: "\n\n") + "\n\n"
    case "gallery":
      let ids = (attributes["ids"] ?? attributes["include"] ?? "").split(separator: ",").compactMap { Int($0.trimmed) }
      return "<figure class=\"wp-block-gallery\">" + ids.compactMap(image).joined() + "</figure>"
    case "embed":
      let address = source(of: content).trimmed
      return "\n\n\(address)\n\n"
    case "audio", "video":
      let sources = ["src", "mp3", "ogg", "mp4", "m4v", "webm", "m4a", "wav"]
      guard let address = sources.compactMap({ attributes[$0] }).first else { return nil }
      return "<\(name) controls src=\"\(address.percentEncoded(only: "\""))\"></\(name)>"
    case "code", "sourcecode", "source", "php", "html", "css", "bash", "python", "ruby", "js", "sql", "java":
      let text = source(of: content)
      if text.isEmpty { return nil }
      let language =
        attributes["lang"] ?? attributes["language"] ?? (name.hasSuffix("code") || name == "source" ? "" : name)
      let word = language.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
      let code = MarkupBuffer.escaped(keepingReferences: text).trimmedEnd
      return "<pre><code class=\"language-\(word.isEmpty ? "text" : word)\">\(code.drop { $0 == "\n" })</code></pre>"
    default: return nil
    }
  }
}

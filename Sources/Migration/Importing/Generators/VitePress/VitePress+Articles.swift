import Articles
import Parsing
@_spi(_Unicode) import Swift

extension VitePress {
  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    var keys = ArticleKeys(article.keys)
    if keys["title"] == nil, let title = article.keys["hero"]?.map?["name"]?.value.text {
      keys["title"] = .string(title)
    }
    // Themes write components behind the words of a title: `Oven <Badge text="2.0" />`.
    if let title = keys["title"]?.text, title.contains("<") {
      let words = title.replacing(/<\/?[A-Z][^<>]*>/, with: "").trimmed
      if !words.isEmpty { keys["title"] = .string(words) }
    }
    keys["url"] = nil
    let home = HomePage.markdown(of: article.keys, below: keys["title"]?.text)
    keys.remove([
      "layout", "hero", "features", "outline", "sidebar", "prev", "next", "editLink", "lastUpdated", "head", "aside",
      "pageClass", "navbar", "footer", "titleTemplate", "isHome",
    ])
    let hidden = ConvertedText.Note(message: "`draft: true` hides the article, which VitePress shows")
    let text = MarkdownText.read(article.body).passing(through: [
      Self.withoutScripts,
      Self.notingInterpolations,
      components.converted,
      MarkdownText.when(keys["draft"] == .bool(true)) { $0.noting([hidden]) },
      { text in including(in: text, from: article.source, context) },
      Self.withoutContents,
      { text in text.replacingLines(.opening) { $0.fenceParts.fence + Self.info($0.fenceParts.info) } },
      { text in HeadingIDs.kept(in: text, slug: Self.slug(ofHeading:)) },
      { text in containers(besides: Set(text.converted.containers.keys)).converted(text) },
      { text in text.with(Array(home.utf8) + text.bytes.drop { $0 == 0x0A }) },
      // A link to the address `/guide/oven` leads to the article `guide/oven.md`.
      { text in
        text.relinked { path in
          path.hasPrefix("/") && context.newPaths.contains(path.dropFirst() + ".md") ? path + ".md" : nil
        }
      },
    ])
    // A page shows the heading of its text, whatever its title is.
    if let heading = RepeatedTitle.firstHeading(of: text.bytes) {
      keys.takeTitle(from: heading.text.trimmed.description)
    }
    return ConvertedArticle(keys: keys, text: text.converted, address: address(of: article.source))
  }

  /// Returns the address of the page of a Markdown file.
  ///
  /// With `cleanUrls`, servers answer `/a/b` with the file `a/b.html`.
  private func address(of path: String) -> String {
    let page = rewrites.target(of: path.path(below: source) ?? path).withoutExtension
    return SitePath.encoded("/" + (page.fileName == "index" ? page.dropLast("index".count) : page + ".html"))
  }

  // MARK: Components

  private var components: TagConverter {
    TagConverter(.components) { tag, arguments in
      if tag.isInCode { return .unchanged }
      switch tag.name {
      case "Badge":
        let kind = arguments["type"] ?? "tip"
        return .wrapped("<span class=\"badge \(kind)\">\(arguments["text"] ?? "")", "</span>")
      case "ClientOnly", "Content", "Teleport", "Suspense": return .wrapped("", "")
      case "Tabs", "CodeGroup": return .container("tabs", [])
      case "Tab", "TabItem", "CodeGroupItem":
        guard ["Tabs", "CodeGroup"].contains(tag.parent) else { return .unknown }
        return .container("item", label: arguments["label"] ?? arguments["title"] ?? arguments["name"] ?? "", [])
      default: return .unknown
      }
    }
  }

  /// Returns a text in which the lines of `<script>` and `<style>` are empty.
  static func withoutScripts(_ text: MarkdownText) -> MarkdownText {
    var end: String?
    let lines = text.lines.map { line -> MarkdownLine in
      let text = line.text.lowercased()
      if let closing = end {
        if text.contains(closing) { end = nil }
        return MarkdownLine(text: "", role: .text)
      }
      guard line.role == .text, let name = ["script", "style"].first(where: { text.hasPrefix("<\($0)") }) else {
        return line
      }
      if !text.contains("</\(name)>") { end = "</\(name)>" }
      return MarkdownLine(text: "", role: .text)
    }
    return text.with(lines)
  }

  /// Returns a text with a note on each line with `{{ value }}` outside code.
  private static func notingInterpolations(_ text: MarkdownText) -> MarkdownText {
    let lines = text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    return text.noting(
      lines.enumerated().compactMap { index, line in
        var rest = line
        while let braces = rest.firstRange(of: Array("{{".utf8)), text.code.region(at: braces.lowerBound) != nil {
          rest = rest[braces.upperBound...]
        }
        guard rest.firstRange(of: Array("{{".utf8)) != nil else { return nil }
        return ConvertedText.Note(line: index + 1, message: "`{{ }}` is a value that only Vue knows; it stays as text")
      })
  }

  // MARK: Lines

  /// Returns the converter of containers; those in `converted` are made from components and stay as they are.
  private func containers(besides converted: Set<String>) -> FencedContainers {
    FencedContainers(hasTabs: true) { opening in
      switch opening.name {
      case "code-group": .container("tabs", label: nil)
      case "v-pre", "raw": .content
      default: opening.admonition ?? (converted.contains(opening.name) ? .unchanged : .unknown)
      }
    }
  }

  /// Returns a text without the marks for a table of contents.
  private static func withoutContents(_ text: MarkdownText) -> MarkdownText {
    text.replacingLines { ["[[toc]]", "[toc]"].contains($0.text.trimmed.lowercased()) ? "" : nil }
  }

  /// Returns Garland's info string for `ts:line-numbers=2 {1} [name ~icon]`.
  static func info(_ info: String) -> String {
    var rest = info[...]
    var language = String(rest.prefix { !$0.isWhitespace && $0 != "{" && $0 != "[" })
    rest = rest.dropFirst(language.count)
    var words: [String] = []
    if let colon = language.firstIndex(of: ":") {
      let option = language[language.index(after: colon)...]
      language = String(language[..<colon])
      if option.hasPrefix("line-numbers") {
        words.append("numbers")
        if let equals = option.firstIndex(of: "=") { words.append("start=" + option[option.index(after: equals)...]) }
      }
    }
    if language == "vue-html" { language = "html" }
    if language.hasSuffix("-vue") { language = String(language.dropLast(4)) }
    while let start = rest.firstIndex(where: { $0 == "{" || $0 == "[" }) {
      let close: Character = rest[start] == "{" ? "}" : "]"
      guard let end = rest[start...].firstIndex(of: close) else { break }
      var inner = rest[rest.index(after: start)..<end]
      if close == "}" {
        let lines = inner.prefix { $0.isNumber || $0 == "," || $0 == "-" || $0 == " " }.trimmed
        if !lines.isEmpty { words.append("{\(lines)}") }
      } else {
        if let icon = inner.firstIndex(of: "~") { inner = inner[..<icon].trimmed }
        if !inner.isEmpty { words.append("[\(inner)]") }
      }
      rest = rest[rest.index(after: end)...]
    }
    return ([language] + words).filter { !$0.isEmpty }.joined(separator: " ")
  }

  // MARK: Headings

  /// Returns words joined by hyphens, without marks on Latin letters; `_` is before a digit at the start.
  private static func slug(ofHeading text: String) -> String {
    let combining: ClosedRange<Unicode.Scalar> = "\u{300}"..."\u{36F}"
    let plain = String(String.UnicodeScalarView(text._nfd.filter { !combining.contains($0) }))
    let marks = "~`!@#$%^&*()-_+=[]{}|\\;:\"'“”‘’<>,.?/"
    let words = plain.split { $0.isWhitespace || marks.contains($0) }.joined(separator: "-").lowercased()
    let composed = String(String.UnicodeScalarView(words._nfc))
    return composed.first.map { $0.isASCII && $0.isNumber } == true ? "_" + composed : composed
  }
}

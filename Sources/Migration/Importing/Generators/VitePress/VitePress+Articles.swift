import Articles
import Parsing

extension VitePress {
  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    var keys = ArticleKeys(article.keys)
    if let locale = locales.first(where: { article.target.hasPrefix($0.folder + "/") }) {
      keys["lang"] = .string(locale.language)
    }
    if keys["title"] == nil, let title = article.keys["hero"]?.map?["name"]?.value.text {
      keys["title"] = .string(title)
    }
    // Themes write components behind the words of a title: `Oven <Badge text="2.0" />`.
    if let title = keys["title"]?.text, title.contains("<") {
      let words = title.replacing(/<\/?[A-Z][^<>]*>/, with: "").trimmed
      if !words.isEmpty { keys["title"] = .string(words) }
    }
    let home = HomePage.markdown(of: article.keys, below: keys["title"]?.text)
    keys.remove([
      "layout", "hero", "features", "outline", "sidebar", "prev", "next", "editLink", "lastUpdated", "head", "aside",
      "pageClass", "navbar", "footer", "titleTemplate", "isHome",
    ])
    let lines = MarkdownLine.lines(of: article.body)
    let visible = Self.withoutScripts(lines)
    var text = components.convert(visible.bytes)
    text.notes += Self.interpolations(in: visible)
    if keys["draft"] == .bool(true) {
      text.notes.append(ConvertedText.Note(message: "`draft: true` hides the article, which VitePress shows"))
    }
    let included = included(MarkdownLine.lines(of: text.bytes), from: article.source, context)
    text.notes += included.missing.map { ConvertedText.Note(message: "`\($0)` is removed: the site has no such file") }
    let contained = containers(besides: Set(text.containers.keys)).convert(
      VitePressHeadings.converted(VitePressTabs.converted(included.lines.map(converted))).bytes)
    text.bytes = []
    text.append(contained)
    text.bytes = Array(home.utf8) + text.bytes.drop { $0 == 0x0A }
    return ConvertedArticle(keys: keys, text: text, address: address(of: article.source))
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

  /// Returns the lines with those of `<script>` and `<style>` empty.
  private static func withoutScripts(_ lines: [MarkdownLine]) -> [MarkdownLine] {
    var end: String?
    return lines.map { line in
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
  }

  /// Returns notes on `{{ value }}` outside code.
  private static func interpolations(in lines: [MarkdownLine]) -> [ConvertedText.Note] {
    lines.enumerated().compactMap { index, line in
      guard line.role == .text, line.text.contains("{{") else { return nil }
      let bytes = Array(line.text.utf8)
      let code = CodeRegions.find(in: bytes)
      let isOutside = bytes.indices.dropLast().contains {
        bytes[$0] == 0x7B && bytes[$0 + 1] == 0x7B && code.region(at: $0) == nil
      }
      return isOutside
        ? ConvertedText.Note(line: index + 1, message: "`{{ }}` is a value that only Vue knows; it stays as text") : nil
    }
  }

  // MARK: Lines

  /// Returns the converter of containers; those in `converted` are made from components and stay as they are.
  private func containers(besides converted: Set<String>) -> FencedContainers {
    FencedContainers { opening in
      switch opening.name {
      case "note", "tip", "important", "warning", "caution", "info", "danger":
        .container(opening.name, label: opening.title)
      case "details": opening.details
      case "code-group": .container("tabs", label: nil)
      case "v-pre", "raw": .content
      default: converted.contains(opening.name) ? .unchanged : .unknown
      }
    }
  }

  private func converted(_ line: MarkdownLine) -> MarkdownLine {
    if line.role == .text, ["[[toc]]", "[toc]"].contains(line.text.trimmed.lowercased()) {
      return MarkdownLine(text: "", role: .text)
    }
    guard line.role == .opening else { return line }
    let parts = line.fenceParts
    return MarkdownLine(text: parts.fence + Self.info(parts.info), role: .opening)
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

  // MARK: Included files

  /// Returns the lines with included texts and code, and the references to files that the site does not have.
  private func included(
    _ lines: [MarkdownLine], from path: String, _ context: ImportContext
  ) -> (lines: [MarkdownLine], missing: [String]) {
    var (result, missing): ([MarkdownLine], [String]) = ([], [])
    for line in lines {
      let trimmed = line.text.trimmed
      guard line.role == .text, trimmed.hasPrefix("<<<") || trimmed.hasPrefix("<!--") && trimmed.contains("@include:")
      else {
        result.append(line)
        continue
      }
      let isCode = trimmed.hasPrefix("<<<")
      let reference =
        isCode
        ? trimmed.dropFirst(3).description
        : trimmed.firstRange(of: "@include:").map { String(trimmed[$0.upperBound...]).replacing("-->", with: "") }
      guard let found = reference.flatMap({ file(String($0.trimmed), from: path, context) }) else {
        missing.append(trimmed)
        continue
      }
      context.includes.include(found.path, from: context.site, asCode: isCode) { bytes in
        if isCode {
          let info = found.reference.info.isEmpty ? "" : " " + found.reference.info
          let code = TagConverter.fenced(
            found.reference.selected(bytes)[...], info: found.path.fileExtension + info)
          result += MarkdownLine.lines(of: code).map { $0.text.isEmpty ? $0 : $0.indented(by: line.indentation) }
        } else {
          let (article, _) = ForeignFrontMatter.read(bytes, source: found.path, target: found.path)
          let inner = MarkdownLine.lines(of: found.reference.selected(article.body))
          let text = included(Self.withoutScripts(inner), from: found.path, context)
          result += text.lines
          missing += text.missing
        }
      }
    }
    return (result, missing)
  }

  /// Returns the file of a reference, which must be inside the site.
  private func file(
    _ text: String, from path: String, _ context: ImportContext
  ) -> (path: String, reference: FileReference)? {
    let reference = FileReference(text)
    let base = source.isEmpty ? "x" : source + "/x"
    let name = reference.path.hasPrefix("@/") ? String(reference.path.dropFirst(2)) : reference.path
    let found = name.resolved(from: reference.path.hasPrefix("@/") ? base : path)
    return found.flatMap { context.site.has($0) ? ($0, reference) : nil }
  }
}

extension MarkdownLine {
  fileprivate func indented(by indentation: String) -> MarkdownLine {
    MarkdownLine(text: indentation + text, role: role)
  }
}

/// A reference to a part of a file: `@/snippets/a.js#region{2 ts:line-numbers} [title]`.
private struct FileReference {
  let path: String
  let region: String?
  /// The words in braces and brackets, as an info string.
  let info: String
  /// The lines that an include takes, such as `3-5`.
  let lines: String?

  init(_ text: String) {
    path = String(text.prefix { $0 != "#" && $0 != "{" && $0 != " " })
    let rest = text.dropFirst(path.count)
    region = rest.first == "#" ? String(rest.dropFirst().prefix { $0 != "{" && $0 != " " }) : nil
    let options = rest.firstIndex { $0 == "{" || $0 == "[" }.map { String(rest[$0...]) } ?? ""
    info = VitePress.info(options)
    lines = options.hasPrefix("{") ? options.dropFirst().prefix { $0 != "}" }.description : nil
  }

  /// Returns the region of a code file, between `#region name` and `#endregion`; or the lines of a text.
  func selected(_ text: [UInt8]) -> [UInt8] {
    let all = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    if let region {
      let start = all.firstIndex { $0.contains("#region \(region)") }
      guard let start else { return text }
      let end = all[start...].firstIndex { $0.contains("#endregion") } ?? all.endIndex
      return Array(all[(start + 1)..<end].joined(separator: "\n").utf8)
    }
    guard path.isMarkdown, let lines, lines.contains(",") || Int(lines) != nil else { return text }
    let bounds = lines.split(separator: ",", omittingEmptySubsequences: false).map { Int($0.trimmed) }
    let first = max(1, bounds.first.flatMap(\.self) ?? 1)
    let last = min(all.count, bounds.last.flatMap(\.self) ?? all.count)
    return first <= last ? Array(all[(first - 1)..<last].joined(separator: "\n").utf8) : []
  }
}

/// The first page of a documentation site, whose words are in the front matter.
enum HomePage {
  /// Returns the words of `hero` and `features` as Markdown.
  static func markdown(of keys: DataMap, below title: String?) -> String {
    var blocks: [String] = []
    if let hero = keys["hero"]?.map {
      func text(_ key: String) -> String? { hero[key]?.value.text }
      // The page shows its title above the text already.
      if let name = text("name") ?? text("title"), name != title { blocks.append("**\(name)**") }
      if let line = text("text") { blocks.append("**\(line)**") }
      if let tagline = text("tagline") { blocks.append(tagline) }
      let image = hero["image"]
      if let path = ["src", "file", "light"].lazy.compactMap({ image?.map?[$0]?.value.text }).first ?? image?.value.text
      {
        blocks.append("![\(image?.map?["alt"]?.value.text ?? "")](\(path))")
      }
      let actions = (hero["actions"]?.list ?? []).compactMap { node -> String? in
        guard let text = node.map?["text"]?.value.text, let link = node.map?["link"]?.value.text else { return nil }
        return "[\(text)](\(link))"
      }
      if !actions.isEmpty { blocks.append(actions.joined(separator: "\n")) }
    }
    let features = (keys["features"]?.list ?? []).compactMap { node -> String? in
      guard let title = node.map?["title"]?.value.text else { return nil }
      let icon = node.map?["icon"]?.value.text.map { $0.hasPrefix("<") ? "" : $0 + " " } ?? ""
      let link = node.map?["link"]?.value.text.map { link in
        "\n\n[\(node.map?["linkText"]?.value.text ?? link)](\(link))"
      }
      return "### \(icon)\(title)\n\n\(node.map?["details"]?.value.text ?? "")\(link ?? "")"
    }
    if !features.isEmpty { blocks.append(":::cards\n\(features.joined(separator: "\n\n"))\n:::") }
    return blocks.map { $0 + "\n\n" }.joined()
  }
}

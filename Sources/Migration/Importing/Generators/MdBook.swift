import Addresses
import Articles
import Parsing

/// mdBook: `book.toml`, chapters in the order of `src/SUMMARY.md`.
struct MdBook: Generator {
  static let name = "mdBook"
  static let settingsNames: Set<String> = ["book.toml"]

  private let configuration: DataMap
  /// The folder of the chapters, without a slash at the end.
  private let source: String
  /// The chapters by the paths of their files.
  private let chapters: [String: Chapter]

  /// A chapter, from its line in the summary.
  private struct Chapter: Sendable {
    let title: String
    let order: Int
    /// The title of the part of the book.
    let part: String?
  }

  /// MathJax receives what Markdown has read; a preprocessor for KaTeX reads formulas itself.
  var dollars: OldFormulas.Dollars? {
    if configuration["preprocessor"]?.map?["katex"] != nil { return .formula }
    return html("mathjax-support") == .bool(true) ? .text : nil
  }

  static func detect(_ site: ForeignSite) -> MdBook? {
    guard let configuration = site.map("book.toml") else { return nil }
    let source = (configuration.value(at: ["book", "src"])?.text ?? "src").asFolder
    guard let summary = site.text(source + "/SUMMARY.md") else { return nil }
    return MdBook(configuration: configuration, source: source, chapters: chapters(in: summary, of: source))
  }

  private static func chapters(in summary: String, of source: String) -> [String: Chapter] {
    var chapters: [String: Chapter] = [:]
    var part: String?
    let link = /\[((?:[^\[\]\\]|\\.)*)\]\(<?([^()<>]+)>?\)/
    for (number, line) in summary.split(whereSeparator: \.isNewline).enumerated() {
      // The first heading is that of the summary; a line ends the last part.
      if line.hasPrefix("# ") || line.hasPrefix("---") {
        part = number == 0 ? nil : line.drop { "#- ".contains($0) }.trimmed.nonEmpty
      }
      guard let match = line.firstMatch(of: link),
        let path = SitePath.decoded(String(match.2)).resolved(from: source + "/SUMMARY.md"), chapters[path] == nil
      else { continue }
      let title = match.1.filter { !"\\`".contains($0) }
      chapters[path] = Chapter(title: title, order: chapters.count + 1, part: part)
    }
    return chapters
  }

  // MARK: Files

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    for path in site.paths {
      guard let inner = path.path(below: source) else { continue }
      if inner == "SUMMARY.md" {
        plan.omit(path, "the order of the chapters")
      } else if !inner.isMarkdown {
        plan.addCopy(path, at: "static/" + inner)
      } else if chapters[path] != nil || inner == "404.md" {
        plan.addArticle(path, at: Self.isIndex(inner) ? Self.page(inner) + "_index.md" : inner.withoutUnderscores)
      } else {
        plan.omit(path, "`SUMMARY.md` does not name it")
      }
    }
    let folders = Set(plan.articles.map(\.target).filter { $0.contains("/") }.map { $0.prefix { $0 != "/" } })
    for folder in folders where !plan.articles.contains(where: { $0.target == folder + "/_index.md" }) {
      plan.written[folder + "/_index.md"] = "---\nsidebar: true\n---\n"
    }
    for (old, target) in (html("redirect")?.map?.entries ?? []).map({ ($0.key, $0.value.value.text ?? "/") }) {
      if old.contains("#") {
        plan.notes.add("the redirect from `\(old)` is left out: Garland redirects whole pages")
      } else {
        plan.written[RedirectPage.file(for: old)] = RedirectPage.html(to: target)
      }
    }
    plan.settings = settings(folders: folders)
    return plan
  }

  /// Whether a chapter is the page of its folder.
  private static func isIndex(_ path: String) -> Bool { ["readme", "index"].contains(path.fileStem.lowercased()) }

  /// Returns the path of the page of a chapter below the root of the site.
  private static func page(_ path: String) -> String {
    isIndex(path) ? "".inside(path.folderPath) : path.withoutExtension + ".html"
  }

  private func html(_ key: String) -> DataNode.Value? { configuration.value(at: ["output", "html", key]) }

  private func settings(folders: Set<Substring>) -> SiteConfiguration {
    func book(_ key: String) -> DataNode.Value? { configuration.value(at: ["book", key]) }
    var settings = SiteConfiguration(
      title: book("title")?.text, description: book("description")?.text,
      url: html("cname")?.text.map { "https://" + $0 },
      below: html("site-url")?.text ?? "", language: book("language")?.text ?? "en",
      author: book("authors")?.texts.joined(separator: ", ").nonEmpty)
    settings.keepFileNames(in: ["/"] + folders.sorted().map(String.init))
    settings.set(.html, to: "trusted")
    settings.set(.letterCase, to: "keep")
    settings.set(.headingIDs, to: HeadingIDStyle.github)
    if html("definition-lists") != .bool(false) { settings.turnOn(.definitionLists) }
    if (html("smart-punctuation") ?? html("curly-quotes")) == .bool(true) { settings.turnOn(.smartPunctuation) }
    return settings
  }

  // MARK: Chapters

  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    var notes: [ConvertedText.Note] = []
    let text = expanded(String(decoding: article.body, as: UTF8.self), from: article.source, context, &notes)
    let shown = withoutHiddenLines(.read(Array(text.utf8))).relinked { link($0, in: article, context) }.noting(notes)
    let inner = article.source.path(below: source) ?? article.source
    var keys = ArticleKeys(article.keys)
    if let chapter = chapters[article.source] {
      let heading = RepeatedTitle.firstHeading(of: shown.bytes)?.text.trimmed
      if heading == nil, keys["title"] == nil { keys["title"] = .string(chapter.title) }
      if let heading, heading != chapter.title { keys["sidebar_title"] = .string(chapter.title) }
      keys["order"] = .integer(chapter.order)
      let isAtRoot = (Self.isIndex(inner) ? inner.folderPath : inner).split(separator: "/").count == 1
      if isAtRoot, let part = chapter.part { keys["group"] = .string(part) }
    }
    // A sidebar shows all pages below a folder of the site.
    if article.target.fileStem == "_index", inner.split(separator: "/").count == 2 { keys["sidebar"] = .bool(true) }
    return ConvertedArticle(keys: keys, text: shown.converted, address: SitePath.encoded("/" + Self.page(inner)))
  }

  /// Returns the link to the chapter of a page such as `../oven/index.html`.
  private func link(_ page: String, in article: ForeignArticle, _ context: ImportContext) -> String? {
    guard page.fileExtension == "html" else { return nil }
    let names = (page.fileStem == "index" ? ["README", "readme"] : []) + [page.fileStem]
    return names.lazy.compactMap { "\($0).md".inside(page.folderPath).resolved(from: article.source) }
      .compactMap { context.link(to: $0, from: article) }.first
  }

  /// Returns a text with the files that it includes, in code as well: `{{#include a.rs:2:5}}`, `{{#playground a.rs}}`.
  private func expanded(
    _ text: String, from path: String, _ context: ImportContext, _ notes: inout [ConvertedText.Note]
  ) -> String {
    if !text.holds("{{") { return text }
    return text.replacing(/(\\?)\{\{\s*#(\w+)\s+([^{}]+)\}\}/) { match in
      let written = String(match.0)
      if !match.1.isEmpty { return String(written.dropFirst()) }
      if match.2 == "title" { return "" }
      guard ["include", "rustdoc_include", "playground", "playpen"].contains(match.2) else { return written }
      let parts = match.3.prefix { !$0.isWhitespace }.split(separator: ":", omittingEmptySubsequences: false)
        .map(String.init)
      let included = parts[0].resolved(from: path).flatMap { found in
        context.includes.include(found, from: context.site) { bytes in
          let shown = String(decoding: Self.selected(parts, of: found, bytes, context.includes), as: UTF8.self)
          return expanded(shown.trimmedEnd, from: found, context, &notes)
        }.map { parts.count == 1 && text.isAlone(match.range) ? context.includes.marked($0, of: found) : $0 }
      }
      guard let included else {
        notes.append(ConvertedText.Note(message: "`\(written)` stays as text: the site has no such file"))
        return written
      }
      return match.2.hasPrefix("play") ? "```rust\n\(included)\n```" : included
    }
  }

  /// Returns the lines that a reference selects: `a.rs:2`, `a.rs:2:`, `a.rs::10`, `a.rs:2:10`, or the name of an anchor.
  private static func selected(
    _ parts: [String], of path: String, _ bytes: [UInt8], _ includes: Includes
  ) -> [UInt8] {
    guard parts.count > 1, let last = parts.last else { return bytes }
    guard parts.count > 2 || Int(last) != nil else { return includes.part(of: path, bytes, region: last) ?? [] }
    let (start, end) = (max(1, Int(parts[1]) ?? 1), Int(last) ?? .max)
    return start <= end ? includes.part(of: path, bytes, lines: [start...end]) : []
  }

  /// Returns a text whose code blocks have only their language and the lines that mdBook shows at first.
  private func withoutHiddenLines(_ text: MarkdownText) -> MarkdownText {
    var (language, prefix): (Substring, String?) = ("", nil)
    return text.with(
      text.lines.compactMap { line in
        switch line.role {
        case .text, .closing: return line
        case .opening:
          let words = line.fenceParts.info.split { ", \t".contains($0) }
          language = words.first ?? ""
          let own = words.first { $0.hasPrefix("hidelines=") }.map { String($0.dropFirst("hidelines=".count)) }
          prefix = own ?? html("code")?.map?.value(at: ["hidelines", String(language)])?.text
          return MarkdownLine(text: line.fenceParts.fence + language, role: .opening)
        case .code:
          let text = line.text
          guard language == "rust", let mark = text.firstIndex(where: { !$0.isWhitespace }), text[mark] == "#" else {
            return prefix.map(line.text.trimmed.hasPrefix) ?? false && language != "rust" ? nil : line
          }
          let behind = text[mark...].dropFirst()
          if behind.first == "#" { return MarkdownLine(text: String(text[..<mark]) + behind, role: .code) }
          return behind.isEmpty || behind.first == " " ? nil : line
        }
      })
  }
}

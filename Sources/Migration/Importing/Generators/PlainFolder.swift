import Articles
import Parsing

/// A folder of Markdown files without a generator, or for one that is not known, such as Docusaurus or Next.js.
struct PlainFolder: Generator {
  static let name = "Markdown"

  /// The settings of Docusaurus, which reads `.md` as MDX.
  private let docusaurus: DataMap?
  /// The folder of these settings.
  private let root: String
  private let addresses: DocusaurusAddresses?
  /// Whether a plugin of Docusaurus shows formulas.
  private let hasMath: Bool
  /// Whether the site has files in MDX, whose HTML is not restricted.
  private let hasMDX: Bool
  /// The Markdown file of the home page, if there is one.
  private let home: ForeignArticle?
  /// Whether files beside the home page have dates, so that they are posts.
  private let homeHoldsPosts: Bool

  init(_ site: ForeignSite) {
    let file = site.paths.filter { $0.fileStem == "docusaurus.config" }.min { $0.count < $1.count }
    let script = file.flatMap { site.text($0) }
    hasMath = script?.contains("remark-math") == true
    docusaurus = script.map { script in
      let markers = ["module.exports =", "Config =", "config =", "export default"]
      return ScriptLiterals.object(after: markers, in: script) ?? DataMap()
    }
    root = file?.folderPath ?? ""
    let folder = root
    addresses = docusaurus.map { DocusaurusAddresses($0, in: folder) }
    hasMDX = docusaurus != nil || site.paths.contains { $0.fileExtension == "mdx" }
    let atRoot = site.paths.filter { $0.folderPath.isEmpty && $0.isMarkdown }.compactMap { path in
      site.read(path).map { ForeignFrontMatter.read($0, source: path, target: path).article }
    }
    let home = atRoot.first { Self.isIndex($0.source, in: site) }
    self.home = home
    homeHoldsPosts = atRoot.contains { $0.keys["date"] != nil && $0.source != home?.source }
  }

  static func detect(_ site: ForeignSite) -> PlainFolder? { PlainFolder(site) }

  func plan(_ site: ForeignSite) -> ImportPlan {
    var plan = ImportPlan()
    plan.settings["title"] = .string(
      docusaurus?["title"]?.value.text ?? home.flatMap(Self.title(of:)) ?? "Untitled")
    if homeHoldsPosts, home == nil { plan.written["index.md"] = "---\nholds: posts\n---\n" }
    if let host = docusaurus?["url"]?.value.text, host.contains("://") {
      let base = (docusaurus?["baseUrl"]?.value.text ?? "").split(separator: "/").map { $0 + "/" }.joined()
      plan.settings["url"] = .string((host.hasSuffix("/") ? host : host + "/") + base)
    }
    plan.settings["containers"] = .string("lenient")
    if hasMDX { plan.settings["html"] = .string("trusted") }
    if hasMath { plan.settings["math"] = .string("keep") }
    var taken: Set<String> = []
    for path in site.paths {
      if path.isMarkdown || path.fileExtension == "mdx" {
        if hasMDX, path.fileStem.hasPrefix("_"), path.fileStem != "_index" {
          plan.omitted.append(ImportPlan.Omission(path: path, reason: "a part of other articles"))
          continue
        }
        let folder = path.folderPath.isEmpty ? "" : path.folderPath + "/"
        let target = Self.free(folder + (Self.isIndex(path, in: site) ? "index" : path.fileStem), &taken)
        plan.articles.append(ImportPlan.Move(source: path, target: target + ".md"))
      } else if ["rst", "adoc", "org", "textile"].contains(path.fileExtension) {
        plan.omitted.append(ImportPlan.Omission(path: path, reason: "convert it to Markdown first"))
      } else {
        let file = docusaurus == nil ? nil : path.path(below: root.isEmpty ? "static" : root + "/static")
        plan.copies.append(ImportPlan.Move(source: path, target: file.map { "static/" + $0 } ?? path))
      }
    }
    return plan
  }

  /// Returns a path without its extension that gives the article an address of its own.
  ///
  /// Garland leaves out the date of `2026-01-02-bread.md`, so another date with the same name would be at its address.
  private static func free(_ path: String, _ taken: inout Set<String>) -> String {
    func address(_ path: String) -> String {
      let name = path.fileName == "index" ? [] : [DatedName(path.fileName).name]
      return (path.folderPath.split(separator: "/").map(String.init) + name).joined(separator: "/").lowercased()
    }
    var (free, number) = (path, 1)
    while !taken.insert(address(free)).inserted {
      number += 1
      free = "\(path)-\(number)"
    }
    return free
  }

  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    let isMDX = docusaurus != nil || article.source.fileExtension == "mdx"
    var text =
      isMDX
      ? MDXText(article: article, context: context, hasMath: hasMath).converted() : ConvertedText(bytes: article.body)
    let contained = Self.containers.convert(text.bytes)
    text.bytes = []
    text.append(contained)
    if isMDX {
      text.bytes =
        MarkdownLine.lines(of: text.bytes).map { line in
          if line.role == .text {
            return MarkdownLine(text: Self.relinked(line.text, in: article, context), role: .text)
          }
          guard line.role == .opening else { return line }
          let parts = line.fenceParts
          return MarkdownLine(text: parts.fence + ExpressiveCode.info(parts.info), role: .opening)
        }.bytes
    }
    return ConvertedArticle(keys: keys(of: article), text: text)
  }

  /// Returns a line whose links from the root of the site, such as `@site/static/oven.png`, lead to files of the new site.
  private static func relinked(_ line: String, in article: ForeignArticle, _ context: ImportContext) -> String {
    LinkRewriting.rewrite(line) { path in
      path.hasPrefix("@site/") ? context.link(to: String(path.dropFirst(6)), from: article) : nil
    }
  }

  private func keys(of article: ForeignArticle) -> ArticleKeys {
    var keys = ArticleKeys(article.keys)
    if homeHoldsPosts, article.source == home?.source { keys["holds"] = .string("posts") }
    if let address = addresses?.address(of: article) {
      keys["slug"] = nil
      let isPlain = article.target.withoutExtension.allSatisfy { $0.isLowercase || "/-".contains($0) }
      let name = article.target.withoutExtension
      if !isPlain || address != "/\(name.fileName == "index" ? name.folderPath : name)/" {
        keys["url"] = .string(address)
      }
    } else if let slug = keys["slug"]?.text, slug.contains("/") {
      // A whole address.
      keys["slug"] = nil
      if slug.hasPrefix("/") { keys["url"] = .string("/" + slug.split(separator: "/").map { $0 + "/" }.joined()) }
    }
    guard docusaurus != nil else { return keys }
    keys.rename("sidebar_position", to: "order")
    keys.remove([
      "sidebar_label", "sidebar_class_name", "hide_title", "hide_table_of_contents", "pagination_next",
      "pagination_prev", "pagination_label", "custom_edit_url", "displayed_sidebar", "toc_min_heading_level",
      "toc_max_heading_level", "id",
    ])
    return keys
  }

  /// Whether a file is the text of its folder: an `index.md`, or else a `README.md`.
  private static func isIndex(_ path: String, in site: ForeignSite) -> Bool {
    let folder = path.folderPath.isEmpty ? "" : path.folderPath + "/"
    return path == folder + "index.md" || path.fileStem.lowercased() == "readme" && !site.has(folder + "index.md")
  }

  /// Returns the title of an article: the key `title`, else the first heading.
  private static func title(of article: ForeignArticle) -> String? {
    article.keys["title"]?.value.text
      ?? RepeatedTitle.firstHeading(of: article.body)?.text.trimmed.filter { !"*`_".contains($0) }
  }

  private static let containers = FencedContainers { opening in
    switch opening.name {
    case "note", "tip", "important", "warning", "caution", "info", "danger":
      .container(opening.name, label: opening.title)
    case "details": opening.details
    default: .unchanged
    }
  }
}

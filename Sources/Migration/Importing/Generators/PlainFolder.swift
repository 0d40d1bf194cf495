import Addresses
import Parsing

/// A folder of Markdown files without a generator.
///
/// Only articles, the files that they name, and the folders `static` and `public` are published.
struct PlainFolder: Generator {
  static let name = "Markdown"
  static let frontMatterForms = FrontMatterForm.unambiguous

  /// The Markdown file of the home page, if there is one.
  private let home: ForeignArticle?
  /// Whether files beside the home page have dates, so that they are posts.
  private let homeHoldsPosts: Bool
  private let wikiFiles: WikiFiles

  init(_ site: ForeignSite) {
    let atRoot = site.paths.filter { $0.folderPath.isEmpty && $0.isMarkdown }
      .compactMap { Self.article(at: $0, in: site) }
    let home = atRoot.first { FolderPlan.isIndex($0.source, in: site) }
    self.home = home
    wikiFiles = WikiFiles(site)
    homeHoldsPosts = atRoot.contains { $0.keys["date"] != nil && $0.source != home?.source }
  }

  static func detect(_ site: ForeignSite) -> PlainFolder? { PlainFolder(site) }

  func plan(_ site: ForeignSite) -> ImportPlan {
    let hasMDX = site.paths.contains { $0.fileExtension == "mdx" }
    var plan = FolderPlan.plan(site, hasParts: hasMDX) { path in
      path.path(below: "public").map { "static/" + $0 } ?? path
    }
    LinkedFiles.keepOnly(in: &plan, of: site, roots: ["static", "public", ""], forms: Self.frontMatterForms) {
      $0.hasPrefix("static/") || $0.hasPrefix("public/")
    }
    plan.settings = SiteConfiguration(title: home.flatMap(Self.title(of:)))
    plan.settings.set(.containers, to: "lenient")
    // MDX does not restrict HTML.
    if hasMDX { plan.settings.set(.html, to: "trusted") }
    if homeHoldsPosts, home == nil { plan.written["index.md"] = "---\nholds: posts\n---\n" }
    return plan
  }

  func readerText(of article: ForeignArticle) -> ReaderText { .read(article.body, as: .notes) }

  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    var keys = ArticleKeys(article.keys)
    if homeHoldsPosts, article.source == home?.source { keys["holds"] = .string("posts") }
    // A slug is a name; with slashes, it is an address or a path that nothing defines.
    if let slug = keys["slug"]?.text, slug.contains("/") {
      keys["slug"] = nil
      if slug.hasPrefix("/") { keys["url"] = .string(slug.hasSuffix("/") ? slug : slug + "/") }
    }
    let text =
      article.source.fileExtension == "mdx"
      ? MDXText(article: article, context: context, forms: Self.frontMatterForms, hasMath: false).converted()
      : MarkdownText.read(article.body).passing(through: [
        WikiLinks(article: article, context: context, files: wikiFiles).converted,
        ObsidianCallouts.converted,
        FencedContainers.admonitions.converted,
      ])
    return ConvertedArticle(keys: keys, text: text.converted)
  }

  /// Returns the title of an article: the key `title`, else the first heading.
  private static func title(of article: ForeignArticle) -> String? {
    article.keys["title"]?.value.text
      ?? RepeatedTitle.firstHeading(of: article.body)?.text.trimmed.filter { !"*`_".contains($0) }
  }
}

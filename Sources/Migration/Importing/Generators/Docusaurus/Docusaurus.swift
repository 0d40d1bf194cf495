import Addresses
import Parsing

/// Docusaurus: `docusaurus.config.js`, articles in MDX, admonitions such as `:::note`.
struct Docusaurus: Generator {
  static let name = "Docusaurus"

  private let configuration: DataMap
  /// The folder of the configuration.
  private let root: String
  private let addresses: DocusaurusAddresses
  /// Whether a plugin shows formulas.
  private let hasMath: Bool

  var dollars: OldFormulas.Dollars? { hasMath ? .formula : nil }

  static func detect(_ site: ForeignSite) -> Docusaurus? {
    let files = site.paths.filter { $0.fileStem == "docusaurus.config" }
    guard let file = files.min(by: { $0.count < $1.count }), let script = site.text(file) else { return nil }
    let root = file.folderPath
    let markers = ["module.exports =", "Config =", "config =", "export default"]
    let configuration = ScriptLiterals.object(after: markers, in: script) ?? DataMap()
    let package = site.text("package.json".inside(root)) ?? ""
    return Docusaurus(
      configuration: configuration, root: root, addresses: DocusaurusAddresses(configuration, in: root),
      hasMath: script.contains("remark-math") || package.contains("remark-math"))
  }

  func plan(_ site: ForeignSite) -> ImportPlan {
    let folder = "static".inside(root)
    let paths = site.paths.filter { $0.path(below: folder) != nil || addresses.hasSection(of: $0) || $0.isMedia }
    let pages = paths.filter { ["js", "jsx", "ts", "tsx"].contains($0.fileExtension) && addresses.isPage($0) }
    let files = ForeignSite(paths: paths.filter { !pages.contains($0) }, read: site.read)
    let bundles = Set(paths.filter { $0.fileStem == "index" }.map(\.folderPath))
    var plan = FolderPlan.plan(files, hasParts: true) { path in
      if let copied = path.path(below: folder) { return "static/" + copied }
      // Without slashes at the end, images of all articles with folders would be in one folder.
      if addresses.areFiles, bundles.contains(path.folderPath) { return "static/" + path }
      return addresses.original(of: path).map { $0.language.folder + "/" + $0.path } ?? path
    }
    LinkedFiles.keepOnly(in: &plan, of: site, roots: [folder, root], forms: Self.frontMatterForms) {
      $0.path(below: folder) != nil || $0.isMedia
    }
    plan.articles = plan.articles.map { move in
      guard let original = addresses.original(of: move.target) else { return move }
      return ImportPlan.Move(source: move.source, target: original.language.folder + "/" + original.path)
    }
    for page in pages { plan.omit(page, "a page that code generates") }
    plan.settings = SiteConfiguration(
      title: text("title"), url: text("url").flatMap { $0.contains("://") ? $0 : nil }, below: text("baseUrl") ?? "",
      language: addresses.languages.first?.tag, languages: addresses.languages)
    // Docusaurus shows the original of an article that is not translated.
    if !addresses.languages.isEmpty, !plan.articles.contains(where: { $0.target == "index.md" }) {
      plan.written["index.md"] = "---\nfallback: true\n---\n"
    }
    plan.settings.set(.containers, to: "lenient")
    plan.settings.set(.html, to: "trusted")
    return plan
  }

  private func text(_ key: String) -> String? { configuration[key]?.value.text }

  func readerText(of article: ForeignArticle) -> ReaderText { .read(article.body, as: .mdx) }

  func convert(_ article: ForeignArticle, _ context: ImportContext) -> ConvertedArticle {
    // Docusaurus also reads `.md` as MDX.
    let text = MDXText(article: article, context: context, forms: Self.frontMatterForms, hasMath: hasMath).converted()
      .relinked { path in
        // A link from the root of the site, such as `@site/static/oven.png`.
        path.hasPrefix("@site/") ? context.link(to: String(path.dropFirst(6)), from: article) : nil
      }
    var keys = keys(of: article)
    // A page shows the heading of its text, whatever its title is.
    if let heading = RepeatedTitle.firstHeading(of: text.bytes) {
      keys.takeTitle(from: heading.text.trimmed.description)
    }
    return ConvertedArticle(
      keys: keys, text: text.converted, address: addresses.address(of: article.source, article.keys))
  }

  private func keys(of article: ForeignArticle) -> ArticleKeys {
    var keys = ArticleKeys(article.keys)
    keys.rename("sidebar_position", to: "order")
    keys.rename("sidebar_label", to: "sidebar_title")
    keys.remove([
      "sidebar_class_name", "hide_title", "hide_table_of_contents", "pagination_next",
      "pagination_prev", "pagination_label", "custom_edit_url", "displayed_sidebar", "toc_min_heading_level",
      "toc_max_heading_level", "id", "slug", "url",
    ])
    return keys
  }
}

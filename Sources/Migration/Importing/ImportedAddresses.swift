import Addresses
import Articles
import Dates
import Parsing
import Records

/// The new site as a build places it, in which each article has the address of the old site.
///
/// A generator states the old address of each article. An article gets `url` exactly where a build would give it another
/// address, because the code that a build uses compares them.
struct ImportedAddresses {
  /// The articles, with `url` where it is needed, in the order of the plan.
  private(set) var articles: [ImportedArticle]
  /// Pages that lead from the old address of a file to its new one, by path.
  private(set) var redirects: [String: String] = [:]
  /// The files that are left out, because another file has their address, by path, with the reason.
  private(set) var leftOut: [String: String] = [:]

  let moves: [ImportPlan.Move]
  /// The settings of each edition of the site.
  let editions: [PlacementSettings]
  private let tree: ContentTree
  let places: [String: ArticlePlace]
  private let source: SourceID
  /// The articles and the written files, by path.
  private var files: [String: ArticleFile] = [:]
  var contents: [PlacedContent] = []

  /// Returns the articles of a plan with their addresses, and what follows from these for other files.
  static func kept(
    of articles: [ImportedArticle], in plan: ImportPlan, _ configuration: SiteConfiguration, generator: any Generator
  ) -> ImportedAddresses {
    let pages = zip(plan.articles, articles).filter { move, article in
      HTMLPageName.matches(move.target) && FrontMatter.begins(article.bytes ?? [])
    }
    let paths = (plan.articles + plan.copies).map(\.target) + plan.written.keys
    let languages = ImportedLanguages(configuration)
    let tree = ContentTree(paths, pages: Set(pages.map(\.0.target)), languages.names)
    var sources = SourceMap()
    let source = sources.add(SourceFile(path: ContentTree.settingsPath, utf8: []))
    var addresses = ImportedAddresses(
      articles: articles, moves: plan.articles,
      editions: languages.editions(of: .read(configuration, at: source)), tree: tree,
      places: Dictionary(tree.articles.map { ($0.path, $0) }) { first, _ in first }, source: source)
    for (path, text) in plan.written { addresses.parse(path, Array(text.utf8)) }
    for index in articles.indices { addresses.parse(index) }
    addresses.place()
    addresses.keepOldAddresses()
    addresses.leaveOutReplacedPages()
    addresses.separateSharedAddresses(generator, among: [.home, .section])
    addresses.keepOldAddressesOfArticles()
    addresses.separateSharedAddresses(generator, among: [.home, .section, .article])
    addresses.leaveOutReplacedCopies()
    addresses.redirectFiles()
    return addresses
  }

  /// Places all articles as their files are now.
  private mutating func place() {
    let files = tree.articles.compactMap { self.files[$0.path] }
    let indexes = files.filter { $0.place.edition == 0 && $0.place.role != .article }
    contents = editions.enumerated().map { edition, settings in
      PlacedContent.placing(
        files.filter { $0.place.edition == edition }, of: edition, borrowing: edition == 0 ? [] : indexes, settings)
    }
  }

  private mutating func parse(_ path: String, _ bytes: [UInt8]) {
    files[path] = places[path].map { .parse(bytes, at: $0, hash: .absent, as: source, rules: editions[0].rules) }
  }

  private mutating func parse(_ index: Int) {
    guard let text = articles[index].text else { return }
    let frontMatter = articles[index].keys.frontMatter
    parse(moves[index].target, frontMatter.isEmpty ? text : Array(frontMatter.utf8))
  }

  /// Writes addresses into front matter, and places all articles again.
  private mutating func write(_ addresses: [(index: Int, address: String)]) {
    if addresses.isEmpty { return }
    for (index, address) in addresses {
      articles[index].keys["url"] = .string(address)
      articles[index].keys["slug"] = nil
      parse(index)
    }
    place()
  }

  /// The placed articles, by index.
  private var placed: [(index: Int, article: PlacedArticle)] {
    let placed = Dictionary(contents.flatMap(\.articles).map { ($0.place.path, $0) }) { first, _ in first }
    return moves.indices.compactMap { index in placed[moves[index].target].map { (index, $0) } }
  }

  /// The placed articles that have a page in the new site.
  var published: [(index: Int, article: PlacedArticle)] {
    placed.filter { !$0.article.isDraft && leftOut[$0.article.place.path] == nil }
  }

  /// Writes `url` where the old address is another one.
  ///
  /// The address of a section decides those of all articles below it, so outer sections come first.
  private mutating func keepOldAddresses() {
    let sections = placed.map(\.article.place).filter { $0.role == .section }
    for depth in Set(sections.map { SectionPath.chain(to: $0.section).count }).sorted() {
      write(moved { $0.role == .section && SectionPath.chain(to: $0.section).count == depth })
    }
    keepOldAddressesOfArticles()
  }

  private mutating func keepOldAddressesOfArticles() { write(moved { $0.role == .article }) }

  /// Returns the articles whose new address differs from the old one, each with its old address.
  private func moved(_ isIncluded: (ArticlePlace) -> Bool) -> [(index: Int, address: String)] {
    placed.compactMap { index, article in
      // The not-found page has one address everywhere, whatever the generator makes of `404.md`.
      guard isIncluded(article.place), !article.isNotFoundPage,
        let written = articles[index].address
      else { return nil }
      let old = SiteFile.address(ofFile: SiteFile.path(ofForeign: written))
      return old == article.address ? nil : (index, old.percentEncoded(only: ":"))
    }
  }

  /// The files that are copied, with their paths in the new site.
  var copied: [(copy: ContentTree.Copy, file: String)] {
    let folders = Dictionary(published.map { ($0.article.place.path, $0.article.folder) }) { first, _ in first }
    return tree.copies.filter { leftOut[$0.path] == nil }.compactMap { copy in
      copy.address(in: folders, contents[0].sections).map { (copy, SiteFile.path(of: $0)) }
    }
  }

  /// Adds redirects from the old addresses of copied HTML files, unless something else has the old address.
  private mutating func redirectFiles() {
    let copies = Dictionary(copied.map { ($0.copy.path, $0.file) }) { first, _ in first }
    let taken = Set(published.map { SiteFile.path(of: $0.article.address) }).union(copies.values)
    for (move, article) in zip(moves, articles) where article.text != nil {
      guard let file = copies[move.target], let old = article.address.map(SiteFile.path(ofForeign:)),
        !taken.contains(old)
      else {
        continue
      }
      redirects["static/" + old] = RedirectPage.html(to: SitePath.encoded(file.relative(to: old)))
    }
  }
}

// MARK: Equal addresses

extension ImportedAddresses {
  /// Leaves out pages in HTML where the old generator writes the page of a Markdown file over them.
  private mutating func leaveOutReplacedPages() {
    let published = published
    let markdown = Dictionary(published.filter { moves[$0.index].target.isMarkdown }.map { ($1.address, $0) }) { $1 }
    for (index, page) in published where !moves[index].target.isMarkdown {
      guard let other = markdown[page.address],
        moves[other].target.withoutExtension == moves[index].target.withoutExtension
      else { continue }
      leftOut[moves[index].target] = "is left out: `\(moves[other].source)` has its address"
    }
  }

  /// Gives new addresses to articles that share an address, except for the one that the old site shows.
  ///
  /// The text of a section keeps its address before any article. A text that the import wrote comes first of all.
  private mutating func separateSharedAddresses(_ generator: any Generator, among roles: Set<ArticlePlace.Role>) {
    let shown = generator.shownArticle
    func date(_ article: PlacedArticle) -> Instant? { shown == .newest || shown == .oldest ? article.date : nil }
    let published = published.filter { roles.contains($0.article.place.role) }.enumerated().sorted { one, other in
      let (left, right) = (one.element.article, other.element.article)
      if (left.place.role == .article) != (right.place.role == .article) { return left.place.role == .article }
      switch (date(left), date(right)) {
      case (let first?, let second?) where first != second: return (first < second) == (shown == .newest)
      case (nil, _?): return true
      case (_?, nil): return false
      default: return one.offset < other.offset
      }
    }.map(\.element)
    let targets = Set(moves.map(\.target))
    let written = contents.flatMap(\.articles).filter { !targets.contains($0.place.path) }
    let addresses = (published.map(\.article) + written).map(\.address)
    let replacements = SharedAddresses.replacements(for: addresses).filter { $0.key < published.count }
    for (number, address) in replacements {
      let ((index, article), winner) = (published[number], SharedAddresses.winner(over: number, in: addresses))
      let other = winner < published.count ? published[winner] : nil
      let explanation = SharedAddresses.explanation(
        other.map { moves[$0.index].source } ?? written[winner - published.count].place.path,
        other?.article.place.role == .article ? shown : .any, of: type(of: generator).name,
        isSame: article.address == addresses[winner])
      articles[index].notes.add(
        "another article has its address, `\(article.address)`; it has `\(address)` now. \(explanation)",
        at: moves[index].source)
    }
    write(replacements.map { (published[$0].index, $1) })
  }

  /// Leaves out copied files at the address of a page or a static file.
  ///
  /// The old site has the same file in both places, or copies one over the other.
  private mutating func leaveOutReplacedCopies() {
    let pages = Dictionary(published.map { (SiteFile.path(of: $1.address), moves[$0].source) }) { first, _ in first }
    let fixed = Set(tree.copies.lazy.filter(\.isStatic).map(\.target))
    for (copy, file) in copied {
      let owner = !copy.isStatic && fixed.contains(file) ? "the file `static/\(file)`" : pages[file].map { "`\($0)`" }
      leftOut[copy.path] = owner.map { "is left out: \($0) has its address" }
    }
  }
}

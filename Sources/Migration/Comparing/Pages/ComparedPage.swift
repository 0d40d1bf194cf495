import Markup

/// What `compare` knows about a page.
struct ComparedPage: Sendable {
  /// An element or an attribute of interest, with its place.
  struct Mark: Sendable {
    let name: String
    var value = ""
    let line: Int
    let region: PageRegion
  }

  /// The usual names of folders with the lists of terms.
  static let taxonomies: Set<String> = ["tags", "tag", "categories", "category", "topics"]

  /// The path of the file.
  let path: String
  /// The address at which servers show the file.
  let address: String

  var title = ""
  /// The path of the canonical link, or `nil` without one.
  var canonical: String?
  /// The host of the canonical link, or `nil` without one.
  var host: String?
  /// The path that the page redirects to, or `nil` if it is not a redirect.
  var redirect: String?
  /// Whether the page's metadata say that it is an article.
  var isCalledArticle = false

  var text = PageText()
  /// The elements that are counted, such as images and tables.
  var elements: [Mark] = []
  /// The attributes that a conversion can lose.
  var attributes: [Mark] = []
  /// The text of each `<pre>`.
  var codeBlocks: [Mark] = []
  /// The ids of headings, with the text of each.
  var headings: [Mark] = []
  /// The texts of all headings, with and without an id.
  var headingTexts: [String] = []
  /// The links within the site, as resolved paths with `#` and the fragment if they have one.
  var links: [Mark] = []
  /// The texts of links to terms, such as tags.
  var terms: [Mark] = []
  /// The values of `datetime` attributes and of `article:published_time`.
  var dates: [Mark] = []
  /// Pieces of unconverted syntax.
  var leftovers: [Mark] = []
  var ids: Set<String> = []
  /// The number of `<article>` elements that are not inside another `<article>`.
  var articleCount = 0
  /// The path that the heading at the start of an `<article>` links to, or `nil` if there is no such link.
  var headingLink: String?
  /// Whether the page lists a single article, with a link to it.
  var isList = false

  init(path: String) {
    self.path = path
    address = SiteAddressPath.of(file: path)
  }

  /// Whether the page shows a single article.
  var isArticle: Bool {
    guard redirect == nil, !isNumbered, !["/", "/404.html", "/404/"].contains(address) else { return false }
    // A list can show the text of each of its articles.
    return isCalledArticle || !isList && !isOfTerm && (has(.body) && articleCount < 3 || articleCount == 1)
  }

  /// Whether the address is that of the list of a term: `/tag/rye.html`.
  private var isOfTerm: Bool {
    let folder = address.split(separator: "/").dropLast().last
    return folder.map { Self.taxonomies.union(["author", "authors"]).contains(String($0)) } ?? false
  }

  /// Whether the address is the second or a later page of a list: `/page/2/`.
  private var isNumbered: Bool {
    let parts = address.split(separator: "/")
    guard let last = parts.last, Int(last) != nil || last.hasPrefix("page") else { return false }
    return parts.dropLast().last == "page" || last.dropFirst(4).allSatisfy(\.isNumber) && last.hasPrefix("page")
  }

  /// Returns whether an element or word belongs to the text of the article.
  ///
  /// The text is the element whose class or property marks it as the body, else the only `<article>`, else `<main>`,
  /// else the whole page.
  func isInArticleText(_ region: PageRegion) -> Bool {
    guard !region.contains(.navigation) else { return false }
    return contentRegion.map { region.contains($0) } ?? true
  }

  /// Returns whether an element or word belongs to the main part of the page.
  ///
  /// This part is `<main>`, else each `<article>`, else the whole page. It also contains the article's header and the
  /// lists around the article.
  func isInMainPart(_ region: PageRegion) -> Bool {
    has(.main) ? region.contains(.main) : has(.article) ? region.contains(.article) : true
  }

  private var contentRegion: PageRegion? {
    has(.body) ? .body : articleCount == 1 ? .article : has(.main) ? .main : nil
  }

  private func has(_ region: PageRegion) -> Bool { regions.contains(region) }

  /// All regions of the page.
  var regions = PageRegion()
}

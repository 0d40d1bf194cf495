import Texts
package import Views

/// Options for rendering an article that depend on where it is shown.
struct DisplayOptions: Sendable, Equatable {
  /// The ids of the article's elements.
  let ids: ArticleIDs
  /// The location of the article's page, if it is shown elsewhere, such as in a feed.
  var origin: ArticleOrigin?
  /// Whether the page also shows the footnotes, so that references to them are links within the page.
  let showsFootnotes: Bool
  /// Whether code has syntax highlighting.
  let highlightsCode: Bool
  /// Whether only the words are needed, as for search.
  var isText = false
  /// Whether abbreviations have their tooltips; in an excerpt, they are plain words.
  var explainsAbbreviations = true
  /// The texts that the article adds.
  var words = ArticleWords()
  /// The form of images.
  var images: ImageForm = .plain
  /// Whether images are in a figure already, so that `figures: alt` makes no further figure of them.
  var areImagesFramed = false

  /// Whether the blocks are in a container, and not directly in the text of the article.
  var isInContainer = false

  /// The options for a container inside: its images are not figures, because the container decides about that.
  var inside: DisplayOptions {
    var options = self
    if images.areFigures { options.images = .linked }
    options.areImagesFramed = false
    return options
  }
}

/// The form of the images of an article.
enum ImageForm: Sendable {
  /// An image, as Markdown has it.
  case plain
  /// A link to the file of the image, around the image.
  case linked
  /// A figure with its caption, for each image of a paragraph that contains only images. The images are linked.
  case figures
  /// The same, with the width of an image by its height as `--ratio`.
  case figuresWithRatios

  var areFigures: Bool { self == .figures || self == .figuresWithRatios }
}

/// The form of an article's ids in a page.
package enum ArticleIDs: Sendable, Equatable {
  /// The article's own ids, for a page with one article.
  case own
  /// The ids with the article's slug as a prefix, for a page with several articles.
  case prefixed(String)
  /// No ids, as in a feed.
  case none

  /// Returns an id as it is written in the page.
  func written(_ id: String) -> String? {
    switch self {
    case .own: id
    case .prefixed(let slug): "\(slug)-\(id)"
    case .none: nil
    }
  }
}

private enum ArticleIDsKey: EnvironmentKey {
  static var defaultValue: ArticleIDs { .own }
}

extension EnvironmentValues {
  /// The form of the ids of articles.
  package var articleIDs: ArticleIDs {
    get { self[ArticleIDsKey.self] }
    set { self[ArticleIDsKey.self] = newValue }
  }
}

/// The location of an article's page, for a feed: relative addresses get the site or the page as a prefix.
package struct ArticleOrigin: Sendable, Equatable {
  /// The site's scheme and host, such as `https://example.org`.
  package let site: String
  /// The full URL of the article's page.
  package let page: String

  /// Creates the location of a page.
  package init(site: String, page: String) {
    self.site = site
    self.page = page
  }

  /// Returns the prefix for an address in the article; `nil` for an absolute URL.
  func prefix(of address: some Sequence<UInt8>) -> String? {
    var bytes = address.makeIterator()
    switch bytes.next() {
    case nil, UInt8(ascii: "#"), UInt8(ascii: "?"): return page
    case UInt8(ascii: "/"): return bytes.next() == UInt8(ascii: "/") ? nil : site
    case let first?: return Self.hasScheme(first, bytes) ? nil : folder
    }
  }

  /// Returns an address in the article as a full URL.
  package func absolute(_ address: String) -> String { (prefix(of: address.utf8) ?? "") + address }

  /// The URL of the page's folder, which relative addresses are resolved against.
  private var folder: String { page.lastIndex(of: "/").map { String(page[...$0]) } ?? page }

  /// Whether an address begins with a scheme, such as `mailto:`.
  private static func hasScheme(_ first: UInt8, _ rest: some IteratorProtocol<UInt8>) -> Bool {
    var rest = rest
    guard first.isASCIILetter else { return false }
    while let byte = rest.next() {
      switch byte {
      // `&` may start a character reference that means a colon.
      case UInt8(ascii: ":"), UInt8(ascii: "&"): return true
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): continue
      case _ where byte.isASCIIAlphanumeric: continue
      default: return false
      }
    }
    return false
  }
}

private enum ArticleOriginKey: EnvironmentKey {
  static var defaultValue: ArticleOrigin? { nil }
}

extension EnvironmentValues {
  /// The location of the article's page, if the article is shown elsewhere.
  package var articleOrigin: ArticleOrigin? {
    get { self[ArticleOriginKey.self] }
    set { self[ArticleOriginKey.self] = newValue }
  }
}

import Articles
import Diagnostics
import Markup
import Sites

/// Finds the source ranges of links, ids and headings of pages.
///
/// The ranges may be in the page's article, in other articles, in the settings or in a template.
struct SourceLocator: Sendable {
  private let survey: SiteSurvey
  private let sources: SourceMap
  /// The ranges of links and images in articles.
  private var links: [Key: [SourceRange]] = [:]
  /// The ranges of images without alt text in articles.
  private(set) var imagesWithoutAlt: [SourceRange] = []
  private var addressesWithoutAlt: Set<Key> = []

  /// The address of a link or an image in canonical form.
  private struct Key: Hashable {
    let address: String
    let isImage: Bool

    init(_ address: String, isImage: Bool) {
      (self.address, self.isImage) = (SitePath.canonical(address), isImage)
    }
  }

  init(_ survey: SiteSurvey, in sources: SourceMap) {
    self.survey = survey
    self.sources = sources
    for article in survey.articles {
      for link in article.article.facts.links {
        let range = SourceRange(article.source, link.source)
        let key = Key(link.address, isImage: link.kind == .image)
        links[key, default: []].append(range)
        guard link.lacksAltText else { continue }
        imagesWithoutAlt.append(range)
        addressesWithoutAlt.insert(key)
      }
    }
  }

  /// Returns the ranges in all articles that contain the address of a link.
  func ranges(of link: PageScan.Link) -> [SourceRange] {
    links[Key(link.address, isImage: link.kind == .image)] ?? []
  }

  /// Returns the ranges in a page's own source that contain the address of a link.
  func ranges(of link: PageScan.Link, in page: CheckedPage) -> [SourceRange] {
    guard let source = page.source else { return [] }
    let own = self.ranges(of: link).filter { $0.source == source }
    if !own.isEmpty { return own }
    if let article = page.article.map({ survey.articles[$0] }), let image = article.metadata.ranges[.image],
      isImage(link.address, of: article)
    {
      return [image]
    }
    // The facts of an article do not include addresses in copied files, nor in scripts of trusted HTML.
    guard page.article == nil || survey.settings.markdown.markup == .trusted else { return [] }
    return find(link.address, in: source).map { [$0] } ?? []
  }

  /// Returns whether a page's image without alt text comes from an article, so that its range is known.
  func isImageWithoutAltInArticle(_ address: String, on page: CheckedPage) -> Bool {
    let key = Key(address, isImage: true)
    guard let source = page.source else { return addressesWithoutAlt.contains(key) }
    return addressesWithoutAlt.contains(key) && links[key]?.contains { $0.source == source } ?? false
  }

  /// Returns the range of the second use of an id in an article, else the first, else the start of the article.
  func range(ofID id: String, inArticle index: Int) -> SourceRange {
    let article = survey.articles[index]
    let anchors = article.article.facts.anchors.filter { $0.id == id }.map(\.source)
    if let last = anchors.last { return SourceRange(article.source, last) }
    guard let file = sources[article.source] else { return .start(of: article.source) }
    let first = Self.find(Array(id.utf8), in: file.utf8[...])
    let second = first.flatMap { Self.find(Array(id.utf8), in: file.utf8[$0.upperBound...]) }
    return SourceRange(article.source, second ?? first ?? 0..<0)
  }

  /// Returns the range of a page's heading in an article, or nil if the heading is not from the article.
  func range(of heading: PageScan.Heading, inArticle index: Int) -> SourceRange? {
    let article = survey.articles[index]
    let own = article.article.facts.headings.first { $0.id != nil && $0.id == heading.id }
    return own.map { SourceRange(article.source, $0.source) }
  }

  /// Returns the range of a text in the templates.
  func rangeInTemplates(of text: String) -> SourceRange? { find(text, in: survey.templates) }

  /// Returns the range of a whole word in a part of a source; if the word is missing, returns the whole part.
  func range(of text: String, in range: SourceRange) -> SourceRange {
    guard let file = sources[range.source] else { return range }
    let bytes = Self.find(Array(text.utf8), in: file.utf8[range.bytes.clamped(to: 0..<file.utf8.count)])
    return bytes.map { SourceRange(range.source, $0) } ?? range
  }

  /// Returns the range of an address in the settings or in a template.
  ///
  /// Addresses in the settings are without the root path of the site. Addresses in templates may be with or without it.
  func rangeOutsideOfArticles(of address: String) -> SourceRange? {
    let rest = survey.address.rest(of: address)
    let settings = survey.settingsFile.map { [$0] } ?? []
    let isOfSite = rest != nil || !address.hasPrefix("/")
    if let rest {
      if let range = find("/" + rest, in: settings) ?? find("/" + rest, in: survey.templates) { return range }
      // In a template, a variable may supply the start of the address.
      if rest.count > 3, let range = find(String(rest), in: survey.templates) { return range }
    }
    return find(address, in: (isOfSite ? settings : []) + survey.templates)
  }

  private func find(_ text: String, in sources: [SourceID]) -> SourceRange? {
    sources.lazy.compactMap { find(text, in: $0) }.first
  }

  private func find(_ text: String, in source: SourceID) -> SourceRange? {
    guard let file = sources[source] else { return nil }
    let spellings = [text, text.replacing("&", with: "&amp;")]
    return spellings.lazy.compactMap { Self.find(Array($0.utf8), in: file.utf8[...]) }.first
      .map { SourceRange(source, $0) }
  }

  private func isImage(_ address: String, of article: SurveyedArticle) -> Bool {
    guard let image = article.metadata.image, let name = image.split(separator: "/").last else { return false }
    let (shown, own) = (SitePath.canonical(address), SitePath.canonical(String(name)))
    return shown == own || shown.hasSuffix("/" + own)
  }

  /// Returns the first range of a text between delimiters of addresses, or between white space.
  private static func find(_ text: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard let first = text.first else { return nil }
    var start = bytes.startIndex
    while let index = bytes[start...].firstIndex(of: first), index + text.count <= bytes.endIndex {
      let end = index + text.count
      if bytes[index..<end].elementsEqual(text), isDelimiter(bytes[..<index].last), isDelimiter(bytes[end...].first) {
        return index..<end
      }
      start = index + 1
    }
    return nil
  }

  private static func isDelimiter(_ byte: UInt8?) -> Bool {
    guard let byte else { return true }
    return byte <= 0x20 || "\"'()[]{}<>=:,#?".utf8.contains(byte)
  }
}

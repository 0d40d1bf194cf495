import Articles
import Diagnostics
import Markup
import Planning
import Sites

/// Finds the source ranges of links, ids and headings of pages.
///
/// The ranges may be in the page's article, in other articles, in the settings or in a template.
struct SourceLocator: Sendable {
  private let survey: SiteSurvey
  private let sources: SourceMap
  /// The ranges of each link and image in each article that contains it.
  private var links: [SourceKey: [SourceRange]] = [:]
  /// The articles that contain each link and image.
  private var sourcesOfLinks: [Key: [SourceID]] = [:]
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

  /// A link or an image in one source.
  private struct SourceKey: Hashable {
    let key: Key
    let source: SourceID
  }

  init(_ survey: SiteSurvey, in sources: SourceMap) {
    self.survey = survey
    self.sources = sources
    for article in survey.articles {
      for link in article.article.facts.links {
        let range = SourceRange(article.source, link.source)
        let key = Key(link.address, isImage: link.kind == .image)
        let sourceKey = SourceKey(key: key, source: article.source)
        if links[sourceKey] == nil { sourcesOfLinks[key, default: []].append(article.source) }
        links[sourceKey, default: []].append(range)
        guard link.lacksAltText else { continue }
        imagesWithoutAlt.append(range)
        addressesWithoutAlt.insert(key)
      }
    }
  }

  /// Returns the ranges in all articles that contain the address of a link.
  func ranges(of link: PageScan.Link) -> [SourceRange] {
    let key = Key(link.address, isImage: link.kind == .image)
    return (sourcesOfLinks[key] ?? []).flatMap { links[SourceKey(key: key, source: $0)] ?? [] }
  }

  /// Returns the ranges in a page's own source that contain the address of a link.
  func ranges(of link: PageScan.Link, in page: CheckedPage) -> [SourceRange] {
    guard let source = page.source else { return [] }
    let key = Key(link.address, isImage: link.kind == .image)
    if let own = links[SourceKey(key: key, source: source)] { return own }
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
    return addressesWithoutAlt.contains(key) && links[SourceKey(key: key, source: source)] != nil
  }

  /// Returns the range of the second use of each id in an article, else the first, else the start of the article.
  ///
  /// The ids are located together, because the article may be read again for this.
  func ranges(ofIDs ids: [String], inArticle index: Int) -> [SourceRange] {
    let article = survey.articles[index]
    let anchors = Dictionary(article.article.facts.anchors.map { ($0.id, $0.source) }) { _, last in last }
    lazy var words = repeatedWords(in: article.source)
    return ids.map { SourceRange(article.source, anchors[$0] ?? words[Array($0.utf8)[...]] ?? 0..<0) }
  }

  /// Returns the range of the second occurrence of each word in a source, else of the first.
  ///
  /// A word is a text between characters that surround an id in HTML or in Markdown.
  private func repeatedWords(in source: SourceID) -> [ArraySlice<UInt8>: Range<Int>] {
    guard let file = sources[source] else { return [:] }
    let words = file.utf8.split { byte in byte <= 0x20 || "\"'<>={}#".utf8.contains(byte) }
    var (firsts, seconds): ([ArraySlice<UInt8>: Range<Int>], [ArraySlice<UInt8>: Range<Int>]) = ([:], [:])
    for word in words where seconds[word] == nil {
      if firsts[word] == nil { firsts[word] = word.indices } else { seconds[word] = word.indices }
    }
    return firsts.merging(seconds) { _, second in second }
  }

  /// Returns the range of each heading of a page in an article, or `nil` for a heading that is not from the article.
  func ranges(of headings: [PageScan.Heading], inArticle index: Int) -> [SourceRange?] {
    let article = survey.articles[index]
    let own = article.article.facts.headings.compactMap { heading in heading.id.map { ($0, heading.source) } }
    let ranges = Dictionary(own) { first, _ in first }
    return headings.map { heading in heading.id.flatMap { ranges[$0] }.map { SourceRange(article.source, $0) } }
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

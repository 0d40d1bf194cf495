import Articles
package import Diagnostics
import Markup
import Planning
import Texts

/// A page of the output, and the article or the file that it is made from.
package struct PageSource: Sendable {
  /// The address, as a path of the output.
  package let address: String
  /// The index of the article that the page shows.
  package let article: Int?
  /// The source of the article, or the file that was copied.
  package let source: SourceID?

  package init(_ address: String, article: Int?, source: SourceID?) {
    (self.address, self.article, self.source) = (address, article, source)
  }

  /// Whether the link in question is outside of the element `main`, and so probably in a template.
  private(set) var hasLinkInFrame = false

  /// Returns this page as the place of a link.
  func place(ofLinkInFrame isInFrame: Bool) -> PageSource {
    var place = self
    place.hasLinkInFrame = isInFrame
    return place
  }

  /// Whether the page is a file of the content.
  var isCopy: Bool { article == nil && source != nil }
}

/// Finds the source ranges of links, ids and headings of pages.
///
/// The ranges may be in the page's article, in other articles, in the settings or in a template. Articles are read
/// when they are needed, and then once.
package final class SourceLocator {
  private let survey: SiteSurvey
  private let sources: SourceMap
  private var linksByArticle: [SourceID: [Key: [SourceRange]]] = [:]
  /// The articles that contain each link and image.
  private lazy var sourcesOfLinks = survey.articles.reduce(into: [Key: [SourceID]]()) { sources, article in
    for key in links(of: article).keys { sources[key, default: []].append(article.source) }
  }
  private lazy var addressesWithoutAlt = Set(linksWithoutAlt.map(\.key))
  private lazy var linksWithoutAlt = survey.articles.flatMap { linksWithoutAlt(in: $0) }

  /// The address of a link or an image in canonical form.
  private struct Key: Hashable {
    let address: String
    let isImage: Bool

    init(_ address: String, isImage: Bool) {
      (self.address, self.isImage) = (SitePath.canonical(address), isImage)
    }

    init(_ link: PageLink) { self.init(link.address, isImage: link.kind == .image) }
  }

  package init(_ survey: SiteSurvey, in sources: SourceMap) {
    (self.survey, self.sources) = (survey, sources)
  }

  private func links(of article: SurveyedArticle) -> [Key: [SourceRange]] {
    if let known = linksByArticle[article.source] { return known }
    let links = Dictionary(grouping: article.article.facts.links) { Key($0.address, isImage: $0.kind == .image) }
      .mapValues { links in links.map { $0.included ?? SourceRange(article.source, $0.source) } }
    linksByArticle[article.source] = links
    return links
  }

  private func links(of page: PageSource) -> [Key: [SourceRange]]? {
    page.article.map { links(of: survey.articles[$0]) }
  }

  private func linksWithoutAlt(in article: SurveyedArticle) -> [(key: Key, range: SourceRange)] {
    article.article.facts.links.filter(\.lacksAltText).map { link in
      (key: Key(link.address, isImage: link.kind == .image), range: link.included ?? SourceRange(article.source, link.source))
    }
  }

  /// Returns the ranges of images without alt text in some articles, which are read for this.
  package func imagesWithoutAlt(inArticles articles: [Int]) -> [SourceRange] {
    articles.flatMap { linksWithoutAlt(in: survey.articles[$0]).map(\.range) }
  }

  /// Returns the ranges in all articles that contain the address of a link.
  package func ranges(of link: PageLink) -> [SourceRange] {
    let key = Key(link)
    return (sourcesOfLinks[key] ?? []).flatMap { linksByArticle[$0]?[key] ?? [] }
  }

  /// Returns the ranges in a page's own source that contain the address of a link.
  func ranges(of link: PageLink, in page: PageSource) -> [SourceRange] {
    guard let source = page.source else { return [] }
    if let own = links(of: page)?[Key(link)] { return own }
    if let article = page.article.map({ survey.articles[$0] }), let image = article.metadata.ranges[.image],
      isImage(link.address, of: article)
    {
      return [image]
    }
    // The facts of an article do not include addresses in copied files, nor in scripts of trusted HTML.
    guard page.article == nil || survey.settings.markdown.markup == .trusted else { return [] }
    return find(link.address, in: source).map { [$0] } ?? []
  }

  /// Returns a finding for each range that contains the address of a link.
  ///
  /// It first searches the source of each page. If the source lacks the address, the link may come from the summary of
  /// an article on the page, from the settings, or from a template. So it then searches those files.
  package func findings(_ problem: CheckProblem, with link: PageLink, on pages: [PageSource]) -> [CheckFinding] {
    var findings: [CheckFinding] = []
    var otherPages: [PageSource] = []
    let isInFrame = pages.contains(where: \.hasLinkInFrame)
    let outside = isInFrame ? rangeOutsideOfArticles(of: link.address) : nil
    for page in pages {
      // Reading all articles again for a link in a template would take long.
      if page.hasLinkInFrame, outside != nil, !page.isCopy {
        otherPages.append(page)
        continue
      }
      let ranges = ranges(of: link, in: page)
      findings += ranges.map { CheckFinding(problem: problem, range: $0) }
      if ranges.isEmpty { otherPages.append(page) }
    }
    guard !otherPages.isEmpty else { return findings }
    // A list page has no source. If only list pages remain, the link is in the summary of an article that contains the
    // link.
    if outside == nil, otherPages.allSatisfy({ $0.source == nil }) {
      if !findings.isEmpty { return findings }
      let inArticles = ranges(of: link)
      if !inArticles.isEmpty {
        return inArticles.map { CheckFinding(problem: problem, range: $0, page: otherPages.first?.address) }
      }
    }
    let range = outside ?? rangeOutsideOfArticles(of: link.address)
    let isInTemplate = range.map { survey.templates.contains($0.source) } ?? false
    return findings
      + otherPages.map {
        CheckFinding(problem: isInTemplate ? problem.inTemplate : problem, range: range, page: $0.address)
      }
  }

  /// Returns the id of an article that is most similar to a misspelt one.
  func id(similarTo id: String, on page: PageSource) -> String? {
    guard let article = page.article.map({ survey.articles[$0].article }) else { return nil }
    return NameList(article.facts.headings.compactMap(\.id) + article.facts.anchors.map(\.id)).nearest(to: id)
  }

  /// Returns whether a page's image without alt text comes from an article, so that its range is known.
  package func isImageWithoutAltInArticle(_ address: String, on page: PageSource) -> Bool {
    let key = Key(address, isImage: true)
    guard page.source != nil else { return addressesWithoutAlt.contains(key) }
    return addressesWithoutAlt.contains(key) && links(of: page)?[key] != nil
  }

  /// Returns the addresses of links and images at a range of an article.
  func addresses(at range: SourceRange) -> [String] {
    guard let article = survey.articles.first(where: { $0.source == range.source }) else { return [] }
    return article.article.facts.links.filter { $0.source == range.bytes }.map(\.address)
  }

  /// Returns the range of the second use of each id in the source of a page, else of the first; `nil` for an id that the
  /// source does not contain.
  ///
  /// The ids are located together, because the file may be read again for this.
  func ranges(ofIDs ids: [String], on page: PageSource) -> [SourceRange?] {
    guard let source = page.source else { return ids.map { _ in nil } }
    let known = page.article.map { survey.articles[$0].article.facts.anchors } ?? []
    let anchors = Dictionary(known.map { ($0.id, $0.source) }) { _, last in last }
    lazy var words = repeatedWords(in: source)
    return ids.map { id in (anchors[id] ?? words[Array(id.utf8)[...]]).map { SourceRange(source, $0) } }
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

  /// Returns the range of each heading with one of some ids in an article, or `nil` if the article has no such heading.
  package func ranges(ofHeadings ids: [String?], inArticle index: Int) -> [SourceRange?] {
    let article = survey.articles[index]
    let own = article.article.facts.headings.compactMap { heading in heading.id.map { ($0, heading.source) } }
    let ranges = Dictionary(own) { first, _ in first }
    return ids.map { id in id.flatMap { ranges[$0] }.map { SourceRange(article.source, $0) } }
  }

  /// Returns the range of a text in the templates.
  func rangeInTemplates(of text: String) -> SourceRange? { find(text, in: survey.templates) }

  /// Returns the range of a whole word in a part of a source; if the word is missing, returns the whole part.
  package func range(of text: String, in range: SourceRange) -> SourceRange {
    guard let file = sources[range.source] else { return range }
    let bytes = Self.find(Array(text.utf8), in: file.utf8[range.bytes.clamped(to: 0..<file.utf8.count)])
    return bytes.map { SourceRange(range.source, $0) } ?? range
  }

  /// Returns the range of an address in the settings or in a template.
  ///
  /// Addresses in the settings are without the root path of the site. Addresses in templates may be with or without it.
  package func rangeOutsideOfArticles(of address: String) -> SourceRange? {
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
    sources.lazy.compactMap { self.find(text, in: $0) }.first
  }

  private func find(_ text: String, in source: SourceID) -> SourceRange? {
    guard let file = sources[source] else { return nil }
    let spellings = [text, text.replacing("&", with: "&amp;"), MarkupBuffer.escaped(text)]
    return spellings.lazy.compactMap { Self.find(Array($0.utf8), in: file.utf8[...]) }.first
      .map { SourceRange(source, $0) }
  }

  private func isImage(_ address: String, of article: SurveyedArticle) -> Bool {
    guard let name = article.metadata.image?.lastPathComponent, !name.isEmpty else { return false }
    let (shown, own) = (SitePath.canonical(address), SitePath.canonical(name))
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

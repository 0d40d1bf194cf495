import Articles
import Diagnostics
import Markup
import Sites

/// Finds where something is written that stands in a page: in the page's article, in another one, in the settings, in a template.
struct WrittenPlaces: Sendable {
  private let survey: SiteSurvey
  private let sources: SourceMap
  /// Where articles have links and images.
  private var links: [Key: [SourceRange]] = [:]
  /// Where articles have images that say nothing to those who do not see them.
  private(set) var silentImages: [SourceRange] = []
  /// Which these are.
  private var silentKeys: Set<Key> = []

  /// An address as pages show it, and whether an image is there.
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
        let place = SourceRange(article.source, link.source)
        let key = Key(link.address, isImage: link.kind == .image)
        links[key, default: []].append(place)
        guard link.lacksAltText else { continue }
        silentImages.append(place)
        silentKeys.insert(key)
      }
    }
  }

  /// Where articles write an address.
  func places(of link: PageScan.Link) -> [SourceRange] {
    links[Key(link.address, isImage: link.kind == .image)] ?? []
  }

  /// Where a page's own file writes an address.
  func places(of link: PageScan.Link, in page: CheckedPage) -> [SourceRange] {
    guard let source = page.source else { return [] }
    let own = places(of: link).filter { $0.source == source }
    if !own.isEmpty { return own }
    if let article = page.article.map({ survey.articles[$0] }), let image = article.metadata.ranges[.image],
      isImage(link.address, of: article)
    {
      return [image]
    }
    // Nobody has read the addresses of files that are copied, nor those of scripts where HTML is trusted.
    guard page.article == nil || survey.settings.markup == .trusted else { return [] }
    return find(link.address, in: source).map { [$0] } ?? []
  }

  /// Whether an image on a page that says nothing is one of articles, which are told by their places.
  func isSilentInArticle(_ address: String, on page: CheckedPage) -> Bool {
    let key = Key(address, isImage: true)
    guard let source = page.source else { return silentKeys.contains(key) }
    return silentKeys.contains(key) && links[key]?.contains { $0.source == source } ?? false
  }

  /// Where an article sets an id the second time, as far as that can be told; its beginning where it does not.
  func place(ofID id: String, inArticle index: Int) -> SourceRange {
    let article = survey.articles[index]
    let anchors = article.article.facts.anchors.filter { $0.id == id }.map(\.source)
    if let last = anchors.last { return SourceRange(article.source, last) }
    guard let file = sources[article.source] else { return .start(of: article.source) }
    let first = Self.find(Array(id.utf8), in: file.utf8[...])
    let second = first.flatMap { Self.find(Array(id.utf8), in: file.utf8[$0.upperBound...]) }
    return SourceRange(article.source, second ?? first ?? 0..<0)
  }

  /// Where an article has a heading of a page, if it is one of its own.
  func place(of heading: PageScan.Heading, inArticle index: Int) -> SourceRange? {
    let article = survey.articles[index]
    let own = article.article.facts.headings.first { $0.id != nil && $0.id == heading.id }
    return own.map { SourceRange(article.source, $0.source) }
  }

  /// Where something is written in a template.
  func place(ofTemplateText text: String) -> SourceRange? { find(text, in: survey.templates) }

  /// Where a text stands by itself in a part of a source; all of the part where it does not.
  func place(of text: String, in range: SourceRange) -> SourceRange {
    guard let file = sources[range.source] else { return range }
    let found = Self.find(Array(text.utf8), in: file.utf8[range.bytes.clamped(to: 0..<file.utf8.count)])
    return found.map { SourceRange(range.source, $0) } ?? range
  }

  /// Where an address may be written in the settings or in a template.
  ///
  /// Those of the settings get what comes before all addresses of the site, and those of templates may.
  func place(outsideOfArticles address: String) -> SourceRange? {
    let rest = survey.address.rest(of: address)
    let settings = survey.settingsFile.map { [$0] } ?? []
    let isOwn = rest != nil || !address.hasPrefix("/")
    if let rest {
      if let place = find("/" + rest, in: settings) ?? find("/" + rest, in: survey.templates) { return place }
      // Templates may have it behind a variable that stands for the beginning.
      if rest.count > 3, let place = find(String(rest), in: survey.templates) { return place }
    }
    return find(address, in: (isOwn ? settings : []) + survey.templates)
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

  /// The first place where a text stands between characters that end an address.
  private static func find(_ text: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard let first = text.first else { return nil }
    var start = bytes.startIndex
    while let index = bytes[start...].firstIndex(of: first), index + text.count <= bytes.endIndex {
      let end = index + text.count
      if bytes[index..<end].elementsEqual(text), ends(bytes[..<index].last), ends(bytes[end...].first) {
        return index..<end
      }
      start = index + 1
    }
    return nil
  }

  private static func ends(_ byte: UInt8?) -> Bool {
    guard let byte else { return true }
    return byte <= 0x20 || "\"'()[]{}<>=:,#?".utf8.contains(byte)
  }
}

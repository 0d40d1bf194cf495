import Addresses
package import Articles
import Assets
package import Components
package import Dates
import Markup
package import Mustache
package import Planning
import Records

extension TemplateValue {
  /// Returns a title with a URL.
  package static func link(_ title: Title, _ url: String) -> TemplateValue {
    .record(["title": .text(title.text), "title_html": .title(title), "url": .text(url)])
  }

  /// Returns a title without code, with a URL.
  package static func link(_ title: String, _ url: String) -> TemplateValue { link(Title(title), url) }

  /// Returns a title as HTML, with `<code>` around its code.
  package static func title(_ title: Title) -> TemplateValue {
    var buffer = MarkupBuffer(capacity: title.text.utf8.count + 13 * title.code.count)
    let bytes = Array(title.text.utf8)
    var copied = 0
    for range in title.code where copied <= range.lowerBound && range.upperBound <= bytes.count {
      buffer.appendQuotable(String(decoding: bytes[copied..<range.lowerBound], as: UTF8.self))
      buffer.append("<code>")
      buffer.appendQuotable(String(decoding: bytes[range], as: UTF8.self))
      buffer.append("</code>")
      copied = range.upperBound
    }
    buffer.appendQuotable(String(decoding: bytes[copied...], as: UTF8.self))
    return .markup(buffer.bytes)
  }

  /// Returns records of feeds; `list` is the title of the section or the term, and empty for a feed of the site.
  package static func feeds(_ feeds: [(list: FeedList, file: FeedList.File)], in scope: HandleScope) -> TemplateValue {
    let title = scope.site.settings.title
    return .array(
      feeds.map { list, file in
        .record([
          "name": .text(file.format.name), "title": .text(list.title.map { "\($0) · \(title)" } ?? title),
          "url": .text(scope.local(file.address)), "type": .text(file.format.type),
          "list": list.title.map { .text($0) } ?? .nothing,
        ])
      })
  }

  /// Returns the pages of entries.
  package static func pages(_ entries: [Int], in scope: HandleScope) -> TemplateValue {
    .list(PageList(entries.compactMap { scope.site.plan.page(of: $0) }, in: scope))
  }

  /// Returns the pages at some indexes of the plan.
  static func pages(at indexes: [Int], in scope: HandleScope) -> TemplateValue { .list(PageList(indexes, in: scope)) }

  /// Returns a time, which is written in the language of the page that shows it.
  package static func date(_ instant: Instant?, in scope: HandleScope) -> TemplateValue {
    instant.map { .atom(DateValue($0, in: scope)) } ?? .nothing
  }
}

extension DateValue {
  /// Creates a time in the language of the page that shows it.
  convenience init(_ instant: Instant, in scope: HandleScope) {
    let language = scope.ownLanguage.map { DateLanguage($0) } ?? scope.site.content.site.language
    self.init(instant, in: scope.site.settings.zone, language: language)
  }
}

/// A list of pages, whose handles are created when a template reads them.
private final class PageList: HashedList {
  private let pages: [Int]
  private let scope: HandleScope

  init(_ pages: [Int], in scope: HandleScope) {
    self.pages = pages
    self.scope = scope
  }

  var count: Int { pages.count }

  func element(at index: Int) -> TemplateValue { .object(PageHandle(pages[index], in: scope)) }

  func writeHashed(to writer: inout RecordWriter) { writer.write(pages.map { scope.site.plan.pages[$0].address }) }
}

extension SiteImage {
  /// Resolves the image in the front matter of an article, which is its cover and the image of link previews.
  init?(of entry: Entry, in site: PlannedSite) {
    guard let written = entry.metadata.image else { return nil }
    self.init(written, from: entry.path, site.content.addressed.links, at: site.address)
  }

  /// Returns the image for templates: its address, its size, and `texts` about it.
  ///
  /// Where the page shows it with a width, the page offers smaller files, too.
  package func value(
    in scope: HandleScope, with texts: [String: String?] = [:], shown: ShownWidth? = nil,
    _ loading: PictureMarkup.Loading = .first
  ) -> TemplateValue {
    let markup = image.flatMap { image in shown.flatMap { PictureMarkup(image, in: $0, loading) } }
    for need in image?.needs(for: markup) ?? [] { scope.reads.record(Subject(need)) }
    return .object(
      ImageRecord(
        written, url: scope.local(address), size: size, markup,
        texts: texts.mapValues { $0.map { .text($0) } ?? .nothing }))
  }
}

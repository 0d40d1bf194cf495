package import Planning
import Addresses
package import Dates
package import Mustache
import Records

extension TemplateValue {
  /// Returns a title with a URL.
  package static func link(_ title: String, _ url: String) -> TemplateValue {
    .record(["title": .text(title), "url": .text(url)])
  }

  /// Returns records of feeds; `list` is the title of the section or the term, and empty for a feed of the site.
  package static func feeds(_ feeds: [(list: FeedList, file: FeedList.File)], in scope: HandleScope) -> TemplateValue {
    let site = scope.model.settings.title
    return .array(
      feeds.map { list, file in
        .record([
          "name": .text(file.format.name), "title": .text(list.title.map { "\($0) · \(site)" } ?? site),
          "url": .text(scope.local(file.address)), "type": .text(file.format.type),
          "list": list.title.map { .text($0) } ?? .nothing,
        ])
      })
  }

  /// Returns the pages of entries.
  package static func pages(_ entries: [Int], in scope: HandleScope) -> TemplateValue {
    .list(PageList(entries.compactMap { scope.model.page(of: $0) }, in: scope))
  }

  /// Returns a time, which is written in the language of a page.
  package static func date(_ instant: Instant?, in page: PageHandle) -> TemplateValue {
    instant.map { .atom(DateValue($0, in: page.model.settings.zone, language: page.dateLanguage)) } ?? .nothing
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

  func writeHashed(to writer: inout RecordWriter) { writer.write(pages.map { scope.model.pages[$0].address }) }
}

extension SiteModel {
  /// Returns the feeds that a page links to, the most specific first: of its term or its sections, then of the site.
  package func feeds(ofPage index: Int) -> [(list: FeedList, file: FeedList.File)] {
    let page = pages[index]
    var subjects: [FeedList.Subject] = []
    if let taxonomy = page.taxonomy, let term = page.term { subjects.append(.term(taxonomy: taxonomy, term: term)) }
    let section = page.section.map { sections[$0] } ?? page.entry.flatMap { self.section(of: $0) }.map { sections[$0] }
    for path in section.map({ SectionPath.chain(to: $0.path) })?.reversed() ?? [] {
      if let section = sectionIndex(at: path) { subjects.append(.section(section)) }
    }
    return feeds(of: subjects + [.site])
  }

  /// Returns the feeds of some lists.
  package func feeds(of subjects: [FeedList.Subject]) -> [(list: FeedList, file: FeedList.File)] {
    subjects.compactMap { feedListsBySubject[$0] }.flatMap { list in
      feedLists[list].files.map { (feedLists[list], $0) }
    }
  }
}

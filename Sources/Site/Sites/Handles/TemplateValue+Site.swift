import Dates
import Mustache
import Records

extension TemplateValue {
  /// Returns a title with a URL.
  static func link(_ title: String, _ url: String) -> TemplateValue {
    .record(["title": .text(title), "url": .text(url)])
  }

  /// Returns records of feeds; `list` is the title of the section or the term, and empty for a feed of the site.
  static func feeds(_ feeds: [(list: FeedList, file: FeedList.File)], in scope: HandleScope) -> TemplateValue {
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
  static func pages(_ entries: [Int], in scope: HandleScope) -> TemplateValue {
    .list(PageList(entries.compactMap { scope.model.page(of: $0) }, in: scope))
  }

  /// Returns a time, which is written in the language of a page.
  static func date(_ instant: Instant?, in page: PageHandle) -> TemplateValue {
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

/// A list whose elements are created when a template reads them.
final class LazyList: HashedList {
  let count: Int
  /// Returns texts that, with the count, determine the elements.
  private let hashedTexts: @Sendable () -> [String]
  private let makeElement: @Sendable (Int) -> TemplateValue

  init(
    _ count: Int, hashing hashedTexts: @autoclosure @escaping @Sendable () -> [String],
    _ makeElement: @escaping @Sendable (Int) -> TemplateValue
  ) {
    self.count = count
    self.hashedTexts = hashedTexts
    self.makeElement = makeElement
  }

  func element(at index: Int) -> TemplateValue { makeElement(index) }

  func writeHashed(to writer: inout RecordWriter) {
    writer.write(count)
    writer.write(hashedTexts())
  }
}

/// A time with the zone and the language in which it is written.
final class DateValue: TemplateAtom {
  let instant: Instant
  let zone: NamedZone
  let language: DateLanguage

  init(_ instant: Instant, in zone: NamedZone, language: DateLanguage) {
    self.instant = instant
    self.zone = zone
    self.language = language
  }

  var text: String { text(as: .date) }
  var order: TemplateValue { .integer(instant.secondsSince1970) }

  func text(as format: DateFormat) -> String { format.text(of: instant, in: language, zone: zone) }
}

import Articles
import Dates
import Mustache
import Records

extension TemplateValue {
  /// A title with an address.
  static func link(_ title: String, _ url: String) -> TemplateValue {
    .record(["title": .text(title), "url": .text(url)])
  }

  /// Entries as pages, each made when a template comes to it.
  static func pages(_ entries: [Int], in scope: Scope) -> TemplateValue {
    .list(PageList(entries.compactMap { scope.model.page(of: $0) }, in: scope))
  }

  /// A time, written as the language of a page writes it.
  static func date(_ instant: Instant?, in page: PageHandle) -> TemplateValue {
    instant.map { .atom(DateAtom($0, in: page.model.settings.zone, language: page.dateLanguage)) } ?? .nothing
  }

  /// The headings of an article as a tree, with links to them on a page; without one, on their own.
  static func contents(_ article: Article?, on page: String) -> TemplateValue {
    .contents(article?.contents.entries ?? [], on: page)
  }

  private static func contents(_ entries: [TableOfContents.Entry], on page: String) -> TemplateValue {
    .array(
      entries.map {
        .record([
          "title": .text($0.text), "url": .text(page + "#" + SitePath.encoded($0.id)), "level": .integer($0.level),
          "items": .contents($0.children, on: page),
        ])
      })
  }
}

/// Pages in an order.
final class PageList: MarkedList {
  private let pages: [Int]
  private let scope: Scope

  init(_ pages: [Int], in scope: Scope) {
    self.pages = pages
    self.scope = scope
  }

  var count: Int { pages.count }

  func element(at index: Int) -> TemplateValue { .object(PageHandle(pages[index], in: scope)) }

  func writeMark(to writer: inout RecordWriter) { writer.write(pages.map { scope.model.pages[$0].address }) }
}

/// Values that are made when a template comes to them.
final class MadeList: MarkedList {
  let count: Int
  /// What decides, with the count, what the values are.
  private let reasons: [String]
  private let make: @Sendable (Int) -> TemplateValue

  init(_ count: Int, for reasons: [String], _ make: @escaping @Sendable (Int) -> TemplateValue) {
    self.count = count
    self.reasons = reasons
    self.make = make
  }

  func element(at index: Int) -> TemplateValue { make(index) }

  func writeMark(to writer: inout RecordWriter) {
    writer.write(count)
    writer.write(reasons)
  }
}

/// A time in a zone, as a language writes it.
final class DateAtom: TemplateAtom {
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

extension Article {
  /// The headings that a table of contents shows: all but the one that is the title, and those that label children.
  var contents: TableOfContents {
    let labels = Set(facts.labels.compactMap(\.id))
    let headings = facts.headings.dropFirst(beginsWithTitle ? 1 : 0)
    return TableOfContents(headings.filter { heading in heading.id.map { !labels.contains($0) } ?? false })
  }
}

extension TableOfContents {
  /// Its entries in the order of the text.
  var flattened: [Entry] { entries.flatMap { [$0] + TableOfContents.below($0) } }

  private static func below(_ entry: Entry) -> [Entry] { entry.children.flatMap { [$0] + below($0) } }
}

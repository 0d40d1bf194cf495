import Articles
import Mustache
import Planning
import Records

/// The headings of an article, nested by level, each with a URL.
final class TableOfContentsList: HashedList {
  private let entries: [TableOfContents.Entry]
  private let page: String

  /// Creates a list of headings; `page` is the URL of their page, or empty for links within the page.
  init(_ entries: [TableOfContents.Entry], on page: String) {
    self.entries = entries
    self.page = page
  }

  var count: Int { entries.count }

  func element(at index: Int) -> TemplateValue { .object(TableOfContentsEntry(entries[index], on: page)) }

  func writeHashed(to writer: inout RecordWriter) {
    writer.write(page)
    Self.write(entries, to: &writer)
  }

  private static func write(_ entries: [TableOfContents.Entry], to writer: inout RecordWriter) {
    writer.write(entries.count)
    for entry in entries {
      writer.write(entry.level)
      writer.write(entry.text)
      writer.write(entry.id)
      writer.write(entry.badge)
      write(entry.children, to: &writer)
    }
  }
}

/// A heading and the headings below it.
private final class TableOfContentsEntry: TemplateObject {
  private let entry: TableOfContents.Entry
  private let page: String

  init(_ entry: TableOfContents.Entry, on page: String) {
    self.entry = entry
    self.page = page
  }

  var names: [String] { ["badge", "items", "level", "title", "url"] }

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "title": .text(entry.text)
    case "badge": entry.badge.map { .text($0) } ?? .nothing
    case "url": .text(page + "#" + SitePath.encoded(entry.id))
    case "level": .integer(entry.level)
    case "items": .list(TableOfContentsList(entry.children, on: page))
    default: nil
    }
  }
}

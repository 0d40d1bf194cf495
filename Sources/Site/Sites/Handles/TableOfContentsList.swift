import Articles
import Mustache
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

  var names: [String] { ["items", "level", "title", "url"] }

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "title": .text(entry.text)
    case "url": .text(page + "#" + SitePath.encoded(entry.id))
    case "level": .integer(entry.level)
    case "items": .list(TableOfContentsList(entry.children, on: page))
    default: nil
    }
  }
}

extension Article {
  /// The table of contents of the article's page: all headings except the title and the labels of container children.
  var tableOfContents: TableOfContents {
    let labels = Set(facts.labels.compactMap(\.id))
    let headings = facts.headings.dropFirst(beginsWithTitle ? 1 : 0)
    return TableOfContents(headings.filter { heading in heading.id.map { !labels.contains($0) } ?? false })
  }
}

extension TableOfContents {
  /// All entries in the order of the text.
  var flattened: [Entry] { entries.flatMap { [$0] + TableOfContents.descendants(of: $0) } }

  private static func descendants(of entry: Entry) -> [Entry] {
    entry.children.flatMap { [$0] + descendants(of: $0) }
  }
}

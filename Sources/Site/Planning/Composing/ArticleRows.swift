import Addresses
import Articles
import Dates
import Diagnostics
import Mustache
import Parsing

/// The articles of an edition as rows, once their texts are read.
struct ArticleRows: Sendable {
  let entries: [Entry]
  /// The articles that list others, without their lists: what another article shows of them cannot depend on itself.
  let plain: [Int: Deferred<Article?>]
  /// Returns the beginning of an article as plain text.
  let summary: @Sendable (_ entry: Int) -> String
  let zone: NamedZone
  let language: DateLanguage

  /// Returns the articles with some terms, in a section or below it, in the order of lists: newest first, then by `order`
  /// and title.
  func rows(
    section: String?, tag: String?, author: String?, except path: String?
  ) throws(CompositionProblem) -> [TemplateValue] {
    let sections = Set(entries.flatMap { SectionPath.chain(to: $0.place.section) })
    let name = section.map { String($0.split(separator: "/").joined(separator: "/")) }
    if let name, !name.isEmpty, !sections.contains(name) {
      throw .badRows(
        "there is no section `\(name)`", suggestion: nearestName(to: name, among: sections.sorted()).map(didYouMean))
    }
    let chosen = entries.indices.filter { index in
      let entry = entries[index]
      return entry.place.role == .article && entry.metadata.isListed && entry.place.path != path
        && entry.isIn(name.flatMap { $0.isEmpty ? nil : $0 }) && (tag.map(entry.metadata.tags.contains) ?? true)
        && (author.map(entry.metadata.authors.contains) ?? true)
    }
    let isPosts = chosen.contains { entries[$0].isPost }
    return entries.sorted(chosen, by: .order, then: isPosts ? .newest : .title).map { .object(ArticleRow($0, self)) }
  }
}

/// An article as a row of `:::each`, with the names that templates use.
final class ArticleRow: TemplateObject {
  /// The index of the entry.
  let index: Int
  private let articles: ArticleRows

  init(_ index: Int, _ articles: ArticleRows) { (self.index, self.articles) = (index, articles) }

  private var entry: Entry { articles.entries[index] }
  private var plain: Article? { articles.plain[index].flatMap(\.value) }

  let names = [
    "authors", "categories", "date", "description", "image", "is_post", "order", "params", "reading_time", "section",
    "summary",
    "tags", "title", "updated", "url", "word_count", "year",
  ]

  func value(named name: String) -> TemplateValue? {
    let metadata = entry.metadata
    return switch name {
    case "title": .text(plain.map { $0.title?.text ?? entry.title } ?? entry.title)
    case "url": .text(entry.address)
    case "date": date(entry.date)
    case "updated": date(entry.updated)
    case "year": entry.date.map { .integer($0.civilDate(in: articles.zone).year) } ?? .nothing
    case "description": .text(metadata.description ?? "")
    case "summary": .text(metadata.description ?? articles.summary(index))
    case "section": .text(entry.place.section)
    case "is_post": .flag(entry.isPost)
    case "order": metadata.order.map { .integer($0) } ?? .nothing
    case "tags": .array(metadata.tags.map { .text($0) })
    case "categories": .array(metadata.categories.map { .text($0) })
    case "authors": .array(metadata.authors.map { .text($0) })
    case "word_count": .integer(plain?.words.total ?? entry.facts.wordCount)
    case "reading_time": .integer(max(1, plain?.words.readingMinutes ?? entry.facts.readingMinutes))
    case "image": image
    case "params": TemplateValue(DataNode(.map(metadata.parameters), at: 0..<0))
    default: nil
    }
  }

  private func date(_ instant: Instant?) -> TemplateValue {
    instant.map { .atom(DateValue($0, in: articles.zone, language: articles.language)) } ?? .nothing
  }

  /// The address of the image in front matter, from the root of the content.
  private var image: TemplateValue {
    guard let written = entry.metadata.image else { return .nothing }
    let isPath = !written.contains(":") && !written.hasPrefix("/")
    return .text(isPath ? SitePath.resolve(written, from: entry.path).map { "/\($0)" } ?? written : written)
  }
}

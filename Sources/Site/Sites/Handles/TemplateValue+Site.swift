import Dates
import Mustache

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
}

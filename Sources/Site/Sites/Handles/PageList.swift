import Mustache
import Records

/// Pages in an order.
final class PageList: HashedList {
  private let pages: [Int]
  private let scope: Scope

  init(_ pages: [Int], in scope: Scope) {
    self.pages = pages
    self.scope = scope
  }

  var count: Int { pages.count }

  func element(at index: Int) -> TemplateValue { .object(PageHandle(pages[index], in: scope)) }

  func writeHashed(to writer: inout RecordWriter) { writer.write(pages.map { scope.model.pages[$0].address }) }
}

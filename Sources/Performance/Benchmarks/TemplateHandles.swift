import Mustache

/// The page as a site would hand it out: nothing is made before it is asked for.
final class PageHandle: TemplateObject {
  private let model: PageModel
  var names: [String] { ["posts", "rows", "title"] }

  init(_ model: PageModel) { self.model = model }

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "posts": .list(HandleList(model.summaries, PostHandle.init))
    case "rows": .list(HandleList(model.rows, RowHandle.init))
    case "title": .text(model.title)
    default: nil
    }
  }
}

private final class HandleList<Element: Sendable>: TemplateList {
  private let elements: [Element]
  private let handle: @Sendable (Element) -> any TemplateObject

  init(_ elements: [Element], _ handle: @escaping @Sendable (Element) -> any TemplateObject) {
    (self.elements, self.handle) = (elements, handle)
  }

  var count: Int { elements.count }
  func element(at index: Int) -> TemplateValue { .object(handle(elements[index])) }
}

private final class PostHandle: TemplateObject {
  private let post: PageModel.Summary
  var names: [String] { ["date", "tags", "text", "title", "url"] }

  init(_ post: PageModel.Summary) { self.post = post }

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "title": .text(post.title)
    case "url": .text(post.href)
    case "date": .text(post.date)
    case "text": .text(post.text)
    case "tags": .list(HandleList(post.tags, TagHandle.init))
    default: nil
    }
  }
}

private final class TagHandle: TemplateObject {
  private let tag: PageModel.Tag
  var names: [String] { ["name", "url"] }

  init(_ tag: PageModel.Tag) { self.tag = tag }

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(tag.name)
    case "url": .text(tag.href)
    default: nil
    }
  }
}

private final class RowHandle: TemplateObject {
  private let row: PageModel.Row
  var names: [String] { ["amount", "city", "name", "url"] }

  init(_ row: PageModel.Row) { self.row = row }

  func value(named name: String) -> TemplateValue? {
    switch name {
    case "name": .text(row.name)
    case "url": .text(row.href)
    case "city": .text(row.city)
    case "amount": .text(row.amount)
    default: nil
    }
  }
}

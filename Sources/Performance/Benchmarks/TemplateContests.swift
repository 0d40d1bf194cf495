import Diagnostics
import Markup
import Mustache

/// Benchmarks of pages from templates and of template compilation; the reference is handwritten code.
struct TemplateContests {
  private let library = Self.compiled(TemplateTexts.all)
  private let model: PageModel

  /// Creates benchmarks with the posts and rows of a model.
  init(_ model: PageModel) {
    self.model = model
  }

  var all: [Contest] {
    let handles: TemplateValue = .object(PageModelHandle(model))
    let values: TemplateValue = ["title": .text(model.title), "posts": .array(model.summaries.map(Self.dictionary))]
    return [
      Contest(
        name: "100 posts by templates, data through handles", reference: { byHand { $0.templatePage(model) } },
        subject: { rendered("list", handles) }, goal: 25),
      Contest(
        name: "100 posts by templates, data in dictionaries", reference: { byHand { $0.templatePage(model) } },
        subject: { rendered("list", values) }, goal: 25),
      Contest(
        name: "a list of 1,000 rows by a template", reference: { byHand { $0.templateRows(model) } },
        subject: { rendered("rows", handles) }, goal: 25),
    ]
  }

  /// Returns a line with the speed of template compilation.
  func compilation(rounds: Int = 31) -> String {
    let small = Self.speed(TemplateTexts.all, batch: 100, rounds)
    let page = TemplateTexts.all.first { $0.name == "partials/post" }?.text ?? ""
    let large = Self.speed([(name: "large", text: String(repeating: page, count: 400))], batch: 1, rounds)
    return "compiling templates\tsmall ones \(small) MB/s\ta large one \(large) MB/s"
  }

  private static func speed(_ texts: [(name: String, text: String)], batch: Int, _ rounds: Int) -> Int {
    let bytes = texts.flatMap { Array($0.text.utf8) }
    let times = (0..<rounds).map { _ in
      seconds(batch) {
        _ = compiled(texts)
        return bytes
      }
    }
    return Int(Double(bytes.count) / median(times) / 1e6)
  }

  private func rendered(_ name: String, _ data: TemplateValue) -> [UInt8] {
    MarkupBuffer.bytes(capacity: 1 << 18) { buffer in
      var output = buffer
      let report = library.render(name, with: data, into: &output)
      precondition(report.diagnostics.isEmpty, "a template is wrong")
      return output
    }
  }

  private func byHand(_ write: (inout HandWritten) -> Void) -> [UInt8] {
    var page = HandWritten(capacity: 1 << 18)
    write(&page)
    return page.bytes
  }

  private static func compiled(_ texts: [(name: String, text: String)]) -> TemplateLibrary {
    var sources = SourceMap()
    var library = TemplateLibrary()
    for (name, text) in texts {
      let file = SourceFile(path: "\(name).mustache", text: text)
      let template = library.add(file, as: sources.add(file), named: name)
      precondition(template.diagnostics.isEmpty, "a template is wrong")
    }
    return library
  }

  private static func dictionary(_ summary: PageModel.Summary) -> TemplateValue {
    [
      "title": .text(summary.title), "url": .text(summary.href), "date": .text(summary.date),
      "text": .text(summary.text),
      "tags": .array(summary.tags.map { ["name": .text($0.name), "url": .text($0.href)] }),
    ]
  }
}

/// The page as template data; like the handles of a site, it creates each value on access.
final class PageModelHandle: TemplateObject {
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

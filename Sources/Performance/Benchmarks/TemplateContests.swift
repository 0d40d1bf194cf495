import Diagnostics
import Markup
import Mustache

/// Pages by templates against the same pages by hand, and how fast templates are compiled.
struct TemplateContests {
  private let library = Self.compiled(TemplateTexts.all)
  private let model: PageModel

  /// Takes the posts and rows of the other contests.
  init(_ model: PageModel) {
    self.model = model
  }

  var all: [Contest] {
    let handles: TemplateValue = .object(PageHandle(model))
    let values: TemplateValue = ["title": .text(model.title), "posts": .array(model.summaries.map(Self.dictionary))]
    return [
      Contest(
        name: "100 posts by templates, data through handles", floor: { byHand { $0.templatePage(model) } },
        subject: { rendered("list", handles) }, goal: 25),
      Contest(
        name: "100 posts by templates, data in dictionaries", floor: { byHand { $0.templatePage(model) } },
        subject: { rendered("list", values) }, goal: 25),
      Contest(
        name: "a list of 1,000 rows by a template", floor: { byHand { $0.templateRows(model) } },
        subject: { rendered("rows", handles) }, goal: 25),
    ]
  }

  /// A line that says how fast templates are compiled, in bytes of template a second.
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

import Diagnostics
import Markup
import Mustache
import TestSupport
import Testing

/// Whatever templates hold, they are compiled and rendered, twice the same, and what is said about them lies within them.
@Suite struct TemplateFuzzTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `250 random templates each`(chunk: UInt64) {
    var wrong: [String] = []
    for seed in chunk * 250..<(chunk + 1) * 250 {
      var random = RandomTemplate(seed: seed)
      let templates = ["": random.pieces(), "p": random.pieces(), "q": random.pieces()]
      let extra: TemplateValue = .lambda(TemplateLambda { "{{a}}" + ($0 ?? "{{#list}}") })
      let data: TemplateValue = ["data": random.data(), "lambda": extra, "a": "q", "list": [random.data(), "x"]]
      let first = render(templates, data)
      let again = render(templates, data)
      if first.text != again.text || first.report != again.report { wrong.append("seed \(seed): not the same twice") }
      let behind = render(templates, data, behind: "{{#a}}")
      if first.text != behind.text { wrong.append("seed \(seed): not the same behind front matter") }
      let length = templates.values.map(\.utf8.count).max() ?? 0
      for diagnostic in first.diagnostics {
        let bytes = diagnostic.location?.bytes ?? 0..<0
        if bytes.isEmpty || bytes.upperBound > length { wrong.append("seed \(seed): \(diagnostic)") }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(2))")
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `250 valid templates each, as a naive interpreter renders them`(chunk: UInt64) {
    var wrong: [String] = []
    for seed in chunk * 250..<(chunk + 1) * 250 {
      var random = RandomTemplate(seed: seed)
      let partials = ["p": random.valid(depth: 2, partials: ["q"]), "q": random.valid(depth: 1, partials: ["gone"])]
      let template = random.valid()
      let data = random.data()
      let expected = NaiveMustache(partials: partials).render(template, [data])
      let rendered = render(partials.merging(["": template]) { $1 }, data, in: .specification)
      if rendered.text != expected || !rendered.diagnostics.isEmpty {
        wrong.append("seed \(seed): \([template, rendered.text, expected, rendered.report]) \(partials)")
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(2))")
  }
}

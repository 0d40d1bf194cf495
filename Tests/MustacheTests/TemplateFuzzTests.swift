import Diagnostics
import Markup
import Mustache
import TestSupport
import Testing

/// Renders random templates: no crash, deterministic output, and diagnostics with valid locations.
@Suite struct TemplateFuzzTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `random templates render without problems`(chunk: UInt64) {
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
  func `valid templates render like a naive interpreter`(chunk: UInt64) {
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

/// Random templates and data for a seed.
struct RandomTemplate {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  static let names = ["a", "b", "c", "list", "deep", "deep.a", "deep.deep.b", "none", ".", "x"]

  /// Returns a valid template with the core features of Mustache.
  mutating func valid(depth: Int = 3, partials: [String] = ["p", "q", "gone"]) -> String {
    var text = ""
    for _ in 0...Int.random(in: 0...5, using: &random) {
      let name = Self.names.randomElement(using: &random) ?? "a"
      let indentation = String(repeating: " ", count: Int.random(in: 0...2, using: &random))
      let newline = Bool.random(using: &random) ? "\n" : ""
      switch Int.random(in: 0...8, using: &random) {
      case 0: text += "\(indentation){{\(name)}}\(newline)"
      case 1: text += "{{&\(name)}}\(newline)"
      case 2: text += "\(indentation){{!comment}}\(newline)"
      case 3: text += "\(indentation){{>\(partials.randomElement(using: &random) ?? "p")}}\(indentation)\(newline)"
      case 4 where depth > 0, 5 where depth > 0:
        let sigil = Bool.random(using: &random) ? "#" : "^"
        let body = valid(depth: depth - 1, partials: partials)
        text += "\(indentation){{\(sigil)\(name)}}\(newline)\(body)\(newline)\(indentation){{/\(name)}}\(newline)"
      case 6: text += "\n"
      default: text += "\(indentation)<i> t&t\(newline)"
      }
    }
    return text
  }

  /// Returns data with some of the names.
  mutating func data(depth: Int = 3) -> TemplateValue {
    var values: [String: TemplateValue] = [:]
    for name in ["a", "b", "c", "list", "deep", "none"] where Int.random(in: 0...3, using: &random) > 0 {
      values[name] = value(depth: depth)
    }
    return .record(named: values)
  }

  private mutating func value(depth: Int) -> TemplateValue {
    switch Int.random(in: 0...(depth > 0 ? 8 : 5), using: &random) {
    case 0: return .nothing
    case 1: return .flag(Bool.random(using: &random))
    case 2: return .integer(Int.random(in: -1...1, using: &random))
    case 3: return .text("")
    case 4, 5: return .text(["<&>", "two\nlines", "\"é\""].randomElement(using: &random) ?? "")
    case 6: return data(depth: depth - 1)
    default: return .array((0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: depth - 1) })
    }
  }

  /// Returns pieces of templates in random order.
  mutating func pieces() -> String {
    (0..<Int.random(in: 1...14, using: &random)).map { _ in Self.all.randomElement(using: &random) ?? "" }.joined()
  }

  private static let all = [
    "{{", "}}", "{{{", "}}}", "{{#a}}", "{{/a}}", "{{^b}}", "{{/b}}", "{{#list}}", "{{/list}}", "{{<p}}", "{{/p}}",
    "{{$x}}",
    "{{/x}}", "{{>p}}", "{{>*a}}", "{{>q}}", "{{=| |=}}", "|={{ }}=|", "{{=", "=}}", "{{!", "\n", "\r\n", "  ", "\t",
    "a", "é",
    "{{a}}", "{{.}}", "{{a.b}}", "{{&a}}", "{{a|upper}}", "{{a | limit: 2}}", "{{list | sort: a | join: \",\"}}", "|",
    ":",
    "\"", "{{lambda}}", "{{#lambda}}", "{{/lambda}}", "{{$x}}\n  ", "\n  {{/x}}", "  {{<p}}\n", "*", "{{first}}",
    "{{|a|}}", "\0",
  ]
}

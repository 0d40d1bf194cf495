import Mustache
import TestSupport

/// Templates and data that a seed decides.
struct RandomTemplate {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  static let names = ["a", "b", "c", "list", "deep", "deep.a", "deep.deep.b", "none", ".", "x"]

  /// A valid template of the core of Mustache, in lines.
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

  /// Data with some of the names.
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

  /// Anything at all: pieces of templates in any order.
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

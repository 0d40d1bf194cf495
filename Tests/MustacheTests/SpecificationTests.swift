import Diagnostics
import Foundation
import Mustache
import Synchronization
import Testing

/// Renders the examples of the Mustache specification, including its optional modules.
@Suite(.enabled(if: SpecificationExample.areInstalled, "shared/fixtures/mustache is not beside the repository"))
struct SpecificationTests {
  /// The number of examples in each file.
  private static let counts = [
    "comments": 12, "delimiters": 14, "interpolation": 42, "inverted": 22, "partials": 12, "sections": 34,
    "~dynamic-names": 21, "~inheritance": 27, "~lambdas": 10,
  ]

  /// The examples that Garland renders differently, with the reason.
  private static let exceptions: [String: String] = [:]

  @Test(arguments: SpecificationExample.files)
  func `every example except the listed ones is rendered byte for byte`(file: String) throws {
    let examples = try SpecificationExample.all(in: file)
    var same = 0
    for example in examples {
      let templates = (example.partials ?? [:]).merging(["": example.template]) { $1 }
      let data = example.data.value(lambda: SpecificationLambda.named(example.name))
      let rendered = render(templates, data, in: .specification)
      if rendered.text == example.expected { same += 1 }
      let isException = Self.exceptions["\(file): \(example.name)"] != nil
      #expect((rendered.text == example.expected) != isException, "\(file): \(example.name)\n\(example.template)")
      #expect(!rendered.diagnostics.hasErrors, "\(file): \(example.name): \(rendered.diagnostics.map(\.message))")
    }
    #expect(examples.count == Self.counts[file])
    print("mustache \(file): \(examples.count) examples, \(same) the same")
    for (name, reason) in Self.exceptions where name.hasPrefix("\(file):") { print("  \(name): \(reason)") }
  }
}

/// An example of the Mustache specification.
struct SpecificationExample: Decodable {
  let name: String
  let desc: String
  let template: String
  let expected: String
  let partials: [String: String]?
  let data: JSONValue

  /// The files of the specification.
  ///
  /// Names of optional modules start with a tilde.
  static let files = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~dynamic-names", "~inheritance",
    "~lambdas",
  ]

  /// Returns all examples of a file, in order.
  static func all(in file: String) throws -> [SpecificationExample] {
    struct Module: Decodable { let tests: [SpecificationExample] }
    return try JSONDecoder().decode(Module.self, from: Data(contentsOf: url(of: file))).tests
  }

  /// Whether the examples are available.
  ///
  /// Without the examples, their tests are skipped.
  static var areInstalled: Bool { files.allSatisfy { FileManager.default.fileExists(atPath: url(of: $0).path) } }

  private static func url(of file: String) -> URL {
    URL(filePath: #filePath).resolvingSymlinksInPath()
      .appending(path: "../../../../shared/fixtures/mustache/\(file).json").standardizedFileURL
  }
}

/// A JSON value.
enum JSONValue: Decodable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Returns the value for a template.
  ///
  /// `lambda` replaces the example's lambda, because the specification has no lambdas in Swift.
  func value(lambda: TemplateLambda?) -> TemplateValue {
    switch self {
    case .null: .nothing
    case .bool(let flag): .flag(flag)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .list(let values): .array(values.map { $0.value(lambda: lambda) })
    case .object(let values):
      if values["__tag__"] != nil, let lambda {
        .lambda(lambda)
      } else {
        .record(named: values.mapValues { $0.value(lambda: lambda) })
      }
    }
  }
}

/// Swift versions of the specification's lambdas, which are written in ten other languages.
enum SpecificationLambda {
  static func named(_ name: String) -> TemplateLambda? {
    switch name {
    case "Interpolation": TemplateLambda { _ in "world" }
    case "Interpolation - Expansion": TemplateLambda { _ in "{{planet}}" }
    case "Interpolation - Alternate Delimiters": TemplateLambda { _ in "|planet| => {{planet}}" }
    case "Interpolation - Multiple Calls": counting()
    case "Escaping": TemplateLambda { _ in ">" }
    case "Section": TemplateLambda { $0 == "{{x}}" ? "yes" : "no" }
    case "Section - Expansion": TemplateLambda { "\($0 ?? ""){{planet}}\($0 ?? "")" }
    case "Section - Alternate Delimiters": TemplateLambda { "\($0 ?? ""){{planet}} => |planet|\($0 ?? "")" }
    case "Section - Multiple Calls": TemplateLambda { "__\($0 ?? "")__" }
    case "Inverted Section": TemplateLambda { _ in "" }
    default: nil
    }
  }

  private static func counting() -> TemplateLambda {
    let calls = Calls()
    return TemplateLambda { _ in String(calls.next()) }
  }

  private final class Calls: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }
}

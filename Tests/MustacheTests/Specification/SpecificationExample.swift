import Foundation
import Mustache

/// One example of the Mustache specification.
struct SpecificationExample: Decodable {
  let name: String
  let desc: String
  let template: String
  let expected: String
  let partials: [String: String]?
  let data: JSONValue

  /// The files of the specification; those of optional modules begin with a tilde.
  static let files = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~dynamic-names", "~inheritance",
    "~lambdas",
  ]

  /// All examples of a file, in order.
  static func all(in file: String) throws -> [SpecificationExample] {
    struct Module: Decodable { let tests: [SpecificationExample] }
    return try JSONDecoder().decode(Module.self, from: Data(contentsOf: url(of: file))).tests
  }

  /// Whether the examples are there; the tests that need them are skipped, by name, where they are not.
  static var areInstalled: Bool { files.allSatisfy { FileManager.default.fileExists(atPath: url(of: $0).path) } }

  private static func url(of file: String) -> URL {
    URL(filePath: #filePath).resolvingSymlinksInPath()
      .appending(path: "../../../../../shared/fixtures/mustache/\(file).json").standardizedFileURL
  }
}

/// A value of JSON.
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

  /// The value as templates see it; `lambda` stands for what the specification writes in other languages.
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

import Markup

/// A key of front matter or of `site.yml`, as the manual and the JSON Schema describe it.
///
///     FieldDescription("page_size", .type(.count), "the number of articles on each page of a list", default: "10")
package struct FieldDescription: Sendable {
  /// The key.
  package let name: String
  /// Another key that means the same.
  package let alternative: String?
  private let makeForm: @Sendable () -> FieldForm
  private let makeInitial: @Sendable () -> String?
  /// What the key means, in the Markdown of the manual.
  package let summary: String
  /// Whether the key without a value is an error; otherwise, it counts as missing.
  package let needsValue: Bool
  /// Whether the map that contains the key needs it.
  package let isRequired: Bool

  /// Creates a description; `initial` and `summary` are Markdown.
  ///
  /// The form and the default are made on each use: a build needs neither, and the form of `levels` lists 143 words.
  package init(
    _ name: String, or alternative: String? = nil, _ form: @autoclosure @escaping @Sendable () -> FieldForm,
    default initial: @autoclosure @escaping @Sendable () -> String? = nil, _ summary: String = "",
    needsValue: Bool = false, isRequired: Bool = false
  ) {
    (self.name, self.alternative, self.summary) = (name, alternative, summary)
    (makeForm, makeInitial) = (form, initial)
    (self.needsValue, self.isRequired) = (needsValue, isRequired)
  }

  /// The values that the key takes.
  package var form: FieldForm { makeForm() }
  /// The default value, in the Markdown of the manual; `nil` if the manual does not name one.
  package var initial: String? { makeInitial() }

  /// Returns the JSON Schema, in draft 7, of a file with keys; `isOpen` if it can have other keys as well.
  ///
  /// Each key is on a line, so that the changes between two versions can be read.
  package static func schema(of fields: [FieldDescription], title: String, isOpen: Bool) -> String {
    let properties = properties(of: fields).map { name, schema in
      "    \"\(name)\": \(String(decoding: schema.bytes, as: UTF8.self))"
    }
    return """
      {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "\(title)",
        "type": ["object", "null"],
        "additionalProperties": \(isOpen),
        "properties": {
      \(properties.joined(separator: ",\n"))
        }
      }

      """
  }

  /// Returns the schemas of keys and of their second names.
  fileprivate static func properties(of fields: [FieldDescription]) -> [(String, JSONText)] {
    fields.flatMap { field in
      let members = field.form.schema(allowsNull: !field.needsValue && !field.isRequired)
      var own = members
      if let sentence = field.sentence { own.insert(("description", .text(sentence)), at: 0) }
      if let initial = field.initialValue { own.append(("default", initial)) }
      var properties: [(String, JSONText)] = [(field.name, .object(own))]
      if let name = field.alternative {
        properties.append((name, .object([("description", .text("The same as `\(field.name)`."))] + members)))
      }
      return properties
    }
  }

  /// The summary as a sentence without links, which lead to other pages of the manual; `nil` without a summary.
  private var sentence: String? {
    let plain = summary.replacing(/\[([^\[\]]*)\]\([^()]*\)/) { $0.1 }
    return plain.first.map { $0.uppercased() + plain.dropFirst() + "." }
  }

  /// The default value in JSON; `nil` if the manual describes it in words.
  private var initialValue: JSONText? {
    guard let initial else { return nil }
    if case .type(.count) = form { return Int(initial).map { .number($0) } }
    let word = String(initial.dropFirst().dropLast())
    guard initial == "`\(word)`", !word.contains("`") else { return nil }
    if case .type(.flag) = form { return .flag(word == "true") }
    return .text(word)
  }
}

/// The values that a key takes.
package indirect enum FieldForm: Sendable {
  /// A value of a type.
  case type(FieldType)
  /// A text that matches a regular expression, which starts and ends anywhere.
  case pattern(String)
  /// A number from 0 to 1.
  case fraction
  /// One of several words.
  case choice([String])
  /// A list of values.
  case list(FieldForm)
  /// A map with known keys.
  case map([FieldDescription])
  /// A map from any keys to values.
  case entries(FieldForm)
  /// A map with one key of any name.
  case entry(FieldForm)
  /// A value of one of several forms.
  case either([FieldForm])

  /// One of the words of an enumeration.
  package static func choice<Words: CaseIterable & RawRepresentable<String>>(of words: Words.Type) -> FieldForm {
    .choice(words.allCases.map(\.rawValue))
  }
}

extension FieldForm {
  /// Returns the members of the schema of a value.
  fileprivate func schema(allowsNull: Bool = false) -> [(String, JSONText)] {
    let null: [JSONText] = allowsNull ? [.null] : []
    func types(_ names: [String]) -> (String, JSONText) {
      ("type", .list((names + (allowsNull ? ["null"] : [])).map { .text($0) }))
    }
    switch self {
    case .type(let type): return [types(type.jsonTypes)] + type.limits
    case .pattern(let pattern): return [types(["string"]), ("pattern", .text(pattern))]
    case .fraction: return [types(["number"]), ("minimum", .number(0)), ("maximum", .number(1))]
    case .choice(let words): return [("enum", .list(words.map { .text($0) } + null))]
    case .list(let item): return [types(["array"]), ("items", .object(item.schema()))]
    case .map(let fields):
      let properties = FieldDescription.properties(of: fields)
      let required = fields.filter(\.isRequired).map { JSONText.text($0.name) }
      return [types(["object"]), ("properties", .object(properties)), ("additionalProperties", .flag(false))]
        + (required.isEmpty ? [] : [("required", .list(required))])
    case .entries(let value):
      return [types(["object"]), ("additionalProperties", .object(value.schema(allowsNull: true)))]
    case .entry(let value):
      return FieldForm.entries(value).schema() + [("minProperties", .number(1)), ("maxProperties", .number(1))]
    case .either(let forms):
      let schemas = forms.map { JSONText.object($0.schema()) }
      return [("anyOf", .list(schemas + null.map { _ in .object([("type", .text("null"))]) }))]
    }
  }
}

extension FieldType {
  /// The types of JSON that a value can have; a text can be a number, which Garland keeps as written.
  fileprivate var jsonTypes: [String] {
    switch self {
    case .text, .slug: ["string", "number"]
    case .date: ["string", "integer"]
    case .address, .sitePath, .language, .blob: ["string"]
    case .integer, .count: ["integer"]
    case .tenths: ["number"]
    case .flag: ["boolean"]
    case .texts: ["string", "number", "array"]
    case .list: ["array"]
    case .map: ["object"]
    }
  }

  /// The members that limit the values of the types.
  fileprivate var limits: [(String, JSONText)] {
    switch self {
    case .count: [("minimum", .number(1))]
    case .tenths: [("exclusiveMinimum", .number(0)), ("maximum", .number(10))]
    case .date: [("pattern", .text("[0-9]"))]
    case .address: [("pattern", .text(#"^[^\s\\]+$"#))]
    case .sitePath: [("pattern", .text(#"^(?!//)[^\s\\:?#]+$"#))]
    case .slug: [("pattern", .text(#"^[^/\\]*[^/\\. ][^/\\]*$"#))]
    case .language: [("pattern", .text("^([A-Za-z]{2,3}|[A-Za-z](?=-))(-[A-Za-z0-9]{1,8})*$"))]
    case .blob: [("pattern", .text("^([0-9a-fA-F]{40}|[0-9a-fA-F]{64})$"))]
    case .texts, .list: [("items", .object(FieldForm.type(.text).schema()))]
    case .text, .integer, .flag, .map: []
    }
  }
}

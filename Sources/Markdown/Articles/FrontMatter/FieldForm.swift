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

package import Dates
package import Mustache

/// A word or a sentence of the theme in one language.
///
/// It can have placeholders: `{n}` and `{total}` for numbers, `{name}` for a text. A word that depends on a number has a
/// form for each plural category that the language needs.
///
/// ```yaml
/// skip: Skip to content
/// minutes: {one: "{n} minute", other: "{n} minutes"}
/// ```
package struct Word: Sendable, Equatable {
  /// The tag of the language.
  package let language: String
  /// The form for each category; a word that does not depend on a number has only `other`.
  package let forms: [PluralCategory: String]
  /// Whether the word has neither other forms nor placeholders, computed once: every page asks.
  private let isPlain: Bool

  init(_ text: String, in language: String) { self.init([.other: text], in: language) }

  init(_ forms: [PluralCategory: String], in language: String) {
    (self.forms, self.language) = (forms, language)
    isPlain = forms.count == 1 && !forms.values.contains { $0.contains("{") }
  }

  /// The form for numbers without a form of their own.
  package var text: String { forms[.other] ?? PluralCategory.allCases.reversed().compactMap { forms[$0] }.first ?? "" }

  /// Returns the text with values in place of the placeholders.
  ///
  /// The first number selects the form and replaces `{n}`. The second number replaces `{total}`, and a text `{name}`.
  package func text(with values: [TemplateValue]) -> String {
    let numbers = values.compactMap(\.wholeNumber)
    let form = numbers.first.flatMap { forms[PluralCategory.of($0, in: language)] } ?? text
    let name = values.first { $0.wholeNumber == nil }?.plainText
    let written = numbers.map { GroupedNumber.text($0, in: language) }
    return form.filled(["{n}": written.first, "{total}": written.dropFirst().first, "{name}": name])
  }

  /// The word as templates see it: a text, or if it has other forms or placeholders, a value for the filter `with`.
  package var value: TemplateValue {
    isPlain ? .text(text) : .atom(WordValue(self))
  }

  /// Texts that differ if any of the word differs.
  package var hashedTexts: [String] {
    [language] + PluralCategory.allCases.flatMap { category in forms[category].map { [category.rawValue, $0] } ?? [] }
  }
}

/// A word with placeholders as templates see it.
final class WordValue: TemplateAtom {
  let word: Word

  init(_ word: Word) { self.word = word }

  var text: String { word.text }
}

extension TemplateFilter {
  /// Fills in the placeholders of a word: `{{words.minutes | with: *reading_time}}`.
  package static let with = TemplateFilter(
    "with",
    takes: [Parameter("a number or a text", .any), Parameter("another number or text", .any, isOptional: true)]
  ) { value, arguments throws(FilterError) in
    switch value {
    // An author may replace a word that has placeholders by a word without any.
    case .text: return value
    case .atom(let atom):
      guard let word = (atom as? WordValue)?.word else { break }
      return .text(word.text(with: arguments.all))
    default: break
    }
    throw FilterError("takes one of `words`")
  }
}

extension TemplateValue {
  fileprivate var wholeNumber: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }
}

extension FilterArguments {
  fileprivate var all: [TemplateValue] { [value(0), value(1)].compactMap(\.self) }
}

extension String {
  /// Returns the text with values for placeholders, in one pass, so that no value is taken for a placeholder.
  fileprivate func filled(_ values: [String: String?]) -> String {
    guard contains("{") else { return self }
    var filled = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      rest = rest[open...]
      if let (placeholder, value) = values.first(where: { rest.hasPrefix($0.key) }) {
        filled += value ?? ""
        rest = rest.dropFirst(placeholder.count)
      } else {
        filled.append(rest.removeFirst())
      }
    }
    return filled + rest
  }
}

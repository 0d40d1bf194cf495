import Texts

/// A tag of another template language, which an author may write by habit.
enum NonMustacheTag {
  /// What to write instead, for all languages.
  static let advice =
    "templates are Mustache: a value is `{{page.title}}`, a condition or a loop is `{{#name}}…{{/name}}`, its opposite is "
    + "`{{^name}}…{{/name}}`, and another template is `{{> partials/name}}`"

  /// Returns whether the content of a tag is one of Go, such as `.Title` and `range .Pages`, or of Handlebars, such as
  /// `#if page.title`.
  static func matches(_ content: ArraySlice<UInt8>) -> Bool {
    // Go removes the white space around a tag with hyphens.
    let words = content.split(whereSeparator: \.isASCIIWhiteSpace).drop { $0.elementsEqual("-".utf8) }
    guard let first = words.first else { return false }
    let isVariable = first.first == UInt8(ascii: ".") || first.first == UInt8(ascii: "$")
    if isVariable, let letter = first.dropFirst().first { return letter.isASCIILetter }
    return words.count > 1 && words[words.startIndex + 1].first != UInt8(ascii: "|")
      && functions.contains(String(decoding: first, as: UTF8.self))
  }

  /// Returns whether the content of a tag belongs to a block that another foreign tag begins.
  static func continuesBlock(_ content: ArraySlice<UInt8>) -> Bool {
    ["else", "end"].contains { word in
      content.split(whereSeparator: \.isASCIIWhiteSpace).contains { $0.elementsEqual(word.utf8) }
    }
  }

  private static let functions: Set<String> = [
    "block", "define", "each", "else", "eq", "if", "include", "len", "ne", "not", "partial", "printf", "range",
    "template", "unless", "with",
  ]

  /// Returns the first tag of Liquid, Jinja, Nunjucks or Twig in a text: `{% if page.title %}` on one line.
  static func find(in text: ArraySlice<UInt8>) -> Range<Int>? {
    let percent = UInt8(ascii: "%")
    for (start, end) in zip(text.indices, text.indices.dropFirst())
    where text[start] == UInt8(ascii: "{") && text[end] == percent {
      let line = text[(end + 1)...].prefix { !$0.isLineFeed }
      let content = line.drop { $0 == UInt8(ascii: "-") || $0.isASCIIWhiteSpace }
      guard content.first?.isASCIILetter == true else { continue }
      if let brace = content.firstIndex(of: UInt8(ascii: "}")), content[brace - 1] == percent {
        return start..<brace + 1
      }
    }
    return nil
  }
}

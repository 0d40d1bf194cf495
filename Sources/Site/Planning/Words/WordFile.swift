import Dates
import Diagnostics
import Parsing

/// The words in a file such as `words/de.yml`, or in `words` of `site.yml`.
struct WordFile: Sendable {
  /// The words by their keys.
  private(set) var words: [String: Word] = [:]
  /// The keys with their ranges in the file, in order.
  private(set) var keys: [(name: String, range: Range<Int>)] = []
  /// The problems, except for unknown keys: those depend on other files.
  private(set) var problems: [(problem: WordProblem, range: Range<Int>)] = []

  /// Reads words in the language with a tag.
  init(_ map: DataMap, in language: String) {
    for entry in map.entries where entry.value.value != .null {
      keys.append((entry.key, entry.keyRange))
      if let text = entry.value.textual {
        words[entry.key] = Word(text, in: language)
      } else if let forms = entry.value.map {
        let read = self.forms(in: forms, of: entry.key)
        if !read.isEmpty { words[entry.key] = Word(read, in: language) }
      } else {
        problems.append((.wrongValue(entry.key), entry.value.range))
      }
    }
  }

  /// Reads a map from plural categories to texts.
  private mutating func forms(in map: DataMap, of key: String) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for entry in map.entries {
      guard let category = PluralCategory(rawValue: entry.key) else {
        problems.append((.unknownCategory(entry.key), entry.keyRange))
        continue
      }
      if let text = entry.value.textual {
        forms[category] = text
      } else {
        problems.append((.wrongValue("\(key).\(entry.key)"), entry.value.range))
      }
    }
    return forms
  }
}

/// A problem in a file of words.
enum WordProblem {
  /// No template uses a word; `known` are the keys of the theme.
  case unknownKey(String, known: [String])
  /// A key in the map of a word is not a plural category.
  case unknownCategory(String)
  /// A value is neither a text nor a map of texts.
  case wrongValue(String)
  /// The name of a file is not a language tag with the extension `yml`.
  case wrongFileName(String)

  func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(.warning, code, message, at: range, suggestion: suggestion(at: range))
  }

  private var code: DiagnosticCode {
    switch self {
    case .unknownKey: "words.unknown-key"
    case .unknownCategory: "words.unknown-category"
    case .wrongValue: "words.wrong-value"
    case .wrongFileName: "words.file-name"
    }
  }

  private var message: String {
    switch self {
    case .unknownKey(let key, _): "no template uses the word `\(key)`"
    case .unknownCategory(let name):
      "`\(name)` is not a plural category; choose from \(Self.categories.map { "`\($0)`" }.joined(separator: ", "))"
    case .wrongValue(let key): "`\(key)` must be a text, or a map from plural categories to texts"
    case .wrongFileName(let name): "`\(name)` is not used; name a file of words after its language, such as `de.yml`"
    }
  }

  private static let categories = PluralCategory.allCases.map(\.rawValue)

  private func suggestion(at range: SourceRange) -> Diagnostic.Suggestion? {
    switch self {
    case .unknownKey(let key, let known): .nearest(to: key, among: known, at: range)
    case .unknownCategory(let name): .nearest(to: name, among: Self.categories, at: range)
    case .wrongValue, .wrongFileName: nil
    }
  }
}

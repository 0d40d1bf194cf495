/// A stemmer, written in the language Snowball.
///
/// ```swift
/// SnowballScript.named("en")?.stem("cooking")  // cook
/// ```
///
/// The scripts are those of the Snowball project, version 2.2. See <https://snowballstem.org>.
package struct SnowballScript: Sendable {
  let routines: [String: SnowballCommand]
  let tables: [SnowballTable]

  /// Parses a script.
  init(_ script: String) throws(SnowballSyntaxError) {
    let parsed = try SnowballParser.parse(script)
    routines = parsed.routines
    tables = parsed.tables.map { SnowballTable($0) }
  }

  /// Returns the stem of a word in lower case.
  package func stem(_ word: String) -> String {
    var run = SnowballRun(self, on: word.unicodeScalars.map(\.value))
    _ = run.run(.call("stem"))
    return String(String.UnicodeScalarView(run.text.compactMap(Unicode.Scalar.init)))
  }
}

extension SnowballScript {
  /// The languages that have a script, by their tags.
  package static let languages = ["de", "en", "es", "fr", "it", "nl", "pt", "ru", "sv"]

  /// Returns the script of a language.
  package static func named(_ language: String) -> SnowballScript? {
    switch language {
    case "de": german
    case "en": english
    case "es": spanish
    case "fr": french
    case "it": italian
    case "nl": dutch
    case "pt": portuguese
    case "ru": russian
    case "sv": swedish
    default: nil
    }
  }

  // A test parses each script, so none of these is `nil`.
  private static let german = try? SnowballScript(SnowballScripts.german)
  private static let english = try? SnowballScript(SnowballScripts.english)
  private static let spanish = try? SnowballScript(SnowballScripts.spanish)
  private static let french = try? SnowballScript(SnowballScripts.french)
  private static let italian = try? SnowballScript(SnowballScripts.italian)
  private static let dutch = try? SnowballScript(SnowballScripts.dutch)
  private static let portuguese = try? SnowballScript(SnowballScripts.portuguese)
  private static let russian = try? SnowballScript(SnowballScripts.russian)
  private static let swedish = try? SnowballScript(SnowballScripts.swedish)
}

/// The texts of an `among`, by their last letters, because almost all of them are suffixes.
struct SnowballTable: Sendable {
  /// The cases, in the order of the script.
  let cases: [SnowballCase]
  /// The texts that end with a letter, the longest first, each with the index of its case.
  private let byLastLetter: [UInt32: [(text: [UInt32], row: Int)]]
  /// The case of the empty text.
  let rowOfEmptyText: Int?

  init(_ cases: [SnowballCase]) {
    self.cases = cases
    let rows = cases.enumerated().flatMap { row, entry in entry.texts.map { (text: $0, row: row) } }
    byLastLetter = Dictionary(grouping: rows.filter { !$0.text.isEmpty }) { $0.text[$0.text.count - 1] }
      .mapValues { $0.sorted { $0.text.count > $1.text.count } }
    rowOfEmptyText = rows.first { $0.text.isEmpty }?.row
  }

  /// Returns the longest text that ends at a position, at or after `start`.
  func suffix(of text: [UInt32], endingAt end: Int, from start: Int) -> (length: Int, row: Int)? {
    let rows = end > start ? byLastLetter[text[end - 1]] ?? [] : []
    for row in rows where row.text.count <= end - start && text[(end - row.text.count)..<end].elementsEqual(row.text) {
      return (row.text.count, row.row)
    }
    return rowOfEmptyText.map { (0, $0) }
  }

  /// Returns the longest text that begins at a position and ends before `end`.
  func prefix(of text: [UInt32], at start: Int, before end: Int) -> (length: Int, row: Int)? {
    var longest = rowOfEmptyText.map { (length: 0, row: $0) }
    for rows in byLastLetter.values {
      for row in rows where row.text.count > longest?.length ?? 0 && row.text.count <= end - start {
        if text[start..<(start + row.text.count)].elementsEqual(row.text) { longest = (row.text.count, row.row) }
      }
    }
    return longest
  }
}

extension SnowballScript {
  /// The texts that the script looks for, such as endings.
  package var texts: [String] {
    tables.flatMap(\.cases).flatMap(\.texts).map { SnowballLexer.string($0) }
  }
}

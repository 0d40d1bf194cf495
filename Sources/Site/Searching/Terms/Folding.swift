/// Removes accents, so that `Café` and `cafe` are the same word.
///
/// ```swift
/// Folding.folded("straße")  // strasse
/// ```
///
/// `fold` in `search-engine.js` does the same.
package enum Folding {
  /// Returns a word in lower case without accents.
  package static func folded(_ word: String) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return word }
    var folded = ""
    for scalar in word.unicodeScalars where !isMark(scalar.value) {
      if let plain = letters[scalar] { folded += plain } else { folded.unicodeScalars.append(scalar) }
    }
    return folded
  }

  /// Returns a word in which each letter with an accent is one scalar, as stemmers expect.
  static func composed(_ word: String) -> String {
    guard word.unicodeScalars.contains(where: { isMark($0.value) }) else { return word }
    return String(word.map { composedLetters[$0] ?? $0 })
  }

  /// Whether a scalar is an accent, an Arabic vowel sign or a Hebrew point.
  private static func isMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x5C4, 0x5C5, 0x5C7, 0x640, 0x64B...0x65F, 0x670: true
    default: false
    }
  }

  private static let letters: [Unicode.Scalar: String] = {
    let rows = table.split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(rows.flatMap { row in row[1].unicodeScalars.map { ($0, String(row[0])) } }) { first, _ in first }
  }()

  /// The letters by themselves: a letter and its accent are equal to the letter with the accent.
  private static let composedLetters: [Character: Character] = {
    Dictionary(letters.keys.map { (Character($0), Character($0)) }) { first, _ in first }
  }()
}

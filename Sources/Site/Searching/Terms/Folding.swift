import Texts

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
    for scalar in word.unicodeScalars where !scalar.isAccent {
      if let plain = letters[scalar] { folded += plain } else { folded.unicodeScalars.append(scalar) }
    }
    return folded
  }

  /// Returns a word in which each letter with an accent is one scalar, as stemmers expect.
  static func composed(_ word: String) -> String {
    guard word.unicodeScalars.contains(where: \.isAccent) else { return word }
    return String(word.map { composedLetters[$0] ?? $0 })
  }

  /// Returns Korean and Japanese letters in which each syllable is one scalar; file names of macOS write them in parts.
  static func composed(_ letters: String.UnicodeScalarView) -> String.UnicodeScalarView {
    var composed = String.UnicodeScalarView()
    for scalar in letters {
      if let last = composed.last, let whole = syllable(last.value, scalar.value) {
        composed.removeLast()
        composed.append(whole)
      } else {
        composed.append(scalar)
      }
    }
    return composed
  }

  /// Returns the syllable of a letter and its next part: a vowel, a final consonant, or the sign of a voiced sound.
  private static func syllable(_ first: UInt32, _ next: UInt32) -> Unicode.Scalar? {
    switch (first, next) {
    case (0x1100...0x1112, 0x1161...0x1175):
      return Unicode.Scalar(0xAC00 + ((first - 0x1100) * 21 + next - 0x1161) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first - 0xAC00) % 28 == 0:
      return Unicode.Scalar(first + next - 0x11A7)
    case (_, 0x3099...0x309A):
      guard let base = Unicode.Scalar(first) else { return nil }
      return voiced[Character(String(String.UnicodeScalarView([base, Unicode.Scalar(next) ?? base])))]
    default: return nil
    }
  }

  /// The voiced letters by themselves: a letter and its sign are equal to the voiced letter.
  private static let voiced: [Character: Unicode.Scalar] = {
    let letters = (UInt32(0x3041)...0x30FF).compactMap { Unicode.Scalar($0) }
    return Dictionary(letters.map { (Character($0), $0) }) { first, _ in first }
  }()

  private static let letters: [Unicode.Scalar: String] = {
    let rows = table.split(separator: "\n").map { $0.split(separator: " ") }
    return Dictionary(rows.flatMap { row in row[1].unicodeScalars.map { ($0, String(row[0])) } }) { first, _ in first }
  }()

  /// The letters by themselves: a letter and its accent are equal to the letter with the accent.
  private static let composedLetters: [Character: Character] = {
    Dictionary(letters.keys.map { (Character($0), Character($0)) }) { first, _ in first }
  }()
}

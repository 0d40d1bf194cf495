/// Code without comments such as `# (1)!`, `// (1)` and `<!-- (1)! -->`, which are the marks of notes.
///
/// `%`, `--` and `;` are operators in other languages, so behind them the exclamation mark is needed.
package struct CodeNotes {
  package private(set) var text: [UInt8] = []
  /// The numbers of the marks, with the offsets of the comments in the text.
  package private(set) var marks: [(offset: Int, number: Int)] = []

  /// Finds the marks with known numbers; if `keepsNumbers`, `(1)` stays in the place of a comment.
  package init(_ code: some Sequence<UInt8>, keepsNumbers: Bool = false, isKnown: (Int) -> Bool = { _ in true }) {
    // A comment ends at the end of the line, or by its own sign. Its indentation stays on a line of its own.
    let comment =
      #/([ \t]{0,99})(?:(?:(?:#|//)[ \t]*\((\d+)\)!?|(?:--|;|%)[ \t]*\((\d+)\)!)[ \t]*$|(?:<!--|/\*) *\((\d+)\)!? *(?:-->|\*/))/#
    let code = String(decoding: Array(code), as: UTF8.self)
    var start = code.startIndex
    for match in code.matches(of: comment.anchorsMatchLineEndings()) {
      guard let number = Int(match.2 ?? match.3 ?? match.4 ?? ""), isKnown(number) else { continue }
      let isAlone = match.range.lowerBound == code.startIndex || code[..<match.range.lowerBound].last == "\n"
      text += code[start..<match.range.lowerBound].utf8
      if keepsNumbers || isAlone { text += match.1.utf8 }
      marks.append((text.count, number))
      if keepsNumbers { text += "(\(number))".utf8 }
      start = match.range.upperBound
    }
    text += code[start...].utf8
  }
}

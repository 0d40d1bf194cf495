/// Emphasis that only Python-Markdown accepts, such as `**a)**b`.
///
/// CommonMark has rules for punctuation beside the marks, and Python-Markdown has none.
enum PythonEmphasis {
  /// A run of the same marks.
  private struct Run {
    let mark: Character
    let range: Range<Int>
  }

  /// Returns a line with HTML in the place of marks that CommonMark shows as they are.
  static func converted(_ line: String) -> String {
    guard line.contains("*") || line.contains("_") else { return line }
    let characters = Array(line)
    let runs = runs(in: characters)
    var replacements: [Int: (end: Int, tag: String)] = [:]
    for (mark, count, name): (Character, Int, String) in [
      ("*", 2, "strong"), ("_", 2, "strong"), ("*", 1, "em"), ("_", 1, "em"),
    ] {
      let same = runs.filter { $0.mark == mark && (count == 2 ? $0.range.count == 2 : true) }
      var index = 0
      while index + 1 < same.count {
        let (open, close) = (same[index].range, same[index + 1].range)
        guard open.count == count, close.count == count, isPair(mark, open, close, in: characters) else {
          index += 1
          continue
        }
        if !opens(open, in: characters) || !closes(close, in: characters) {
          replacements[open.lowerBound] = (open.upperBound, "<\(name)>")
          replacements[close.lowerBound] = (close.upperBound, "</\(name)>")
        }
        index += 2
      }
    }
    guard !replacements.isEmpty else { return line }
    var result = ""
    var at = 0
    while at < characters.count {
      if let replacement = replacements[at] {
        result += replacement.tag
        at = replacement.end
      } else {
        result.append(characters[at])
        at += 1
      }
    }
    return result
  }

  /// Returns the runs outside code, tags and addresses; a run between spaces has no meaning.
  private static func runs(in line: [Character]) -> [Run] {
    var runs: [Run] = []
    var at = 0
    while at < line.count {
      let character = line[at]
      switch character {
      case "\\": at += 2
      case "`", "<", "(":
        let isAddress = at > 0 && line[at - 1] == "]"
        let closing: Character = character == "(" ? ")" : character == "<" ? ">" : "`"
        let end = character == "(" && !isAddress ? nil : line[(at + 1)...].firstIndex(of: closing)
        at = end.map { $0 + 1 } ?? at + 1
      case "*", "_":
        let end = line[at...].firstIndex { $0 != character } ?? line.count
        let isAlone = isSpace(at - 1, in: line) && isSpace(end, in: line)
        if !isAlone { runs.append(Run(mark: character, range: at..<end)) }
        at = end
      default: at += 1
      }
    }
    return runs
  }

  /// Whether Python-Markdown takes two runs for the marks around words.
  private static func isPair(_ mark: Character, _ open: Range<Int>, _ close: Range<Int>, in line: [Character]) -> Bool {
    guard !isSpace(open.upperBound, in: line), !isSpace(close.lowerBound - 1, in: line) else { return false }
    return mark == "*" || !isWord(open.lowerBound - 1, in: line) && !isWord(close.upperBound, in: line)
  }

  private static func opens(_ run: Range<Int>, in line: [Character]) -> Bool {
    !isSign(run.upperBound, in: line) || isSpace(run.lowerBound - 1, in: line)
      || isSign(run.lowerBound - 1, in: line)
  }

  private static func closes(_ run: Range<Int>, in line: [Character]) -> Bool {
    !isSign(run.lowerBound - 1, in: line) || isSpace(run.upperBound, in: line)
      || isSign(run.upperBound, in: line)
  }

  /// Whether a place is outside the line or has white space.
  private static func isSpace(_ index: Int, in line: [Character]) -> Bool {
    !line.indices.contains(index) || line[index].isWhitespace
  }

  private static func isSign(_ index: Int, in line: [Character]) -> Bool {
    line.indices.contains(index) && (line[index].isPunctuation || line[index].isSymbol)
  }

  private static func isWord(_ index: Int, in line: [Character]) -> Bool {
    line.indices.contains(index) && (line[index].isLetter || line[index].isNumber || line[index] == "_")
  }
}

import Highlighting
import Markup

/// Code line by line: each is an element that says what became of it, `<mark>`, `<ins>`, `<del>` or `<span>`.
///
/// A number is no text, but an attribute that the theme shows: it is neither copied nor found.
struct CodeLines {
  /// The code without its marks of change.
  private let text: [UInt8]
  /// The mark in the first column of each line, where there are any.
  private let marks: [UInt8?]
  private let tokens: [Token]
  private let presentation: CodePresentation

  init(_ code: ArraySlice<UInt8>, _ language: Language?, _ presentation: CodePresentation) {
    self.presentation = presentation
    (text, marks) = presentation.readsChanges ? Self.withoutMarks(code) : (Array(code), [])
    tokens = language?.tokens(in: text) ?? [Token](plain: text.count)
  }

  func write(in output: inout MarkupBuffer) {
    var start = 0
    var line = 1
    var token = 0
    let digits = presentation.firstNumber.map { String($0 + LineRanges.count(in: text) - 1).utf8.count } ?? 0
    while start < text.count || line <= marks.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      let mark = line <= marks.count ? marks[line - 1] : nil
      let element = element(of: line, mark)
      writeStart(of: line, element, digits: digits, in: &output)
      if let mark {
        output.append("<span class=\"hl-mark\">")
        output.append(byte: mark)
        output.append("</span>")
      }
      writeTokens(start..<end, from: &token, in: &output)
      output.appendEnd(element)
      if end < text.count { output.append("\n") }
      start = min(end + 1, text.count)
      line += 1
    }
  }

  /// Takes the first column off each line where it is a mark, `+`, `-` or a space: else it would be read as code.
  private static func withoutMarks(_ code: ArraySlice<UInt8>) -> (text: [UInt8], marks: [UInt8?]) {
    var text: [UInt8] = []
    var marks: [UInt8?] = []
    var start = code.startIndex
    while start < code.endIndex {
      let end = code[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? code.endIndex
      let isMarked = [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: " ")].contains(code[start])
      marks.append(isMarked ? code[start] : nil)
      text += code[(isMarked ? start + 1 : start)..<end]
      start = end
    }
    return (text, marks)
  }

  private func element(of line: Int, _ mark: UInt8?) -> StaticString {
    if mark == UInt8(ascii: "-") || presentation.removed.contains(line) { return "<del></del>" }
    if mark == UInt8(ascii: "+") || presentation.added.contains(line) { return "<ins></ins>" }
    return presentation.marked.contains(line) ? "<mark></mark>" : "<span></span>"
  }

  private func writeStart(of line: Int, _ element: StaticString, digits: Int, in output: inout MarkupBuffer) {
    output.appendOpening(element)
    output.append(" class=\"hl-line")
    if presentation.marked.contains(line) { output.append(" hl-marked") }
    if presentation.focused.contains(line) { output.append(" hl-focused") }
    output.append("\"")
    if let first = presentation.firstNumber {
      // Padded, so that the theme need not know how many lines there are.
      let number = String(first + line - 1)
      output.append(" data-line=\"")
      for _ in 0..<max(digits - number.utf8.count, 0) { output.append(" ") }
      output.append(verbatim: number)
      output.append("\"")
    }
    output.append(">")
  }

  /// Writes the tokens of one line; one that goes on behind it is closed with the line and opened again in the next.
  private func writeTokens(_ line: Range<Int>, from token: inout Int, in output: inout MarkupBuffer) {
    var start = line.lowerBound
    while token < tokens.count, tokens[token].end <= start { token += 1 }
    while start < line.upperBound, token < tokens.count {
      let end = min(tokens[token].end, line.upperBound)
      output.append(tokens[token].kind, text, start..<end)
      start = end
      if tokens[token].end <= start { token += 1 }
    }
  }
}

import Highlighting
import Markup

/// Code with an element for each line: `<mark>`, `<ins>`, `<del>` or `<span>`.
///
/// A line number is an attribute that the theme shows, so it is neither copied nor found by a search in the page.
struct CodeLines {
  /// The code without diff markers.
  private let text: [UInt8]
  /// The diff marker of each line; empty if the code has none.
  private let markers: [UInt8?]
  private let tokens: [Token]
  private let notes: [(offset: Int, number: Int)]
  private let presentation: CodePresentation

  init(_ code: ArraySlice<UInt8>, _ language: Language?, _ presentation: CodePresentation) {
    self.presentation = presentation
    let lines = presentation.readsChanges ? Self.separateMarkers(from: code) : (text: Array(code), markers: [])
    let separated = presentation.notes.map { ids in CodeNotes(lines.text) { ids[$0] != nil } }
    (text, markers, notes) = (separated?.text ?? lines.text, lines.markers, separated?.marks ?? [])
    tokens = language?.tokens(in: text) ?? [Token](plain: text.count)
  }

  func write(in output: inout MarkupBuffer) {
    var start = 0
    var line = 1
    var token = 0
    let digits = presentation.firstNumber.map { String($0 + LineRanges.count(in: text) - 1).utf8.count } ?? 0
    while start < text.count || line <= markers.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      let marker = line <= markers.count ? markers[line - 1] : nil
      let element = element(of: line, marker)
      writeStart(of: line, element, digits: digits, in: &output)
      if let marker {
        output.append("<span class=\"hl-mark\">")
        output.append(byte: marker)
        output.append("</span>")
      }
      for note in notes where start...end ~= note.offset {
        writeTokens(start..<note.offset, from: &token, in: &output)
        start = note.offset
        // The theme shows the number of the empty link, so it is not copied with the code.
        output.append("<a class=\"code-note\" href=\"#")
        output.appendQuotable(presentation.notes?[note.number] ?? "")
        output.append("\" aria-label=\"")
        output.appendQuotable("\(presentation.noteWord) \(note.number)")
        output.append("\" data-note=\"")
        output.append(number: note.number)
        output.append("\"></a>")
      }
      writeTokens(start..<end, from: &token, in: &output)
      output.appendEnd(element)
      if end < text.count { output.append("\n") }
      start = min(end + 1, text.count)
      line += 1
    }
  }

  /// Separates the code from its diff markers: a `+`, `-` or space in the first column of a line.
  private static func separateMarkers(from code: ArraySlice<UInt8>) -> (text: [UInt8], markers: [UInt8?]) {
    var text: [UInt8] = []
    var markers: [UInt8?] = []
    var start = code.startIndex
    while start < code.endIndex {
      let end = code[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? code.endIndex
      let hasMarker = [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: " ")].contains(code[start])
      markers.append(hasMarker ? code[start] : nil)
      text += code[(hasMarker ? start + 1 : start)..<end]
      start = end
    }
    return (text, markers)
  }

  private func element(of line: Int, _ marker: UInt8?) -> StaticString {
    if marker == UInt8(ascii: "-") || presentation.removed.contains(line) { return "<del></del>" }
    if marker == UInt8(ascii: "+") || presentation.added.contains(line) { return "<ins></ins>" }
    return presentation.marked.contains(line) ? "<mark></mark>" : "<span></span>"
  }

  private func writeStart(of line: Int, _ element: StaticString, digits: Int, in output: inout MarkupBuffer) {
    output.appendOpening(element)
    output.append(" class=\"hl-line")
    if presentation.marked.contains(line) { output.append(" hl-marked") }
    if presentation.focused.contains(line) { output.append(" hl-focused") }
    output.append("\"")
    if let first = presentation.firstNumber {
      // Padding makes all numbers equally wide, so that the theme need not know the number of lines.
      let number = String(first + line - 1)
      if let start = presentation.lineIDs {
        // A link per line would be hundreds of stops of the Tab key. It is empty, so that no number is copied.
        let id = start + number
        output.append(" id=\"")
        output.appendQuotable(id)
        output.append("\"><a class=\"code-line\" href=\"#")
        output.appendQuotable(id)
        output.append("\" tabindex=\"-1\" aria-label=\"")
        output.append(verbatim: number)
        output.append("\"")
      }
      output.append(" data-line=\"")
      for _ in 0..<max(digits - number.utf8.count, 0) { output.append(" ") }
      output.append(verbatim: number)
      output.append(presentation.lineIDs == nil ? "\"" : "\"></a")
    }
    output.append(">")
  }

  /// Writes the tokens of one line; a token that continues on the next line gets an element in each line.
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

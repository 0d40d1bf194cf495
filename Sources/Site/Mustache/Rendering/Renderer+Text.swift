import Markup

extension Renderer {
  /// Writes text of a template, in one piece where lines need no care.
  mutating func write(_ text: Range<Int>, to output: inout MarkupBuffer) {
    let bytes = program.bytes
    if layout.isPlain {
      let span = bytes.span
      output.append(rendered: span.extracting(text))
    } else {
      writeLines(text, of: bytes, to: &output)
    }
  }

  private mutating func writeLines(_ text: Range<Int>, of bytes: [UInt8], to output: inout MarkupBuffer) {
    var at = text.lowerBound
    while at < text.upperBound {
      if at == program.start || bytes[at - 1].isLineFeed {
        let limit = min(at + layout.depth, text.upperBound)
        while at < limit, bytes[at].isIndentation { at += 1 }
        if isBlankLine(bytes, at, text.upperBound) { layout.isWithinLine = false } else { beginLine(&output) }
      }
      let start = at
      while at < text.upperBound, !bytes[at].isLineFeed { at += 1 }
      at = min(at + 1, text.upperBound)
      let span = bytes.span
      output.append(rendered: span.extracting(start..<at))
    }
  }

  /// Lines without anything on them get no indentation.
  private func isBlankLine(_ bytes: [UInt8], _ at: Int, _ end: Int) -> Bool {
    at < end && (bytes[at].isLineFeed || bytes[at] == 0x0D && at + 1 < end && bytes[at + 1].isLineFeed)
  }

  /// Writes the indentation of a line that begins here.
  mutating func beginLine(_ output: inout MarkupBuffer) {
    if layout.isWithinLine {
      layout.isWithinLine = false
    } else if !layout.indentation.isEmpty {
      output.append(rendered: layout.indentation.span)
    }
  }
}

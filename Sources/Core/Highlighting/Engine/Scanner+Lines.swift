extension Scanner {
  /// Puts a mode off to the next line.
  mutating func queue(_ mode: Int32, from start: Int) {
    var indentation = 0
    if grammar.modes[Int(mode)].isIndented {
      // Of several on one line, the first one says it: a walk back to the start of the line for each could take forever.
      indentation = queued.last?.indentation ?? Self.indentation(of: start, in: code)
    }
    queued.append(Frame(mode: mode, captured: captured, indentation: indentation))
  }

  /// What was queued begins, or what is indented ends.
  mutating func readNewline() {
    if !queued.isEmpty {
      // In reverse, so that the first one comes out on top, and the next one when that is left.
      for mode in queued.reversed() {
        flush(to: at)
        frames.append(frame)
        frame = mode
      }
      queued.removeAll(keepingCapacity: true)
    } else if !grammar.modes[Int(frame.mode)].isIndented {
      at += 1
      return
    }
    guard grammar.modes[Int(frame.mode)].isIndented else { return }
    if Self.isLineOutside(of: frame.indentation, behind: at, in: code) {
      flush(to: at)
      frame = frames.popLast() ?? frame
    } else {
      at += 1
    }
  }

  /// Whether the line behind a line feed, if it is not blank, is indented no further than so.
  private static func isLineOutside(of indentation: Int, behind lineFeed: Int, in code: CodeText) -> Bool {
    var index = lineFeed + 1
    while code.isByte(UInt8(ascii: " "), at: index) { index += 1 }
    guard index < code.end, code[index] != UInt8(ascii: "\n"), code[index] != UInt8(ascii: "\r") else { return false }
    return index - lineFeed - 1 <= indentation
  }

  /// How far what stands at a place is indented: dashes count as spaces where something stands between them and it.
  private static func indentation(of place: Int, in code: CodeText) -> Int {
    var lineStart = place
    while !code.isLineStart(lineStart) { lineStart -= 1 }
    var index = lineStart
    func skipBlanks() { while index < place, code[index] == UInt8(ascii: " ") { index += 1 } }
    skipBlanks()
    while index < place, code[index] == UInt8(ascii: "-"), code[index + 1] == UInt8(ascii: " ") {
      let dash = index
      index += 1
      skipBlanks()
      if index == place { return dash - lineStart }
    }
    return index - lineStart
  }
}

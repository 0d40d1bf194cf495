extension TOMLParser {
  /// A text in double quotes, on one line.
  mutating func basicText() throws(DataProblem) -> String {
    let start = cursor.offset
    cursor.advance()
    var text: [UInt8] = []
    while true {
      appendPlain(to: &text)
      switch cursor.byte {
      case UInt8(ascii: "\""):
        cursor.advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try appendEscape(to: &text)
      case UInt8(ascii: "'"): append(count: 1, to: &text)
      default: throw textProblem(from: start)
      }
    }
  }

  /// A text in single quotes, on one line.
  mutating func literalText() throws(DataProblem) -> String {
    let start = cursor.offset
    cursor.advance()
    cursor.advance { isPrintable($0) && $0 != UInt8(ascii: "'") }
    let text = String(decoding: cursor.text(from: start + 1), as: UTF8.self)
    guard cursor.skip("'") else { throw textProblem(from: start) }
    return text
  }

  /// A text in three quotes of either kind; a line end directly after them is not part of it.
  mutating func longText(in quote: UInt8) throws(DataProblem) -> String {
    let start = cursor.offset
    cursor.advance(by: 3)
    _ = skipNewline()
    var text: [UInt8] = []
    while true {
      appendPlain(to: &text)
      if skipNewline() {
        text.append(UInt8(ascii: "\n"))
        continue
      }
      switch cursor.byte {
      case quote:
        guard try appendQuotes(quote, to: &text) else { continue }
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""):
        if !skipLineContinuation() { try appendEscape(to: &text) }
      case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""): append(count: 1, to: &text)
      default: throw textProblem(from: start)
      }
    }
  }

  /// Adds the quotes that come next; of three and more the last three end the text, and at most two may precede them.
  private mutating func appendQuotes(_ quote: UInt8, to text: inout [UInt8]) throws(DataProblem) -> Bool {
    var count = 0
    while count < 5, cursor.byte(ahead: count) == quote { count += 1 }
    guard count >= 3 else {
      append(count: count, to: &text)
      return false
    }
    append(count: count - 3, to: &text)
    cursor.advance(by: 3)
    return true
  }

  /// Passes a backslash that ends its line, and all white space after it.
  private mutating func skipLineContinuation() -> Bool {
    var ahead = cursor
    ahead.advance()
    ahead.skipBlanks()
    guard ahead.starts(with: "\n") || ahead.starts(with: "\r\n") else { return false }
    repeat { ahead.skipBlanks() } while ahead.skip("\n") || ahead.skip("\r\n")
    cursor = ahead
    return true
  }

  /// Adds all up to what may have a meaning.
  private mutating func appendPlain(to text: inout [UInt8]) {
    let start = cursor.offset
    cursor.advance { byte in
      isPrintable(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\\")
    }
    text += cursor.text(from: start)
  }

  private mutating func append(count: Int, to text: inout [UInt8]) {
    let start = cursor.offset
    cursor.advance(by: count)
    text += cursor.text(from: start)
  }

  /// A text ends too early at a line end or at the end of everything; any other control character is at fault itself.
  private func textProblem(from start: Int) -> DataProblem {
    let isEnd = cursor.isAtEnd || cursor.starts(with: "\n") || cursor.starts(with: "\r\n")
    let unclosed = cursor.problem(.unclosedText, from: start)
    return isEnd ? unclosed : cursor.controlCharacter ?? unclosed
  }
}

private func isPrintable(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte != 0x7F || byte == UInt8(ascii: "\t")
}

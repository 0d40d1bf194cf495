import Texts

/// A JSON parser that throws at the first syntax error.
struct JSONParser {
  private var cursor: DataCursor
  private(set) var problems: [DataProblem] = []
  /// The number of arrays and objects around the next value.
  private var depth = 0

  private static let depthLimit = 64

  init(_ bytes: ArraySlice<UInt8>) { cursor = DataCursor(bytes) }

  /// Parses the document: one value with optional white space around it.
  mutating func document() throws(DataProblem) -> DataNode {
    skipSpace()
    let node = try value()
    skipSpace()
    guard cursor.isAtEnd else { throw problem(.expectedEnd) }
    return node
  }

  /// Returns a problem whose range is the next character.
  private func problem(_ mistake: JSONMistake) -> DataProblem { DataProblem(.json(mistake), at: cursor.character) }

  /// Returns a problem whose range is from `start` to the cursor.
  private func problem(_ mistake: JSONMistake, from start: Int) -> DataProblem {
    DataProblem(.json(mistake), at: start..<cursor.offset)
  }

  private mutating func skipSpace() {
    cursor.advance { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }

  private mutating func value() throws(DataProblem) -> DataNode {
    let start = cursor.offset
    let value: DataNode.Value
    switch cursor.byte {
    case UInt8(ascii: "\""): value = .string(try text())
    case UInt8(ascii: "["): value = .list(try list())
    case UInt8(ascii: "{"): value = .map(try map())
    default: value = try bareValue()
    }
    let written = value.isNumber ? String(decoding: cursor.text(from: start), as: UTF8.self) : nil
    return DataNode(value, at: start..<cursor.offset, written: written)
  }

  private mutating func list() throws(DataProblem) -> [DataNode] {
    let opening = try descend()
    defer { depth -= 1 }
    var nodes: [DataNode] = []
    if cursor.skip("]") { return nodes }
    while true {
      nodes.append(try value())
      skipSpace()
      if try !skipComma(before: "]") {
        guard cursor.skip("]") else { throw problem(.expectedCommaOrBracket(opening: opening)) }
        return nodes
      }
    }
  }

  private mutating func map() throws(DataProblem) -> DataMap {
    let opening = try descend()
    defer { depth -= 1 }
    var map = DataMap()
    if cursor.skip("}") { return map }
    while true {
      let entry = try entry()
      if let first = map.insertOrReplace(entry) {
        problems.append(DataProblem(.duplicateKey(entry.key, first: first.keyRange), at: entry.keyRange))
      }
      skipSpace()
      if try !skipComma(before: "}") {
        guard cursor.skip("}") else { throw problem(.expectedCommaOrBrace(opening: opening)) }
        return map
      }
    }
  }

  private mutating func entry() throws(DataProblem) -> DataMap.Entry {
    let start = cursor.offset
    guard cursor.byte == UInt8(ascii: "\"") else { throw problem(.expectedKey) }
    let key = try text()
    let range = start..<cursor.offset
    skipSpace()
    guard cursor.skip(":") else { throw problem(.expectedColon) }
    skipSpace()
    return DataMap.Entry(key: key, keyRange: range, value: try value())
  }

  /// Skips an opening bracket or brace and the white space after it, and returns the range of the bracket.
  private mutating func descend() throws(DataProblem) -> Range<Int> {
    let opening = cursor.character
    guard depth < Self.depthLimit else { throw DataProblem(.nestingLimit(Self.depthLimit), at: opening) }
    depth += 1
    cursor.advance()
    skipSpace()
    return opening
  }

  /// Skips a comma with the white space after it, and returns whether there was one.
  private mutating func skipComma(before closing: StaticString) throws(DataProblem) -> Bool {
    let comma = cursor.character
    guard cursor.skip(",") else { return false }
    skipSpace()
    if cursor.starts(with: closing) { throw DataProblem(.json(.trailingComma), at: comma) }
    return true
  }
}

extension JSONParser {
  /// Parses a number, `true`, `false` or `null`.
  private mutating func bareValue() throws(DataProblem) -> DataNode.Value {
    let start = cursor.offset
    cursor.advance { $0 > 0x20 && !Self.delimiters.contains($0) }
    let text = String(decoding: cursor.text(from: start), as: UTF8.self)
    switch text {
    case "": throw problem(.expectedValue)
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: break
    }
    guard Self.isNumber(text) else { throw problem(.invalidValue(text), from: start) }
    let isInteger = text.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0.isASCIIDigit }
    if let value = isInteger ? Int(text).map({ .integer($0) }) : Double(text).map({ DataNode.Value.number($0) }) {
      return value
    }
    problems.append(DataProblem(.numberTooLarge(text), at: start..<cursor.offset))
    return .string(text)
  }

  private static let delimiters = Array(",:[]{}\"".utf8)

  /// Whether the text is an integer without leading zeros, with an optional fraction and an optional exponent.
  private static func isNumber(_ text: String) -> Bool {
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = unsigned.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    let mantissa = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard mantissa.allSatisfy(isDigits), mantissa[0] == "0" || !mantissa[0].hasPrefix("0") else { return false }
    guard parts.count == 2 else { return true }
    return isDigits(parts[1].hasPrefix("+") || parts[1].hasPrefix("-") ? parts[1].dropFirst() : parts[1])
  }

  private static func isDigits(_ text: Substring) -> Bool { !text.isEmpty && text.utf8.allSatisfy(\.isASCIIDigit) }
}

extension JSONParser {
  /// Parses a string in double quotes.
  private mutating func text() throws(DataProblem) -> String {
    let start = cursor.offset
    cursor.advance()
    var text: [UInt8] = []
    while true {
      let plain = cursor.offset
      cursor.advance { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      text += cursor.text(from: plain)
      switch cursor.byte {
      case UInt8(ascii: "\""):
        cursor.advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escapeSequence()
      case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"): throw problem(.unclosedString, from: start)
      default: throw cursor.controlCharacter ?? problem(.unclosedString, from: start)
      }
    }
  }

  /// Parses an escape sequence, and returns the character in UTF-8.
  private mutating func escapeSequence() throws(DataProblem) -> [UInt8] {
    let start = cursor.offset
    cursor.advance()
    let letter = cursor.byte
    cursor.advance(by: cursor.character.count)
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter ?? 0]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      guard let scalar = scalar() else { throw problem(.invalidEscape, from: start) }
      return Array(String(scalar).utf8)
    default: throw problem(.invalidEscape, from: start)
    }
  }

  /// Parses the digits after `\u`, and the second escape sequence of a surrogate pair.
  ///
  /// Returns `nil` for anything else, such as a surrogate without its pair.
  private mutating func scalar() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard cursor.skip("\\u"), let second = codeUnit(), UTF16.isTrailSurrogate(second) else { return nil }
    return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
  }

  private mutating func codeUnit() -> UInt16? {
    let start = cursor.offset
    var count = 0
    cursor.advance { byte in
      count += 1
      return count <= 4 && Character(Unicode.Scalar(byte)).isHexDigit
    }
    let digits = cursor.text(from: start)
    return digits.count == 4 ? UInt16(String(decoding: digits, as: UTF8.self), radix: 16) : nil
  }
}

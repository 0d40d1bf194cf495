import Texts

/// A TOML parser that fills a ``TOMLTree`` line by line and throws at the first syntax error.
struct TOMLParser {
  var cursor: DataCursor
  var tree: TOMLTree
  /// The number of tables and arrays around the next key.
  var depth = 0

  static let depthLimit = 64

  init(_ bytes: ArraySlice<UInt8>) {
    cursor = DataCursor(bytes)
    tree = TOMLTree()
  }

  mutating func parseDocument() throws(DataProblem) {
    while true {
      cursor.skipBlanks()
      guard let byte = cursor.byte else { return }
      switch byte {
      case UInt8(ascii: "["): try parseHeader()
      case UInt8(ascii: "#"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      default:
        let (path, value) = try keyAndValue()
        tree.insert(value, at: path)
      }
      try skipLineEnd()
    }
  }

  /// Skips blanks, a comment, and the required line end.
  private mutating func skipLineEnd() throws(DataProblem) {
    cursor.skipBlanks()
    try skipComment()
    if cursor.isAtEnd || skipNewline() { return }
    throw cursor.controlCharacter ?? cursor.problem(.expectedLineEnd)
  }

  mutating func skipNewline() -> Bool { cursor.skip("\n") || cursor.skip("\r\n") }

  /// Skips a comment, if there is one, up to its line end.
  mutating func skipComment() throws(DataProblem) {
    guard cursor.byte == UInt8(ascii: "#") else { return }
    cursor.advance { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }
    if cursor.starts(with: "\n") || cursor.starts(with: "\r\n") { return }
    if let problem = cursor.controlCharacter { throw problem }
  }

  private mutating func parseHeader() throws(DataProblem) {
    let start = cursor.offset
    let isArray = cursor.starts(with: "[[")
    cursor.advance(by: isArray ? 2 : 1)
    cursor.skipBlanks()
    let path = try path()
    guard cursor.skip(isArray ? "]]" : "]") else { throw cursor.problem(.unclosedHeader) }
    depth = path.count
    tree.open(path, isArray: isArray, at: start..<cursor.offset)
  }

  /// Parses a key, which may be dotted, and its value.
  mutating func keyAndValue() throws(DataProblem) -> ([TOMLKey], DataNode) {
    let path = try path()
    guard cursor.skip("=") else { throw cursor.problem(.expectedEqualsSign) }
    cursor.skipBlanks()
    let depthBefore = depth
    defer { depth = depthBefore }
    try descend(by: path.count - 1)
    return (path, try value())
  }

  mutating func descend(by levels: Int) throws(DataProblem) {
    depth += levels
    guard depth < Self.depthLimit else { throw DataProblem(.nestingLimit(Self.depthLimit), at: cursor.character) }
  }
}

/// One part of a dotted key.
struct TOMLKey {
  let name: String
  let range: Range<Int>
}

extension TOMLParser {
  /// Parses the parts of a key and skips the blanks after it.
  mutating func path() throws(DataProblem) -> [TOMLKey] {
    var path: [TOMLKey] = []
    repeat {
      cursor.skipBlanks()
      let key = try key()
      guard path.count < Self.depthLimit else { throw DataProblem(.nestingLimit(Self.depthLimit), at: key.range) }
      path.append(key)
      cursor.skipBlanks()
    } while cursor.skip(".")
    return path
  }

  private mutating func key() throws(DataProblem) -> TOMLKey {
    let start = cursor.offset
    let name: String
    switch cursor.byte {
    case UInt8(ascii: "\""):
      name = try basicText()
    case UInt8(ascii: "'"):
      name = try literalText()
    default:
      cursor.advance(while: isBareKey)
      name = String(decoding: cursor.text(from: start), as: UTF8.self)
      guard !name.isEmpty else { throw cursor.problem(.expectedKey) }
    }
    return TOMLKey(name: name, range: start..<cursor.offset)
  }
}

private func isBareKey(_ byte: UInt8) -> Bool {
  byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
}

extension TOMLParser {
  /// Parses the next value.
  mutating func value() throws(DataProblem) -> DataNode {
    let start = cursor.offset
    let value: DataNode.Value
    switch cursor.byte {
    case UInt8(ascii: "\""):
      value = .string(cursor.starts(with: "\"\"\"") ? try longText(in: UInt8(ascii: "\"")) : try basicText())
    case UInt8(ascii: "'"):
      value = .string(cursor.starts(with: "'''") ? try longText(in: UInt8(ascii: "'")) : try literalText())
    case UInt8(ascii: "["): value = try nested { parser throws(DataProblem) in try parser.array() }
    case UInt8(ascii: "{"): value = try nested { parser throws(DataProblem) in try parser.inlineTable() }
    default: value = try bareValue()
    }
    let written = value.isNumber ? String(decoding: cursor.text(from: start), as: UTF8.self) : nil
    return DataNode(value, at: start..<cursor.offset, written: written)
  }

  private mutating func nested(
    _ read: (inout TOMLParser) throws(DataProblem) -> DataNode.Value
  ) throws(DataProblem) -> DataNode.Value {
    defer { depth -= 1 }
    try descend(by: 1)
    return try read(&self)
  }

  private mutating func array() throws(DataProblem) -> DataNode.Value {
    let opening = cursor.character
    cursor.advance()
    var nodes: [DataNode] = []
    while true {
      try skipSpaceAndComments()
      if cursor.skip("]") { return .list(nodes) }
      if cursor.isAtEnd { throw cursor.problem(.expectedCommaOrBracket(opening: opening)) }
      nodes.append(try value())
      try skipSpaceAndComments()
      if cursor.skip(",") { continue }
      guard cursor.skip("]") else { throw cursor.problem(.expectedCommaOrBracket(opening: opening)) }
      return .list(nodes)
    }
  }

  private mutating func inlineTable() throws(DataProblem) -> DataNode.Value {
    let opening = cursor.character
    cursor.advance()
    cursor.skipBlanks()
    var table = TOMLTree()
    if !cursor.skip("}") {
      repeat {
        let (path, value) = try keyAndValue()
        table.insert(value, at: path)
        cursor.skipBlanks()
      } while cursor.skip(",")
      guard cursor.skip("}") else { throw cursor.problem(.expectedCommaOrBrace(opening: opening)) }
    }
    tree.report(table.problems)
    return table.node(at: opening).value
  }

  /// Skips blanks, comments and line ends between the values of an array.
  private mutating func skipSpaceAndComments() throws(DataProblem) {
    repeat {
      cursor.skipBlanks()
      try skipComment()
    } while skipNewline()
    if cursor.byte != UInt8(ascii: "\t"), let problem = cursor.controlCharacter { throw problem }
  }
}

extension DataCursor {
  /// Returns a problem with the next character.
  func problem(_ mistake: TOMLMistake) -> DataProblem {
    DataProblem(.toml(mistake), at: character)
  }

  /// Returns a problem with the bytes from `start` to the cursor.
  func problem(_ mistake: TOMLMistake, from start: Int) -> DataProblem {
    DataProblem(.toml(mistake), at: start..<offset)
  }
}

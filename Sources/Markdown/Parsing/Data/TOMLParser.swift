/// Reads TOML line by line into a ``TOMLTree``; what is thrown ends the reading.
struct TOMLParser {
  var cursor: TOMLCursor
  var tree: TOMLTree
  /// How many tables and arrays stand round the next key.
  var depth = 0

  static let depthLimit = 64

  init(_ bytes: ArraySlice<UInt8>) {
    cursor = TOMLCursor(bytes)
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

  /// Passes blanks, a comment, and the line end that must come then.
  private mutating func skipLineEnd() throws(DataProblem) {
    cursor.skipBlanks()
    try skipComment()
    if cursor.isAtEnd || skipNewline() { return }
    throw cursor.controlCharacter ?? cursor.problem(.expectedLineEnd)
  }

  mutating func skipNewline() -> Bool { cursor.skip("\n") || cursor.skip("\r\n") }

  /// Passes a comment, if one comes next, up to its line end.
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

  /// A key, which may have dots, and its value.
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

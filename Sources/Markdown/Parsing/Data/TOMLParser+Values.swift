extension TOMLParser {
  /// The value that comes next.
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

  /// Passes everything that may stand between the values of an array.
  private mutating func skipSpaceAndComments() throws(DataProblem) {
    repeat {
      cursor.skipBlanks()
      try skipComment()
    } while skipNewline()
    if cursor.byte != UInt8(ascii: "\t"), let problem = cursor.controlCharacter { throw problem }
  }
}

/// One part of a key, between dots.
struct TOMLKey {
  let name: String
  let range: Range<Int>
}

extension TOMLParser {
  /// The parts of a key and the blanks after it.
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
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"): true
  default: false
  }
}

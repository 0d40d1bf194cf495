import Parsing
import Records

extension RecordWriter {
  /// Writes what an author gave, with its places.
  mutating func write(_ map: DataMap) {
    write(map.entries.count)
    for entry in map.entries {
      write(entry.key)
      write(entry.keyRange)
      write(entry.value)
    }
  }

  private mutating func write(_ node: DataNode) {
    write(node.range)
    write(node.written)
    switch node.value {
    case .null: write(0)
    case .bool(let flag): write(1, flag)
    case .integer(let number): write(2, number)
    case .number(let number): write(3, Int(bitPattern: UInt(number.bitPattern)))
    case .string(let text): write(4, text)
    case .date(let text): write(5, text)
    case .list(let nodes):
      write(6, nodes.count)
      for node in nodes { write(node) }
    case .map(let map):
      write(7)
      write(map)
    }
  }

  private mutating func write(_ kind: Int, _ value: some Recorded) {
    write(kind)
    write(value)
  }
}

extension RecordReader {
  /// Reads what an author gave.
  mutating func readMap(depth: Int = 0) throws(RecordDamage) -> DataMap {
    // Nothing that was read from a file lies deeper; damaged bytes might.
    guard depth < 1_000 else { throw RecordDamage() }
    var map = DataMap()
    let count: Int = try read()
    for _ in 0..<max(count, 0) {
      let (key, range): (String, Range<Int>) = (try read(), try read())
      map.insert(DataMap.Entry(key: key, keyRange: range, value: try readNode(depth: depth)))
    }
    return map
  }

  private mutating func readNode(depth: Int) throws(RecordDamage) -> DataNode {
    let range: Range<Int> = try read()
    let written: String? = try read()
    return DataNode(try readValue(depth: depth + 1), at: range, written: written)
  }

  private mutating func readValue(depth: Int) throws(RecordDamage) -> DataNode.Value {
    guard depth < 1_000 else { throw RecordDamage() }
    let kind: Int = try read()
    switch kind {
    case 0: return .null
    case 1: return .bool(try read())
    case 2: return .integer(try read())
    case 3: return .number(Double(bitPattern: UInt64(UInt(bitPattern: try read() as Int))))
    case 4: return .string(try read())
    case 5: return .date(try read())
    case 6:
      var nodes: [DataNode] = []
      let count: Int = try read()
      for _ in 0..<max(count, 0) { nodes.append(try readNode(depth: depth)) }
      return .list(nodes)
    case 7: return .map(try readMap(depth: depth))
    default: throw RecordDamage()
    }
  }
}

package import Parsing
package import Records

extension DataMap: RecordCodable {
  package func write(to writer: inout RecordWriter) {
    writer.write(entries.count)
    for entry in entries {
      writer.write(entry.key)
      writer.write(entry.keyRange)
      writer.write(entry.value)
    }
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) { try self.init(from: &reader, depth: 0) }

  fileprivate init(from reader: inout RecordReader, depth: Int) throws(InvalidRecord) {
    self.init()
    for _ in 0..<(try reader.readAmount()) {
      let (key, range): (String, Range<Int>) = (try reader.read(), try reader.read())
      insert(Entry(key: key, keyRange: range, value: try DataNode(from: &reader, depth: depth + 1)))
    }
  }

  /// The same map with empty ranges, for another file.
  var withoutRanges: DataMap {
    entries.reduce(into: DataMap()) {
      $0.insert(Entry(key: $1.key, keyRange: 0..<0, value: $1.value.withoutRanges))
    }
  }
}

extension DataNode {
  /// The same value with empty ranges, for another file.
  package var withoutRanges: DataNode {
    let value: Value =
      switch self.value {
      case .list(let nodes): .list(nodes.map(\.withoutRanges))
      case .map(let map): .map(map.withoutRanges)
      default: self.value
      }
    return DataNode(value, at: 0..<0, written: written)
  }
}

extension DataNode: RecordCodable {
  /// The kinds of values, in the order of their numbers in records.
  private enum Kind: Int { case null, bool, integer, number, string, date, list, map }

  /// How deep lists and maps can be nested: deeper than in any file, but not as deep as in a crafted record.
  private static let depthLimit = 200

  package func write(to writer: inout RecordWriter) {
    writer.write(range)
    writer.write(written)
    func write(_ kind: Kind, _ value: (any RecordEncodable)? = nil) {
      writer.write(kind.rawValue)
      value?.write(to: &writer)
    }
    switch value {
    case .null: write(.null)
    case .bool(let isTrue): write(.bool, isTrue)
    case .integer(let number): write(.integer, number)
    case .number(let number): write(.number, number.bitPattern)
    case .string(let text): write(.string, text)
    case .date(let text): write(.date, text)
    case .list(let nodes): write(.list, nodes)
    case .map(let map): write(.map, map)
    }
  }

  package init(from reader: inout RecordReader) throws(InvalidRecord) { try self.init(from: &reader, depth: 0) }

  fileprivate init(from reader: inout RecordReader, depth: Int) throws(InvalidRecord) {
    guard depth < Self.depthLimit else { throw InvalidRecord() }
    let (range, written): (Range<Int>, String?) = (try reader.read(), try reader.read())
    let value: Value
    switch Kind(rawValue: try reader.read()) {
    case .null?: value = .null
    case .bool?: value = .bool(try reader.read())
    case .integer?: value = .integer(try reader.read())
    case .number?: value = .number(Double(bitPattern: try reader.read()))
    case .string?: value = .string(try reader.read())
    case .date?: value = .date(try reader.read())
    case .list?:
      var nodes: [DataNode] = []
      for _ in 0..<(try reader.readAmount()) { nodes.append(try DataNode(from: &reader, depth: depth + 1)) }
      value = .list(nodes)
    case .map?: value = .map(try DataMap(from: &reader, depth: depth))
    case nil: throw InvalidRecord()
    }
    self.init(value, at: range, written: written)
  }
}

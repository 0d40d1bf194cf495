/// Values by key, in the order in which they were written.
///
///     var map = DataMap()
///     map.insert(DataMap.Entry(key: "draft", keyRange: 0..<5, value: DataNode(.bool(true), at: 7..<11)))
///     map["draft"]?.value  // .bool(true)
package struct DataMap: Sendable {
  /// All that the map holds, in order; no two keys are the same.
  package private(set) var entries: [Entry] = []

  /// Where each key is, once there are too many to look at one by one.
  private var positions: [String: Int] = [:]

  private static let fewEntries = 12

  /// Begins without any value.
  package init() {}

  /// The value of a key, if there is one.
  package subscript(key: String) -> DataNode? { entry(for: key)?.value }

  /// The entry of a key, if there is one.
  package func entry(for key: String) -> Entry? {
    if positions.isEmpty { return entries.first { $0.key == key } }
    return positions[key].map { entries[$0] }
  }

  /// Adds an entry at the end, unless its key is taken: then the entry that has it is given back and stays as it is.
  @discardableResult
  package mutating func insert(_ entry: Entry) -> Entry? {
    if let first = self.entry(for: entry.key) { return first }
    entries.append(entry)
    if !positions.isEmpty {
      positions[entry.key] = entries.count - 1
    } else if entries.count > Self.fewEntries {
      for (position, entry) in entries.enumerated() { positions[entry.key] = position }
    }
    return nil
  }
}

extension DataMap {
  /// A key with its value.
  package struct Entry: Sendable {
    /// The key.
    package var key: String

    /// The bytes of the key, counted from the beginning of the file.
    package var keyRange: Range<Int>

    /// The value.
    package var value: DataNode

    /// Puts a key and a value together.
    package init(key: String, keyRange: Range<Int>, value: DataNode) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }
}

extension DataMap: Equatable {
  /// Compares the entries; how they are looked up is no difference.
  package static func == (one: DataMap, other: DataMap) -> Bool { one.entries == other.entries }
}

extension DataMap.Entry: Equatable {
  /// Compares keys byte by byte, as ``DataNode`` compares texts.
  package static func == (one: DataMap.Entry, other: DataMap.Entry) -> Bool {
    one.key.utf8.elementsEqual(other.key.utf8) && one.keyRange == other.keyRange && one.value == other.value
  }
}

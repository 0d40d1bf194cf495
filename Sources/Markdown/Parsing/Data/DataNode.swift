/// A value read from YAML, TOML, JSON or CSV, with its range in the file.
///
///     let node = YAMLReader.read(Array("draft: true".utf8)[...]).node
///     node?.map?["draft"]  // DataNode(.bool(true), at: 7..<11)
package struct DataNode: Sendable, Equatable {
  package var value: Value

  /// The range of the value, in bytes from the start of the file.
  package var range: Range<Int>

  /// The source text of a number, for example `007`.
  ///
  /// The comparison of two nodes ignores the source text.
  package var written: String?

  /// Creates a node from a value and its range.
  package init(_ value: Value, at range: Range<Int>, written: String? = nil) {
    self.value = value
    self.range = range
    self.written = written
  }

  /// Compares values and ranges.
  package static func == (lhs: DataNode, rhs: DataNode) -> Bool {
    lhs.value == rhs.value && lhs.range == rhs.range
  }
}

extension DataNode {
  /// The kinds of values that YAML, TOML, JSON and CSV can express.
  package enum Value: Sendable {
    /// No value: `null`, `~`, or a key without a value.
    case null
    /// A boolean.
    case bool(Bool)
    /// An integer.
    case integer(Int)
    /// A number with a fraction or an exponent, an infinity, or NaN.
    case number(Double)
    /// A string.
    case string(String)
    /// A TOML date or time, as written.
    ///
    /// YAML 1.2 and JSON have no dates: text that looks like a date is a string.
    case date(String)
    /// A list.
    case list([DataNode])
    /// A map.
    case map(DataMap)
  }

  /// The map, or `nil` if the value is not a map.
  package var map: DataMap? {
    if case .map(let map) = value { map } else { nil }
  }

  /// The list, or `nil` if the value is not a list.
  package var list: [DataNode]? {
    if case .list(let nodes) = value { nodes } else { nil }
  }

  /// The string, or `nil` if the value is not a string.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The string, or the source text of a number or date, for fields that are always text.
  package var textual: String? {
    switch value {
    case .string(let text), .date(let text): text
    case .integer(let number): written ?? "\(number)"
    case .number(let number): written ?? "\(number)"
    case .null, .bool, .list, .map: nil
    }
  }
}

extension DataNode.Value {
  /// Whether the value is a number.
  var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }
}

extension DataNode.Value: Equatable {
  /// Compares strings and numbers by their bytes: Unicode-equivalent strings still produce different output.
  package static func == (lhs: DataNode.Value, rhs: DataNode.Value) -> Bool {
    switch (lhs, rhs) {
    case (.null, .null): true
    case (.bool(let lhs), .bool(let rhs)): lhs == rhs
    case (.integer(let lhs), .integer(let rhs)): lhs == rhs
    case (.number(let lhs), .number(let rhs)): lhs.bitPattern == rhs.bitPattern
    case (.string(let lhs), .string(let rhs)): lhs.utf8.elementsEqual(rhs.utf8)
    case (.date(let lhs), .date(let rhs)): lhs.utf8.elementsEqual(rhs.utf8)
    case (.list(let lhs), .list(let rhs)): lhs == rhs
    case (.map(let lhs), .map(let rhs)): lhs == rhs
    default: false
    }
  }
}

/// A map that keeps the order of its keys.
///
///     var map = DataMap()
///     map.insert(DataMap.Entry(key: "draft", keyRange: 0..<5, value: DataNode(.bool(true), at: 7..<11)))
///     map["draft"]?.value  // .bool(true)
package struct DataMap: Sendable {
  /// The entries in source order.
  ///
  /// Keys are unique.
  package private(set) var entries: [Entry] = []

  /// The index of each key.
  ///
  /// Empty while the map is small enough for a linear search.
  private var positions: [String: Int] = [:]

  private static let fewEntries = 12

  package init() {}

  /// The value for a key, or `nil` if the key is missing.
  package subscript(key: String) -> DataNode? { entry(for: key)?.value }

  /// Returns the entry for a key, or `nil` if the key is missing.
  package func entry(for key: String) -> Entry? {
    if positions.isEmpty { return entries.first { $0.key == key } }
    return positions[key].map { entries[$0] }
  }

  /// Appends an entry.
  ///
  /// If the key exists, leaves the map unchanged and returns the existing entry.
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

  /// Appends an entry, or replaces the value of the entry with the same key.
  ///
  /// Returns the existing entry with its old value.
  package mutating func insertOrReplace(_ entry: Entry) -> Entry? {
    guard let first = insert(entry) else { return nil }
    let position = positions[entry.key] ?? entries.firstIndex { $0.key == entry.key }
    if let position { entries[position].value = entry.value }
    return first
  }
}

extension DataMap {
  /// A key with its value.
  package struct Entry: Sendable {
    package var key: String

    /// The range of the key, in bytes from the start of the file.
    package var keyRange: Range<Int>

    package var value: DataNode

    /// Creates an entry from a key and a value.
    package init(key: String, keyRange: Range<Int>, value: DataNode) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }
}

extension DataMap: Equatable {
  /// Compares the entries and ignores the lookup table.
  package static func == (lhs: DataMap, rhs: DataMap) -> Bool { lhs.entries == rhs.entries }
}

extension DataMap.Entry: Equatable {
  /// Compares keys by their bytes, as ``DataNode`` compares strings.
  package static func == (lhs: DataMap.Entry, rhs: DataMap.Entry) -> Bool {
    lhs.key.utf8.elementsEqual(rhs.key.utf8) && lhs.keyRange == rhs.keyRange && lhs.value == rhs.value
  }
}

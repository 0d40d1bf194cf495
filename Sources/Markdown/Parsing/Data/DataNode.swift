/// A value read from YAML or TOML, with the place where it stands.
///
///     let node = YAMLReader.read(Array("draft: true".utf8)[...]).node
///     node?.map?["draft"]  // DataNode(.bool(true), at: 7..<11)
package struct DataNode: Sendable, Equatable {
  /// What was written.
  package var value: Value

  /// The bytes it takes, counted from the beginning of the file.
  package var range: Range<Int>

  /// What was written for a number, `007` for one, if that is known; the value alone tells nodes apart.
  package var written: String?

  /// Puts a value at its place.
  package init(_ value: Value, at range: Range<Int>, written: String? = nil) {
    self.value = value
    self.range = range
    self.written = written
  }

  /// Compares values and places.
  package static func == (one: DataNode, other: DataNode) -> Bool {
    one.value == other.value && one.range == other.range
  }
}

extension DataNode {
  /// What data can be.
  package enum Value: Sendable {
    /// Nothing: `null`, `~`, or a key with no value.
    case null
    /// True or false.
    case bool(Bool)
    /// A whole number.
    case integer(Int)
    /// A number with a fraction or an exponent, an infinity, or no number at all.
    case number(Double)
    /// A text.
    case string(String)
    /// A date or a time of TOML as it was written; YAML 1.2 has none, only texts that look like it.
    case date(String)
    /// Values in their order.
    case list([DataNode])
    /// Values by key.
    case map(DataMap)
  }

  /// The map, if that is what the node is.
  package var map: DataMap? {
    if case .map(let map) = value { map } else { nil }
  }

  /// The list, if that is what the node is.
  package var list: [DataNode]? {
    if case .list(let nodes) = value { nodes } else { nil }
  }

  /// The text, if that is what the node is.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The text, or a number or a date as it was written: what stands where nothing but texts can be meant.
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
  /// Whether it is a number.
  var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }
}

extension DataNode.Value: Equatable {
  /// Compares texts and numbers byte by byte, so that data is the same only if all that is made of it is the same.
  package static func == (one: DataNode.Value, other: DataNode.Value) -> Bool {
    switch (one, other) {
    case (.null, .null): true
    case (.bool(let one), .bool(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.number(let one), .number(let other)): one.bitPattern == other.bitPattern
    case (.string(let one), .string(let other)): one.utf8.elementsEqual(other.utf8)
    case (.date(let one), .date(let other)): one.utf8.elementsEqual(other.utf8)
    case (.list(let one), .list(let other)): one == other
    case (.map(let one), .map(let other)): one == other
    default: false
    }
  }
}

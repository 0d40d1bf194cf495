import Parsing

/// Lookups in data of generators that ignore the case of keys.
extension DataMap {
  /// Returns the value at a path of keys, such as `["markup", "goldmark"]`, ignoring case.
  func value(at path: [String]) -> DataNode.Value? {
    var map = self
    for (index, key) in path.enumerated() {
      guard let value = map.value(ofAnyCase: key) else { return nil }
      if index == path.count - 1 { return value }
      guard case .map(let inner) = value else { return nil }
      map = inner
    }
    return nil
  }

  /// Returns the value of a key, ignoring case.
  private func value(ofAnyCase key: String) -> DataNode.Value? {
    if let node = self[key] { return node.value }
    let key = key.lowercased()
    return entries.first { $0.key.lowercased() == key }?.value.value
  }

  /// Returns the map with the keys of another one, which replace keys of the same name; maps are merged.
  func merging(_ other: DataMap) -> DataMap {
    other.entries.reduce(self) { result, entry in
      let key = result.entries.first { $0.key.lowercased() == entry.key.lowercased() }?.key ?? entry.key
      guard let new = entry.value.map, let old = result[key]?.map else {
        return result.setting(key, to: entry.value.value)
      }
      return result.setting(key, to: .map(old.merging(new)))
    }
  }
}

extension DataNode.Value {
  /// The items of a list; a value that is no list is its only item.
  var items: [DataNode.Value] {
    if case .list(let nodes) = self { return nodes.map(\.value) }
    return self == .null ? [] : [self]
  }

  /// The nodes of a list, or `nil` if the value is not a list.
  var asList: [DataNode]? { DataNode(self, at: 0..<0).list }

  /// The map, or `nil` if the value is not a map.
  var map: DataMap? { DataNode(self, at: 0..<0).map }

  /// The integer, or `nil` if the value is not an integer.
  var integer: Int? {
    switch self {
    case .integer(let number): number
    case .string(let text): Int(text)
    default: nil
    }
  }
}

extension StringProtocol {
  /// The text, or `nil` if it is empty.
  var nonEmpty: String? { isEmpty ? nil : String(self) }
}

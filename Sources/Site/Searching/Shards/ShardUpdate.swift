/// The shards of an index after a change, made from the former ones.
///
/// The result is the same as if all elements were split anew.
struct ShardUpdate<Elements: ShardElements> {
  /// The new and the changed shards.
  private(set) var files: [ShardFile] = []
  /// Reads a shard of the former index; `nil` if it is lost.
  private let load: (String) -> [UInt8]?

  private struct LostShard: Error {}

  private init(loading load: @escaping (String) -> [UInt8]?) { self.load = load }

  /// Removes and adds elements; both lists are in the order of their keys.
  ///
  /// Returns `nil` if a former shard is lost or damaged.
  static func apply(
    to tree: ShardTree, removing removed: [[UInt8]], adding added: [Elements.Element],
    loading load: @escaping (String) -> [UInt8]?
  ) -> (tree: ShardTree, files: [ShardFile])? {
    var update = ShardUpdate(loading: load)
    guard let new = try? update.update(tree, removed[...], added[...], at: ShardPath()) else { return nil }
    return (new, update.files)
  }

  private mutating func update(
    _ tree: ShardTree, _ removed: ArraySlice<[UInt8]>, _ added: ArraySlice<Elements.Element>, at path: ShardPath
  ) throws(LostShard) -> ShardTree {
    if removed.isEmpty, added.isEmpty { return tree }
    switch tree {
    case .empty: return split(Array(added), at: path)
    case .leaf:
      var elements = try elements(at: path)
      for key in removed { Self.remove(key, from: &elements) }
      for element in added { Self.insert(element, into: &elements) }
      return split(elements, at: path)
    case .branch(let zero, let one):
      let (removedBelow, addedBelow) = (split(removed, by: \.self, path.depth), split(added, by: \.key, path.depth))
      let newZero = try update(zero, removedBelow.zero, addedBelow.zero, at: path.adding(false))
      let newOne = try update(one, removedBelow.one, addedBelow.one, at: path.adding(true))
      return try joined(newZero, newOne, at: path)
    }
  }

  /// Joins two shards that became small enough for one.
  private mutating func joined(
    _ zero: ShardTree, _ one: ShardTree, at path: ShardPath
  ) throws(LostShard) -> ShardTree {
    if case .branch = zero { return .branch(zero, one) }
    if case .branch = one { return .branch(zero, one) }
    let paths = [(zero, path.adding(false)), (one, path.adding(true))].filter { $0.0 == .leaf }.map(\.1)
    var all: [Elements.Element] = []
    for path in paths { all += try elements(at: path) }
    let elements = Elements(all)
    guard all.count <= 1 || elements.size(of: 0..<all.count) <= Elements.sizeLimit else { return .branch(zero, one) }
    files.removeAll { file in paths.contains { $0.name == file.name } }
    return split(all, at: path)
  }

  private mutating func split(_ elements: [Elements.Element], at path: ShardPath) -> ShardTree {
    Elements(elements).split(0..<elements.count, at: path) { files.append($0) }
  }

  /// Reads a shard, which may be one that this update wrote.
  private func elements(at path: ShardPath) throws(LostShard) -> [Elements.Element] {
    let name = path.name
    let bytes = files.last { $0.name == name }?.bytes ?? load(name)
    guard let bytes, let elements = Elements.decode(bytes) else { throw LostShard() }
    return elements
  }

  private func split<Item>(
    _ items: ArraySlice<Item>, by key: (Item) -> [UInt8], _ depth: Int
  ) -> (zero: ArraySlice<Item>, one: ArraySlice<Item>) {
    let middle = items.firstIndex { key($0).bit(depth) } ?? items.endIndex
    return (items[..<middle], items[middle...])
  }

  private static func remove(_ key: [UInt8], from elements: inout [Elements.Element]) {
    let index = position(of: key, in: elements)
    if index < elements.count, elements[index].key == key { elements.remove(at: index) }
  }

  /// Inserts an element, or replaces the one with its key.
  private static func insert(_ element: Elements.Element, into elements: inout [Elements.Element]) {
    remove(element.key, from: &elements)
    elements.insert(element, at: position(of: element.key, in: elements))
  }

  /// Returns the index of the first element that does not precede a key.
  private static func position(of key: [UInt8], in elements: [Elements.Element]) -> Int {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].key.lexicographicallyPrecedes(key) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [UInt8] {
  /// Returns a bit of a key; the bits after the end are 0.
  func bit(_ depth: Int) -> Bool {
    depth / 8 < count && self[depth / 8] & 0x80 >> UInt8(depth % 8) != 0
  }
}

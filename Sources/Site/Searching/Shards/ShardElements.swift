/// The elements of an index in the order of their keys, which can be split into shards.
protocol ShardElements: Sendable {
  associatedtype Element: ShardElement

  /// The size from which on a shard is split.
  static var sizeLimit: Int { get }

  /// Creates the elements; they are in the order of their keys.
  init(_ elements: [Element])

  /// Reads the elements of a shard; `nil` if the bytes are damaged.
  static func decode(_ bytes: [UInt8]) -> [Element]?

  var count: Int { get }

  /// Returns a bit of an element's key.
  func bit(_ depth: Int, of index: Int) -> Bool

  /// Returns the size of a shard with some elements, which is about the number of bytes.
  func size(of range: Range<Int>) -> Int

  /// Returns a shard with some elements.
  func bytes(of range: Range<Int>) -> [UInt8]
}

/// An element of an index.
protocol ShardElement: Sendable {
  /// The bytes that decide which shard has the element; no two elements have equal ones.
  var key: [UInt8] { get }
}

/// A file of an index.
package struct ShardFile: Sendable, Equatable {
  package var name: String
  package var bytes: [UInt8]
}

extension ShardElements {
  /// Splits the elements into shards.
  func split(_ receive: (ShardFile) -> Void) -> ShardTree { split(0..<count, at: ShardPath(), receive) }

  /// Splits some elements, whose keys begin with a path.
  func split(_ range: Range<Int>, at path: ShardPath, _ receive: (ShardFile) -> Void) -> ShardTree {
    if range.isEmpty { return .empty }
    if range.count == 1 || size(of: range) <= Self.sizeLimit {
      receive(ShardFile(name: path.name, bytes: bytes(of: range)))
      return .leaf
    }
    let middle = firstOne(in: range, at: path.depth)
    let zero = split(range.lowerBound..<middle, at: path.adding(false), receive)
    return .branch(zero, split(middle..<range.upperBound, at: path.adding(true), receive))
  }

  /// Returns the index of the first element whose bit is set.
  private func firstOne(in range: Range<Int>, at depth: Int) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if bit(depth, of: middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

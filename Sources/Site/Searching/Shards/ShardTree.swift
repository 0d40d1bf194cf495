/// The shards of an index as a tree: each branch tests the next bit of a key.
///
/// A shard is split as soon as it is larger than a limit. So the shards depend only on the elements, and a changed
/// element changes one shard.
package indirect enum ShardTree: Sendable, Equatable {
  case empty
  /// A shard, which is a file.
  case leaf
  case branch(ShardTree, ShardTree)

  /// The tree as text: `.` is a leaf, `+` a branch, `<` and `>` a branch with one empty side, then the branches.
  package var text: String {
    var bytes: [UInt8] = []
    write(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(into bytes: inout [UInt8]) {
    switch self {
    case .empty: break
    case .leaf: bytes.append(UInt8(ascii: "."))
    case .branch(let zero, .empty):
      bytes.append(UInt8(ascii: "<"))
      zero.write(into: &bytes)
    case .branch(.empty, let one):
      bytes.append(UInt8(ascii: ">"))
      one.write(into: &bytes)
    case .branch(let zero, let one):
      bytes.append(UInt8(ascii: "+"))
      zero.write(into: &bytes)
      one.write(into: &bytes)
    }
  }

  /// Reads a tree; `nil` if the text is damaged.
  package init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    guard let tree = Self.read(from: &rest, depth: 0), rest.isEmpty else { return nil }
    self = tree
  }

  private static func read(from text: inout ArraySlice<UInt8>, depth: Int) -> ShardTree? {
    guard depth < ShardPath.longest, let symbol = text.popFirst() else { return depth == 0 ? .empty : nil }
    switch symbol {
    case UInt8(ascii: "."): return .leaf
    case UInt8(ascii: "<"): return read(from: &text, depth: depth + 1).map { .branch($0, .empty) }
    case UInt8(ascii: ">"): return read(from: &text, depth: depth + 1).map { .branch(.empty, $0) }
    case UInt8(ascii: "+"):
      guard let zero = read(from: &text, depth: depth + 1), let one = read(from: &text, depth: depth + 1) else {
        return nil
      }
      return .branch(zero, one)
    default: return nil
    }
  }

  /// Returns the names of the shards that may have elements whose keys begin with some bytes.
  func names(ofShardsWithPrefix prefix: [UInt8]) -> [String] {
    var (tree, path) = (self, ShardPath())
    while case .branch(let zero, let one) = tree, path.depth < 8 * prefix.count {
      let bit = prefix.bit(path.depth)
      (tree, path) = (bit ? one : zero, path.adding(bit))
    }
    return tree.names(at: path)
  }

  /// Returns the names of all shards below a path.
  func names(at path: ShardPath = ShardPath()) -> [String] {
    var (path, names): (ShardPath, [String]) = (path, [])
    addNames(at: &path, to: &names)
    return names
  }

  private func addNames(at path: inout ShardPath, to names: inout [String]) {
    switch self {
    case .empty: break
    case .leaf: names.append(path.name)
    case .branch(let zero, let one):
      path.descend(to: false) { zero.addNames(at: &$0, to: &names) }
      path.descend(to: true) { one.addNames(at: &$0, to: &names) }
    }
  }
}

/// The bits that lead to a shard.
struct ShardPath: Sendable, Equatable {
  /// The number of bits that no path reaches: keys are shorter.
  static let longest = 1_200

  private var bits: [Bool] = []

  var depth: Int { bits.count }

  func adding(_ bit: Bool) -> ShardPath {
    var path = self
    path.bits.append(bit)
    return path
  }

  /// Calls a function with this path and another bit, without a copy of the bits.
  mutating func descend(to bit: Bool, _ body: (inout ShardPath) -> Void) {
    bits.append(bit)
    body(&self)
    bits.removeLast()
  }

  /// The name of the shard's file: the bits after a 1, as a hexadecimal number.
  var name: String {
    var (digits, digit): ([UInt8], Int) = ([], 1)
    for (index, bit) in bits.enumerated() {
      // Every digit but the first has four bits.
      if (bits.count - index).isMultiple(of: 4) {
        digits.append(Self.digits[digit])
        digit = 0
      }
      digit = digit << 1 | (bit ? 1 : 0)
    }
    return String(decoding: digits + [Self.digits[digit]], as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)
}

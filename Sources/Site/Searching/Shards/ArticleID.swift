/// The number of an article in the index: 24 bits of a hash of its address.
///
/// So the number does not depend on the other articles, and a new article changes few files.
package struct ArticleID: Sendable, Hashable, Comparable {
  package let value: UInt32

  package init(_ value: UInt32) { self.value = value & 0xFF_FFFF }

  package static func < (one: ArticleID, other: ArticleID) -> Bool { one.value < other.value }

  var bytes: [UInt8] { [2, 1, 0].map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

  /// Returns the numbers of articles, in their order.
  ///
  /// If two addresses have the same hash, the one that sorts last gets the next free number.
  package static func all(of addresses: [String]) -> [ArticleID] {
    var taken: Set<ArticleID> = []
    var ids = [ArticleID](repeating: ArticleID(0), count: addresses.count)
    for index in addresses.indices.sorted(by: { addresses[$0].utf8.lexicographicallyPrecedes(addresses[$1].utf8) }) {
      var id = ArticleID(hashing: addresses[index])
      while !taken.insert(id).inserted { id = ArticleID(id.value + 1) }
      ids[index] = id
    }
    return ids
  }

  /// Creates the number from an FNV-1a hash of an address.
  private init(hashing address: String) {
    var hash: UInt32 = 0x811C_9DC5
    for byte in address.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    self.init(hash >> 24 ^ hash)
  }
}

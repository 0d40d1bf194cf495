/// The number of an article in the index: some bits of a hash of its address.
///
/// So the number hardly depends on the other articles, and a new article changes few files. Fewer bits make a smaller index.
package struct ArticleID: Sendable, Hashable, Comparable {
  package let value: UInt32

  package init(_ value: UInt32) { self.value = value & 0xFF_FFFF }

  /// Returns the number of bits of a number: enough for 4 to 8 times as many articles.
  package static func width(for count: Int) -> Int { min(24, Int.bitWidth - count.leadingZeroBitCount + 2) }

  package static func < (one: ArticleID, other: ArticleID) -> Bool { one.value < other.value }

  var bytes: [UInt8] { [2, 1, 0].map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }

  /// Returns the numbers of articles, in their order.
  ///
  /// If two addresses have the same hash, the address that sorts last gets the next free number.
  package static func all(of addresses: [String]) -> [ArticleID] {
    let last = UInt32(1) << UInt32(width(for: addresses.count)) - 1
    var taken: Set<ArticleID> = []
    var ids = [ArticleID](repeating: ArticleID(0), count: addresses.count)
    for index in addresses.indices.sorted(by: { addresses[$0].utf8.lexicographicallyPrecedes(addresses[$1].utf8) }) {
      var id = ArticleID(hash(of: addresses[index]) & last)
      while !taken.insert(id).inserted { id = ArticleID((id.value + 1) & last) }
      ids[index] = id
    }
    return ids
  }

  /// Returns the FNV-1a hash of an address, with its higher half in the lower one as well.
  private static func hash(of address: String) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in address.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash >> 16 ^ hash
  }
}

package import Mustache

/// A set of properties of one subject, such as a page: a bit is the index of a property in the list of its kind.
package typealias PropertyBits = UInt128

extension PropertyBits {
  /// Creates a set of one property.
  package init(bit: Int) { self = 1 << PropertyBits(bit) }

  /// Creates a set of one property.
  package init(_ property: some TemplateProperty) { self.init(bit: property.bit) }

  /// Creates a set of the lowest bits.
  package init(lowestBits count: Int) { self = PropertyBits(bit: count) - 1 }

  /// Returns whether the set contains a property.
  package func contains(bit: Int) -> Bool { self & PropertyBits(bit: bit) != 0 }

  /// The indexes of the bits that are set, in ascending order.
  package var bits: [Int] {
    var (bits, rest): ([Int], PropertyBits) = ([], self)
    bits.reserveCapacity(nonzeroBitCount)
    while rest != 0 {
      bits.append(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
    return bits
  }
}

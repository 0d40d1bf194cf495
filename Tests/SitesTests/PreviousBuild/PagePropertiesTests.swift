import Testing

@testable import Sites

@Suite struct `A set of page properties` {
  @Test func `has one bit for each property`() {
    let sets = PageProperty.allCases.map { PageProperties($0) }
    #expect(Set(sets).count == PageProperty.allCases.count)
    #expect(sets.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
  }

  @Test func `has the bits in the order of the declaration`() {
    for (place, property) in PageProperty.allCases.enumerated() {
      #expect(PageProperties(property).rawValue == 1 << UInt64(place), "\(property)")
    }
  }

  @Test func `finds properties by the names that templates use`() {
    for property in PageProperty.allCases { #expect(PageProperty.named(property.rawValue) == property) }
    #expect(PageProperty.named("titel") == nil)
  }

  @Test(arguments: [(0, 0), (1, 1), (63, UInt64.max >> 1), (64, .max)] as [(Int, UInt64)])
  func `can have 64 properties`(count: Int, bits: UInt64) {
    #expect(UInt64(lowestBits: count) == bits)
    #expect(bits.bits == Array(0..<count))
  }
}

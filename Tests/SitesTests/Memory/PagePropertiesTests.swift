import Testing

@testable import Sites

@Suite struct `The properties that a page was asked for` {
  @Test func `each have a place of their own in the set`() {
    let sets = PageProperty.allCases.map { PageProperties($0) }
    #expect(Set(sets).count == PageProperty.allCases.count)
    #expect(sets.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
  }

  @Test func `stand in the order of their declaration`() {
    for (place, property) in PageProperty.allCases.enumerated() {
      #expect(PageProperties(property).rawValue == 1 << UInt64(place), "\(property)")
    }
  }

  @Test func `are known by the names that templates use`() {
    for property in PageProperty.allCases { #expect(PageProperty.named(property.rawValue) == property) }
    #expect(PageProperty.named("titel") == nil)
  }
}

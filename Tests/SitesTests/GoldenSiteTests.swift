import Foundation
import TestSupport
import Testing

@Suite struct `Golden sites` {
  @Test(arguments: SiteCase.valid)
  func `are built as they stand beside their content`(golden: SiteCase) throws {
    for (number, call) in golden.calls.enumerated() {
      let building =
        try number == 0
        ? BuiltSites.building(of: golden) : Program.inScratchFolder { try golden.build(call, into: $0) }
      #expect(building.outcome.status == 0, "\(building.messages)")
      try Expectation(golden: golden, call: call).check(building)
    }
  }

  @Test func `are all there`() {
    #expect(SiteCase.valid.count >= 42)
    #expect(SiteCase.invalid.count >= 19)
  }
}

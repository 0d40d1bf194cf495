import Foundation
import TestSupport
import Testing

@Suite struct `A site with errors` {
  @Test(arguments: SiteCase.invalid)
  func `is not published, and what stood there stays`(golden: SiteCase) throws {
    for call in golden.calls {
      try Program.inScratchFolder { scratch in
        let earlier = try SiteCase.named("minimal").build(into: scratch)
        #expect(earlier.outcome.status == 0 && !earlier.files.isEmpty)
        let building = try golden.build(call, into: scratch)
        #expect(building.outcome.status == 1)
        #expect(building.files == earlier.files)
        try Expectation(golden: golden, call: call).check(building, hasFiles: false)
      }
    }
  }
}

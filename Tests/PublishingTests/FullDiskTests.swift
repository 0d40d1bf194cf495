import Files
import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite struct `A full disk` {
  @Test func `does not change the old site if a file exceeds the size limit`() async throws {
    await #expect(processExitsWith: .success) {
      try Site.inScratch { site in
        try site.publish(["index.html": "old", "gone.html": "gone"])
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 10_000, rlim_max: 10_000)
        unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
        let large = String(repeating: "x", count: 20_000)
        #expect(site.failure(["index.html": "new", "large.html": large]) == .failed("large.html", .tooLarge))
        #expect(site.files() == ["index.html": "old", "gone.html": "gone"] && site.leftovers().isEmpty)
        try site.publish(["index.html": "new"])
        #expect(site.files() == ["index.html": "new"])
      }
    }
  }

  @Test(.enabled(if: SmallDisk.isAllowed, "mounting is not allowed"))
  func `does not change the old site if the disk is full`() throws {
    try Site.inScratch { site in
      try SmallDisk.mount(at: site.folder, kilobytes: 256) {
        let old = ["index.html": "old", "a.html": String(repeating: "a", count: 50_000)]
        try site.publish(old)
        // The numbers of new files with which a site does not fit on the disk.
        var full: [Int] = []
        for count in 1...40 {
          var new = ["index.html": "new"]
          for number in 0..<count { new["new/\(number).html"] = String(repeating: "n", count: 8_000) }
          do {
            try site.publish(new)
            #expect(site.files() == new)
            try site.publish(old)
          } catch let error as PublishingProblem {
            #expect(error.message.hasSuffix("cannot be written: the disk is full"), "\(error.message)")
            full.append(count)
          }
          #expect(site.files() == old && site.leftovers().isEmpty)
        }
        let first = try #require(full.first)
        #expect(first > 5 && full == Array(first...40))
      }
    }
  }
}

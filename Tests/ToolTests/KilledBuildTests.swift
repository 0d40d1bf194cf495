import Foundation
import TestSupport
import Testing

/// Builds that are killed while they run, each on what the last one left.
@Suite struct `A build that is killed` {
  /// With `GARLAND_FUZZ`, as many as make rare moments likely.
  private static let rounds = ProcessInfo.processInfo.environment["GARLAND_FUZZ"] == nil ? 24 : 200

  @Test(.hangGuard) func `leaves a whole site, and a cache that the next one can use`() throws {
    try CachedSite.inFolder { site in
      var generator = SeededGenerator(seed: 77)
      for number in 0..<40 { try site.write("Content/posts/more-\(number).md", "# More \(number)\n\ntext\n") }
      let time = try ContinuousClock().measure { _ = try site.build() }
      // What a build takes here is another time whenever the machine is busy.
      var longest = time / .seconds(1)
      var whole = try site.files(in: "_site")
      var kills = 0
      for round in 1...Self.rounds {
        let number = Int.random(in: 0..<40, using: &generator)
        try site.write("Content/posts/more-\(number).md", "# More \(number)\n\ntext of round \(round)\n")
        if round % 3 == 0 { try site.remove(".garland") }
        let delay = Double.random(in: 0...longest, using: &generator)
        let killed = try Program.run(
          "/usr/bin/timeout", ["-s", "KILL", "\(delay)", Tool.path(), "build", "--now", "2026-02-01"], in: site.folder)
        kills += killed.status == 0 ? 0 : 1
        longest *= killed.status == 0 ? 0.7 : 1.1
        let expected = try site.filesOfFirstBuild([])
        // Whoever looks now finds no torn file; files of the old site and of the new one, until the next build is done.
        for (path, bytes) in try site.files(in: "_site") where path != ".garland" && !path.hasPrefix(".garland") {
          #expect(bytes == whole[path] || bytes == expected[path], "round \(round): \(path)")
        }
        #expect(try site.build().outcome.status == 0)
        #expect(try site.files(in: "_site") == expected, "round \(round)")
        whole = expected
      }
      #expect(kills > Self.rounds / 4, "the moments were badly chosen")
    }
  }
}

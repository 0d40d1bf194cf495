import Foundation
import TestSupport
import Testing

@Suite(.hangGuard, .enabled(if: OwnMounts.areAllowed, "nothing may be mounted here"))
struct `A site in a folder that nobody may write into` {
  /// The arguments, whether there is a cache already, and what is said.
  static let calls: [Case<(arguments: String, hasCache: Bool), String>] = [
    Case("with a cache elsewhere", ("--cache $there/cache", false), ""),
    Case("with no cache", ("--no-cache", false), ""),
    Case(
      "with the cache that it would have", ("", false),
      "garland: the cache `.garland` cannot be used: the file system is read-only\n"),
    Case(
      "with the cache that it has", ("", true),
      "garland: the cache `.garland` cannot be used: the file system is read-only\n"),
    Case(
      "with a cache in folders that are not there", ("--cache a/b/cache", false),
      "garland: the cache `a/b/cache` cannot be used: the file system is read-only\n"),
  ]

  @Test(arguments: calls)
  func `is built elsewhere, and where it cannot keep a cache, says why`(
    _ call: Case<(arguments: String, hasCache: Bool), String>
  ) throws {
    try CachedSite.inFolder { site in
      try Tool.inScratchFolder { there in
        if call.input.hasCache { _ = try site.build() }
        let build = "\"$0\" build --now 2026-02-01 --output $there/site \(call.input.arguments)"
        let script = "there='\(there.path)'; \(OwnMounts.readOnly(".")) && cd \"$PWD\" && \(build) && \(build)"
        let outcome = try OwnMounts.run(script, in: site.folder)
        #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: call.sourceLocation)
        // Each of the two builds says it.
        #expect(outcome.errors == call.expected + call.expected, sourceLocation: call.sourceLocation)
        #expect(outcome.output.contains(": 0 rendered") == call.input.arguments.hasPrefix("--cache $there"))
        #expect(try CachedSite(folder: there).files(in: "site") == site.filesOfFirstBuild([]))
      }
    }
  }

  @Test func `is not published there, and says why`() throws {
    try CachedSite.inFolder { site in
      let script = "\(OwnMounts.readOnly(".")) && cd \"$PWD\" && exec \"$0\" build --no-cache"
      let outcome = try OwnMounts.run(script, in: site.folder)
      #expect(outcome.status == 1, "\(outcome.errors)")
      let reason = "garland: `_site` cannot be written: the file system is read-only\n"
      #expect(outcome.errors == reason + "nothing was published in `_site`\n")
    }
  }
}

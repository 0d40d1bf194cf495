import Foundation
import TestSupport
import Testing

@Suite(.hangGuard) struct `A cache that another build left` {
  /// The script that leaves it, and what the next build says of it.
  static let caches: [Case<String, String>] = [
    Case(
      "of another site", "garland build --content other/Content --output elsewhere",
      "garland: the cache `.garland` is not used: it is of another site\n"),
    Case("of another site in folders of the same names", "cd other && garland build && mv .garland ..", ""),
    Case("of another program", "cp \"$0\" tool && echo >> tool && ./tool build --now 2026-02-01", ""),
    Case(
      "of another version", "garland build && sed -i '1s/[0-9]/0/' .garland/build",
      "garland: the cache `.garland` is not used: it was made by another version, or is damaged\n"),
  ]

  @Test(arguments: caches)
  func `is of no harm`(_ cache: Case<String, String>) throws {
    try CachedSite.inFolder { site in
      try site.write("other/Content/site.yml", "title: Another\nurl: https://example.org/\n")
      try site.write("other/Content/about.md", "# Somebody else\n\nNot me.\n")
      try site.write("other/Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nold\n")
      let script = "garland() { \"$0\" \"$@\" --now 2026-02-01; }; \(cache.input)"
      let made = try Tool.run("/bin/sh", ["-ec", script, Tool.path()], in: site.folder)
      #expect(made.status == 0, "\(made.errors)", sourceLocation: cache.sourceLocation)
      for isFirst in [true, false] {
        let build = try site.build()
        #expect(build.outcome.status == 0 && (build.rendered == 0) != isFirst, sourceLocation: cache.sourceLocation)
        #expect(build.outcome.errors == (isFirst ? cache.expected : ""), sourceLocation: cache.sourceLocation)
        #expect(try site.files(in: "_site") == site.filesOfFirstBuild([]), sourceLocation: cache.sourceLocation)
      }
    }
  }
}

import Foundation
import TestSupport
import Testing

@Suite(.hangGuard, .enabled(if: OwnMounts.areAllowed, "nothing may be mounted here"))
struct `A cache on a disk of its own` {
  private static let complaint = "garland: the cache `.garland` cannot be written: the disk is full\n"

  /// Builds into `made-NAME`, and what a first build makes into `first-NAME`.
  private static let functions = """
    build() { "$0" build --now 2026-02-01 --strict --report "$1.json"; echo "$1: status $?"; cp -r _site "made-$1"
      "$0" build --now 2026-02-01 --no-cache --quiet --output "first-$1"; }
    edit() { printf -- '---\\ndate: 2026-01-02\\n---\\n# A\\n\\n%s\\n' "$1" > Content/posts/a.md; }
    set -e; mkdir .garland; mount -t tmpfs -o size=${size-1m} tmpfs .garland

    """

  @Test(arguments: [4, 8, 16, 32, 64])
  func `that is too small costs the cache, and the next build on a larger one is right`(kilobytes: Int) throws {
    try CachedSite.inFolder { site in
      let steps =
        "build small; build again; mount -o remount,size=10m .garland; edit new; build larger; rm -r _site; build clone"
      let outcome = try OwnMounts.run("size=\(kilobytes)k\n" + Self.functions + steps, in: site.folder)
      let isTooSmall = kilobytes < 64
      #expect(outcome.errors == (isTooSmall ? Self.complaint + Self.complaint : ""))
      try expectAll(["small", "again", "larger", "clone"], of: site, outcome)
      #expect(outcome.output.contains(/clone: status 0/) && outcome.output.contains(": 0 rendered"))
    }
  }

  @Test func `that fills up between two builds costs the cache, and the next build is right`() throws {
    try CachedSite.inFolder { site in
      let steps = """
        build fresh
        edit one; cat /dev/zero > .garland/fill 2> /dev/null || build full
        edit two; rm .garland/fill; build free
        rm -r _site; build clone
        """
      let outcome = try OwnMounts.run(Self.functions + steps, in: site.folder)
      #expect(outcome.errors == Self.complaint)
      try expectAll(["fresh", "full", "free", "clone"], of: site, outcome)
      // A page that could not be stored is no page that is gone.
      let report = try JSONSerialization.jsonObject(with: Data(contentsOf: site.folder.appending(path: "full.json")))
      let changes = try #require((report as? [String: Any])?["changes"] as? [String: [String]])
      #expect(changes["removed"] == [] && changes["changed"]?.contains("/posts/a/") == true, "\(changes)")
    }
  }

  @Test func `that has no room to be packed is not filled with what was begun`() throws {
    try CachedSite.inFolder { site in
      let steps = """
        build fresh
        used=$(du -sk .garland | cut -f1); pages=$(du -sk .garland/pages-1 | cut -f1)
        mount -o remount,size=$((used + pages * 3 / 2))k .garland
        echo 'description: Everything is another one' >> Content/site.yml
        build full; echo "left: $(ls .garland | grep -c pages)"
        mount -o remount,size=10m .garland
        build larger; echo "left: $(ls .garland | grep -c pages)"
        """
      let outcome = try OwnMounts.run(Self.functions + steps, in: site.folder)
      #expect(outcome.errors == Self.complaint)
      #expect(outcome.output.components(separatedBy: "left: 1\n").count == 3, "\(outcome.output)")
      try expectAll(["fresh", "full", "larger"], of: site, outcome)
    }
  }

  private func expectAll(_ builds: [String], of site: CachedSite, _ outcome: Tool.Outcome) throws {
    #expect(outcome.status == 0, "\(outcome.errors)")
    for build in builds {
      #expect(outcome.output.contains("\(build): status 0\n"), "\(outcome.output)")
      #expect(try site.files(in: "made-\(build)") == site.files(in: "first-\(build)"), "\(build)")
    }
  }
}

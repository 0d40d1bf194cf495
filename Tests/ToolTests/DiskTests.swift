import Foundation
import TestSupport
import Testing

@Suite(.hangGuard, .enabled(if: MountNamespace.isAllowed, "mounting is not allowed"))
struct `A full disk for the cache` {
  private static let complaint = "garland: the cache `.garland` cannot be written: the disk is full\n"

  /// Shell functions: `build NAME` builds into `made-NAME`, and without the cache into `first-NAME`.
  private static let functions = """
    build() { "$0" build --now 2026-02-01 --strict --report "$1.json"; echo "$1: status $?"; cp -r _site "made-$1"
      "$0" build --now 2026-02-01 --no-cache --quiet --output "first-$1"; }
    edit() { printf -- '---\\ndate: 2026-01-02\\n---\\n# A\\n\\n%s\\n' "$1" > Content/posts/a.md; }
    set -e; mkdir .garland; mount -t tmpfs -o size=${size-1m} tmpfs .garland

    """

  @Test(arguments: [4, 8, 16, 32, 256])
  func `disables the cache, which works again after the disk has grown`(kilobytes: Int) throws {
    try CachedSite.inFolder { site in
      let steps =
        "build small; build again; mount -o remount,size=10m .garland; edit new; build larger; rm -r _site; build clone"
      let outcome = try MountNamespace.run("size=\(kilobytes)k\n" + Self.functions + steps, in: site.folder)
      let isTooSmall = kilobytes < 256
      #expect(outcome.errors == (isTooSmall ? Self.complaint + Self.complaint : ""))
      try expectAll(["small", "again", "larger", "clone"], of: site, outcome)
      #expect(outcome.output.contains(/clone: status 0/) && outcome.output.contains(": 0 rendered"))
    }
  }

  @Test func `disables the cache between two builds, until a cleanup frees space`() throws {
    try CachedSite.inFolder { site in
      let steps = """
        build fresh
        edit one; cat /dev/zero > .garland/fill 2> /dev/null || build full
        edit two; rm .garland/fill; build free
        rm -r _site; build clone
        """
      let outcome = try MountNamespace.run(Self.functions + steps, in: site.folder)
      #expect(outcome.errors == Self.complaint)
      try expectAll(["fresh", "full", "free", "clone"], of: site, outcome)
      // A page that could not be stored must not count as removed.
      let report = try JSONSerialization.jsonObject(with: Data(contentsOf: site.folder.appending(path: "full.json")))
      let changes = try #require((report as? [String: Any])?["changes"] as? [String: [String]])
      #expect(changes["removed"] == [] && changes["changed"]?.contains("/posts/a/") == true, "\(changes)")
    }
  }

  @Test func `leaves no unfinished blobs if compacting fails`() throws {
    try CachedSite.inFolder { site in
      let steps = """
        build fresh
        used=$(du -sk .garland | cut -f1); pages=$(du -sk .garland/pages-1 | cut -f1)
        mount -o remount,size=$((used + pages))k .garland
        sed -i 's/Cached/Another/' Content/site.yml
        build full; echo "left: $(ls .garland | grep -c pages)"
        mount -o remount,size=10m .garland
        build larger; echo "left: $(ls .garland | grep -c pages)"
        """
      let outcome = try MountNamespace.run(Self.functions + steps, in: site.folder)
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

@Suite(.hangGuard, .enabled(if: MountNamespace.isAllowed, "mounting is not allowed"))
struct `A site in a read-only folder` {
  /// The arguments, whether there already is a cache, and the expected message.
  static let calls: [Case<(arguments: String, hasCache: Bool), String>] = [
    Case("a cache in another folder", ("--cache $there/cache", false), ""),
    Case("no cache", ("--no-cache", false), ""),
    Case(
      "the default cache", ("", false),
      "garland: the cache `.garland` cannot be used: the file system is read-only\n"),
    Case(
      "an existing cache", ("", true),
      "garland: the cache `.garland` cannot be used: the file system is read-only\n"),
    Case(
      "a cache in missing folders", ("--cache a/b/cache", false),
      "garland: the cache `a/b/cache` cannot be used: the file system is read-only\n"),
  ]

  @Test(arguments: calls)
  func `a build into another folder succeeds, and reports why there is no cache`(
    _ call: Case<(arguments: String, hasCache: Bool), String>
  ) throws {
    try CachedSite.inFolder { site in
      try Tool.inScratchFolder { otherFolder in
        if call.input.hasCache { _ = try site.build() }
        let build = "\"$0\" build --now 2026-02-01 --output $there/site \(call.input.arguments)"
        let script =
          "there='\(otherFolder.path)'; \(MountNamespace.makeReadOnly(".")) && cd \"$PWD\" && \(build) && \(build)"
        let outcome = try MountNamespace.run(script, in: site.folder)
        #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: call.sourceLocation)
        // Both builds print the message.
        #expect(outcome.errors == call.expected + call.expected, sourceLocation: call.sourceLocation)
        #expect(outcome.output.contains(": 0 rendered") == call.input.arguments.hasPrefix("--cache $there"))
        #expect(try CachedSite(folder: otherFolder).files(in: "site") == site.filesOfFirstBuild([]))
      }
    }
  }

  @Test func `a build cannot publish into a read-only folder, and reports why`() throws {
    try CachedSite.inFolder { site in
      let script = "\(MountNamespace.makeReadOnly(".")) && cd \"$PWD\" && exec \"$0\" build --no-cache"
      let outcome = try MountNamespace.run(script, in: site.folder)
      #expect(outcome.status == 1, "\(outcome.errors)")
      let reason = "garland: `_site` cannot be written: the file system is read-only\n"
      #expect(outcome.errors == reason + "nothing was published in `_site`\n")
    }
  }
}

/// Runs shell scripts in their own mount namespace, where they can mount file systems.
enum MountNamespace {
  /// Whether the system allows mounting; most containers do not.
  static let isAllowed: Bool = {
    let script = "mount -t tmpfs -o size=64k tmpfs . && cd \"$PWD\" && \(makeReadOnly("."))"
    return (try? Program.inScratchFolder { try run(script, in: $0).status }) == 0
  }()

  /// Returns a command that makes a folder read-only, even for root.
  static func makeReadOnly(_ path: String) -> String {
    "mount --bind '\(path)' '\(path)' && mount -o remount,ro,bind '\(path)'"
  }

  /// Runs a script, in which `$0` is the path of the tool.
  static func run(_ script: String, in folder: URL) throws -> Tool.Outcome {
    let shell = ["unshare", "--mount", "--map-root-user", "sh", "-c", script, try Tool.path()]
    return try Program.run("/usr/bin/env", shell, in: folder)
  }
}

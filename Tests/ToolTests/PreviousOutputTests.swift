import Caching
import Files
import Foundation
import Handles
import Records
import Sites
import TestSupport
import Testing

@testable import Command

@Suite struct `The output of the previous build` {
  /// A publisher changes the stamp of the output folder.
  ///
  /// After that, no stamp would match, and every build would list all folders again.
  @Test func `is checked before a publisher opens the output folder`() throws {
    try Self.inSite { call in
      try Self.write("another\n", to: call.content + "/a.md")
      let inputs = BuildInputs(call.conditions, now: 0)
      let cache = try #require(BuildCache.open(call.cache ?? "", output: call.output) { _ in })
      guard case .changed(let before, _) = cache.previous(for: inputs, jobs: 2) else {
        Issue.record("the cache should hold the previous build")
        return
      }
      let staging = SiteStaging(into: call.output, copiesFrom: inputs.content, nil, after: before, jobs: 2)
      try staging.prepare()
      #expect(before.foreign == [])
    }
  }

  @Test(arguments: ["_site", "_site/about", "_site/about/index.html"])
  func `is recorded with the stamps of its files, even if they were restored from blobs`(removed: String) throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.remove(removed)
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nnew\n")
      _ = try site.build()
      guard case .found(let build) = try Cache(site.folder.path + "/.garland").load() else {
        Issue.record("the cache should hold a record")
        return
      }
      let folder = try Folder(site.folder.path + "/_site")
      #expect(build.record.output.files.contains { $0.path == "about/index.html" })
      for output in build.record.output.files {
        #expect(output.stamp == folder.stamp(of: output.path), "\(output.path)")
      }
    }
  }

  /// Builds a site of two articles.
  private static func inSite(_ body: (BuildCall) throws -> Void) throws {
    try Tool.inScratchFolder { folder in
      var call = BuildCall()
      (call.content, call.templates) = (folder.path + "/Content", folder.path + "/Templates")
      (call.output, call.cache) = (folder.path + "/_site", folder.path + "/.garland")
      call.isQuiet = true
      for path in [call.content, call.templates] {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      try write("title: A\nurl: https://example.org/\n", to: call.content + "/site.yml")
      for name in ["a", "b"] { try write("one\n", to: "\(call.content)/\(name).md") }
      #expect(BuildCommand(call: call, code: SiteCode()).run() == .done)
      try body(call)
    }
  }

  private static func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }
}

@Suite struct `The record of a build` {
  @Test func `is not created if a copied file changed during the build`() throws {
    try Tool.inScratchFolder { folder in
      var call = BuildCall()
      (call.content, call.templates) = (folder.path + "/Content", folder.path + "/A templates")
      let copy = URL(filePath: call.content + "/static/copy.txt")
      try FileManager.default.createDirectory(atPath: call.content + "/static", withIntermediateDirectories: true)
      try FileManager.default.createDirectory(atPath: call.templates, withIntermediateDirectories: true)
      try Data("{{{content}}}\n".utf8).write(to: URL(filePath: call.templates + "/page.mustache"))
      try Data("title: A\nurl: https://example.org/\n".utf8).write(to: URL(filePath: call.content + "/site.yml"))
      try Data("Text\n".utf8).write(to: URL(filePath: call.content + "/a.md"))
      try Data("one".utf8).write(to: copy)
      let inputs = BuildInputs(call.conditions, now: 0)
      let site = SiteBuild(content: inputs.content, templates: inputs.templates, options: call.options).run()
      // The hash is known from a previous build, so the build does not read the file.
      inputs.content.setHash(ContentHash(of: Array("one".utf8)), at: 2)
      var output = OutputSnapshot()
      output.files = [OutputSnapshot.File(path: "copy.txt", origin: .copy("static/copy.txt"), stamp: nil)]
      let record = try #require(BuildRecord(of: site, inputs, output))
      #expect(
        record.inputs.map { $0.map(\.path) } == [["a.md", "site.yml", "static/copy.txt"], ["page.mustache"]])
      try Data("others".utf8).write(to: copy)
      #expect(BuildRecord(of: site, inputs, output) == nil)
      #expect(BuildRecord(of: site, inputs, OutputSnapshot())?.inputs == record.inputs)
    }
  }
}

@Suite(.hangGuard) struct `A cache of another site or program` {
  /// The script that creates the cache, and the message of the next build.
  static let caches: [Case<String, String>] = [
    Case(
      "of another site", "garland build --content other/Content --output elsewhere",
      "garland: the cache `.garland` is not used: it belongs to a site in other folders\n"),
    Case(
      "another site in folders with the same names",
      "cd other && rm Content/posts/a.md && garland build && mv .garland ..", ""),
    Case(
      "the same site, all of whose files changed", "garland build && sed -i '$s/$/ more/' Content/*.md Content/*/*.md",
      ""),
    Case("another site with the same article", "cd other && garland build && mv .garland ..", ""),
    Case(
      "of another program", "cp \"$0\" tool && echo >> tool && ./tool build --now 2026-02-01",
      "garland: the cache `.garland` is not used: another version of this program made it\n"),
    Case(
      "of another version", "garland build && sed -i '1s/[0-9]/0/' .garland/build",
      "garland: the cache `.garland` is not used: it was made by another version, or is damaged\n"),
  ]

  @Test(arguments: caches)
  func `is ignored`(_ cache: Case<String, String>) throws {
    try CachedSite.inFolder { site in
      try site.write("other/Content/site.yml", "title: Another\nurl: https://example.org/\n")
      try site.write("other/Content/about.md", "# Somebody else\n\nNot me.\n")
      try site.write("other/Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nold\n")
      let script = "garland() { \"$0\" \"$@\" --now 2026-02-01; }; \(cache.input)"
      let outcome = try Tool.run("/bin/sh", ["-ec", script, Tool.path()], in: site.folder)
      #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: cache.sourceLocation)
      for isFirst in [true, false] {
        let build = try site.build()
        #expect(build.outcome.status == 0 && (build.rendered == 0) != isFirst, sourceLocation: cache.sourceLocation)
        #expect(build.outcome.errors == (isFirst ? cache.expected : ""), sourceLocation: cache.sourceLocation)
        #expect(try site.files(in: "_site") == site.filesOfFirstBuild([]), sourceLocation: cache.sourceLocation)
      }
    }
  }
}

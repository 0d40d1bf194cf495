import Caching
import Files
import Foundation
import Sites
import TestSupport
import Testing

@testable import Command

@Suite struct `What an earlier build left` {
  /// To take hold of a folder is to touch it: whoever looked after that would list all folders in every build.
  @Test func `is looked at before a publisher takes hold of the folder`() throws {
    try Self.inSite { call in
      try Self.write("another\n", to: call.content + "/a.md")
      let inputs = BuildInputs(call.conditions, now: 0)
      let cache = try #require(BuildCache.open(call.cache ?? "", output: call.output) { _ in })
      guard case .changed(let before, _) = cache.previous(for: inputs, jobs: 2) else {
        Issue.record("there is an earlier build")
        return
      }
      let staging = SiteStaging(into: call.output, copiesFrom: inputs.content, nil, after: before, jobs: 2)
      try staging.prepare()
      #expect(before.foreign == [])
    }
  }

  @Test(arguments: ["_site", "_site/about", "_site/about/index.html"])
  func `is noted with the stamps that its files have, though they came from the store`(lost: String) throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.remove(lost)
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nnew\n")
      _ = try site.build()
      guard case .found(let build) = try Cache(site.folder.path + "/.garland").load() else {
        Issue.record("there is a record")
        return
      }
      let folder = try Folder(site.folder.path + "/_site")
      #expect(build.record.output.files.contains { $0.path == "about/index.html" })
      for output in build.record.output.files {
        #expect(output.stamp == folder.stamp(of: output.path), "\(output.path)")
      }
    }
  }

  /// A site of two articles that was built.
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

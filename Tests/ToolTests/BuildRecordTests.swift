import Caching
import Foundation
import Records
import Sites
import TestSupport
import Testing

@testable import Command

@Suite struct `What a build leaves for the next one` {
  @Test func `is nothing where a file is another one than was copied, though nobody read it`() throws {
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
      // As an earlier build would know it.
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

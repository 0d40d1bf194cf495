import Foundation
import Sites
import TestSupport
import Testing

@testable import Command

@Suite struct `What an earlier build left` {
  /// To take hold of a folder is to touch it: whoever looked after that would list all folders in every build.
  @Test func `is looked at before a publisher takes hold of the folder`() throws {
    try Tool.inScratchFolder { folder in
      var call = BuildCall()
      (call.content, call.templates) = (folder.path + "/Content", folder.path + "/Templates")
      (call.output, call.cache) = (folder.path + "/_site", folder.path + "/.garland")
      call.isQuiet = true
      for path in [call.content, call.templates] {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      try Data("title: A\nurl: https://example.org/\n".utf8).write(to: URL(filePath: call.content + "/site.yml"))
      for text in ["one\n", "another\n"] {
        try Data(text.utf8).write(to: URL(filePath: call.content + "/a.md"))
        if text == "one\n" { #expect(BuildCommand(call: call, code: SiteCode()).run() == .done) }
      }
      let (memory, inputs) = (BuildMemory(call), BuildInputs(call, now: 0))
      guard case .earlier(let before) = memory.last(for: inputs) else {
        return #expect(Bool(false), "there is an earlier build")
      }
      let staging = SiteStaging(into: call.output, copiesFrom: inputs.content, memory, after: before, jobs: 2)
      try staging.claim()
      #expect(before.foreign == [])
    }
  }
}

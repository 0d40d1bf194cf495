import Foundation
import Sites
import TestSupport
import Testing

@Suite struct `Golden sites` {
  @Test(arguments: SiteCase.valid)
  func `are built as expected`(golden: SiteCase) throws {
    for (number, call) in golden.calls.enumerated() {
      let building =
        try number == 0
        ? BuiltSites.building(of: golden) : Program.inScratchFolder { try golden.build(call, into: $0) }
      #expect(building.outcome.status == 0, "\(building.messages)")
      try Expectation(golden: golden, call: call).check(building)
    }
  }

  @Test func `are found in the fixtures`() {
    #expect(SiteCase.valid.count >= 42)
    #expect(SiteCase.invalid.count >= 19)
  }
}

@Suite struct `A site with errors` {
  @Test(arguments: SiteCase.invalid)
  func `is not published, and the published site stays`(golden: SiteCase) throws {
    for call in golden.calls {
      try Program.inScratchFolder { scratch in
        let previous = try SiteCase.named("minimal").build(into: scratch)
        #expect(previous.outcome.status == 0 && !previous.files.isEmpty)
        let building = try golden.build(call, into: scratch)
        #expect(building.outcome.status == 1)
        #expect(building.files == previous.files)
        try Expectation(golden: golden, call: call).check(building, hasFiles: false)
      }
    }
  }
}

@Suite struct `Two builds of a site` {
  @Test(arguments: SiteCase.valid)
  func `write the same bytes in different folders, time zones, languages and numbers of threads`(golden: SiteCase)
    throws
  {
    let call = golden.calls[0]
    let first = try Program.inScratchFolder {
      let environment = ["TZ": "America/St_Johns", "LANG": "C", "LC_ALL": "C"]
      return try golden.build(call, into: $0, more: ["--jobs", "1"], environment: environment)
    }
    let second = try Program.inScratchFolder {
      let environment = ["TZ": "Pacific/Kiritimati", "LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8"]
      let copy = try copy(of: golden, in: $0)
      return try copy.build(call, into: $0, more: ["--jobs", "2"], environment: environment)
    }
    #expect(second.messages == first.messages)
    #expect(second.files == first.files)
  }

  @Test(arguments: SiteCase.invalid)
  func `report the same errors`(golden: SiteCase) throws {
    let messages = try ["1", "2"].map { jobs in
      try Program.inScratchFolder { try golden.build(golden.calls[0], into: $0, more: ["--jobs", jobs]).messages }
    }
    #expect(messages[0] == messages[1])
  }

  @Test func `do not touch unchanged files`() throws {
    let golden = try SiteCase.named("built-in")
    try Program.inScratchFolder { scratch in
      let first = try golden.build(golden.calls[0], into: scratch)
      let stamps = try stamps(in: scratch)
      let second = try golden.build(golden.calls[0], into: scratch)
      #expect(second == first)
      #expect(try self.stamps(in: scratch) == stamps)
      #expect(stamps.count > 10)
    }
  }

  private func copy(of golden: SiteCase, in scratch: URL) throws -> SiteCase {
    let folder = scratch.appending(path: "a/longer path/to the/\(golden.name)")
    try FileTree.write(try FileTree.files(in: golden.folder), to: folder)
    return golden.moved(to: folder)
  }

  private func stamps(in scratch: URL) throws -> [String: Date] {
    let folder = scratch.appending(path: "_site")
    var stamps: [String: Date] = [:]
    for path in try FileTree.files(in: folder).keys {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)
      stamps[path] = attributes[.modificationDate] as? Date
    }
    return stamps
  }
}

@Suite struct `The summary of a GitHub job` {
  @Test func `lists all problems of a site`() throws {
    try Program.inScratchFolder { scratch in
      let golden = try #require(SiteCase.invalid.first { $0.name == "formats" })
      let file = scratch.appending(path: "summary.md")
      try Data().write(to: file)
      _ = try golden.build(
        SiteCase.Call(arguments: ["--now", "2026-11-21"]), into: scratch,
        environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": file.path])
      let text = try String(contentsOf: file, encoding: .utf8).replacing(/[\d,]+ ms/) { _ in "… ms" }
      let expected = golden.folder.appending(path: "summary.md")
      if SiteCase.isRecording { return try Data(text.utf8).write(to: expected) }
      #expect(try text == String(contentsOf: expected, encoding: .utf8))
    }
  }
}

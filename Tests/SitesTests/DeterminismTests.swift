import Foundation
import TestSupport
import Testing

@Suite struct `Two builds of a site` {
  @Test(arguments: SiteCase.valid)
  func `are the same byte for byte, wherever and however they are made`(golden: SiteCase) throws {
    let call = golden.calls[0]
    let first = try Program.inScratchFolder {
      let environment = ["TZ": "America/St_Johns", "LANG": "C", "LC_ALL": "C"]
      return try golden.build(call, into: $0, more: ["--jobs", "1"], environment: environment)
    }
    let second = try Program.inScratchFolder {
      let environment = ["TZ": "Pacific/Kiritimati", "LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8"]
      let elsewhere = try copy(of: golden, in: $0)
      return try elsewhere.build(call, into: $0, more: ["--jobs", "2"], environment: environment)
    }
    #expect(second.messages == first.messages)
    #expect(second.files == first.files)
  }

  @Test(arguments: SiteCase.invalid)
  func `say the same of errors`(golden: SiteCase) throws {
    let said = try ["1", "2"].map { jobs in
      try Program.inScratchFolder { try golden.build(golden.calls[0], into: $0, more: ["--jobs", jobs]).messages }
    }
    #expect(said[0] == said[1])
  }

  @Test func `leave every file alone the second time`() throws {
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
    let place = scratch.appending(path: "a/longer way/to the/\(golden.name)")
    try FileTree.write(try FileTree.files(in: golden.place), to: place)
    return golden.moved(to: place)
  }

  private func stamps(in scratch: URL) throws -> [String: Date] {
    let folder = scratch.appending(path: "_site")
    var stamps: [String: Date] = [:]
    for path in try FileTree.files(in: folder).keys {
      let facts = try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)
      stamps[path] = facts[.modificationDate] as? Date
    }
    return stamps
  }
}

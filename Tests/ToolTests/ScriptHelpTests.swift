import Foundation
import TestSupport
import Testing

@Suite struct `A script of the project` {
  @Test(arguments: ["documentation", "package", "setup", "test"], ["--help", "-h"])
  func `prints its comment for`(name: String, option: String) throws {
    let script = Program.repository.appending(path: ".ci/\(name)")
    let lines = try String(contentsOf: script, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
    let comment = lines.dropFirst().prefix { $0.hasPrefix("#") }.map { $0.dropFirst($0.hasPrefix("# ") ? 2 : 1) }
    try #require(!comment.isEmpty)
    try Tool.inScratchFolder { folder in
      // With nothing else in the path, the script can install and build nothing.
      for program in ["bash", "sed"] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.appending(path: program).path, withDestinationPath: try #require(Program.find(program)))
      }
      let outcome = try Program.run("/usr/bin/env", ["PATH=\(folder.path)", script.path, option])
      #expect(outcome == Program.Outcome(output: comment.map { $0 + "\n" }.joined()))
    }
  }
}

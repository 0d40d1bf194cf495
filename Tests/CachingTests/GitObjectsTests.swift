import Foundation
import TestSupport
import Testing

@testable import Caching

@Suite(.enabled(if: GitSandbox.isPossible, "Git is not installed"))
struct `Contents of a repository` {
  @Test(arguments: ["sha1", "sha256"]) func `are read by their hash`(format: String) throws {
    try GitSandbox.inFolder(format: format) { box in
      let large = String(repeating: "0123456789\n", count: 100_000)
      for (path, text) in ["a.md": "a\n", "empty": "", "large": large] { try box.write(path, text) }
      try box.commit()
      let id = { (path: String) in try box.git("rev-parse", "HEAD:site/Content/\(path)") }
      let objects = try box.repository().objects
      // The next answer is right after each request that has no blob as its answer.
      let rows: [Case<String, [UInt8]?>] = [
        Case("a file", try id("a.md"), Array("a\n".utf8)), Case("a file that is too large", try id("large"), nil),
        Case("an empty file", try id("empty"), []), Case("a folder", try id(""), nil),
        Case("a commit", try box.git("rev-parse", "HEAD"), nil),
        Case("a missing one", String(try id("a.md").reversed()), nil),
        Case("no id", "HEAD", nil), Case("a line feed", "HEAD\n" + String(repeating: "0", count: 35), nil),
        Case("a digit that is none", String(repeating: "g", count: 40), nil),
        Case("capital letters", try id("a.md").uppercased(), Array("a\n".utf8)),
        Case("the file again", try id("a.md"), Array("a\n".utf8)),
      ]
      for row in rows { row.check(objects.blob(row.input, limit: large.utf8.count - 1)) }
      #expect(try objects.blob(id("large"), limit: large.utf8.count) == Array(large.utf8))
    }
  }

  @Test func `are downloaded by a partial clone`() throws {
    try GitSandbox.inFolder { box in
      try box.write("a.md", "a\n")
      try box.commit()
      try box.git("config", "uploadpack.allowFilter", "true")
      let source = "file://\(box.folder.path)"
      try box.git("clone", "--quiet", "--no-checkout", "--filter=blob:none", source, "clone")
      let objects = try box.repository(in: "clone").objects
      #expect(try objects.blob(box.git("rev-parse", "HEAD:site/Content/a.md"), limit: 10) == Array("a\n".utf8))
    }
  }

  @Test func `are read by several threads`() async throws {
    try GitSandbox.inFolder { box in
      for number in 0..<50 { try box.write("\(number)", String(repeating: "\(number) ", count: number * 100)) }
      try box.commit()
      let ids = try (0..<50).map { try box.git("rev-parse", "HEAD:site/Content/\($0)") }
      let objects = try box.repository().objects
      DispatchQueue.concurrentPerform(iterations: 200) { index in
        let number = index % 50
        let expected = String(repeating: "\(number) ", count: number * 100)
        #expect(objects.blob(ids[number], limit: 1 << 20) == Array(expected.utf8))
      }
    }
  }

  /// A program in place of Git, which counts its starts, and how often it is started for three requests.
  private static let programs: [Case<String, Int>] = [
    Case("it ends", "exit 1", 2), Case("it ends in an answer", "read id; printf '%s blob 9\\nabc' $id", 2),
    Case("it says nothing", "exec sleep 60", 2),
    Case("it says something else", "read id; echo hello; exec sleep 60", 2),
    Case("it says too much", "head -c 100000 /dev/zero; exec sleep 60", 2),
    Case("it says that there is no such object", "while read id; do echo $id missing; done", 1),
    Case("it has another kind of object", "while read id; do printf '%s tree 3\\nabc\\n' $id; done", 1),
  ]

  @Test(arguments: programs) func `are missing if the program fails`(row: Case<String, Int>) throws {
    try Program.inScratchFolder { folder in
      let script = "echo >> starts; \(row.input)"
      let objects = GitObjects(
        "/bin/sh", ["-c", script], in: folder.path, environment: ["PATH=/usr/bin:/bin"], patience: 1)
      for _ in 0..<4 { #expect(objects.blob(String(repeating: "0", count: 40), limit: 10) == nil) }
      row.check(try Data(contentsOf: folder.appending(path: "starts")).count)
    }
  }
}

import Foundation
import TestSupport
import Testing

@Suite(.hangGuard) struct `Output that cannot be written` {
  /// More bytes than a pipe can buffer.
  private static let long = String(repeating: "A paragraph of an article that is much too long.\n\n", count: 20_000)

  @Test(arguments: ["render", "tree"])
  func `ends the tool without a message when the pipe is closed`(command: String) throws {
    let outcome = try shell("{ \"$0\" \(command) -; echo status $? >&2; } | head -c 0")
    // A shell reports an exit by SIGPIPE as 128 + 13.
    #expect(["status 1\n", "status 141\n"].contains(outcome.errors))
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: ["render", "tree"])
  func `is an error if SIGPIPE is ignored`(command: String) throws {
    let outcome = try shell("trap '' PIPE; { \"$0\" \(command) -; echo status $? >&2; } | head -c 0")
    #expect(outcome.errors.hasSuffix("status 1\n"))
  }

  private static let calls = [
    "render Content/about.md", "tree Content/about.md", "check", "check --format json", "check --format sarif", "build",
    "build --format json", "build --format sarif", "build --format gitlab", "build --format github",
    "build --verify", "explain /about/",
    "compare Content Content", "new site other", "new post Another", "new template post", "help", "help build",
    "build --help", "--version",
  ]

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"), arguments: calls)
  func `is an error if the disk is full`(call: String) throws {
    try CachedSite.inFolder { site in
      if call.hasPrefix("explain") { _ = try site.build() }
      let outcome = try Tool.run("/bin/sh", ["-c", "\"$0\" \(call) >/dev/full", Tool.path()], in: site.folder)
      #expect(outcome.status == 1 && outcome.isExit)
      #expect(outcome.errors.hasSuffix("garland: cannot write to standard output: the disk is full\n"))
    }
  }

  @Test(arguments: [
    "check --format json", "build --format sarif", "build", "new site other", "explain /about/", "help",
  ])
  func `ends the tool after its work when the pipe is closed`(call: String) throws {
    try CachedSite.inFolder { site in
      if call.hasPrefix("explain") { _ = try site.build() }
      let script = "{ sleep 0.1; \"$0\" \(call) 2>errors; echo $? >status; } | exec true"
      _ = try Tool.run("/bin/sh", ["-c", script, Tool.path()], in: site.folder)
      let files = try site.files(in: "")
      let (status, errors) = (files["status"] ?? Data(), String(decoding: files["errors"] ?? Data(), as: UTF8.self))
      #expect(["1\n", "141\n"].contains(String(decoding: status, as: UTF8.self)))
      #expect(!errors.contains("garland: ") && !errors.contains("rash"), "\(errors)")
      #expect(call != "new site other" || files["other/.gitignore"] != nil)
      #expect(!call.hasPrefix("build") || files["_site/about/index.html"] != nil)
    }
  }

  @Test func `is only delayed if the reader is slow`() throws {
    let outcome = try shell("\"$0\" render - | { sleep 1; wc -c; }")
    let expected = Self.long.split(separator: "\n").reduce(0) { $0 + $1.utf8.count + "<p></p>\n".utf8.count }
    #expect(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines) == "\(expected)")
  }

  static let closed: [Case<String, Int32>] = [
    Case("input", "<&-", 0), Case("output", ">&-", 1), Case("errors", "2>&-", 0), Case("all", "<&- >&- 2>&-", 1),
  ]

  @Test(arguments: closed)
  func `does not damage the site or the cache if a stream is closed`(_ stream: Case<String, Int32>) throws {
    try CachedSite.inFolder { site in
      try site.write("Content/posts/c.md", "# No date\n")
      let command = "\"$0\" build --now 2026-02-01 \(stream.input)"
      stream.check(try Tool.run("/bin/sh", ["-c", command, Tool.path()], in: site.folder).status)
      #expect(try site.build().rendered == 0)
      #expect(try site.files(in: "_site") == site.filesOfFirstBuild([]))
      #expect(try site.files(in: ".garland")["lock"] == Data())
    }
  }

  private func shell(_ script: String) throws -> Tool.Outcome {
    try Program.run("/bin/sh", ["-c", script, Tool.path()], input: Data(Self.long.utf8))
  }
}

@Suite(.hangGuard) struct `The progress of a long build` {
  @Test(.enabled(if: Program.find("script") != nil, "there is no `script` that makes a terminal"))
  func `is shown on a terminal, and removed at the end`() throws {
    try inLongSite { folder in
      let tool = try Tool.path()
      let outcome = try Tool.run(
        "/usr/bin/env", ["TERM=xterm", "script", "-qec", "'\(tool)' build", "/dev/null"], in: folder)
      let shown = outcome.output.split(separator: Self.clearLine, omittingEmptySubsequences: false).dropFirst()
      #expect(shown.count >= 2)
      #expect(shown.dropLast().allSatisfy { $0.contains(/^(reading|writing) [\d,]+ of [\d,]+ (articles|pages)$/) })
      // The last line replaces the progress.
      #expect(shown.last?.contains(/^1,\d+ pages: 1,\d+ rendered, 0 unchanged, in [\d,]+ ms\s*$/) == true)
    }
  }

  @Test(arguments: [["build"], ["build", "--quiet"]])
  func `is not written into a pipe`(arguments: [String]) throws {
    try inLongSite { folder in
      let outcome = try Tool.run(arguments, in: folder)
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      #expect(!outcome.output.contains("\r"))
    }
  }

  private static let clearLine = "\r\u{1B}[2K"

  private func inLongSite(_ body: (URL) throws -> Void) throws {
    try Tool.inScratchFolder { folder in
      let posts = folder.appending(path: "Content/posts")
      try FileManager.default.createDirectory(at: posts, withIntermediateDirectories: true)
      try Data("title: Long\nurl: https://example.org/\n".utf8).write(to: folder.appending(path: "Content/site.yml"))
      for number in 1...1_000 {
        let text = "---\ndate: 2026-01-02\n---\n" + String(repeating: "Some words.\n\n", count: 20)
        try Data(text.utf8).write(to: posts.appending(path: "post-\(number).md"))
      }
      try body(folder)
    }
  }
}

import Foundation
import TestSupport
import Testing

@Suite(.hangGuard) struct `The output of a build` {
  /// Creates a site with two warnings.
  private func inSiteWithWarnings(_ body: (CachedSite) throws -> Void) throws {
    try CachedSite.inFolder { site in
      try site.write("Content/posts/c.md", "# No date\n\n[nowhere](#x)\n")
      try site.write("summary", "")
      try body(site)
    }
  }

  /// The output without durations and without the parts that differ between a first and a second build.
  private func comparableOutput(of outcome: Tool.Outcome) -> [String] {
    let texts = [outcome.output, outcome.errors].map { text in
      text.replacing(/"milliseconds":{[^}]*}/) { _ in "" }.replacing(/[\d,]+ rendered.*/) { _ in "" }
        .replacing(/"status":"[a-z]*","reasons":\[.*?\]/) { _ in "" }.replacing(/"draws":\d+,"work":{.*?}/) { _ in "" }
        .replacing(/"outputs":{.*?},"changes":{.*?}/) { _ in "" }
    }
    return texts + ["\(outcome.status)"]
  }

  static let formats = ["text", "github", "json", "sarif", "gitlab"].flatMap { format in
    [["--format", format], ["--format", format, "--strict"]]
  }

  @Test(arguments: formats)
  func `is the same in a first and a second build`(arguments: [String]) throws {
    try inSiteWithWarnings { site in
      _ = try site.build()
      let warm = try site.build(arguments).outcome
      let cold = try site.build(arguments + ["--no-cache", "--output", "first"]).outcome
      #expect(comparableOutput(of: warm) == comparableOutput(of: cold))
      #expect(warm.status == (arguments.contains("--strict") ? 1 : 0))
    }
  }

  @Test(arguments: ["json", "sarif", "gitlab"])
  func `is one document on standard output, and messages go to standard error`(format: String) throws {
    try inSiteWithWarnings { site in
      let outcome = try site.build(["--format", format]).outcome
      let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      #expect(format == "gitlab" ? document is [[String: Any]] : document is [String: Any])
      #expect(outcome.errors.contains("2 warnings\n") && outcome.errors.contains(" pages: "))
      let quiet = try site.build(["--format", format, "--quiet"]).outcome
      #expect(quiet.errors.hasSuffix("2 warnings\n") && !quiet.output.isEmpty)
    }
  }

  @Test func `is equal to the report file, in JSON`() throws {
    try inSiteWithWarnings { site in
      let outcome = try site.build(["--format", "json", "--report", "report.json"]).outcome
      #expect(try String(contentsOf: site.folder.appending(path: "report.json"), encoding: .utf8) == outcome.output)
    }
  }

  static let environments: [Case<[String], Bool>] = [
    Case("a step of a workflow", ["GITHUB_ACTIONS=true"], true),
    Case("a step that asks for text", ["GITHUB_ACTIONS=true", "--format", "text"], false),
    Case("another environment", ["CI=true"], false),
    Case("another environment that asks for annotations", ["CI=true", "--format=github"], true),
  ]

  @Test(arguments: environments)
  func `has annotations in a GitHub workflow, or on request`(_ environment: Case<[String], Bool>) throws {
    try inSiteWithWarnings { site in
      let outcome = try run(site, [environment.input[0]], Array(environment.input.dropFirst()))
      environment.check(outcome.output.contains("::warning file=Content/posts/c.md,line=1,col=1,"))
      #expect(outcome.errors.contains("Content/posts/c.md:1:1: warning: "))
    }
  }

  @Test func `shows paths relative to the root of the repository`() throws {
    try Tool.inScratchFolder { folder in
      let files = FileManager.default
      try files.createDirectory(at: folder.appending(path: "repo/docs/Content"), withIntermediateDirectories: true)
      try files.createSymbolicLink(
        at: folder.appending(path: "link"), withDestinationURL: folder.appending(path: "repo"))
      try Data(":::zebra\n:::\n".utf8).write(to: folder.appending(path: "repo/docs/Content/a.md"))
      let outcome = try Tool.run(
        "/usr/bin/env",
        ["GITHUB_WORKSPACE=\(folder.path)/link", try Tool.path(), "build", "--format", "github"],
        in: folder.appending(path: "link/docs"))
      #expect(outcome.output.contains("::error file=docs/Content/a.md,line=1,col=1,endColumn=9,"))
      let gitLab = try Tool.run(
        "/usr/bin/env", ["CI_PROJECT_DIR=\(folder.path)/link", try Tool.path(), "build", "--format", "gitlab"],
        in: folder.appending(path: "link/docs"))
      #expect(gitLab.output.contains(#""path":"docs/Content/a.md","lines":{"begin":1}"#), "\(gitLab.output)")
    }
  }

  @Test func `is appended to the summary of the job`() throws {
    try inSiteWithWarnings { site in
      try site.write("summary", "before\n")
      let job = ["GITHUB_ACTIONS=true", "GITHUB_STEP_SUMMARY=summary"]
      let repository = ["GITHUB_SERVER_URL=https://github.com", "GITHUB_REPOSITORY=me/site", "GITHUB_SHA=abc"]
      #expect(try run(site, job + repository).status == 0)
      let text = try String(contentsOf: site.folder.appending(path: "summary"), encoding: .utf8)
      #expect(text.hasPrefix("before\n\n<h3>The site was published: 8 pages added; 2 warnings</h3>"))
      #expect(text.contains("<a href=\"https://github.com/me/site/blob/abc/Content/posts/c.md#L1\">"))
      #expect(text.contains("next publication at 2026-03-01T00:00:00Z; 1 article waits"))
      #expect(text.contains("<li><code>/posts/c/</code></li>"))
      #expect(text.contains(" files, ") && text.contains("publishing "))
    }
  }

  static let events: [Case<String, String>] = [
    Case("a push", "push", "<h3>The site was published: 8 pages added; 2 warnings</h3>"),
    Case("a pull request", "pull_request", "<h3>Would be published: 8 pages added; 2 warnings</h3>"),
  ]

  @Test(arguments: events)
  func `says in the summary of a pull request what would be published`(_ event: Case<String, String>) throws {
    try inSiteWithWarnings { site in
      let variables = ["GITHUB_ACTIONS=true", "GITHUB_STEP_SUMMARY=summary", "GITHUB_EVENT_NAME=\(event.input)"]
      #expect(try run(site, variables).status == 0)
      let text = try String(contentsOf: site.folder.appending(path: "summary"), encoding: .utf8)
      #expect(text.contains(event.expected), "\(text)")
    }
  }

  static let summaries: [Case<String, String>] = [
    Case("a folder", "Content", "garland: the summary of the job, `Content`, cannot be written: it is a folder\n"),
    Case(
      "a file in a missing folder", "no/where",
      "garland: the summary of the job, `no/where`, cannot be written: there is no such "),
    Case("a full file", "full", "garland: the summary of the job has no room left, so nothing was added\n"),
  ]

  @Test(arguments: summaries)
  func `reports a summary that cannot be written, and succeeds`(_ summary: Case<String, String>) throws {
    try inSiteWithWarnings { site in
      try site.write("full", String(repeating: "x", count: 1 << 20))
      let outcome = try run(site, ["GITHUB_ACTIONS=true", "GITHUB_STEP_SUMMARY=\(summary.input)"])
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains(summary.expected), "\(outcome.errors)", sourceLocation: summary.sourceLocation)
    }
  }

  @Test func `creates the file of the summary`() throws {
    try inSiteWithWarnings { site in
      let outcome = try run(site, ["GITHUB_ACTIONS=true", "GITHUB_STEP_SUMMARY=new"])
      #expect(outcome.status == 0)
      #expect(try site.paths(in: ".").contains("new"))
    }
  }

  static let calls = [
    "build --format text", "build --format github", "build --format json", "build --format sarif", "build --report out",
    "build --report /dev/stdout", "check", "check --format json", "check --format sarif", "render $evil", "tree $evil",
    "explain $evil", "explain ::warning::x", "compare old _site", "compare old _site --format json",
    "compare old _site --html /dev/stdout", "import --dry-run Content", "help ::warning::x", "::warning::x",
    "new post ::warning::x",
  ]

  @Test(arguments: calls) func `contains no command of an article for GitHub`(call: String) throws {
    try CachedSite.inFolder { site in
      // Both forms of a command, in a name, a title, a text and a message.
      let evil = "##[set-output name=a]\u{1B}[31m.md"
      let text = "# ##[error]title\n\n```text\n::stop-commands::x\n  ##[error]y\n```\n\n[a](##[error].md)\n"
      try site.write("Content/\(evil)", "\(text)\n[lost](::warning::x.md)\n")
      try site.write("Content/posts/a.md", "::error::x [lost](##[error].md)\n")
      try site.write("old/index.html", "<title>##[error]</title><p>\n::error::x</p>")
      try site.write("old/##[error]/index.html", "<title>::error::</title>")
      _ = try site.build()
      let words = call.split(separator: " ").map { $0 == "$evil" ? "Content/\(evil)" : String($0) }
      let outcome = try Tool.run("/usr/bin/env", ["GITHUB_ACTIONS=true", Tool.path()] + words, in: site.folder)
      let lines = "\(outcome.output)\n\(outcome.errors)".split(separator: "\n")
      let commands = lines.map { $0.drop(while: \.isWhitespace) }.filter { $0.hasPrefix("::") || $0.contains("##[") }
      let own = try Regex("^::(error|warning|notice) [^:]*::")
      // In a workflow, the format is `github` unless a call sets it.
      #expect(commands.filter { !$0.contains(own) || $0.contains("##[") } == [])
      #expect(!lines.joined().unicodeScalars.contains { $0 == "\u{1B}" } && !lines.isEmpty)
      if !call.hasPrefix("compare"), call.contains("--format json") || call.contains("sarif") {
        let document = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
        #expect(["##[set-output", "%23%23%5Bset-output"].contains { "\(document)".contains($0) })
      }
      if call.hasSuffix(" out") {
        #expect(try String(contentsOf: site.folder.appending(path: "out"), encoding: .utf8).contains("##[set-output"))
      }
    }
  }

  static let refusals: [Case<[String], String>] = [
    Case("a foreign folder", ["--output", "theirs"], "`theirs` is not empty and was not made by `garland`"),
    Case("a file", ["--output", "summary"], "`summary` is not a folder"),
  ]

  @Test(arguments: refusals)
  func `shows why nothing was published`(_ refusal: Case<[String], String>) throws {
    try inSiteWithWarnings { site in
      try site.write("theirs/mine.txt", "mine")
      for format in ["text", "github", "json", "sarif", "gitlab"] {
        let outcome = try site.build(refusal.input + ["--format", format]).outcome
        #expect(outcome.status == 1 && outcome.errors.contains("garland: \(refusal.expected)"))
        if format != "text" { #expect(outcome.output.contains(refusal.expected), "\(format)") }
      }
    }
  }

  @Test func `the report and the summary are written even if standard output is closed`() throws {
    try inSiteWithWarnings { site in
      let script = "\"$0\" build --format github --report report.json | head -c 0; echo ${PIPESTATUS[0]} >&2"
      let outcome = try Tool.run(
        "/usr/bin/env", ["GITHUB_STEP_SUMMARY=summary", "bash", "-c", script, try Tool.path()], in: site.folder)
      #expect(["141", "1", "0"].contains(outcome.errors.split(separator: "\n").last))
      #expect(try site.paths(in: ".").contains("report.json"))
      #expect(try String(contentsOf: site.folder.appending(path: "summary"), encoding: .utf8).hasPrefix("\n<h3>"))
      #expect(try site.paths(in: "_site").contains("index.html"))
    }
  }

  @Test func `does not depend on environment variables`() throws {
    try inSiteWithWarnings { site in
      let outcome = try Tool.run("/usr/bin/env", ["-i", try Tool.path(), "build"], in: site.folder)
      #expect(outcome.status == 0 && outcome.errors.contains("2 warnings\n"))
    }
  }

  static let terminals: [Case<[String], Bool>] = [
    Case("with colours", ["TERM=xterm"], true), Case("without colours", ["TERM=dumb"], false),
    Case("of unknown type", ["-u", "TERM"], false),
    Case("with NO_COLOR set", ["TERM=xterm", "NO_COLOR=1"], false),
    Case("with NO_COLOR empty", ["TERM=xterm", "NO_COLOR="], true),
  ]

  @Test(.enabled(if: Program.find("script") != nil, "the program `script` is missing"), arguments: terminals)
  func `has colours on a terminal`(_ terminal: Case<[String], Bool>) throws {
    try inSiteWithWarnings { site in
      let variables = (["-u", "NO_COLOR"] + terminal.input).joined(separator: " ")
      let command = "env \(variables) '\(try Tool.path())' build"
      let outcome = try Tool.run("/usr/bin/env", ["script", "-qec", command, "/dev/null"], in: site.folder)
      terminal.check(outcome.output.contains("\u{1B}[1;33m"))
    }
  }

  @Test func `an unknown format is an error`() throws {
    let outcome = try Tool.run(["build", "--format", "xml"])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.hasPrefix("garland: `--format` must be `text`, `github`, `json`, `sarif` or `gitlab`, not `xml`\n")
    )
    #expect(try Tool.run(["serve", "--format", "json"]).status == 2)
  }

  private func run(
    _ site: CachedSite, _ environment: [String], _ arguments: [String] = []
  ) throws -> Tool.Outcome {
    try Tool.run(
      "/usr/bin/env", environment + [try Tool.path(), "build", "--now", "2026-02-01"] + arguments, in: site.folder)
  }
}

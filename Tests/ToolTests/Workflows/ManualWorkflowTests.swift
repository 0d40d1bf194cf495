import Foundation
import Parsing
import TestSupport
import Testing

/// Runs the shell steps of workflows in the manual, in a copy of the sample site.
@Suite(.serialized) struct `A workflow of the manual` {
  static let cases: [(file: String, job: String, published: String)] = [
    (".github/workflows/site.yml", "build", "_site/index.html"),
    (".github/workflows/check.yml", "build", "_site/index.html"),
    (".gitlab-ci.yml", "pages", "public/index.html"), (".gitlab-ci.yml", "check", "_site/index.html"),
  ]

  @Test(.hangGuard, arguments: cases)
  func `downloads the program and builds the site, and renders no page in the second run`(
    file: String, job: String, published: String
  ) throws {
    try Program.inScratchFolder { clone in
      for folder in ["Content", "Templates"] {
        let copy = clone.appending(path: folder)
        try FileManager.default.copyItem(at: Program.repository.appending(path: folder), to: copy)
      }
      for isFirst in [true, false] {
        let run = try Self.run(job, of: file, in: clone)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains(": 0 rendered") != isFirst && run.output.contains(" rendered, "), "\(run.output)")
        #expect(run.summary.isEmpty != file.hasPrefix(".github"))
      }
      #expect(FileManager.default.fileExists(atPath: clone.appending(path: published).path))
    }
  }

  @Test(.hangGuard, arguments: [cases[1], cases[3]])
  func `reports what the check and the build find, and then fails`(file: String, job: String, _: String) throws {
    try CheckedFolder.inFolder { site in
      #expect(try Self.run(job, of: file, in: site.folder).status == 0)
      try site.remove("_site")
      try site.apply(.init("posts/two.md", "![A dot](/dot.png)", "[away](/nowhere/)\n\n```swfit\nx\n```"))
      try site.apply(.init("about.md", "title: About\n", "title: About\nslug: us\n"))
      try site.apply(.init("site.yml", "/about/", "/us/"))
      let run = try Self.run(job, of: file, in: site.folder)
      #expect(run.status == 1)
      for code in ["check.broken-link", "check.removed-address"] {
        #expect(run.output.contains("[\(code)]"), "\(code)")
      }
      #expect(run.output.matches(of: /\[code\.unknown-language\]/).count == 2, "\(run.output)")
      #expect(run.output.contains("nothing was published"))
      if !file.hasPrefix(".github") {
        let report = try String(contentsOf: site.folder.appending(path: "codequality.json"), encoding: .utf8)
        #expect(report.contains(#""check_name":"check.broken-link""#))
        #expect(report.contains(#""path":"Content/posts/two.md","lines":{"begin":10}"#), "\(report)")
      }
    }
  }

  @Test(.hangGuard, arguments: [cases[1], cases[3]], ["main", "a$(touch${IFS}made)\";touch${IFS}made;\"", "missing"])
  func `lists what a branch changes for readers, and goes on if that fails`(
    job: (file: String, job: String, published: String), base: String
  ) throws {
    try CheckedFolder.inFolder { site in
      let user = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
      func git(_ arguments: String...) throws -> String {
        let outcome = try Tool.run("/usr/bin/env", ["git"] + user + arguments, in: site.folder)
        #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
        return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      _ = try git("init", "--quiet")
      _ = try git("add", "Content")
      _ = try git("commit", "--quiet", "--message", "Begin")
      let commit = try git("rev-parse", "HEAD")
      let isMissing = base == "missing"
      if !isMissing { _ = try git("update-ref", "refs/remotes/origin/\(base)", commit) }
      try site.apply(.init("about.md", "Us.", "Us, who knead."))
      let variables = ["GITHUB_BASE_REF=\(base)", "CI_MERGE_REQUEST_DIFF_BASE_SHA=\(isMissing ? base : commit)"]
      let run = try Self.run(job.job, of: job.file, in: site.folder, variables)
      #expect(run.status == 0, "\(run.output)")
      let list = job.file.hasPrefix(".github") ? run.summary : run.output
      #expect(list.contains("knead") != isMissing, "\(run)")
      #expect(run.output.contains("Git knows no commit") == isMissing, "\(run.output)")
      #expect(!site.has("made"))
    }
  }

  @Test(.hangGuard, arguments: cases)
  func `runs no program with another checksum`(file: String, job: String, _: String) throws {
    try Program.inScratchFolder { clone in
      let run = try Self.run(job, of: file, in: clone, hash: String(repeating: "0", count: 64))
      #expect(run.status == 1 && run.output.contains("garland: FAILED") && !run.output.contains("rendered"))
    }
  }

  private static let hashOfProgram = Result {
    String(try Tool.run("/usr/bin/sha256sum", [Tool.path()]).output.prefix(64))
  }

  @Test(.hangGuard, arguments: [cases[0], cases[2]])
  func `runs no program without a checksum`(file: String, job: String, _: String) throws {
    try Program.inScratchFolder { clone in
      let run = try Self.run(job, of: file, in: clone, hash: "")
      #expect(run.status == 1 && !run.output.contains("rendered"), "\(run.output)")
    }
  }

  /// Runs the shell steps of a job, without the installation of packages, which needs the network.
  ///
  /// After a failed step, only steps with `!cancelled()` run. GitLab runs all lines in one shell.
  private static func run(
    _ job: String, of file: String, in clone: URL, hash: String? = nil, _ variables: [String] = []
  ) throws -> (status: Int32, output: String, summary: String) {
    let workflow = try Workflow(ofManual: file)
    let hash = try hash ?? hashOfProgram.get()
    let summary = clone.appending(path: "summary.md")
    try Data().write(to: summary)
    var (status, output) = (Int32(0), "")
    if file.hasPrefix(".github") {
      for step in try #require(workflow.jobs.first { $0.name == job }).steps {
        guard let script = step.run, status == 0 || step.condition == "${{ !cancelled() }}" else { continue }
        let outcome = try run(script, in: clone, hash, onGitHub: true, summary, variables)
        if status == 0 { status = outcome.status }
        output += outcome.output + outcome.errors
      }
    } else {
      let node = workflow.root.map?[job]?.map
      let base = node?["extends"]?.string.flatMap { workflow.root.map?[$0]?.map }
      let lines = ["before_script", "script"].flatMap { (node?[$0] ?? base?[$0])?.list?.compactMap(\.string) ?? [] }
      let script = lines.filter { !$0.contains("apt-get") }.joined(separator: "\n")
      let outcome = try run(script, in: clone, hash, onGitHub: false, summary, variables)
      (status, output) = (outcome.status, outcome.output + outcome.errors)
    }
    return (status, output, try String(contentsOf: summary, encoding: .utf8))
  }

  /// Runs a step like a CI runner: in a shell that exits at the first error, with the runner's variables.
  private static func run(
    _ step: String, in clone: URL, _ hash: String, onGitHub isOnGitHub: Bool, _ summary: URL, _ more: [String]
  ) throws -> Program.Outcome {
    let variables = [
      "GARLAND=file://\(try Tool.path())", "URL=https://example.org/shed", "CI_PAGES_URL=https://example.org/shed",
      "CI=true", "SHA256=\(hash)",
    ]
    let gitHubVariables = [
      "GITHUB_ACTIONS=true", "GITHUB_WORKSPACE=\(clone.path)", "GITHUB_STEP_SUMMARY=\(summary.path)",
    ]
    return try Program.run(
      "/usr/bin/env", variables + more + (isOnGitHub ? gitHubVariables : []) + ["bash", "-e", "-c", step], in: clone)
  }
}

import Caching
import Diagnostics
import Files
import Foundation
import Publishing
import Reporting
import Sites
import TestSupport
import Testing

@testable import Command

@Suite struct `A verification` {
  /// Changes to the files and messages of a first build, before it is compared with another first build.
  struct Manipulation: Sendable {
    var file: @Sendable (SiteOutput) -> (path: String, bytes: [UInt8])? = { ($0.path, bytes(of: $0)) }
    var extraFiles: [String: String] = [:]
    var diagnostics: @Sendable (DiagnosticList) -> DiagnosticList = { $0 }
  }

  private static func bytes(of file: SiteOutput) -> [UInt8] {
    if case .bytes(let bytes) = file.content { bytes } else { Array("a copy".utf8) }
  }

  private static func change(_ path: String, _ change: @escaping @Sendable ([UInt8]) -> [UInt8]?) -> Manipulation {
    Manipulation(file: { file in
      guard file.path == path else { return (file.path, bytes(of: file)) }
      return change(bytes(of: file)).map { (file.path, $0) }
    })
  }

  static let manipulations: [Case<Manipulation, [String]>] = [
    Case("no change", Manipulation(), []),
    Case(
      "another byte", change("robots.txt") { [UInt8(ascii: "u")] + $0.dropFirst() },
      ["_site/robots.txt:1:1: error: a first build writes another file: it differs from byte 1 on"]),
    Case(
      "a truncated file", change("copy.txt") { $0.dropLast() },
      ["_site/copy.txt:1:6: error: a first build writes another file: it differs from byte 6 on"]),
    Case(
      "an extended file", change("copy.txt") { $0 + [0x0A] },
      ["_site/copy.txt:1:7: error: a first build writes another file: it differs from byte 7 on"]),
    Case(
      "a missing file", change("sitemap.xml") { _ in nil },
      ["error: a first build writes `_site/sitemap.xml`, which is missing"]),
    Case(
      "an extra file", Manipulation(extraFiles: ["z/index.html": "z"]),
      ["error: a first build does not write `_site/z/index.html`"]),
    Case(
      "a missing message", Manipulation(diagnostics: { _ in [] }),
      [
        "error: only a first build reports: Content/a.md:1:1: warning: this article has no heading or id `x` [check.missing-part]"
      ]),
    Case(
      "an extra message", Manipulation(diagnostics: { DiagnosticList($0 + [Diagnostic(.note, "a.b", "look")]) }),
      ["error: a first build does not report: note: look [a.b]"]),
    Case(
      "many differences", Manipulation(extraFiles: Dictionary(uniqueKeysWithValues: (0..<25).map { ("z\($0)", "") })),
      ["error: 5 more differences between this build and a first build"]),
  ]

  @Test(arguments: manipulations)
  func `reports the differences from a first build`(_ row: Case<Manipulation, [String]>) throws {
    let texts = try differences(row.input)
    let name = Comment(rawValue: "\(row.name): \(texts)")
    #expect(texts.isEmpty == row.expected.isEmpty, name, sourceLocation: row.sourceLocation)
    for text in row.expected {
      #expect(texts.contains { $0.hasPrefix(text) }, name, sourceLocation: row.sourceLocation)
    }
  }

  /// Returns the first line of each diagnostic of a verification.
  private func differences(_ manipulation: Manipulation) throws -> [String] {
    try Tool.inScratchFolder { folder in
      var call = BuildCall()
      (call.content, call.templates) = (folder.path + "/Content", folder.path + "/Templates")
      try FileManager.default.createDirectory(atPath: call.content + "/static", withIntermediateDirectories: true)
      try Data("[a](#x)\n".utf8).write(to: URL(filePath: call.content + "/a.md"))
      try Data("title: A\nurl: https://example.org/\n".utf8).write(to: URL(filePath: call.content + "/site.yml"))
      try Data("a copy".utf8).write(to: URL(filePath: call.content + "/static/copy.txt"))
      let inputs = BuildInputs(call.conditions, now: 0)
      let build = SiteBuild(content: inputs.content, templates: inputs.templates, options: call.options)
      let site = build.run()
      let publisher = try Publisher(into: folder.path + "/_site")
      for file in site.files {
        if let (path, bytes) = manipulation.file(file) { try publisher.add(path, .bytes(bytes)) }
      }
      for (path, text) in manipulation.extraFiles { try publisher.add(path, .bytes(Array(text.utf8))) }
      var report = BuildReport(content: call.content, output: "_site")
      report.record(site)
      report.diagnostics = manipulation.diagnostics(site.diagnostics)
      let before = report.diagnostics.count
      let making = PictureMaking(from: inputs.content, keepingIn: nil, jobs: 1)
      Verification(of: publisher.files, reading: inputs, after: inputs, making).run(build, addingTo: &report)
      let text = DiagnosticText(sources: report.sources)
      #expect((report.verifiedCount == nil) == (report.diagnostics.count > before))
      return report.diagnostics.dropFirst(before).map { diagnostic in
        String(text.text(of: diagnostic).prefix { $0 != "\n" }).replacing(folder.path + "/", with: "")
      }
    }
  }
}

@Suite(.hangGuard) struct `A build with --verify` {
  @Test(arguments: [[], ["--no-cache"], ["--output", "elsewhere"]])
  func `succeeds if a first build writes the same files`(arguments: [String]) throws {
    try CachedSite.inFolder { site in
      for change in 0..<3 {
        try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\n\(min(change, 1))\n")
        let outcome = try site.build(["--verify"] + arguments).outcome
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.output.contains(/^verified: \d+ files, identical to a build without a cache\n/))
      }
    }
  }

  /// Each change leads to a diagnostic about a file that a build does not read.
  @Test(arguments: [
    Case("a renamed `_index.md`", "Content/posts/_index2.md", "posts/_index2.md` is left out"),
    Case("a folder that is left out", "Content/_notes/a.md", "the folder `_notes` is left out, with its file"),
    Case("a file that servers need", "Content/.htaccess", ".htaccess` is left out"),
  ])
  func `succeeds if a file that is left out has a warning`(row: Case<String, String>) throws {
    try CachedSite.inFolder { site in
      try site.write("Content/posts/_index.md", "---\ntitle: Posts\n---\n")
      _ = try site.build()
      try site.remove("Content/posts/_index.md")
      try site.write(row.input, "---\ntitle: Posts\n---\n")
      let errors = try (0..<3).map { _ in try site.build(["--verify"]).outcome.errors }
      #expect(errors[0].contains(row.expected), "\(row.name)")
      #expect(errors.allSatisfy { $0 == errors[0] } && !errors[0].contains("verify."), "\(row.name)")
    }
  }

  @Test func `fails if a page differs, shows the first byte, and publishes nothing`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try damageSilently("about/index.html", in: site)
      let damaged = try site.files(in: "_site")
      #expect(try site.build().rendered == 0)
      // Another file changes, so that there is something to publish.
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nnew\n")
      for format in ["text", "github", "json", "sarif"] {
        let outcome = try site.build(["--verify", "--format", format]).outcome
        #expect(outcome.status == 1)
        #expect(
          outcome.errors.contains(
            /(?m)^_site\/about\/index.html:1:3: error: .* from byte 3 on \[verify.other-bytes\]$/))
        #expect(
          outcome.errors.contains("    1 | <!Eoctype html>\n")
            && outcome.errors.contains("continues with `doctype html>`"))
        #expect(outcome.errors.hasSuffix("1 error\nnothing was published\n"))
        #expect((format == "text") == outcome.output.isEmpty)
      }
      #expect(try site.files(in: "_site") == damaged)
      try site.remove(".garland")
      #expect(try site.build(["--verify"]).outcome.status == 0)
    }
  }

  @Test func `fails if a page differs, even if no input changed`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try damageSilently("index.html", in: site)
      #expect(try site.build().outcome.status == 0)
      #expect(try site.build(["--verify"]).outcome.errors.contains("_site/index.html:1:3: error: "))
    }
  }

  @Test func `reports an error of the site once, and not as a difference`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.write("Content/about.md", "# About\n\n:::nothing\n:::\n")
      let outcome = try site.build(["--verify"]).outcome
      #expect(outcome.status == 1 && outcome.errors.hasSuffix("1 error\nnothing was published\n"))
      #expect(!outcome.errors.contains("verify."))
    }
  }

  @Test func `adds the number of verified files to the report`() throws {
    try CachedSite.inFolder { site in
      let report = try site.build(["--verify", "--format", "json"]).outcome.output
      #expect(report.contains(/"verified":\d+/) && report.contains("\"verifying\":"))
      #expect(try site.build(["--format", "json"]).outcome.output.contains("\"verified\":null"))
    }
  }

  /// Changes a byte of a page and updates its stamp in the cache, as if a build had rendered a wrong page.
  private func damageSilently(_ path: String, in site: CachedSite) throws {
    let file = try FileHandle(forWritingTo: site.folder.appending(path: "_site/\(path)"))
    try file.seek(toOffset: 2)
    try file.write(contentsOf: Data("E".utf8))
    try file.close()
    let cache = try Cache(site.folder.appending(path: ".garland").path)
    guard case .found(var build) = cache.load() else { throw CocoaError(.fileReadCorruptFile) }
    let index = try #require(build.record.output.files.firstIndex { $0.path == path })
    build.record.output.files[index].stamp = try Folder(site.folder.appending(path: "_site").path).stamp(of: path)
    try cache.save(build)
  }
}

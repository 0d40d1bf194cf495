import Caching
import Files
import Foundation
import TestSupport
import Testing

@Suite(.hangGuard) struct `A build that is verified` {
  @Test(arguments: [[], ["--no-cache"], ["--output", "elsewhere"]])
  func `says so where a first build makes the same`(arguments: [String]) throws {
    try CachedSite.inFolder { site in
      for change in 0..<3 {
        try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\n\(min(change, 1))\n")
        let outcome = try site.build(["--verify"] + arguments).outcome
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.output.contains(/^verified: \d+ files, byte for byte as in a first build\n/))
      }
    }
  }

  @Test func `fails where a page is another, names the first byte, and publishes nothing`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try damageUnseen("about/index.html", in: site)
      let damaged = try site.files(in: "_site")
      #expect(try site.build().rendered == 0)
      // Another file changes, so that something is to be published.
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nnew\n")
      for format in ["text", "github", "json", "sarif"] {
        let outcome = try site.build(["--verify", "--format", format]).outcome
        #expect(outcome.status == 1)
        #expect(
          outcome.errors.contains(
            /(?m)^_site\/about\/index.html:1:3: error: .* from number 3 on \[verify.other-bytes\]$/))
        #expect(
          outcome.errors.contains("    1 | <!Eoctype html>\n")
            && outcome.errors.contains("goes on with `doctype html>`"))
        #expect(outcome.errors.hasSuffix("1 error\nnothing was published\n"))
        #expect((format == "text") == outcome.output.isEmpty)
      }
      #expect(try site.files(in: "_site") == damaged)
      try site.remove(".garland")
      #expect(try site.build(["--verify"]).outcome.status == 0)
    }
  }

  @Test func `fails in a build of the same, too`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try damageUnseen("index.html", in: site)
      #expect(try site.build().outcome.status == 0)
      #expect(try site.build(["--verify"]).outcome.errors.contains("_site/index.html:1:3: error: "))
    }
  }

  @Test func `tells what is wrong with a site once, and that is no difference`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.write("Content/about.md", "# About\n\n:::nothing\n:::\n")
      let outcome = try site.build(["--verify"]).outcome
      #expect(outcome.status == 1 && outcome.errors.hasSuffix("1 error\nnothing was published\n"))
      #expect(!outcome.errors.contains("verify."))
    }
  }

  @Test func `has that in its report`() throws {
    try CachedSite.inFolder { site in
      let report = try site.build(["--verify", "--format", "json"]).outcome.output
      #expect(report.contains(/"verified":\d+/) && report.contains("\"verifying\":"))
      #expect(try site.build(["--format", "json"]).outcome.output.contains("\"verified\":null"))
    }
  }

  /// Changes a byte of a page, and notes it as it is then, as if a build had made a wrong one.
  private func damageUnseen(_ path: String, in site: CachedSite) throws {
    let place = site.folder.appending(path: "_site/\(path)")
    let file = try FileHandle(forWritingTo: place)
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

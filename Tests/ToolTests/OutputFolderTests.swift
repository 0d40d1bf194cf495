import Foundation
import TestSupport
import Testing

@Suite struct `The output folder` {
  @Test(arguments: [
    "Content", "Content/out", "Content/static/_out", "Content/../Content/a/b", "Templates", "Templates/new",
    "link/out",
  ])
  func `is refused where the next build would find the site`(output: String) throws {
    try CachedSite.inFolder { site in
      try FileManager.default.createSymbolicLink(
        at: site.folder.appending(path: "link"), withDestinationURL: site.folder.appending(path: "Content"))
      let outcome = try site.build(["--output", output]).outcome
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("the output folder `\(output)` lies in `"), "\(outcome.errors)")
      #expect(!FileManager.default.fileExists(atPath: site.folder.appending(path: "Templates").path))
    }
  }

  @Test func `is refused where it holds what the site is made from`() throws {
    try CachedSite.inFolder { site in
      let outcome = try site.build(["--output", "."]).outcome
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("the output folder `.` holds `Content`, which the site is made from"))
    }
  }

  static let caches: [Case<String, String>] = [
    Case("in the site", "_site/cache", "lies in the output folder `_site`"),
    Case("that is the site", "_site/", "lies in the output folder `_site`"),
    Case("that is the content", "./Content", "lies in `Content`"),
    Case("among the articles", "Content/posts/cache", "lies in `Content`"),
    Case("among the templates", "Templates/cache", "lies in `Templates`"),
  ]

  @Test(arguments: caches) func `holds no cache, and neither does what the site is made from`(
    _ cache: Case<String, String>
  ) throws {
    try CachedSite.inFolder { site in
      let before = try site.paths(in: ".")
      let outcome = try site.build(["--cache", cache.input]).outcome
      #expect(outcome.status == 2, sourceLocation: cache.sourceLocation)
      #expect(outcome.errors.contains(cache.expected), "\(outcome.errors)", sourceLocation: cache.sourceLocation)
      let check = try Tool.run(["check", "--cache", cache.input], in: site.folder)
      #expect(check.status == 2 && check.errors == outcome.errors, sourceLocation: cache.sourceLocation)
      #expect(try site.paths(in: ".") == before, sourceLocation: cache.sourceLocation)
      #expect(try site.build().outcome.status == 0, sourceLocation: cache.sourceLocation)
    }
  }

  static let reports: [Case<String, String>] = [
    Case("that is a page", "_site/index.html", "the report `_site/index.html` lies in the output folder `_site`"),
    Case("that is an article", "Content/about.md", "the report `Content/about.md` lies in `Content`"),
    Case("among the templates", "Templates/r.json", "the report `Templates/r.json` lies in `Templates`"),
  ]

  @Test(arguments: reports) func `holds no report, and neither does what the site is made from`(
    _ report: Case<String, String>
  ) throws {
    try CachedSite.inFolder { site in
      let before = try site.files(in: ".")
      let outcome = try site.build(["--report", report.input]).outcome
      #expect(outcome.status == 2, sourceLocation: report.sourceLocation)
      #expect(outcome.errors.contains(report.expected), "\(outcome.errors)", sourceLocation: report.sourceLocation)
      #expect(try site.files(in: ".") == before, sourceLocation: report.sourceLocation)
    }
  }

  @Test func `has one name, whatever stands behind and before it`() throws {
    try CachedSite.inFolder { site in
      try site.write("Content/about.md", "# About\n\n[lost](nowhere.md)\n")
      let plain = try site.build(["--content", "Content"]).outcome
      #expect(plain.errors.hasPrefix("Content/about.md:3:1: error: "), "\(plain.errors)")
      #expect(try site.build(["--content", ".//Content/"]).outcome.errors == plain.errors)
    }
  }

  @Test(arguments: [
    ["--output", "Contents"], ["--output", "Content/_site"], ["--content", ".", "--output", "_site"],
  ])
  func `may lie where nothing of it is read`(arguments: [String]) throws {
    try CachedSite.inFolder { site in
      let outcome = try site.build(arguments).outcome
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }
}

import Foundation
import Garland
import Records
import Sites
import TestSupport
import Testing

@testable import Publishing

@Suite struct `The output folder` {
  @Test(arguments: [
    "Content", "Content/out", "Content/static/_out", "Content/../Content/a/b", "Templates", "Templates/new",
    "link/out",
  ])
  func `is refused if the next build would read it as content`(output: String) throws {
    try CachedSite.inFolder { site in
      try FileManager.default.createSymbolicLink(
        at: site.folder.appending(path: "link"), withDestinationURL: site.folder.appending(path: "Content"))
      let outcome = try site.build(["--output", output]).outcome
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("the output folder `\(output)` is in `"), "\(outcome.errors)")
      #expect(!FileManager.default.fileExists(atPath: site.folder.appending(path: "Templates").path))
    }
  }

  @Test func `is refused if it contains the content`() throws {
    try CachedSite.inFolder { site in
      let outcome = try site.build(["--output", "."]).outcome
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("the output folder `.` contains `Content`, which the site is built from"))
    }
  }

  static let misplacedPaths: [Case<[String], String>] = [
    Case("a cache in the output folder", ["--cache", "_site/cache"], "is in the output folder `_site`"),
    Case("a cache that is the output folder", ["--cache", "_site/"], "is in the output folder `_site`"),
    Case("a cache that is the content folder", ["--cache", "./Content"], "is in `Content`"),
    Case("a cache among the articles", ["--cache", "Content/posts/cache"], "is in `Content`"),
    Case("a cache among the templates", ["--cache", "Templates/cache"], "is in `Templates`"),
    Case(
      "a report that is a page", ["--report", "_site/index.html"],
      "the report `_site/index.html` is in the output folder `_site`"),
    Case(
      "a report that is an article", ["--report", "Content/about.md"],
      "the report `Content/about.md` is in `Content`"),
    Case(
      "a report among the templates", ["--report", "Templates/r.json"],
      "the report `Templates/r.json` is in `Templates`"),
  ]

  @Test(arguments: misplacedPaths)
  func `the cache and the report must be outside of the output and source folders`(
    _ row: Case<[String], String>
  ) throws {
    try CachedSite.inFolder { site in
      let before = try site.files(in: ".")
      let outcome = try site.build(row.input).outcome
      #expect(outcome.status == 2, sourceLocation: row.sourceLocation)
      #expect(outcome.errors.contains(row.expected), "\(outcome.errors)", sourceLocation: row.sourceLocation)
      let check = try Tool.run(["check"] + row.input, in: site.folder)
      #expect(check.status == 2 && check.errors == outcome.errors, sourceLocation: row.sourceLocation)
      #expect(try site.files(in: ".") == before, sourceLocation: row.sourceLocation)
      #expect(try site.build().outcome.status == 0, sourceLocation: row.sourceLocation)
    }
  }

  @Test func `messages show the same path for every spelling of the content folder`() throws {
    try CachedSite.inFolder { site in
      try site.write("Content/about.md", "# About\n\n:::nothing\nlost\n:::\n")
      let plain = try site.build(["--content", "Content"]).outcome
      #expect(plain.errors.hasPrefix("Content/about.md:3:1: error: "), "\(plain.errors)")
      #expect(try site.build(["--content", ".//Content/"]).outcome.errors == plain.errors)
    }
  }

  @Test(arguments: [
    ["--output", "Contents"], ["--output", "Content/_site"], ["--content", ".", "--output", "_site"],
  ])
  func `may be inside the content folder if builds ignore its name`(arguments: [String]) throws {
    try CachedSite.inFolder { site in
      let outcome = try site.build(arguments).outcome
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
  }
}

@Suite struct `A reserved name` {
  @Test(arguments: ReservedNames.all) func `is reported before the site is published`(name: String) {
    let content = FolderInMemory("Content", ["static/\(name)/a.txt": "a", "site.yml": "url: https://example.org/\n"])
    let options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    let site = SiteBuild(content: content, templates: FolderInMemory("Templates", [:]), options: options).run()
    #expect(site.diagnostics.map(\.message).contains { $0.contains("Garland reserves the name `\(name)`") })
  }
}

@Suite struct `An asset that is not UTF-8` {
  @Test(arguments: [
    Case("a style in Latin-1", "style.css", [UInt8]("a::after { content: \"".utf8) + [0xE9] + "\" }\n".utf8),
    Case("a script in UTF-16", "script.js", [0xFE, 0xFF, 0x00, 0x61, 0xD8, 0x00]),
  ])
  func `is published unchanged`(_ asset: Case<String, [UInt8]>) throws {
    try CachedSite.inFolder { site in
      try site.write("Templates/assets/.gitkeep", "")
      try Data(asset.expected).write(to: site.folder.appending(path: "Templates/assets/\(asset.input)"))
      #expect(try site.build().outcome.status == 0)
      let isPublished = try site.files(in: "_site").values.contains(Data(asset.expected))
      #expect(isPublished, "\(asset.name)", sourceLocation: asset.sourceLocation)
    }
  }
}

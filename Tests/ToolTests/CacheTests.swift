import Foundation
import TestSupport
import Testing

@Suite(.hangGuard) struct `A second build` {
  /// A change between two builds, and what the second one is told.
  struct Change: Sendable {
    let arguments: [String]
    let make: @Sendable (CachedSite) throws -> Void

    init(arguments: [String] = [], _ make: @escaping @Sendable (CachedSite) throws -> Void = { _ in }) {
      (self.arguments, self.make) = (arguments, make)
    }
  }

  /// How many pages are rendered after each; a first build renders seven.
  static let changes: [Case<Change, Int>] = [
    Case("of the same", Change(), 0),
    Case("of files with other times", Change { try $0.touch("Content/posts/a.md", "Content/site.yml") }, 0),
    Case("where a page is gone", Change { try $0.remove("_site/posts/a/index.html") }, 0),
    Case("where the site is gone", Change { try $0.remove("_site") }, 0),
    Case("where somebody wrote into a page", Change { try $0.write("_site/index.html", "mine") }, 0),
    Case("where a page has as many bytes, and others", Change { try $0.damage("_site/index.html", at: 20) }, 0),
    Case("in another folder", Change(arguments: ["--output", "elsewhere"]), 0),
    Case(
      "of another text", Change { try $0.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nnew\n") }, 3
    ),
    Case("with another file to copy", Change { try $0.write("Content/static/robots.txt", "Allow: /\n") }, 0),
    Case("with a picture for the site", Change { try $0.write("Content/static/favicon.svg", "<svg/>") }, 7),
    Case("without an article", Change { try $0.remove("Content/about.md") }, 6),
    Case("with a template of its own", Change { try $0.write("Templates/404.mustache", "not here") }, 1),
    Case("at another address", Change(arguments: ["--base-url", "https://example.org/b/"]), 7),
    Case("a little later", Change(arguments: ["--now", "2026-02-28"]), 0),
    Case("when a post is due", Change(arguments: ["--now", "2026-03-01"]), 6),
    Case("before the first one", Change(arguments: ["--now", "2026-01-31"]), 5),
    Case("where the record is damaged", Change { try $0.damage(".garland/build", at: 40) }, 7),
    Case(
      "where the record is of another version", Change { try $0.write(".garland/build", "garland cache 0\n") }, 7),
    Case(
      "where the stored pages are damaged and the site is gone",
      Change {
        try $0.remove("_site")
        try $0.damage(".garland/pages-1", at: 100)
      }, 7),
    Case("where nothing is kept", Change(arguments: ["--no-cache"]), 7),
  ]

  @Test(arguments: changes)
  func `renders what it must, and makes the site that a first build makes`(_ change: Case<Change, Int>) throws {
    try CachedSite.inFolder { site in
      #expect(try site.build().rendered != 0)
      try site.age()
      try change.input.make(site)
      let second = try site.build(change.input.arguments)
      #expect(second.outcome.status == 0, "\(change.name)", sourceLocation: change.sourceLocation)
      #expect(second.rendered == change.expected, "\(change.name)", sourceLocation: change.sourceLocation)
      let made = try site.files(in: change.input.arguments.contains("--output") ? "elsewhere" : "_site")
      #expect(
        try made == site.filesOfFirstBuild(change.input.arguments), "\(change.name)",
        sourceLocation: change.sourceLocation)
    }
  }

  @Test(arguments: ["Content/posts/a.md", "_site/posts/a/index.html"])
  func `sees a file that was written to, whatever its size and its time`(path: String) throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.age()
      try site.edit(path, "old", for: "new")
      _ = try site.build()
      #expect(try site.files(in: "_site") == site.filesOfFirstBuild([]))
    }
  }

  @Test func `finds the site as one left it that changed a page`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.age()
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nnew\n")
      try site.age()
      let record = try site.number(of: ".garland/build")
      #expect(try site.build().rendered == 0)
      #expect(try site.number(of: ".garland/build") == record)
    }
  }

  @Test func `begins from nothing if the record is damaged`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.damage(".garland/build", at: 400)
      let again = try site.build(["--report", "report.json"])
      #expect(
        again.outcome.errors.contains("is not used: it was made by another version, or is damaged"),
        "\(again.outcome.errors)")
      #expect(again.rendered == 7)
      #expect(try site.build(["--report", "report.json"]).rendered == 0)
    }
  }

  @Test func `sends what pages need in the same order, whatever the files of articles are called`() throws {
    try CachedSite.inFolder { site in
      try site.write(
        "Templates/archive.mustache", "{{<base}}{{$main}}{{#posts}}{{content}}{{/posts}}{{/main}}{{/base}}\n")
      try site.write("Content/posts/m.md", "---\ndate: 2026-01-02\n---\n:::tabs\n### A\na\n\n### B\nb\n:::\n")
      let cards = "---\ndate: 2026-01-01\nslug: z\n---\n:::cards\n- a\n- b\n:::\n"
      try site.write("Content/posts/z.md", cards)
      _ = try site.build()
      try site.remove("Content/posts/z.md")
      try site.write("Content/posts/c.md", cards)
      _ = try site.build()
      #expect(try site.files(in: "_site") == site.filesOfFirstBuild([]))
    }
  }

  @Test func `of a fresh clone with the cache renders nothing`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.remove("_site")
      try site.touch("Content/posts/a.md", "Content/posts/b.md", "Content/about.md", "Content/site.yml")
      #expect(try site.build().rendered == 0)
    }
  }

  @Test func `after one of a fresh clone finds the site as that left it`() throws {
    try CachedSite.inFolder { site in
      try site.age()
      try site.remove("_site")
      try site.touch("Content/posts/a.md", "Content/posts/p.png")
      _ = try site.build()
      let record = try site.number(of: ".garland/build")
      #expect(try site.build().rendered == 0)
      // Who finds anything else notes how it is then.
      #expect(try site.number(of: ".garland/build") == record)
    }
  }

  @Test func `leaves the files that do not change alone`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      let before = try site.stamps()
      _ = try site.build()
      #expect(try site.stamps() == before)
    }
  }

  @Test(arguments: [[], ["--strict"]])
  func `says what the first one said`(arguments: [String]) throws {
    try CachedSite.inFolder { site in
      try site.write("Content/posts/c.md", "# No date\n\n[nowhere](#x) and [b](b.md)\n")
      try site.write("_site/mine.txt", "mine")
      try site.remove("_site")
      let first = try site.build()
      try site.write("_site/mine.txt", "mine")
      _ = try site.build()
      let second = try site.build(arguments)
      #expect(second.rendered == (arguments.isEmpty ? 0 : nil))
      #expect(second.outcome.status == (arguments.isEmpty ? 0 : 1))
      if arguments.isEmpty {
        #expect(
          second.outcome.errors == first.outcome.errors
            + "`_site/mine.txt` was not published by Garland, so it is left unchanged\n")
      }
      let cold = try site.build(arguments + ["--no-cache"])
      #expect(second.outcome.errors == cold.outcome.errors)
    }
  }

  @Test(arguments: [false, true])
  func `tells of files that somebody put into the site meanwhile, until they are gone`(isEdited: Bool) throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      var told = ""
      for (number, path) in ["_site/mine.txt", "_site/posts/a/mine.txt", "_site/posts/mine.txt"].enumerated() {
        try site.write(path, "mine")
        if isEdited { try site.write("Content/posts/b.md", "---\ndate: 2026-01-31\n---\n# B\n\n\(number)\n") }
        told += "`\(path)` was not published by Garland, so it is left unchanged\n"
        let build = try site.build()
        #expect(build.outcome.errors == told && (build.rendered == 0) != isEdited)
      }
      for path in ["_site/mine.txt", "_site/posts/a/mine.txt", "_site/posts/mine.txt"] { try site.remove(path) }
      #expect(try site.build().outcome.errors.isEmpty)
    }
  }

  @Test func `is refused as a first one is where the folder of the site is somebody else's`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nnew\n")
      try site.remove("_site/.garland")
      let before = try site.files(in: "_site")
      let (second, first) = (try site.build().outcome, try site.build(["--no-cache"]).outcome)
      #expect(second.status == first.status && second.status != 0)
      #expect(second.errors == first.errors && !second.errors.isEmpty)
      #expect(try site.files(in: "_site") == before)
    }
  }

  /// The files in it are what they were, by number and by time.
  @Test func `is refused as a first one is where a link stands in the place of a folder`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.age()
      let (folder, elsewhere) = (site.folder.appending(path: "_site/posts"), site.folder.appending(path: "elsewhere"))
      try FileManager.default.moveItem(at: folder, to: elsewhere)
      try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: elsewhere)
      let (warm, cold) = (try site.build().outcome, try site.build(["--no-cache"]).outcome)
      #expect(warm.status == 1 && warm.errors == cold.errors, "\(warm.errors)\n\(cold.errors)")
      #expect(warm.errors.contains("`posts`"), "\(warm.errors)")
    }
  }

  @Test func `that fails leaves nothing half-made in the cache or beside the site`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      let names = try FileManager.default.contentsOfDirectory(atPath: site.folder.path).sorted()
      try site.write("Content/posts/a.md", "# A\n\n:::nothing\n:::\n")
      #expect(try site.build().outcome.status == 1)
      let cache = try FileManager.default.contentsOfDirectory(atPath: site.folder.appending(path: ".garland").path)
      #expect(cache.map { $0.prefix { $0 != "-" } }.sorted() == ["build", "lock", "pages"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: site.folder.path).sorted() == names)
    }
  }

  @Test func `that was killed before its record was saved leaves that of the build before of use`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      let (cache, old) = (site.folder.appending(path: ".garland"), site.folder.appending(path: "old"))
      try FileManager.default.copyItem(at: cache, to: old)
      try site.write("Content/about.md", "# About\n\nYou.\n")
      _ = try site.build()
      let notes = try site.paths(in: ".garland").filter { $0.hasPrefix("reads-") }
      for name in notes {
        try FileManager.default.copyItem(at: cache.appending(path: name), to: old.appending(path: name))
      }
      try site.remove(".garland")
      try FileManager.default.moveItem(at: old, to: cache)
      let build = try site.build()
      #expect(build.outcome.errors.isEmpty && build.rendered == 1)
      #expect(try site.paths(in: ".garland").filter { $0.hasPrefix("reads-") } == notes, "one of two is left")
    }
  }

  @Test func `does without a cache that cannot be used, and says so`() throws {
    try CachedSite.inFolder { site in
      try site.write("file", "")
      let build = try site.build(["--cache", "file"])
      #expect(build.outcome.status == 0)
      #expect(build.outcome.errors.hasPrefix("garland: the cache `file` cannot be used: "))
      #expect(try site.build(["--no-cache"]).outcome.errors.isEmpty)
      #expect(!FileManager.default.fileExists(atPath: site.folder.appending(path: ".garland").path))
    }
  }

  @Test func `is right whichever bytes of the cache are others`() throws {
    try CachedSite.inFolder { site in
      var generator = SeededGenerator(seed: 31)
      _ = try site.build()
      var expected: [String: Data] = [:]
      for number in 0..<48 {
        let files = try site.paths(in: ".garland").filter { $0 != "lock" }.sorted()
        try site.damage(
          ".garland/\(files.randomElement(using: &generator) ?? "")", at: Int.random(in: 0..<100_000, using: &generator)
        )
        if Bool.random(using: &generator) { try site.remove("_site") }
        // Half of the builds find another text, and use of the cache what they can.
        if number % 2 == 0 { try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\n\(number)\n") }
        #expect(try site.build().outcome.status == 0)
        if number % 2 == 0 { expected = try site.filesOfFirstBuild([]) }
        #expect(try site.files(in: "_site") == expected)
      }
    }
  }
}

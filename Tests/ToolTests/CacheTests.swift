import Foundation
import TestSupport
import Testing

@Suite(.hangGuard) struct `A second build` {
  /// A change between two builds, and the arguments of the second build.
  struct Change: Sendable {
    let arguments: [String]
    let apply: @Sendable (CachedSite) throws -> Void

    init(arguments: [String] = [], _ apply: @escaping @Sendable (CachedSite) throws -> Void = { _ in }) {
      (self.arguments, self.apply) = (arguments, apply)
    }
  }

  /// The number of pages that are rendered after each change; a first build renders seven.
  static let changes: [Case<Change, Int>] = [
    Case("no change", Change(), 0),
    Case("new modification times", Change { try $0.touch("Content/posts/a.md", "Content/site.yml") }, 0),
    Case("a removed page", Change { try $0.remove("_site/posts/a/index.html") }, 0),
    Case("a removed output folder", Change { try $0.remove("_site") }, 0),
    Case("an overwritten page", Change { try $0.write("_site/index.html", "mine") }, 0),
    Case("a damaged page of the same size", Change { try $0.damage("_site/index.html", at: 20) }, 0),
    Case("another output folder", Change(arguments: ["--output", "elsewhere"]), 0),
    Case(
      "an edited article", Change { try $0.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nnew\n") }, 3
    ),
    Case("a new static file", Change { try $0.write("Content/static/robots.txt", "Allow: /\n") }, 0),
    Case("a new icon", Change { try $0.write("Content/static/favicon.svg", "<svg/>") }, 7),
    Case("a removed article", Change { try $0.remove("Content/about.md") }, 6),
    // Without its stylesheet, the old one would stay for visitors who have the page open.
    Case(
      "a new template",
      Change { try $0.write("Templates/404.mustache", "not here{{#style_bundles}} {{url}}{{/style_bundles}}") }, 1),
    Case("another base URL", Change(arguments: ["--base-url", "https://example.org/b/"]), 7),
    Case("a later time", Change(arguments: ["--now", "2026-02-28"]), 0),
    Case("the time at which a post is published", Change(arguments: ["--now", "2026-03-01"]), 6),
    Case("an earlier time", Change(arguments: ["--now", "2026-01-31"]), 5),
    Case("a damaged record", Change { try $0.damage(".garland/build", at: 40) }, 7),
    Case(
      "a record of another version", Change { try $0.write(".garland/build", "garland cache 0\n") }, 7),
    Case(
      "damaged blobs and a removed output folder",
      Change {
        try $0.remove("_site")
        try $0.damage(".garland/pages-1", at: 100)
      }, 7),
    Case("no cache", Change(arguments: ["--no-cache"]), 7),
  ]

  @Test(arguments: changes)
  func `renders only changed pages, and equals a first build`(_ change: Case<Change, Int>) throws {
    try CachedSite.inFolder { site in
      #expect(try site.build().rendered != 0)
      try site.age()
      try change.input.apply(site)
      let second = try site.build(change.input.arguments)
      #expect(second.outcome.status == 0, "\(change.name)", sourceLocation: change.sourceLocation)
      #expect(second.rendered == change.expected, "\(change.name)", sourceLocation: change.sourceLocation)
      let files = try site.files(in: change.input.arguments.contains("--output") ? "elsewhere" : "_site")
      #expect(
        try files == site.filesOfFirstBuild(change.input.arguments), "\(change.name)",
        sourceLocation: change.sourceLocation)
    }
  }

  @Test(arguments: ["Content/posts/a.md", "_site/posts/a/index.html"])
  func `detects a changed file with the same size and modification time`(path: String) throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.age()
      try site.edit(path, "old", for: "new")
      _ = try site.build()
      #expect(try site.files(in: "_site") == site.filesOfFirstBuild([]))
    }
  }

  private static let fonts = [
    "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf", "/usr/share/fonts/opentype/cantarell/Cantarell-Bold.otf",
  ]

  @Test(
    .enabled(if: fonts.allSatisfy { FileManager.default.fileExists(atPath: $0) }, "needs fonts: .ci/setup --tests"))
  func `draws cards again with another font outside of the content, and renders no page`() throws {
    try CachedSite.inFolder { site in
      let path = site.folder.appending(path: "font").path
      try site.write(
        "Content/site.yml", "title: A\nurl: https://example.org/\nsearch: false\nsocial_cards: {font: \(path)}\n")
      var cards: Set<Data> = []
      for font in Self.fonts {
        try site.write("font", Array(Data(contentsOf: URL(filePath: font))))
        try #expect(site.build().rendered == (cards.isEmpty ? 7 : 0))
        cards.insert(try Data(contentsOf: site.folder.appending(path: "_site/assets/cards/posts/a.png")))
      }
      #expect(cards.count == 2)
    }
  }

  @Test func `does not update the record if no file changed since the previous build`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.age()
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nnew\n")
      try site.age()
      let record = try site.inode(of: ".garland/build")
      #expect(try site.build().rendered == 0)
      #expect(try site.inode(of: ".garland/build") == record)
    }
  }

  @Test func `ignores a damaged record and renders every page`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.damage(".garland/build", at: 400)
      let second = try site.build(["--report", "report.json"])
      #expect(
        second.outcome.errors.contains("is not used: it was made by another version, or is damaged"),
        "\(second.outcome.errors)")
      #expect(second.rendered == 7)
      #expect(try site.build(["--report", "report.json"]).rendered == 0)
    }
  }

  @Test func `lists required assets in the same order after an article was renamed`() throws {
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

  @Test func `renders nothing in a fresh clone with the cache`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.remove("_site")
      try site.touch("Content/posts/a.md", "Content/posts/b.md", "Content/about.md", "Content/site.yml")
      #expect(try site.build().rendered == 0)
    }
  }

  @Test func `does not update the record after a build in a fresh clone`() throws {
    try CachedSite.inFolder { site in
      try site.age()
      try site.remove("_site")
      try site.touch("Content/posts/a.md", "Content/posts/p.png")
      site.waitForStamps()
      _ = try site.build()
      let record = try site.inode(of: ".garland/build")
      #expect(try site.build().rendered == 0)
      // If the previous build had not recorded the new stamps, this build would update the record.
      #expect(try site.inode(of: ".garland/build") == record)
    }
  }

  @Test func `does not touch unchanged files`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      let before = try site.stamps()
      _ = try site.build()
      #expect(try site.stamps() == before)
    }
  }

  @Test(arguments: [[], ["--strict"]])
  func `repeats the messages of the first build`(arguments: [String]) throws {
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
  func `reports foreign files in the output folder until they are removed`(isEdited: Bool) throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      var expected = ""
      for (number, path) in ["_site/mine.txt", "_site/posts/a/mine.txt", "_site/posts/mine.txt"].enumerated() {
        try site.write(path, "mine")
        if isEdited { try site.write("Content/posts/b.md", "---\ndate: 2026-01-31\n---\n# B\n\n\(number)\n") }
        expected += "`\(path)` was not published by Garland, so it is left unchanged\n"
        let build = try site.build()
        #expect(build.outcome.errors == expected && (build.rendered == 0) != isEdited)
      }
      for path in ["_site/mine.txt", "_site/posts/a/mine.txt", "_site/posts/mine.txt"] { try site.remove(path) }
      #expect(try site.build().outcome.errors.isEmpty)
    }
  }

  @Test func `fails like a first build if the output folder was not made by Garland`() throws {
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

  /// The link points to the moved folder, whose files keep their stamps.
  @Test func `fails like a first build if a symbolic link replaces a folder`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.age()
      let (folder, target) = (site.folder.appending(path: "_site/posts"), site.folder.appending(path: "elsewhere"))
      try FileManager.default.moveItem(at: folder, to: target)
      try FileManager.default.createSymbolicLink(at: folder, withDestinationURL: target)
      let (warm, cold) = (try site.build().outcome, try site.build(["--no-cache"]).outcome)
      #expect(warm.status == 1 && warm.errors == cold.errors, "\(warm.errors)\n\(cold.errors)")
      #expect(warm.errors.contains("`posts`"), "\(warm.errors)")
    }
  }

  @Test func `leaves no temporary files if it fails`() throws {
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

  @Test func `uses the record of an older build if the last build was killed before it saved a record`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      let (cache, old) = (site.folder.appending(path: ".garland"), site.folder.appending(path: "old"))
      try FileManager.default.copyItem(at: cache, to: old)
      try site.write("Content/about.md", "# About\n\nYou.\n")
      _ = try site.build()
      let readsFiles = try site.paths(in: ".garland").filter { $0.hasPrefix("reads-") }
      for name in readsFiles {
        try FileManager.default.copyItem(at: cache.appending(path: name), to: old.appending(path: name))
      }
      try site.remove(".garland")
      try FileManager.default.moveItem(at: old, to: cache)
      let build = try site.build()
      #expect(build.outcome.errors.isEmpty && build.rendered == 1)
      #expect(
        try site.paths(in: ".garland").filter { $0.hasPrefix("reads-") } == readsFiles, "only one file should be left")
    }
  }

  @Test func `reports a cache that cannot be used, and succeeds`() throws {
    try CachedSite.inFolder { site in
      try site.write("file", "")
      let build = try site.build(["--cache", "file"])
      #expect(build.outcome.status == 0)
      #expect(build.outcome.errors.hasPrefix("garland: the cache `file` cannot be used: "))
      #expect(try site.build(["--no-cache"]).outcome.errors.isEmpty)
      #expect(!FileManager.default.fileExists(atPath: site.folder.appending(path: ".garland").path))
    }
  }

  @Test func `builds the correct site if any byte of the cache is damaged`() throws {
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
        // Half of the builds find an edited article and can reuse a part of the cache.
        if number % 2 == 0 { try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\n\(number)\n") }
        #expect(try site.build().outcome.status == 0)
        if number % 2 == 0 { expected = try site.filesOfFirstBuild([]) }
        #expect(try site.files(in: "_site") == expected)
      }
    }
  }
}

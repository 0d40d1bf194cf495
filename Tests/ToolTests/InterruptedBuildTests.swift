import Foundation
import TestSupport
import Testing

/// Kills builds that replace every page of a site.
///
/// The long version kills 300 builds of 3,000 pages. It needs a release build: `GARLAND_FUZZ=1 GARLAND_PROGRAM=…`.
@Suite(.hangGuard) struct `A build that is killed while it replaces a site` {
  private static let (pageCount, rounds) = isThorough ? (3_000, 300) : (300, 10)
  private static let now = ["--now", "2026-02-01"]

  /// The numbers of kills before, during and after the publication.
  private struct Kills {
    var (beforePublication, duringPublication, afterPublication) = (0, 0, 0)
    /// How many kills left files of both versions.
    var mixtures = 0
  }

  @Test func `leaves no torn file, and the next build completes the site and says so`() throws {
    try CachedSite.inFolder { site in
      var generator = SeededGenerator(seed: 36)
      for number in 0..<Self.pageCount {
        try site.write("Content/posts/more-\(number).md", "# More \(number)\n\ntext\n")
      }
      let versions = try (0..<2).map { version in
        try Self.write(version: version, to: site)
        return try site.filesOfFirstBuild([]).filter { $0.key != ".garland" }
      }
      try Self.write(version: 0, to: site)
      _ = try site.build()
      try Self.write(version: 1, to: site)
      let time = try ContinuousClock().measure { _ = try site.build() } / .seconds(1)
      var (current, kills) = (1, Kills())
      for round in 0..<Self.rounds {
        current = 1 - current
        try Self.write(version: current, to: site)
        // The publication is short, so every second kill waits for it.
        let isAimed = round % 2 == 0
        let delay = Double.random(in: 0...(isAimed ? Double(Self.pageCount) * 30e-6 : time), using: &generator)
        let isKilled = try Self.buildAndKill(in: site, after: delay, waitingForPublication: isAimed)
        let left = try site.files(in: "_site")
        for (path, bytes) in left where path != ".garland" {
          let isTorn = versions.allSatisfy { $0[path] != bytes }
          #expect(!isTorn, "round \(round): \(path)")
        }
        #expect(versions[0].keys.allSatisfy { left[$0] != nil }, "round \(round): a page is missing")
        let isMixture = versions.allSatisfy { version in version.contains { left[$0.key] != $0.value } }
        let isUnfinished = site.hasFile("._site.garland-work/after")
        switch (isUnfinished, left["index.html"] == versions[current]["index.html"]) {
        case (true, _): kills.duringPublication += 1
        case (false, false): kills.beforePublication += 1
        case (false, true): kills.afterPublication += isKilled ? 1 : 0
        }
        kills.mixtures += isMixture ? 1 : 0
        #expect(isUnfinished || !isMixture, "round \(round)")

        // The inputs may change again before the next build.
        if Bool.random(using: &generator) { current = 1 - current }
        try Self.write(version: current, to: site)
        let outcome = try site.build().outcome
        #expect(outcome.status == 0, "\(outcome.errors)")
        let isReported = outcome.errors.hasPrefix(
          "garland: an earlier build was interrupted while it published into `_site`")
        #expect(isReported == isUnfinished, "round \(round): \(outcome.errors)")
        #expect(try site.files(in: "_site").filter { $0.key != ".garland" } == versions[current], "round \(round)")
        #expect(!site.hasFile("._site.garland-work"))
      }
      #expect(kills.duringPublication > 0, "no kill interrupted a publication: \(kills)")
      if isThorough { print("\(kills)") }
    }
  }

  /// Gives every page of the site another title.
  private static func write(version: Int, to site: CachedSite) throws {
    try site.write("Content/site.yml", "title: Version \(version)\nurl: https://example.org/\n")
  }

  /// Starts a build and kills it; returns `false` if it ended before.
  private static func buildAndKill(
    in site: CachedSite, after delay: Double, waitingForPublication isAimed: Bool
  ) throws -> Bool {
    let build = Process()
    build.executableURL = URL(filePath: try Tool.path())
    build.arguments = ["build"] + now
    build.currentDirectoryURL = site.folder
    (build.standardOutput, build.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try build.run()
    while isAimed, build.isRunning, !site.hasFile("._site.garland-work/after") { usleep(100) }
    usleep(UInt32(delay * 1e6))
    kill(build.processIdentifier, SIGKILL)
    build.waitUntilExit()
    return build.terminationReason == .uncaughtSignal
  }
}

@Suite(.hangGuard) struct `The list of published files` {
  /// The changes to `_site/.garland` between two builds.
  static let changes: [Case<@Sendable (CachedSite) throws -> Void, String?>] = [
    Case("nothing", { _ in }, nil),
    Case(
      "an edit", { try $0.edit("_site/.garland", "about/index.html", for: "xbout/index.html") }, "is damaged, edited"),
    Case("a damaged byte", { try $0.damage("_site/.garland", at: 60) }, "is damaged, edited"),
    Case(
      "a line for a file of the user",
      { site in
        let list = String(decoding: try site.files(in: "_site")[".garland"] ?? Data(), as: UTF8.self)
        try site.write("_site/.garland", list + "0123456789abcdef 4 mine.txt\n")
      }, "is damaged, edited"),
    Case("cut off", { try $0.write("_site/.garland", "") }, "is damaged, edited"),
    Case("deleted", { try $0.remove("_site/.garland") }, "was not made by `garland`"),
  ]

  @Test(arguments: changes, [false, true])
  func `is checked by every build, which publishes nothing if it was changed`(
    _ row: Case<@Sendable (CachedSite) throws -> Void, String?>, isEdited: Bool
  ) throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.write("_site/mine.txt", "mine")
      try site.age()
      try row.input(site)
      if isEdited { try site.write("Content/about.md", "# About\n\nYou.\n") }
      let before = try site.files(in: "_site")
      let outcome = try site.build().outcome
      #expect(outcome.status == (row.expected == nil ? 0 : 1), "\(row.name)", sourceLocation: row.sourceLocation)
      if let expected = row.expected {
        #expect(outcome.errors.contains(expected), "\(outcome.errors)", sourceLocation: row.sourceLocation)
        #expect(try site.files(in: "_site") == before, sourceLocation: row.sourceLocation)
      }
      #expect(try site.files(in: "_site")["mine.txt"] == Data("mine".utf8), sourceLocation: row.sourceLocation)
    }
  }
}

@Suite struct `A replaced stylesheet` {
  @Test(.hangGuard) func `stays for one more build, which --verify accepts`() throws {
    try CachedSite.inFolder { site in
      func styles() throws -> [String] { try site.paths(in: "_site").filter { $0.contains("/mine.") }.sorted() }
      try site.write("Templates/assets/mine.js", "let color = 1")
      _ = try site.build()
      let red = try styles()
      try site.write("Templates/assets/mine.js", "let color = 2")
      try site.age()
      let both = try styles()
      #expect(red.count == 1 && both.count == 2 && both.contains(red[0]))
      for arguments in [[], ["--verify"], ["--report", "report.json"]] {
        let unchanged = try site.build(arguments)
        #expect(unchanged.outcome.status == 0 && unchanged.outcome.errors.isEmpty && unchanged.rendered == 0)
        #expect(try styles() == both)
      }
      // Besides the outdated file, the folder equals a first build.
      var files = try site.files(in: "_site")
      #expect(files.removeValue(forKey: red[0]) != nil)
      var first = try site.filesOfFirstBuild([])
      (files[".garland"], first[".garland"]) = (nil, nil)
      #expect(files == first)

      try site.write("Content/about.md", "# About\n\nYou.\n")
      #expect(try site.build(["--verify"]).outcome.errors.isEmpty)
      #expect(try styles() == both.filter { $0 != red[0] })
      #expect(try site.files(in: "_site") == site.filesOfFirstBuild([]))
      #expect(try site.build().rendered == 0)
    }
  }
}

import Foundation
import TestSupport
import Testing

@Suite(.hangGuard) struct `Simultaneous builds` {
  private static let locked = "garland: the cache `.garland` cannot be used: another process has it locked\n"
  private static let refused =
    "garland: another process is publishing into `_site`\nnothing was published in `_site`\n"

  @Test func `builds into one folder publish or report a lock, and leave a complete site`() throws {
    try CachedSite.inFolder { site in
      for number in 0..<60 { try site.write("Content/more-\(number).md", "# More\n\ntext\n") }
      for round in 0..<4 {
        try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\n\(round)\n")
        let messages = try self.messages(ofBuilds: ["", "", ""], of: site)
        #expect(messages.contains { $0.hasSuffix("0\n") }, "\(messages)")
        for errors in messages {
          let parts = Set(["", Self.locked].flatMap { [$0 + "0\n", $0 + Self.refused + "1\n"] })
          #expect(parts.contains(errors), "\(errors)")
        }
        let expected = try site.filesOfFirstBuild([])
        #expect(try site.files(in: "_site") == expected)
        try site.remove("_site")
        #expect(try site.build().outcome.errors.isEmpty)
        #expect(try site.files(in: "_site") == expected)
      }
    }
  }

  @Test func `builds into different folders all publish, with or without the cache`() throws {
    try CachedSite.inFolder { site in
      for round in 0..<4 {
        try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\n\(round)\n")
        let messages = try self.messages(ofBuilds: ["--output one", "--output two", "--output three"], of: site)
        for errors in messages { #expect([Self.locked + "0\n", "0\n"].contains(errors), "\(errors)") }
        #expect(messages.contains("0\n"))
        let expected = try site.filesOfFirstBuild([])
        for folder in ["one", "two", "three"] { #expect(try site.files(in: folder) == expected) }
      }
    }
  }

  /// Runs builds at the same time, and returns their standard errors, each followed by the status.
  private func messages(ofBuilds calls: [String], of site: CachedSite) throws -> [String] {
    let commands = calls.enumerated().map { number, arguments in
      "{ \"$0\" build --now 2026-02-01 \(arguments) 2> errors-\(number); echo $? >> errors-\(number); } &"
    }
    let script = commands.joined(separator: "\n") + "\nwait\n"
    #expect(try Tool.run("/bin/bash", ["-c", script, Tool.path()], in: site.folder).status == 0)
    return try calls.indices.map {
      try String(contentsOf: site.folder.appending(path: "errors-\($0)"), encoding: .utf8)
    }
  }
}

@Suite struct `A build beside a program that exchanges a folder and a link` {
  /// The number of builds; `GARLAND_FUZZ` raises this number.
  ///
  /// When paths were opened as a whole, 12 of 60 builds published files of the other folder.
  private static let rounds = isThorough ? 100 : 15

  @Test(.hangGuard) func `never publishes a file from behind the link`() throws {
    try CachedSite.inFolder { site in
      for number in 0..<3 {
        for (folder, text) in [("Content/trip", "open"), ("elsewhere", "secret")] {
          try site.write("\(folder)/\(number).md", "# Trip\n\n\(text)\n")
          try site.write("\(folder)/\(number).txt", text)
        }
      }
      let paths = ["trip", "trap"].map { site.folder.appending(path: "Content/\($0)").path }
      try FileManager.default.createSymbolicLink(atPath: paths[1], withDestinationPath: "../elsewhere")
      let exchange = try Exchange(of: paths[0], with: paths[1])
      defer { exchange.stop() }
      var (published, refused) = (0, 0 as Int32)
      // On a busy machine the first builds may all meet an exchange, or none.
      for round in 0..<10 * Self.rounds where round < Self.rounds || published == 0 || refused == 0 {
        let output = "_site-\(round)"
        let outcome = try site.build(["--no-cache", "--output", output]).outcome
        #expect(outcome.isExit && [0, 1].contains(outcome.status))
        refused += outcome.status
        guard FileManager.default.fileExists(atPath: site.folder.appending(path: output).path) else { continue }
        published += 1
        for (path, bytes) in try site.files(in: output) {
          let isOpen = !String(decoding: bytes, as: UTF8.self).contains("secret")
          #expect(isOpen, "\(output)/\(path) is from behind the link")
        }
      }
      #expect(published > 0 && refused > 0)
    }
  }
}

@Suite struct `A killed build` {
  /// The number of attempts; `GARLAND_FUZZ` raises this number to find rare interruptions, too.
  private static let rounds = isThorough ? 200 : 24

  @Test(.hangGuard) func `a killed build leaves complete files, and a cache that the next build can use`() throws {
    try CachedSite.inFolder { site in
      var generator = SeededGenerator(seed: 77)
      for number in 0..<40 { try site.write("Content/posts/more-\(number).md", "# More \(number)\n\ntext\n") }
      let time = try ContinuousClock().measure { _ = try site.build() }
      // Adapt the maximum delay to the machine, because a build takes longer on a busy machine.
      var longestDelay = time / .seconds(1)
      var previous = try site.files(in: "_site")
      var kills = 0
      for round in 1...Self.rounds {
        let number = Int.random(in: 0..<40, using: &generator)
        try site.write("Content/posts/more-\(number).md", "# More \(number)\n\ntext of round \(round)\n")
        if round % 3 == 0 { try site.remove(".garland") }
        let delay = Double.random(in: 0...longestDelay, using: &generator)
        let killed = try Program.run(
          "/usr/bin/timeout", ["-s", "KILL", "\(delay)", Tool.path(), "build", "--now", "2026-02-01"], in: site.folder)
        kills += killed.status == 0 ? 0 : 1
        longestDelay *= killed.status == 0 ? 0.7 : 1.1
        let expected = try site.filesOfFirstBuild([])
        // Until the next build, the folder may contain old and new files, but no incomplete ones.
        for (path, bytes) in try site.files(in: "_site") where path != ".garland" && !path.hasPrefix(".garland") {
          #expect(bytes == previous[path] || bytes == expected[path], "round \(round): \(path)")
        }
        #expect(try site.build().outcome.status == 0)
        #expect(try site.files(in: "_site") == expected, "round \(round)")
        previous = expected
      }
      #expect(kills > Self.rounds / 4, "too few builds were killed")
    }
  }
}

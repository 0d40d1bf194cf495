import Foundation
import TestSupport
import Testing

@Suite(.hangGuard) struct `Builds at the same time` {
  private static let locked = "garland: the cache `.garland` cannot be used: another process has it locked\n"
  private static let refused =
    "garland: another run is publishing into `_site`\nnothing was published in `_site`\n"

  @Test func `into one folder either publish or say why not, and leave a whole site`() throws {
    try CachedSite.inFolder { site in
      for number in 0..<60 { try site.write("Content/more-\(number).md", "# More\n\ntext\n") }
      for round in 0..<4 {
        try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\n\(round)\n")
        let said = try builds(["", "", ""], of: site)
        #expect(said.contains { $0.hasSuffix("0\n") }, "\(said)")
        for errors in said {
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

  @Test func `into folders of their own all publish, with the cache or without it`() throws {
    try CachedSite.inFolder { site in
      for round in 0..<4 {
        try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\n\(round)\n")
        let said = try builds(["--output one", "--output two", "--output three"], of: site)
        for errors in said { #expect([Self.locked + "0\n", "0\n"].contains(errors), "\(errors)") }
        #expect(said.contains("0\n"))
        let expected = try site.filesOfFirstBuild([])
        for folder in ["one", "two", "three"] { #expect(try site.files(in: folder) == expected) }
      }
    }
  }

  /// What each of some builds says on standard error, with its status behind it.
  private func builds(_ calls: [String], of site: CachedSite) throws -> [String] {
    let commands = calls.enumerated().map { number, arguments in
      "{ \"$0\" build --now 2026-02-01 \(arguments) 2> said-\(number); echo $? >> said-\(number); } &"
    }
    let script = commands.joined(separator: "\n") + "\nwait\n"
    #expect(try Tool.run("/bin/bash", ["-c", script, Tool.path()], in: site.folder).status == 0)
    return try calls.indices.map {
      try String(contentsOf: site.folder.appending(path: "said-\($0)"), encoding: .utf8)
    }
  }
}

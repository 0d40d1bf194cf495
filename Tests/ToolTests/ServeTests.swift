import Foundation
import TestSupport
import Testing

/// What a writer sees of a site that is served while it changes (`serve.py` does the looking).
@Suite(.hangGuard) struct `A site that is served` {
  private struct Seen: Decodable {
    let about: String
    let missing: Int
    let redirect: Redirect
    let seconds: Double
    let changed: String
    let broken: String
    let mended: String
    let gone: String
    let files: [String]
  }

  private struct Redirect: Decodable {
    let status: Int
    let location: String

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      status = try values.decode(Int.self)
      location = try values.decode(String.self)
    }
  }

  @Test(.enabled(if: Program.python != nil, ".ci/setup --tests was not run"))
  func `follows its files, shows what is wrong in the page, and writes nothing`() throws {
    try Tool.inScratchFolder { folder in
      let content = folder.appending(path: "Content")
      try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
      try Data("title: Served\nurl: https://example.org/sub/\n".utf8).write(to: content.appending(path: "site.yml"))
      try Data("# About\n\nfirst text\n".utf8).write(to: content.appending(path: "about.md"))
      try Data("# Täg\n".utf8).write(to: content.appending(path: "täg.md"))
      let script = Program.repository.appending(path: "Tests/ToolTests/serve.py").path
      let outcome = try Program.run(Program.python ?? "", [script, Tool.path(), folder.path])
      try #require(outcome.status == 0, "\(outcome.errors)")
      let seen = try JSONDecoder().decode(Seen.self, from: Data(outcome.output.utf8))
      #expect(seen.about.contains("first text"))
      #expect(seen.missing == 404)
      #expect(seen.redirect.status == 301 && seen.redirect.location == "/t%C3%A4g/?a=1")
      #expect(seen.changed.contains("changed text"))
      #expect(seen.seconds < 5, "a change took \(seen.seconds) seconds to be told of")
      #expect(seen.broken.contains("changed text") && seen.broken.contains("Content/about.md:3:1"))
      #expect(seen.mended.contains("mended text") && !seen.mended.contains("about.md:3:1"))
      #expect(seen.gone.contains("mended text") && seen.gone.contains("there is no folder `Content` here"))
      #expect(seen.files.allSatisfy { $0.hasPrefix("Elsewhere/") }, "\(seen.files)")
    }
  }
}

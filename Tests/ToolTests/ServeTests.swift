import Foundation
import TestSupport
import Testing

/// Runs `serve.py`, which edits a served site and prints the responses.
@Suite(.hangGuard) struct `A served site` {
  private struct Results: Decodable {
    let about: String
    let missing: Int
    let redirect: Redirect
    let seconds: Double
    let changed: String
    let broken: String
    let fixed: String
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
  func `follows changes, shows errors in the page, and writes only the cache`() throws {
    try Tool.inScratchFolder { folder in
      let content = folder.appending(path: "Content")
      try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
      try Data("title: Served\nurl: https://example.org/sub/\n".utf8).write(to: content.appending(path: "site.yml"))
      try Data("# About\n\nfirst text\n".utf8).write(to: content.appending(path: "about.md"))
      try Data("# Täg\n".utf8).write(to: content.appending(path: "täg.md"))
      let script = Program.repository.appending(path: "Tests/ToolTests/serve.py").path
      let outcome = try Program.run(Program.python ?? "", [script, Tool.path(), folder.path])
      try #require(outcome.status == 0, "\(outcome.errors)")
      let results = try JSONDecoder().decode(Results.self, from: Data(outcome.output.utf8))
      #expect(results.about.contains("first text"))
      #expect(results.missing == 404)
      #expect(results.redirect.status == 301 && results.redirect.location == "/sub/t%C3%A4g/?a=1")
      #expect(results.changed.contains("changed text"))
      #expect(results.seconds < 5, "a change was announced after \(results.seconds) seconds")
      #expect(results.broken.contains("changed text") && results.broken.contains("Content/about.md:3:1"))
      #expect(results.fixed.contains("fixed text") && !results.fixed.contains("about.md:3:1"))
      #expect(results.gone.contains("fixed text") && results.gone.contains("there is no folder `Content` here"))
      #expect(results.files.allSatisfy { $0.hasPrefix("Elsewhere/") || $0.hasPrefix(".garland/") }, "\(results.files)")
    }
  }
}

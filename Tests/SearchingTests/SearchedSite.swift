import Dates
import Foundation
import Planning
import Sites
import TestSupport

@testable import Searching

/// A site in memory, and the answers of its search, as `search-engine.js` gives them in Node.
struct SearchedSite {
  /// The pages and the files of the search.
  private let site: [String: [UInt8]]

  /// The files of the index.
  var files: [String: [UInt8]] { site.filter { $0.key.hasPrefix("search/") && !$0.key.hasSuffix(".html") } }

  /// Builds a site from the files in its content folder.
  init(_ content: [String: String], settings: String = "", after before: BuiltSite? = nil) {
    self.init(Self.build(content, settings: settings, after: before))
  }

  init(_ site: BuiltSite) {
    self.site = Dictionary(
      site.files.compactMap { file in
        if case .bytes(let bytes) = file.content { (file.path, bytes) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
  }

  static func build(_ content: [String: String], settings: String = "", after before: BuiltSite? = nil) -> BuiltSite {
    let all = content.merging(["site.yml": "title: T\nurl: https://example.org/\n\(settings)"]) { own, _ in own }
    let options = SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    return SiteBuild(
      content: FolderInMemory("Content", all), templates: FolderInMemory("Templates", [:]), options: options
    ).run(after: before)
  }

  /// Whether Node is installed; tests that need it are skipped otherwise.
  static let canSearch = FileManager.default.isExecutableFile(atPath: "/usr/bin/node")

  struct Query: Encodable {
    var query: String
    var limit = 1_000
    /// The number of batches of `limit` results.
    var batches = 1
    /// The number of results whose pages are read.
    var pages = 1_000
    var section: String?
    var tag: String?
  }

  struct Answer: Decodable {
    var total: Int
    var results: [Result]

    struct Result: Decodable {
      var url: String
      var title: String
      var markedTitle: [Piece]
      var path: [String]
      var excerpt: [Piece]
      var section: String
      var tags: [String]
      var date: String
      var words: [String]

      /// The excerpt with brackets around the found words.
      var marked: String { excerpt.map { $0.mark ? "[\($0.text)]" : $0.text }.joined() }
    }

    struct Piece: Decodable {
      var text: String
      var mark: Bool
    }

    var urls: [String] { results.map(\.url) }
  }

  /// Returns the answers to queries.
  func search(_ queries: [Query], in language: String = "en") throws -> [Answer] {
    try Program.inScratchFolder { scratch in
      for (path, bytes) in site {
        let file = scratch.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
      let script = Program.repository.appending(path: "Templates/assets/search-engine.js").path
      let driver = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "search.js").path
      let outcome = try Program.run(
        "/usr/bin/node", [driver, script, scratch.path + "/", language], input: JSONEncoder().encode(queries))
      guard outcome.status == 0 else { throw Failure(errors: outcome.errors) }
      return try JSONDecoder().decode([Answer].self, from: Data(outcome.output.utf8))
    }
  }

  func search(_ query: String, in language: String = "en") throws -> Answer {
    try search([Query(query: query)], in: language)[0]
  }

  private struct Failure: Error {
    let errors: String
  }
}

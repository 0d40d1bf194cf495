import Articles
import Containers
import Diagnostics
import Foundation
import Markup
import Parsing
import TestSupport
import Testing
import Views

/// Renders random articles: no crash, no unclosed tag, diagnostics with valid locations, and deterministic output.
///
/// `swift test` renders 5,000 articles. With the environment variable `GARLAND_FUZZ`, it renders 100,000.
@Suite struct ArticleFuzzTests {
  private static let parts: UInt64 = 20
  private static let count: UInt64 = isThorough ? 100_000 : 5_000

  @Test(arguments: 0..<parts)
  func `random articles render without problems`(part: UInt64) {
    let share = Self.count / Self.parts
    for seed in part * share..<(part + 1) * share {
      let document = RandomArticle.document(seed: seed)
      guard let problem = Self.problem(in: document, seed: seed) else { continue }
      let kind = problem.prefix { $0 != ":" }
      let small = shrinking(document) { Self.problem(in: $0, seed: seed)?.prefix { $0 != ":" } == kind }
      Issue.record("seed \(seed): \(Self.problem(in: small, seed: seed) ?? problem)\n\(text(small).debugDescription)")
      return
    }
  }

  @Test func `random articles cover many constructs and diagnostics`() {
    var html = ""
    var codes: Set<String> = []
    for seed in 0..<4_000 as Range<UInt64> {
      let rendering = rendering(of: RandomArticle.document(seed: seed))
      html += rendering.html
      for diagnostic in rendering.diagnostics { codes.insert(diagnostic.code.rawValue) }
    }
    #expect(codes.count >= 20, "\(codes.sorted())")
    for part in ["<h1", "<table", "footnotes", "<pre tabindex=\"0\"><code", "<details", "class=\"", "<li", "&lt;"] {
      #expect(html.contains(part), "\(part)")
    }
  }

  /// Returns the problem with the rendering of an article, as its kind, a colon and details.
  private static func problem(in document: [UInt8], seed: UInt64) -> String? {
    let policies: [RawMarkupPolicy] = [.safe(), .safe(), .escape]
    var options = ArticleOptions(
      containers: .standard, markup: policies[Int(seed % 3)], smartPunctuation: seed % 7 == 0)
    if seed % 4 == 0 { options.additions = Set(MarkdownAddition.allCases) }
    options.headingIDs = HeadingIDStyle.allCases[Int(seed % 11) % HeadingIDStyle.allCases.count]
    let one = rendering(of: document, options: options)
    if let problem = TagChecker(one.bytes).problem { return "open tag: \(problem)\n\(one.html)" }
    for diagnostic in one.diagnostics {
      guard let range = diagnostic.location?.bytes else { return "no place: \(diagnostic.message)" }
      if range.lowerBound < 0 || range.upperBound > document.count {
        return "out of the file: \(range) \(diagnostic.message)"
      }
    }
    if String(validating: one.bytes, as: UTF8.self) == nil { return "no UTF-8: \(one.html)" }
    return rendering(of: document, options: options) == one ? nil : "not the same again: \(one.html)"
  }
}

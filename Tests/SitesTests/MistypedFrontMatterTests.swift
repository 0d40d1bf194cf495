import Diagnostics
import Foundation
import Sites
import TestSupport
import Testing

/// Front matter of hidden articles with one typing error.
@Suite struct `Front matter with a typing error` {
  @Test(.timeLimit(.minutes(10)), arguments: Array(UInt64(1)...(isThorough ? 200 : 10)))
  func `never publishes a hidden article without an error`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var mistakes: [String: Mistake] = [:]
    for number in 0..<300 { mistakes["posts/a\(number).md"] = Mistake(in: HiddenArticle(&random), &random) }
    let site = AddressedSite(mistakes.mapValues(\.text)).site
    let reported = Set(
      site.diagnostics.filter { $0.severity == .error }.compactMap {
        $0.location.flatMap { site.sources[$0.source]?.path }
      })
    let published = Set(site.pages.compactMap(\.article))
    var hidden = 0
    for (path, mistake) in mistakes {
      guard published.contains(path), !reported.contains("Content/\(path)") else {
        hidden += 1
        continue
      }
      #expect(mistake.isAnotherValue, "seed \(seed): \(mistake.description)")
    }
    #expect(hidden > 250)
  }

  @Test(arguments: [Format.yaml, .toml, .json])
  fileprivate func `is made from articles that are hidden and without errors`(format: Format) {
    var random = SeededGenerator(seed: 7)
    let articles = (0..<200).map { _ in HiddenArticle(&random, in: format) }
    let content = Dictionary(uniqueKeysWithValues: articles.enumerated().map { ("posts/a\($0).md", $1.text) })
    let site = AddressedSite(content).site
    #expect(!site.pages.isEmpty && site.pages.allSatisfy { $0.article == nil } && !site.hasErrors)
  }
}

/// A language of front matter.
private enum Format: CaseIterable, Sendable { case yaml, toml, json }

/// A random article that its front matter hides.
private struct HiddenArticle {
  let frontMatter: String
  let body: String
  /// The value that hides the article, as written.
  let value: String

  var text: String { frontMatter + body }

  private static let hiding = [
    ("draft", "true"), ("draft", "true"), ("isDraft", "true"), ("publish", "false"), ("published", "false"),
    ("status", "draft"), ("status", "private"), ("status", "pending"), ("visibility", "members"),
    ("date", "2027-01-01"), ("date", "2026-12-24T18:30:00Z"), ("date", "2027-05-06 07:08"), ("published", "2027-02-03"),
    ("publishDate", "2027-03-04"), ("expires", "2020-01-01"), ("expiryDate", "2019-02-03"), ("pubDate", "Jan 2, 2027"),
  ]
  private static let others = [
    [("title", "A day in May")], [("tags", "[rye, \"oat: meal\"]")], [("description", "\"It's: fine\"")],
    [("order", "4")],
    [("mood", "calm")], [("series", "'Bread'")], [("image", "a.jpg")], [("toc", "false")], [],
  ]
  private static let bodies = ["Text.\n", "Text.\n\n---\n\nMore: text\n", "# Title\n\n***\n\n- a\n- b\n", ""]

  init(_ random: inout SeededGenerator, in format: Format? = nil) {
    let format = format ?? Format.allCases[Int(random.next() % 3)]
    let (key, value) = Self.hiding[Int(random.next() % UInt64(Self.hiding.count))]
    var entries = Self.others.shuffled(using: &random).prefix(Int(random.next() % 5)).flatMap(\.self)
    entries.insert((key, value), at: Int(random.next() % UInt64(entries.count + 1)))
    self.value = value
    body = Self.bodies[Int(random.next() % UInt64(Self.bodies.count))]
    switch format {
    case .yaml:
      frontMatter = "---\n" + entries.map { "\($0.0): \($0.1)\n" }.joined() + "---\n"
    case .toml:
      frontMatter = "+++\n" + entries.map { "\($0.0) = \(Self.quoted($0.1))\n" }.joined() + "+++\n"
    case .json:
      frontMatter = "{\n" + entries.map { "  \"\($0.0)\": \(Self.quoted($0.1))" }.joined(separator: ",\n") + "\n}\n"
    }
  }

  /// Returns a value in TOML and JSON.
  private static func quoted(_ value: String) -> String {
    if ["true", "false", "4"].contains(value) { return value }
    if value.hasPrefix("[") { return "[\"rye\", \"oat: meal\"]" }
    return "\"\(value.filter { $0 != "\"" && $0 != "'" })\""
  }
}

/// Front matter with one character added, lost, replaced, swapped with the next one, or changed in case.
private struct Mistake {
  let text: String
  let description: String
  /// Whether the mistake gives another valid value, such as 2017 for 2027.
  let isAnotherValue: Bool

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789-._x")

  init(in article: HiddenArticle, _ random: inout SeededGenerator) {
    let original = Array(article.frontMatter)
    var changed = original
    while changed == original {
      let at = Int(random.next() % UInt64(original.count))
      let letter = Self.letters[Int(random.next() % UInt64(Self.letters.count))]
      switch random.next() % 5 {
      case 0: changed.insert(letter, at: at)
      case _ where original[at].isNewline: break
      case 1: changed.remove(at: at)
      case 2: changed[at] = letter
      case 3: if at + 1 < original.count, !original[at + 1].isNewline { changed.swapAt(at, at + 1) }
      default: changed[at] = Character(original[at].isLowercase ? original[at].uppercased() : original[at].lowercased())
      }
    }
    text = String(changed) + article.body
    description = "\(article.frontMatter.debugDescription) became \(String(changed).debugDescription)"
    isAnotherValue = Self.isAnotherDate(String(changed), article)
  }

  /// Returns whether the changed value is another date that exists, by Foundation's calendar.
  private static func isAnotherDate(_ text: String, _ article: HiddenArticle) -> Bool {
    guard article.value.contains("20"), !text.contains(article.value) else { return false }
    if let match = text.firstMatch(of: /(\d{4})-(\d{1,2})-(\d{1,3})(?!\d)/) {
      let day = DateComponents(
        calendar: Calendar(identifier: .gregorian), year: Int(match.1), month: Int(match.2), day: Int(match.3))
      return day.isValidDate
    }
    return text.firstMatch(of: /[A-Z][a-z]{2} \d{1,2}, \d{4}/) != nil
  }
}

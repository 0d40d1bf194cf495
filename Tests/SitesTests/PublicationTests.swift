import Diagnostics
import Planning
import Sites
import TestSupport
import Testing

@Suite struct `What decides who sees an article` {
  /// The input is a line of front matter; the expected text is `public`, `unlisted`, `hidden` or the code of an error.
  @Test(arguments: [
    Case("a draft", "draft: true", "hidden"),
    Case("no draft", "draft: false", "public"),
    Case("a draft in capitals", "Draft: true", "front-matter.unclear-publication"),
    Case("a letter too many", "drafts: true", "front-matter.unclear-publication"),
    Case("two swapped letters", "dratf: true", "front-matter.unclear-publication"),
    Case("another letter", "craft: true", "front-matter.unclear-publication"),
    Case("a letter missing", "expire: 2020-01-01", "front-matter.unclear-publication"),
    Case("a date in capitals", "Date: 2027-01-01", "front-matter.unclear-publication"),
    Case("another word with a date", "data: 2027-01-01", "front-matter.unclear-publication"),
    Case("another word with an impossible date", "data: 31/12/2027", "front-matter.unclear-publication"),
    Case("another word with a number", "rate: 4", "public"),
    Case("another word with a text", "craft: a boat", "public"),
    Case("a draft without a value", "draft:", "front-matter.unclear-publication"),
    Case("a draft with an empty text", "draft: ''", "front-matter.unclear-publication"),
    Case("a publication without a value", "published:", "front-matter.unclear-publication"),
    Case("the 30th of February", "date: 2027-02-30", "front-matter.wrong-type"),
    Case("a month 13", "date: 2027-13-01", "front-matter.wrong-type"),
    Case("a day that means two days", "date: 01/02/2027", "front-matter.wrong-type"),
    Case("an hour 25", "date: 2026-12-24T25:00", "front-matter.wrong-type"),
    Case("an end that cannot be read", "expires: soon", "front-matter.wrong-type"),
    Case("a date of another generator that cannot be read", "publishDate: soon", "front-matter.wrong-type"),
    Case("such a date beside `date`", "date: 2026-01-01\npubDate: soon", "front-matter.wrong-type"),
    Case("`isDraft`", "isDraft: true", "hidden"),
    Case("`isDraft` with a word", "isDraft: maybe", "front-matter.wrong-type"),
    Case("`publish`", "publish: false", "hidden"),
    Case("`publish` with a date", "publish: 2027-01-01", "hidden"),
    Case("`published`", "published: false", "hidden"),
    Case("a draft by its status", "status: draft", "hidden"),
    Case("a private status", "status: Private", "hidden"),
    Case("a pending status", "status: pending", "hidden"),
    Case("a misspelt status", "status: drfat", "front-matter.unclear-publication"),
    Case("another status", "status: accepted", "public"),
    Case("a misspelt key with a status", "statsu: draft", "front-matter.unclear-publication"),
    Case("readers", "visibility: members", "hidden"),
    Case("all readers", "visibility: public", "public"),
    Case("readers in a misspelt key", "visiblity: members", "front-matter.unclear-publication"),
    Case("two keys that disagree", "draft: false\nstatus: draft", "hidden"),
    Case("`unlisted`", "unlisted: true", "unlisted"),
    Case("`unlisted` beside `listed`", "listed: true\nunlisted: true", "unlisted"),
    Case("a misspelt `listed`", "lisetd: false", "front-matter.unclear-publication"),
  ])
  func `is obeyed or an error`(row: Case<String, String>) {
    for (format, text) in Self.texts(row.input) {
      #expect(Self.verdict(AddressedSite(["posts/a.md": text])) == row.expected, "\(row.name) in \(format)")
    }
  }

  @Test(arguments: [
    Case("in a name", ["posts/2027-02-30-a.md": "A"], "site.no-such-day"),
    Case("in the name of a page", ["docs/2027-13-01-a.md": "A"], "site.no-such-day"),
    Case("in folders", ["2027/02/30/a.md": "A"], "site.no-such-day"),
    Case("in a name beside a date", ["posts/2027-02-30-a.md": "---\ndate: 2026-01-01\n---\nA"], ""),
    Case("in numbers that are no date", ["docs/2024/45/12/a.md": "A", "docs/0800-55-12-call.md": "B"], ""),
    Case(
      "by default", ["posts/_index.md": "---\ndefaults: {dratf: true}\n---", "posts/a.md": "A"],
      "front-matter.unclear-publication"),
  ])
  func `is an error where it is impossible`(row: Case<[String: String], String>) {
    let errors = AddressedSite(row.input).site.diagnostics.filter { $0.severity == .error }.map(\.code.rawValue)
    row.check(errors.joined(separator: " "))
  }

  @Test(arguments: [
    Case("that the site names", "keys: [data]", "data: 2027-01-01"),
    Case("of another generator that the site switches off", "keys: status", "status: draft"),
    Case("that a taxonomy has", "taxonomies: [tags, gate]", "gate: 2027-01-01"),
    Case("that a template reads", "", "late: 2026-01-01"),
  ])
  func `can be another key`(row: Case<String, String>) {
    let site = AddressedSite(
      settings: row.input, ["posts/a.md": "---\n\(row.expected)\n---\nA"], reading: "late")
    #expect(Self.verdict(site) == "public", "\(row.name): \(site.messages)")
  }

  @Test func `cannot be switched off if it is a field`() {
    let site = AddressedSite(settings: "keys: [draft]", ["a.md": "---\ndraft: true\n---\nA"])
    #expect(site.problems.contains("Content/site.yml:3:8 site.wrong-value") && site.addresses["a.md"] == nil)
  }

  @Test func `is decided again when a template no longer reads a key`() {
    let content = ["posts/a.md": "---\nlate: 2026-01-01\n---\nA"]
    let before = AddressedSite(content, reading: "late")
    #expect(Self.verdict(before) == "public")
    #expect(Self.verdict(AddressedSite(content, after: before)) == "front-matter.unclear-publication")
  }

  @Test func `is counted by key`() {
    let articles = [
      "status: draft", "status: private", "draft: true", "date: 2027-01-01", "expires: 2020-01-01", "draft: false",
    ]
    let content = Dictionary(uniqueKeysWithValues: articles.enumerated().map { ("\($0).md", "---\n\($1)\n---\nA") })
    let site = AddressedSite(content.merging(["_drafts/x.md": "A"]) { $1 }).site
    #expect(site.leftOut.counts == ["status": 2, "draft": 1, "date": 1, "expires": 1, "_drafts": 1])
    #expect(site.leftOut.otherCounts.map(\.key) == ["status", "_drafts", "draft", "expires"])
  }

  /// Returns front matter in YAML, and in TOML and JSON if it is one line with a value.
  private static func texts(_ lines: String) -> [(format: String, text: String)] {
    let yaml = ("YAML", "---\n\(lines)\n---\nText")
    let parts = lines.split(separator: ": ", maxSplits: 1)
    guard parts.count == 2, !lines.contains("\n") else { return [yaml] }
    let isPlain = ["true", "false", "4"].contains(parts[1])
    let value = isPlain ? String(parts[1]) : parts[1] == "''" ? "\"\"" : "\"\(parts[1])\""
    return [
      yaml, ("TOML", "+++\n\(parts[0]) = \(value)\n+++\nText"), ("JSON", "{\n  \"\(parts[0])\": \(value)\n}\nText"),
    ]
  }

  /// Returns whether readers see the article `posts/a.md`, or the code of an error.
  private static func verdict(_ site: AddressedSite) -> String {
    if let error = site.site.diagnostics.first(where: { $0.severity == .error }) { return error.code.rawValue }
    guard site.addresses["posts/a.md"] != nil else { return "hidden" }
    return site["index.html"]?.contains("/posts/a/") ?? false ? "public" : "unlisted"
  }
}

import Foundation
import TestSupport
import Testing

@Suite struct `Levels in site.yml` {
  private static let article = "# About\n\n[lost](nowhere.md)\n\n:::tabz\nIn it.\n:::\n\n```klingon\na\n```\n"

  private static func settings(_ levels: String) -> String {
    "title: T\nurl: https://example.org/\n\(levels)"
  }

  /// Returns the severity and the code of each message.
  private static func messages(_ outcome: Tool.Outcome) -> [String] {
    outcome.errors.matches(of: /(error|warning): .* \[([a-z.-]+)\]/).map { "\($0.1) \($0.2)" }
  }

  @Test(arguments: [
    Case("none", "", ["warning check.broken-link", "error containers.unknown", "warning code.unknown-language"]),
    Case(
      "three levels",
      "levels: {check.broken-link: error, containers.unknown: warning, code.unknown-language: off}\n",
      ["error check.broken-link", "warning containers.unknown"]),
    Case(
      "lenient containers", "containers: lenient\n",
      ["warning check.broken-link", "warning containers.unknown", "warning code.unknown-language"]),
    Case(
      "lenient containers with another level", "containers: lenient\nlevels: {containers.unknown: off}\n",
      ["warning check.broken-link", "warning code.unknown-language"]),
  ])
  func `apply to a build`(row: Case<String, [String]>) throws {
    try CachedSite.inFolder { site in
      try site.write("Content/about.md", Self.article)
      try site.write("Content/site.yml", Self.settings(row.input))
      let outcome = try site.build().outcome
      row.check(Self.messages(outcome))
      #expect(outcome.status == (row.expected.contains { $0.hasPrefix("error") } ? 1 : 0))
      // An unchanged site has the same messages.
      let again = try site.build()
      row.check(Self.messages(again.outcome))
      if outcome.status == 0 { #expect(again.rendered == 0) }
      #expect(try site.build(["--verify"]).outcome.status == outcome.status)
    }
  }

  @Test func `act on a site that is otherwise unchanged`() throws {
    try CachedSite.inFolder { site in
      try site.write("Content/about.md", "# About\n\n[lost](nowhere.md)\n")
      #expect(Self.messages(try site.build().outcome) == ["warning check.broken-link"])
      try site.write("Content/site.yml", Self.settings("levels: {check.broken-link: off}\n"))
      let off = try site.build().outcome
      #expect(Self.messages(off) == [] && off.status == 0)
      try site.write("Content/site.yml", Self.settings("levels: {check.broken-link: error}\n"))
      let raised = try site.build().outcome
      #expect(Self.messages(raised) == ["error check.broken-link"] && raised.status == 1)
    }
  }

  @Test func `show the blocks of an unknown container in an element with its name as the class`() throws {
    try CachedSite.inFolder { site in
      try site.write("Content/about.md", Self.article)
      try site.write("Content/site.yml", Self.settings("levels: {containers.unknown: warning}\n"))
      #expect(try site.build().outcome.status == 0)
      let page = try String(contentsOf: site.folder.appending(path: "_site/about/index.html"), encoding: .utf8)
      #expect(page.contains("<div class=\"tabz\"><p>In it.</p>\n</div>") && page.contains("<a href=\"nowhere.md\">"))
    }
  }

  @Test(arguments: [
    Case("a fixed code", "file.unreadable: off", "`file.unreadable` is always an error"),
    Case("an unknown code", "check.broken-lnik: off", "did you mean `check.broken-link`?"),
    Case("an unknown level", "check.broken-link: never", "must be `error`, `warning` or `off`"),
  ])
  func `are errors at their line`(row: Case<String, String>) throws {
    try CachedSite.inFolder { site in
      try site.write("Content/site.yml", Self.settings("levels:\n  \(row.input)\n"))
      let outcome = try site.build().outcome
      #expect(outcome.status == 1 && outcome.errors.contains("Content/site.yml:4:3: error: "), "\(outcome.errors)")
      #expect(outcome.errors.contains(row.expected), "\(outcome.errors)")
    }
  }

  @Test func `apply to a check, and override its rules`() throws {
    try CachedSite.inFolder { site in
      let rules = "check: {rules: {missing-description: error, broken-link: off}}\n"
      try site.write("Content/about.md", "# About\n\n[lost](/nowhere/)\n")
      try site.write("Content/site.yml", Self.settings(rules))
      func found() throws -> Set<String> {
        Set(Self.messages(try Tool.run(["check", "--now", "2026-02-01"], in: site.folder)))
      }
      let before = try found()
      #expect(before.contains("error check.missing-description") && !before.contains("error check.broken-link"))
      let levels = "levels: {check.missing-description: off, check.broken-link: warning}\n"
      try site.write("Content/site.yml", Self.settings(rules + levels))
      let after = try found()
      #expect(after.contains("warning check.broken-link"), "\(after)")
      #expect(!after.contains { $0.hasSuffix("missing-description") }, "\(after)")
    }
  }

  @Test func `allow a file that seems to be private, with the same message in each build and without its text`() throws
  {
    try CachedSite.inFolder { site in
      try site.write("Content/static/config.env", "PASSWORD=mellon\n")
      try site.write("Content/users.csv", "name,email\nAnn,ann@example.org\n")
      func report(_ outcome: Tool.Outcome) -> String {
        #expect(!(outcome.errors + outcome.output).contains(/mellon|ann@/), "\(outcome.errors)")
        return outcome.errors
      }
      let refused = try site.build().outcome
      #expect(refused.status == 1 && report(refused).contains("Content/static/config.env:1:1: error: "))
      #expect(!site.hasFile("_site/config.env"))
      try site.write("Content/site.yml", Self.settings("levels: {site.secret-file: warning}\n"))
      try site.age()
      let reports = [
        report(try site.build().outcome), report(try site.build(["--no-cache", "--output", "first"]).outcome),
        report(try Tool.run(["check", "--now", "2026-02-01"], in: site.folder)),
      ]
      try site.write("Content/about.md", "# Edited\n")
      let edited = report(try site.build().outcome)
      for text in reports + [edited] {
        #expect(text.contains("Content/static/config.env:1:1: warning: `static/config.env` is a file for passwords"))
        #expect(text.contains("Content/users.csv:1:1: warning: `users.csv` is an export with e-mail addresses"))
      }
      #expect(reports[0] == reports[1] && reports[0] == edited && site.hasFile("_site/config.env"))
      try site.write("Content/static/config.env", "-----BEGIN RSA PRIVATE KEY-----\n")
      try site.write("Content/static/key", "-----BEGIN RSA PRIVATE KEY-----\n")
      #expect(report(try site.build().outcome).contains("`static/key` is a private key"))
    }
  }

  @Test func `do not report a missing article twice in a check`() throws {
    try CachedSite.inFolder { site in
      try site.write("Content/about.md", "# About\n\n[lost](nowhere.md)\n")
      let messages = Self.messages(try Tool.run(["check", "--now", "2026-02-01"], in: site.folder))
      #expect(
        messages.contains("error check.broken-link") && !messages.contains { $0.contains("links.") }, "\(messages)")
    }
  }
}

@Suite struct `A page with a missing template` {
  @Test func `uses the default template until the template exists`() throws {
    try CachedSite.inFolder { site in
      try site.write("Content/about.md", "---\ntemplate: wide\n---\n# About\n\nMe.\n")
      func page() throws -> String {
        try String(contentsOf: site.folder.appending(path: "_site/about/index.html"), encoding: .utf8)
      }
      for _ in 0..<2 {
        let outcome = try site.build().outcome
        #expect(outcome.errors.contains("warning: there is no template `wide`, so the page uses the default template"))
        #expect(try outcome.status == 0 && page().contains("<p>Me.</p>"))
      }
      try site.write("Templates/wide.mustache", "wide: {{{content}}}\n")
      let outcome = try site.build().outcome
      #expect(try outcome.errors.isEmpty && page().hasPrefix("wide: "))
    }
  }
}

@Suite struct `Help on a code` {
  @Test(arguments: [
    Case("one that can be lowered", "check.broken-link", "check.broken-link: warning"),
    Case("one that is fixed", "file.unreadable", "Its level cannot be lowered."),
    Case("a rule of a check", "check.missing-alt", "![](loaf.png)"),
    Case("all of them", "codes", "  traits.unread "),
  ])
  func `explains it`(row: Case<String, String>) throws {
    let outcome = try Tool.run(["help", row.input])
    #expect(outcome.status == 0 && outcome.output.contains(row.expected), "\(outcome.output)")
  }

  @Test func `suggests the nearest code`() throws {
    let outcome = try Tool.run(["help", "check.broken-lnk"])
    #expect(outcome.status == 2 && outcome.errors.contains("did you mean `check.broken-link`?"))
  }
}

import Foundation
import TestSupport
import Testing

/// Each fault is added to a site without faults, and every command has to report it at the same place.
@Suite(.hangGuard) struct `A fault of a site` {
  typealias Edit = CheckedFolder.Edit
  private typealias Row = Case<[Edit], [String]>

  private static let two = "[Two](/posts/two/)"
  private static let french = Edit(
    "posts/one.fr.md", "",
    "---\ntitle: Un\ndescription: Un.\ndate: 2026-01-03\n---\n\n[Loin](/loin/) [Deux](two.md#part)\n")

  static let faults: [Case<[Edit], [String]>] = [
    Case("none", [], []),
    Case("an address", [Edit("posts/one.md", two, "[Two](/posts/tow/)")], ["posts/one.md:8:8 broken-link"]),
    Case("an article", [Edit("posts/one.md", "(two.md#part)", "(tow.md)")], ["posts/one.md:8:30 broken-link"]),
    Case("a file", [Edit("posts/one.md", two, "[Two](two.pdf)")], ["posts/one.md:8:8 broken-link"]),
    Case("a part of this page", [Edit("posts/one.md", two, "[Two](#prat)")], ["posts/one.md:8:8 missing-part"]),
    Case(
      "a part of an address", [Edit("posts/one.md", two, "[Two](/posts/two/#prat)")], ["posts/one.md:8:8 missing-part"]),
    Case(
      "a part of an article", [Edit("posts/one.md", "(two.md#part)", "(two.md#prat)")],
      ["posts/one.md:8:30 missing-part"]),
    Case("a removed part", [Edit("posts/two.md", "## Part", "## Apart")], ["posts/one.md:8:30 missing-part"]),
    Case("an image", [Edit("posts/two.md", "/dot.png", "/dto.png")], ["posts/two.md:10:1 missing-image"]),
    Case(
      "an image beside the article", [Edit("posts/two.md", "/dot.png", "dot.png")], ["posts/two.md:10:1 missing-image"]),
    Case("another case", [Edit("posts/two.md", "/dot.png", "/Dot.PNG")], ["posts/two.md:10:1 missing-image"]),
    Case(
      "an image for previews", [Edit("posts/two.md", "title: Two", "title: Two\nimage: /dto.png")],
      ["posts/two.md:3:8 missing-image"]),
    Case(
      "a stylesheet",
      [Edit("../Templates/partials/head.mustache", "", "<title>T</title><link rel=stylesheet href=/no.css>")],
      ["Templates/partials/head.mustache:1:43 broken-link"]),
    Case(
      "a script in a template", [Edit("../Templates/partials/footer.mustache", "", "<script src=\"/no.js\"></script>")],
      ["Templates/partials/footer.mustache:1:14 broken-link"]),
    Case(
      "a link in raw HTML", [Edit("posts/one.md", two, "<a href=\"/no/\">n</a>")], ["posts/one.md:8:17 broken-link"]),
    Case(
      "a link in a template",
      [Edit("../Templates/partials/footer.mustache", "", "<a href=\"/no/\">no</a>")],
      ["Templates/partials/footer.mustache:1:10 broken-link"]),
    Case("a menu", [Edit("site.yml", "About: /about/", "About: /abuot/")], ["site.yml:6:14 broken-link"]),
    Case(
      "another language",
      [Edit("site.yml", "menus:", "languages: {en: {}, fr: {}}\nmenus:"), french],
      ["posts/one.fr.md:7:1 broken-link"]),
    Case(
      "a language with a domain",
      [Edit("site.yml", "menus:", "languages: {en: {}, fr: {url: \"https://fr.example\"}}\nmenus:"), french],
      ["posts/one.fr.md:7:1 broken-link"]),
    Case(
      "an address on a domain",
      [
        Edit("site.yml", "menus:", "languages: {en: {}, fr: {url: \"https://fr.example\"}}\nmenus:"), french,
        Edit("posts/one.fr.md", "[Loin](/loin/)", "Loin"),
        Edit("posts/one.md", two, "[Un](https://fr.example/loin/)"),
      ], ["posts/one.md:8:8 broken-link"]),
    Case(
      "a duplicate id", [Edit("posts/two.md", "## Part", "## Part\n\n<p id=\"page.main\">x</p>")],
      ["posts/two.md:10:8 duplicate-id"]),
    Case(
      "a moved article", [Edit("posts/two.md", "title: Two", "title: Two\nslug: deux")],
      ["posts/one.md:8:8 broken-link"]),
    Case(
      "a page of the content", [Edit("static/a.html", "", "<a href=\"/gone/\">x</a>")],
      ["static/a.html:1:10 broken-link"]),
    Case(
      "a broken link beside an error",
      [Edit("posts/one.md", two, "[Two](/posts/tow/)"), Edit("posts/two.md", "## Part", ":::nothing\n:::\n\n## Part")],
      ["posts/one.md:8:8 broken-link"]),
  ]

  @Test(arguments: faults)
  func `is the same for build, check, serve and --verify`(_ row: Case<[Edit], [String]>) throws {
    try CheckedFolder.inFolder { site in
      for edit in row.input { try site.apply(edit) }
      let hasError = row.name.hasSuffix("beside an error")
      let checked = try site.check("--no-cache")
      let built = try site.run("build")
      let (again, verified) = (try site.run("build"), try site.run("build", "--verify"))
      let name = Comment(rawValue: row.name)
      row.check(Self.faults(in: checked.errors))
      #expect(Self.faults(in: built.errors) == row.expected, name)
      #expect(Self.faults(in: again.errors) == row.expected, name)
      #expect(Self.faults(in: verified.errors) == row.expected, name)
      for _ in 0..<2 { #expect(try site.check().errors == checked.errors, name) }
      #expect(checked.status == (row.expected.isEmpty ? 0 : 1), "\(row.name): \(checked.errors)")
      #expect(verified.status == (hasError ? 1 : 0), "\(row.name): \(verified.errors)")
      #expect(Self.severities(in: checked.errors).allSatisfy { $0 == "error" }, name)
      #expect(Self.severities(in: built.errors).allSatisfy { $0 == "warning" }, name)
      try RunningServe.inFolder(site.folder) { server in
        #expect(Self.faults(in: server.printed) == row.expected, name)
      }
    }
  }

  @Test func `appears and disappears with an edit of another file`() throws {
    try CheckedFolder.inFolder { site in
      #expect(try site.run("build").errors == "")
      try site.apply(Edit("posts/two.md", "title: Two", "title: Two\nslug: deux"))
      #expect(Self.faults(in: try site.run("build").errors) == ["posts/one.md:8:8 broken-link"])
      try site.apply(Edit("posts/two.md", "slug: deux\n", ""))
      #expect(try site.run("build").errors == "")
    }
  }

  @Test(arguments: [
    Case("off, by the former code", "levels: {links.missing-article: off}", 0),
    Case("off", "levels: {check.broken-link: off}", 0),
    Case("an error", "levels: {check.broken-link: error}", 1),
    Case("the present code before a former one", "levels: {links.missing-article: error, check.broken-link: off}", 0),
    Case("an error, by a former code", "levels: {links.missing-file: error}", 1),
  ])
  func `has one level for all commands`(_ row: Case<String, Int32>) throws {
    try CheckedFolder.inFolder { site in
      try site.apply(Edit("posts/one.md", Self.two, "[Two](/posts/tow/)"))
      try site.apply(Edit("site.yml", "menus:", row.input + "\nmenus:"))
      #expect(try site.check().status == row.expected, "\(row.name)")
      #expect(try site.run("build").status == row.expected, "\(row.name)")
    }
  }

  private static var pattern: Regex<(Substring, Substring, Substring, Substring)> {
    #/(?m)^(?:Content\/)?(\S+?:\d+:\d+): (error|warning): .*\[check\.(broken-link|missing-part|missing-image|duplicate-id)\]$/#
  }

  private static func faults(in errors: String) -> [String] {
    errors.matches(of: pattern).map { "\($0.1) \($0.3)" }
  }

  private static func severities(in errors: String) -> [String] { errors.matches(of: pattern).map { String($0.2) } }
}

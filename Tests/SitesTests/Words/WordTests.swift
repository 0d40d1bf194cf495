import Diagnostics
import Garland
import TestSupport
import Testing

@testable import Planning
@testable import Sites

/// A site in memory whose template shows some words, and an article with a note.
private struct WordedSite {
  let site: BuiltSite

  init(_ settings: String, _ files: [String: String] = [:], template: String = "", after before: WordedSite? = nil) {
    site = Self.build(settings, files, template).run(after: before?.site)
  }

  private static func build(_ settings: String, _ files: [String: String], _ template: String) -> SiteBuild {
    var content = [
      "site.yml": "url: https://example.org/\n\(settings)\nsearch: false\n", "index.md": "# Home\n",
      "note.md": "# Note\n\n:::note\nText[^1]\n:::\n\n[^1]: Foot\n",
    ]
    let templates = [
      "home.mustache": template, "page.mustache": "{{{content}}}", "404.mustache": "{{title}}",
    ]
    content.merge(files.filter { !$0.key.hasPrefix("words/") }) { $1 }
    return SiteBuild(
      content: FolderInMemory("Content", content),
      templates: FolderInMemory("Templates", templates.merging(files.filter { $0.key.hasPrefix("words/") }) { $1 }),
      options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest))
  }

  subscript(path: String) -> String {
    site.files.first { $0.path == path }.map { file in
      if case .bytes(let bytes) = file.content { String(decoding: bytes, as: UTF8.self) } else { "" }
    } ?? ""
  }

  var home: String { self["index.html"] }

  /// The diagnostics as text: `path:line:column: message`.
  var problems: [String] {
    site.diagnostics.map { diagnostic in
      let place = diagnostic.location.flatMap { location in
        site.sources[location.source].map { file in
          let position = file.position(at: location.bytes.lowerBound)
          return "\(file.path):\(position.line):\(position.column): "
        }
      }
      return (place ?? "") + diagnostic.message + (diagnostic.suggestion.map { "; \($0.message)" } ?? "")
    }
  }

  /// The addresses of the pages that this build rendered.
  var rendered: [String] { site.pages.filter(\.isRendered).map(\.address).sorted() }
}

@Suite struct `A word in a template` {
  struct Words: Sendable {
    var settings: String
    var files: [String: String] = [:]
    var template = "{{words.next}}"
  }

  @Test(arguments: [
    Case("is English by default", Words(settings: ""), "Next"),
    Case("is in the language of the site", Words(settings: "language: de"), "Weiter"),
    Case("is in the language without its region", Words(settings: "language: de-AT"), "Weiter"),
    Case("is English on a site in a language without words", Words(settings: "language: tlh"), "Next"),
    Case("is that of a file of the site", Words(settings: "language: de", files: ["words/de.yml": "next: Vor"]), "Vor"),
    Case(
      "is built in if the site's file lacks it",
      Words(settings: "language: de", files: ["words/de.yml": "skip: Vor"]), "Weiter"),
    Case(
      "is that of a file for a language that is not built in",
      Words(settings: "language: tlh", files: ["words/tlh.yml": "next: veb"]), "veb"),
    Case(
      "is that of a file for a region",
      Words(settings: "language: de-AT", files: ["words/de-AT.yml": "next: Fürschi", "words/de.yml": "next: Vor"]),
      "Fürschi"),
    Case(
      "is that of the site's English file if a language lacks it",
      Words(settings: "language: tlh", files: ["words/en.yaml": "next: Onward"]), "Onward"),
    Case(
      "is that of the settings, before all files",
      Words(settings: "language: de\nwords: {next: Los}", files: ["words/de.yml": "next: Vor"]), "Los"),
    Case("is that of the older setting", Words(settings: "params: {words: {next: Los}}"), "Los"),
    Case(
      "is that of the newer setting if there are both",
      Words(settings: "words: {next: Los}\nparams: {words: {next: Alt}}"), "Los"),
    Case("is escaped", Words(settings: "words: {next: \"<b>\"}"), "&lt;b&gt;"),
    Case(
      "is false in a section if it is empty",
      Words(
        settings: "words: {made: \"\"}", template: "{{#words.made}}a{{/words.made}}{{^words.made}}b{{/words.made}}"),
      "b"),
    Case(
      "can be a word of the site's own",
      Words(settings: "words: {mine: My own}", template: "{{words.mine | upper}}"), "MY OWN"),
  ])
  func `is the first that is found`(row: Case<Words, String>) {
    let site = WordedSite(row.input.settings, row.input.files, template: row.input.template)
    row.check(site.home)
    #expect(site.site.diagnostics.filter { $0.code.rawValue.hasPrefix("words.") }.map(\.message) == [], "\(row.name)")
  }

  @Test(arguments: [
    Case("one", "{{words.posts | with: 1}}", "1 post"), Case("several", "{{words.posts | with: 1234}}", "1,234 posts"),
    Case("two numbers", "{{words.part_of | with: 2, 12}}", "Part 2 of 12"),
    Case("a text", "{{words.written_by | with: \"{n} & {total}\"}}", "By {n} &amp; {total}"),
    Case("the value of a name", "{{words.posts | with: *site.archive.count | default: \"none\"}}", " posts"),
    Case("a word without placeholders", "{{words.next | with: 2}}", "Next"),
    Case("no filter", "{{words.posts}}", "{n} posts"),
  ])
  func `has values in place of its placeholders`(row: Case<String, String>) {
    row.check(WordedSite("", template: row.input).home)
  }

  @Test(arguments: [
    Case("Polish", "pl: 1 wpis, 2 wpisy, 5 wpisów, 22 wpisy, 1234 wpisy", 5),
    Case("Klingon, in the site's own file", "tlh: 1 DIch, 2 tay, 5 tay, 22 tay, 1234 tay", 5),
  ])
  func `has the form for a number`(row: Case<String, Int>) {
    let parts = row.input.split(separator: ": ").map(String.init)
    let numbers = parts[1].split(separator: ", ").compactMap { $0.split(separator: " ").first }
    let template = numbers.map { "{{words.posts | with: \($0)}}" }.joined(separator: ", ")
    let files = ["words/tlh.yml": "posts: {other: \"{n} tay\", one: \"{n} DIch\"}"]
    // An unknown language has no plural forms.
    let expected = parts[0] == "tlh" ? parts[1].replacing("DIch", with: "tay") : parts[1]
    #expect(WordedSite("language: \(parts[0])", files, template: template).home == expected)
  }

  @Test func `is unknown if no file has it, with the nearest key`() {
    let problems = WordedSite("", template: "{{words.nextt}}").problems
    #expect(problems.contains { $0.hasPrefix("Templates/home.mustache:1:9: ") && $0.contains("did you mean `next`") })
  }

  @Test func `keeps the meaning that older settings had without placeholders`() {
    let template = "{{words.minutes | with: 3}}, {{words.part_of | with: 2, 5}}, {{words.series_label}}"
    let site = WordedSite("params: {words: {reading: Min. Lesezeit, part: Teil, series: Serie}}", template: template)
    #expect(site.home == "3 Min. Lesezeit, Teil 2/5, Serie:")
  }
}

@Suite struct `The words in an article` {
  @Test(arguments: [
    Case("English", "", ["Note", "Back to content"]), Case("German", "language: de", ["Hinweis", "Zurück zum Text"]),
    Case("the settings", "words: {note: \"<Mind>\", back_to_content: '\"Up\"'}", ["&lt;Mind&gt;", "&quot;Up&quot;"]),
    Case("the older setting", "params: {words: {note: Mind}}", ["Mind", "Back to content"]),
  ])
  func `are those of the site`(row: Case<String, [String]>) {
    let page = WordedSite(row.input)["note/index.html"]
    for word in row.expected {
      #expect(page.contains(">\(word)<") || page.contains("=\"\(word)\""), "\(word): \(page)")
    }
  }

  @Test func `are in the language of the article`() {
    let german = "---\nlang: de\n---\n# A\n\n:::note\nText\n:::\n"
    let site = WordedSite("language: en\nwords: {note: Mind}", ["german.md": german])
    #expect(site["german/index.html"].contains(">Hinweis<"))
    #expect(site["note/index.html"].contains(">Mind<"))
  }

  @Test func `are in feeds and lists, too`() {
    let post = "---\ndate: 2026-01-01\n---\n# A\n\n:::note\nText\n:::\n"
    let site = WordedSite("language: de", ["posts/a.md": post], template: "{{#site.posts}}{{{content}}}{{/site.posts}}")
    #expect(site["rss.xml"].contains("Hinweis"))
    #expect(site.home.contains(">Hinweis<"))
  }
}

@Suite struct `The title of a generated page` {
  @Test func `is a word in the language of the site`() {
    let site = WordedSite("language: de\nwords: {not_found: Verlaufen}")
    #expect(site["404.html"] == "Verlaufen")
  }

  @Test func `of a taxonomy is a word, unless the settings set it`() {
    let template = "{{#site.taxonomies}}{{title}} {{/site.taxonomies}}"
    let post = ["posts/a.md": "---\ndate: 2026-01-01\ntags: [x]\nseries: y\n---\n# A\n"]
    #expect(WordedSite("language: de", post, template: template).home == "Schlagwörter Serien ")
    let settings = "language: de\ntaxonomies: {tags: Themen, series: Series}"
    #expect(WordedSite(settings, post, template: template).home == "Themen Series ")
  }
}

@Suite struct `A problem in a file of words` {
  private static let wide = "choose from `zero`, `one`, `two`, `few`, `many`, `other`"

  @Test(arguments: [
    Case(
      "an unknown key", ["words/de.yml": "nextt: Vor"],
      ["Templates/words/de.yml:1:1: no template uses the word `nextt`; did you mean `next`?"]),
    Case(
      "an unknown category", ["words/de.yml": "posts:\n  oen: x\n  other: y"],
      ["Templates/words/de.yml:2:3: `oen` is not a plural category; \(wide); did you mean `one`?"]),
    Case(
      "a list", ["words/de.yml": "next: [a]"],
      ["Templates/words/de.yml:1:7: `next` must be a text, or a map from plural categories to texts"]),
    Case(
      "a list as a form", ["words/de.yml": "posts: {one: [a]}"],
      ["Templates/words/de.yml:1:14: `posts.one` must be a text, or a map from plural categories to texts"]),
    Case(
      "no map", ["words/de.yml": "- a"],
      ["Templates/words/de.yml:1:1: `words/de.yml` must be a text, or a map from plural categories to texts"]),
    Case(
      "a name that is no language", ["words/german.yml": "next: Vor"],
      [
        "Templates/words/german.yml:1:1: `words/german.yml` is not used; name a file of words after its language, such as `de.yml`"
      ]),
    Case(
      "another format", ["words/de.json": "{}"],
      [
        "Templates/words/de.json:1:1: `words/de.json` is not used; name a file of words after its language, such as `de.yml`"
      ]),
    Case("a syntax error", ["words/de.yml": "a: [1"], ["Templates/words/de.yml:1:4: "]),
    Case("an empty file", ["words/de.yml": ""], []),
    Case("a word without a value", ["words/de.yml": "next:"], []),
  ])
  func `is reported with its position`(row: Case<[String: String], [String]>) {
    let problems = WordedSite("", row.input, template: "a").problems.filter { $0.hasPrefix("Templates/words/") }
    #expect(problems.count == row.expected.count, "\(row.name): \(problems)", sourceLocation: row.sourceLocation)
    for (problem, expected) in zip(problems, row.expected) {
      #expect(problem.hasPrefix(expected), sourceLocation: row.sourceLocation)
    }
  }

  @Test func `is reported in the settings, too`() {
    let site = WordedSite("words: {skpi: Hop, made: [x]}")
    #expect(
      site.problems.contains("Content/site.yml:2:9: no template uses the word `skpi`; did you mean `skip`?"))
    #expect(site.problems.contains { $0.hasPrefix("Content/site.yml:2:26: `made` must be a text") })
    let similar = WordedSite("words: {mine: a, min: b}", template: "{{words.mine}}{{words.min2}}").problems
    #expect(similar.contains { $0.hasPrefix("Content/site.yml:2:18: no template uses the word `min`") })
    #expect(!similar.contains { $0.contains("the word `mine`") })
    #expect(WordedSite("words: Hop").site.diagnostics.contains { $0.code == "site.wrong-type" })
  }
}

@Suite struct `A change of a word` {
  private static let template = "{{words.next}}"

  @Test(arguments: [
    Case("in a file, of a template", ["words/en.yml": "next: On"], ["/"]),
    Case("in a file, of a container", ["words/en.yml": "note: Mind"], ["/note/"]),
    Case("in a file, of a generated title", ["words/en.yml": "not_found: Lost"], ["/404.html"]),
    Case("that nothing shows", ["words/en.yml": "skip: Hop"], []),
    Case("in another language", ["words/de.yml": "next: Vor\nnote: Obacht"], []),
  ])
  func `renders the pages again that show the word`(row: Case<[String: String], [String]>) {
    let before = WordedSite("", template: Self.template)
    let after = WordedSite("", row.input, template: Self.template, after: before)
    row.check(after.rendered)
    let cold = WordedSite("", row.input, template: Self.template)
    #expect(after.site.files.map(\.content) == cold.site.files.map(\.content))
    #expect(WordedSite("", template: Self.template, after: cold).rendered == row.expected)
  }

  @Test func `in the settings renders the pages again that show the word`() {
    let before = WordedSite("words: {next: On}", template: Self.template)
    #expect(WordedSite("words: {next: Up}", template: Self.template, after: before).rendered == ["/"])
  }

  @Test func `is the reason to render a page`() {
    let before = WordedSite("", template: Self.template)
    let after = WordedSite("", ["words/en.yml": "next: On"], template: Self.template, after: before)
    let home = after.site.pages.first { $0.address == "/" }
    #expect(home?.reasons.map(\.text) == ["`next` of the words changed"])
  }
}

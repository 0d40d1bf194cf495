import Addresses
import Articles
import Dates
import Handles
import Planning
import TestSupport
import Testing

@testable import Revisions

/// An edit of a site, and the report about it without its title.
private struct Edit: Sendable, CustomTestStringConvertible {
  let name: String
  var old: [String: String] = [:]
  var new: [String: String] = [:]
  let report: String

  var testDescription: String { name }
}

private let start = "---\ntitle: Bread\n---\n\n"

private let edits: [Edit] = [
  Edit(
    name: "a changed word",
    old: ["bread.md": start + "## Oven\n\nBake it for an hour at 200 degrees."],
    new: ["bread.md": start + "## Oven\n\nBake it for an hour at 220 degrees."],
    report: """
      bread.md  “Bread”
        changed paragraph, Oven  (Content/bread.md:7)
          Bake it for an hour at [-200-] {+220+} degrees.
      """),
  Edit(
    name: "a step of a list in a tab",
    old: [
      "bread.md": start
        + "## Install\n\n:::tabs\n### Debian\n1. One\n2. Two\n3. Run apt-get now\n\n### Fedora\nRun dnf\n:::"
    ],
    new: [
      "bread.md": start
        + "## Install\n\n:::tabs\n### Debian\n1. One\n2. Two\n3. Run apt now\n\n### Fedora\nRun dnf\n:::"
    ],
    report: """
      bread.md  “Bread”
        changed paragraph, Install › Debian › step 3  (Content/bread.md:11)
          Run [-apt-get-] {+apt+} now
      """),
  Edit(
    name: "other marks with the same look",
    old: ["bread.md": start + "* one\n* two\n\nA *word* and\na  line"],
    new: ["bread.md": start + "- one\n- two\n\nA _word_ and a line"], report: ""),
  Edit(
    name: "a section that moved",
    old: [
      "bread.md": start + "## A\n\nalpha\n\n## B\n\nbeta\n\nbeta two\n\n## C\n\ngamma\n\n## D\n\ndelta\n\ndelta two"
    ],
    new: [
      "bread.md": start + "## A\n\nalpha\n\n## C\n\ngamma\n\n## D\n\ndelta\n\ndelta two\n\n## B\n\nbeta\n\nbeta two"
    ],
    report: """
      bread.md  “Bread”
        moved section, B, 3 blocks  (Content/bread.md:19)
      """),
  Edit(
    name: "a section with a container that moved",
    old: ["bread.md": start + "## A\n\nalpha\n\n:::note\nbeta\n:::\n\n## B\n\ngamma\n\ndelta\n\nepsilon\n\nzeta"],
    new: ["bread.md": start + "## B\n\ngamma\n\ndelta\n\nepsilon\n\nzeta\n\n## A\n\nalpha\n\n:::note\nbeta\n:::"],
    report: """
      bread.md  “Bread”
        moved section, A, 3 blocks  (Content/bread.md:15)
      """),
  Edit(
    name: "a new section, and a heading that no link reaches any more",
    old: ["bread.md": start + "## Flour\n\nRye."],
    new: ["bread.md": start + "## Grain\n\nRye.\n\n## Water\n\nCold.\n\nSoft."],
    report: """
      bread.md  “Bread”
        no link leads any more to `#flour`
        changed heading, Grain  (Content/bread.md:5)
          [-Flour-]{+Grain+}
        added section, Water, 3 blocks  (Content/bread.md:9)
          {+Water+}
      """),
  Edit(
    name: "a container with another attribute, and a new picture",
    old: ["bread.md": start + ":::columns{count=2}\nOne.\n\nTwo.\n:::", "a.png": "x"],
    new: [
      "bread.md": start + ":::columns{count=3}\nOne.\n\nTwo.\n:::\n\n![A loaf](b.png)", "a.png": "x", "b.png": "y",
    ],
    report: """
      bread.md  “Bread”
        changed columns, the beginning  (Content/bread.md:5)
          count=2 → count=3
        added picture, the beginning  (Content/bread.md:11)
          {+A loaf+}

      Files added: b.png
      """),
  Edit(
    name: "other marked lines of code",
    old: ["bread.md": start + "```js{1}\nlet a = 1\nlet b = 2\n```"],
    new: ["bread.md": start + "```js{2}\nlet a = 1\nlet b = 2\n```"],
    report: """
      bread.md  “Bread”
        changed code, the beginning  (Content/bread.md:5)
          other markup
      """),
  Edit(
    name: "a link to another address",
    old: ["bread.md": start + "See [the oven](https://example.org/a)."],
    new: ["bread.md": start + "See [the oven](https://example.org/b)."],
    report: """
      bread.md  “Bread”
        changed paragraph, the beginning  (Content/bread.md:5)
          https://example.org/a → https://example.org/b
      """),
  Edit(
    name: "front matter",
    old: ["bread.md": "---\ntitle: Bread\ntags: [swift, rye]\ndraft: true\nmood: calm\n---\nText."],
    new: ["bread.md": "---\ntitle: Loaf\ntags: [rye, oven]\ndate: 2027-05-03\nmood: loud\n---\nText."],
    report: """
      bread.md  “Loaf”
        becomes public on 3 May 2027
        gains the tag oven
        loses the tag swift
        `title`: Bread → Loaf
        `mood`: calm → loud
      """),
  Edit(
    name: "an address that moves, comes and goes",
    old: ["a.md": "A text about ovens.\n\nAnd flour.", "old.md": "Gone.", "b.md": "---\nslug: bee\n---\nB."],
    new: [
      "c.md": "A text about ovens.\n\nAnd flour.", "b.md": "---\nslug: buzz\naliases: /bee/\n---\nB.",
      "n.md": "New words here.",
    ],
    report: """
      b.md  “b”
        its address moves from `/bee/` to `/buzz/`, and redirects
        `slug`: bee → buzz
        sets `aliases`: /bee/

      c.md  “c”
        the file was `a.md`
        its address moves from `/a/` to `/c/`; `aliases` could redirect the old one

      new, 3 words: n.md  “n”
        the address `/n/` comes

      removed: old.md  “old”
        the address `/old/` goes
      """),
  Edit(
    name: "an included text",
    old: [
      "a.md": "Before.\n\n:::include{file=shared/note.md}\n:::", "shared/_note.md": "",
      "shared/note.md": "Mind the oven.",
    ],
    new: [
      "a.md": "Before.\n\n:::include{file=shared/note.md}\n:::", "shared/_note.md": "",
      "shared/note.md": "Mind the hot oven.",
    ],
    report: """
      a.md  “a”
        changed paragraph, the beginning  (Content/shared/note.md:1)
          Mind the {+hot+} oven.

      shared/note.md  “note”
        changed paragraph, the beginning  (Content/shared/note.md:1)
          Mind the {+hot+} oven.
      """),
  Edit(
    name: "variables of a section, and a link to an article that becomes a draft",
    old: [
      "docs/_index.md": "---\nvariables: {w: one}\n---\n", "docs/a.md": "It is {{var.w}}.", "b.md": "B.",
      "c.md": "See [it](b.md).",
    ],
    new: [
      "docs/_index.md": "---\nvariables: {w: two}\n---\n", "docs/a.md": "It is {{var.w}}.",
      "b.md": "---\ndraft: true\n---\nB.", "c.md": "See [it](b.md).",
    ],
    report: """
      b.md  “b”
        the address `/b/` goes
        is a draft

      c.md  “c”
        changed paragraph, the beginning  (Content/c.md:1)
          /b/ → b.md

      docs/_index.md  “docs”
        `variables`: {w: one} → {w: two}

      docs/a.md  “a”
        changed paragraph, the beginning  (Content/docs/a.md:1)
          It is [-one.-]{+two.+}
      """),
  Edit(
    name: "an alias of another article, an id, and another spelling of a value",
    old: ["a.md": "---\ntitle: A\n---\n## One {#me}\n\nText.", "b.md": "B."],
    new: ["a.md": "---\ntitle: \"A\"\naliases: [b]\n---\n## One {#you}\n\nText."],
    report: """
      a.md  “A”
        sets `aliases`: [b]
        no link leads any more to `#me`

      removed: b.md  “b”
        the address `/b/` goes, and redirects
      """),
  Edit(
    name: "settings that change all texts",
    old: ["site.yml": "title: A", "a.md": "\"So\" -- it is."],
    new: ["site.yml": "title: A\nsmart_punctuation: true", "a.md": "\"So\" -- it is."],
    report: """
      a.md  “a”
        changed paragraph, the beginning  (Content/a.md:1)
          [-"So" ---] {+“So” –+} it is.

      Settings changed: smart_punctuation
      """),
]

private func difference(from old: [String: String], to new: [String: String]) -> SiteDifference {
  let read = { (files: [String: String]) in
    SiteReader(
      content: FolderInMemory("Content", files), templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2027-01-01T00:00:00Z") ?? .earliest), code: SiteCode().registered,
      previous: [:],
      FrontMatterIndex(), []
    ).readArticles()
  }
  let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
  return SiteDifference(
    from: read(old), to: read(new), changed: changed, templates: [],
    now: Instant("2027-01-01T00:00:00Z") ?? .earliest, jobs: 2)
}

@Suite struct SiteDifferenceTests {
  @Test(arguments: edits) fileprivate func `A report names what changed for readers`(edit: Edit) {
    let report = ChangesReport(difference(from: edit.old, to: edit.new), since: "v1").text
    let body = report.split(separator: "\n", omittingEmptySubsequences: false).dropLast(2).joined(separator: "\n")
    #expect(body.trimmingEnd == edit.report)
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return String(text)
  }
}

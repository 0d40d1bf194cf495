import Addresses
import Articles
import Dates
import Handles
import Planning
import TestSupport
import Testing
import Texts

@testable import Revisions

/// Commits of a site in English and Japanese, the oldest first: the texts that each one writes, or `nil` for a removed file.
private struct History: Sendable, CustomTestStringConvertible {
  let name: String
  let commits: [[String: String?]]
  /// The positions of the commits to ignore.
  var ignored: Set<Int> = []
  let list: String

  var testDescription: String { name }
}

/// No text: the commit removes the file.
private let gone: String? = nil

private let histories: [History] = [
  History(
    name: "a paragraph that changed after its translation",
    commits: [
      ["a.md": "# Bread\n\nBake it.\n\nEat it."], ["ja/a.md": "# パン\n\n焼く。\n\n食べる。"],
      ["a.md": "# Bread\n\nBake it for an hour.\n\nEat it."],
    ],
    list: """
      ja/a.md
        3: paragraph, the beginning
          Bake [-it.-]{+it for an hour.+}
      ja: 0 articles missing, 1 of 3 blocks old, 0 blocks new in originals
      """),
  History(
    name: "a translation that followed the change",
    commits: [
      ["a.md": "One.\n\nTwo."], ["ja/a.md": "一。\n\n二。"], ["a.md": "One!\n\nTwo."], ["ja/a.md": "一!\n\n二。"],
    ],
    list: "ja: 0 articles missing, 0 of 2 blocks old, 0 blocks new in originals"),
  History(
    name: "both in one commit",
    commits: [["a.md": "One.", "ja/a.md": "一。"], ["a.md": "One!", "ja/a.md": "一!"]],
    list: "ja: 0 articles missing, 0 of 1 block old, 0 blocks new in originals"),
  History(
    name: "white space, and other marks with the same look",
    commits: [["a.md": "A *word* of\na line.", "ja/a.md": "語。"], ["a.md": "A _word_ of a line."]],
    list: "ja: 0 articles missing, 0 of 1 block old, 0 blocks new in originals"),
  History(
    name: "a commit in four languages",
    commits: [
      ["a.md": "One.", "ja/a.md": "一。", "de/a.md": "Eins.", "fr/a.md": "Un."],
      ["a.md": "One!", "ja/a.md": "一。\n", "de/a.md": "Eins!", "fr/a.md": "Un!"],
    ],
    list: "ja: 0 articles missing, 0 of 1 block old, 0 blocks new in originals"),
  History(
    name: "a commit to ignore",
    commits: [["a.md": "One.", "ja/a.md": "一。"], ["a.md": "One!"]], ignored: [1],
    list: "ja: 0 articles missing, 0 of 1 block old, 0 blocks new in originals"),
  History(
    name: "files that were renamed",
    commits: [
      ["old.md": "One.\n\nTwo.\n\nThree.", "ja/old.md": "一。\n\n二。\n\n三。"], ["old.md": "One.\n\nTwo?\n\nThree."],
      ["old.md": gone, "a.md": "One.\n\nTwo?\n\nThree."], ["ja/old.md": gone, "ja/a.md": "一。\n\n二。\n\n三。"],
    ],
    list: """
      ja/a.md
        3: paragraph, the beginning
          [-Two.-]{+Two?+}
      ja: 0 articles missing, 1 of 3 blocks old, 0 blocks new in originals
      """),
  History(
    name: "a new section and a missing article",
    commits: [
      ["a.md": "## One\n\nText.", "ja/a.md": "## 一\n\n文。"],
      ["a.md": "## One\n\nText.\n\n## Two\n\nMore.", "b.md": "B."],
    ],
    list: """
      ja/a.md
        new in a.md:5: heading, Two
        new in a.md:7: paragraph, Two
      missing: b.md
      ja: 1 article missing, 0 of 2 blocks old, 2 blocks new in originals
      """),
  History(
    name: "a paragraph that the translator split",
    commits: [
      ["a.md": "## A\n\nOne. Two.\n\n## B\n\nThree.", "ja/a.md": "## あ\n\n一。\n\n二。\n\n## い\n\n三。"],
      ["a.md": "## A\n\nOne. Two. More.\n\n## B\n\nThree."],
    ],
    list: """
      ja/a.md
        3: paragraph, あ
          One. Two. {+More.+}
        5: paragraph, あ
          One. Two. {+More.+}
      ja: 0 articles missing, 2 of 5 blocks old, 0 blocks new in originals
      """),
  History(
    name: "blocks that changed places before one of them changed",
    commits: [
      ["a.md": "Apples are red.\n\nBananas.", "ja/a.md": "りんご。\n\nバナナ。"], ["a.md": "Bananas.\n\nApples are red."],
      ["a.md": "Bananas.\n\nApples are green."],
    ],
    list: """
      ja/a.md
        1: paragraph, the beginning
          Apples are [-red.-]{+green.+}
      ja: 0 articles missing, 1 of 2 blocks old, 0 blocks new in originals
      """),
  History(
    name: "a block that is gone, and a new one in its place",
    commits: [
      ["a.md": "Apples.\n\nBananas are yellow.", "ja/a.md": "りんご。\n\nバナナ。"],
      ["a.md": "Bananas are yellow.\n\nDates come from far away."],
    ],
    list: """
      ja/a.md
        1: paragraph, the beginning
          [-Apples.-]
        new in a.md:3: paragraph, the beginning
      ja: 0 articles missing, 1 of 2 blocks old, 1 block new in originals
      """),
  History(
    name: "a change that was taken back",
    commits: [["a.md": "One.", "ja/a.md": "一。"], ["a.md": "Two."], ["a.md": "One."]],
    list: "ja: 0 articles missing, 0 of 1 block old, 0 blocks new in originals"),
  History(
    name: "a translation that is older than its original", commits: [["ja/a.md": "一。"], ["a.md": "One."]],
    list: "ja: 0 articles missing, 0 of 1 block old, 0 blocks new in originals"),
  History(
    name: "a commit in four languages, but of different articles",
    commits: [
      ["a.md": "One.", "ja/a.md": "一。", "b.md": "B.", "ja/b.md": "べ。", "de/b.md": "B.", "fr/b.md": "B."],
      ["a.md": "One!", "ja/b.md": "べ。\n", "de/b.md": "B!", "fr/b.md": "B!"],
    ],
    list: """
      ja/a.md
        1: paragraph, the beginning
          [-One.-]{+One!+}
      ja: 0 articles missing, 1 of 2 blocks old, 0 blocks new in originals
      """),
  History(
    name: "a label, and an address",
    commits: [
      [
        "a.md": ":::note[Careful]\nSee [it](https://a.example).\n:::",
        "ja/a.md": ":::note[注意]\n[これ](https://a.example)。\n:::",
      ],
      ["a.md": ":::note[Very careful]\nSee [it](https://b.example).\n:::"],
    ],
    list: """
      ja/a.md
        1: note, 注意
          [-Careful-]{+Very careful+}
        2: paragraph, the beginning
          https://a.example → https://b.example
      ja: 0 articles missing, 2 of 2 blocks old, 0 blocks new in originals
      """),
  History(
    name: "drafts, and texts without words",
    commits: [
      ["a.md": "One.", "ja/a.md": "一。", "b.md": "---\ndraft: true\n---\nB.", "c/_index.md": "---\ntitle: C\n---\n"]
    ],
    list: "ja: 0 articles missing, 0 of 1 block old, 0 blocks new in originals"),
  History(
    name: "ends of lines", commits: [["a.md": "One.\r\n\r\nTwo.", "ja/a.md": "一。\r\n"], ["a.md": "One.\n\nTwo."]],
    list: "ja: 0 articles missing, 0 of 1 block old, 0 blocks new in originals"),
  History(
    name: "a named version wins",
    commits: [
      ["a.md": "One.", "ja/a.md": "一。"], ["a.md": "One!"],
      ["ja/a.md": "---\ntranslated_from: \(Store.id("One!"))\n---\n一。"],
    ],
    list: "ja: 0 articles missing, 0 of 1 block old, 0 blocks new in originals"),
  History(
    name: "a named version that is older than the text",
    commits: [
      ["a.md": "One."], ["a.md": "One!"], ["ja/a.md": "---\ntranslated_from: \(Store.id("One."))\n---\n一。"],
    ],
    list: """
      ja/a.md
        4: paragraph, the beginning
          [-One.-]{+One!+}
      ja: 0 articles missing, 1 of 1 block old, 0 blocks new in originals
      """),
  History(
    name: "a named version that does not exist",
    commits: [["a.md": "One.", "ja/a.md": "---\ntranslated_from: \(Store.id("no"))\n---\n一。"]],
    list: """
      ja/a.md: Git lacks the original `\(Store.id("no"))` of `translated_from`
      ja: 0 articles missing, 0 of 0 blocks old, 0 blocks new in originals
      """),
]

/// The contents of all commits.
private struct Store: RevisionStore {
  var texts: [String: String] = [:]

  /// Returns 40 digits.
  static func id(_ text: String) -> String {
    let digits = String(FNVHash(text.utf8).value, radix: 16)
    return String(repeating: "0", count: 40 - digits.count) + digits
  }

  func blob(_ id: String, limit: Int) -> [UInt8]? { texts[id].map { Array($0.utf8) } }
}

extension History {
  /// The log, the contents, and the files after the last commit.
  fileprivate var read: (log: RevisionLog, store: Store, files: [String: String]) {
    var (commits, store, files) = ([RevisionLog.Commit](), Store(), [String: String]())
    for (number, commit) in self.commits.enumerated() {
      let removed = commit.filter { $0.value == nil }.map(\.key).sorted()
      let changes = commit.compactMap { path, text in text.map { (path, $0) } }.sorted { $0.0 < $1.0 }.map {
        path, text in
        let name = path.split(separator: "/").dropLast()
        let renamed = files[path] == nil ? removed.first { $0.split(separator: "/").dropLast() == name } : nil
        let oldPath = files[path] == nil ? renamed : path
        store.texts[Store.id(text)] = text
        return RevisionLog.Change(
          path: path, oldPath: oldPath, blob: Store.id(text), oldBlob: oldPath.flatMap { files[$0] }.map(Store.id))
      }
      for (path, text) in commit { files[path] = text }
      commits.insert(.init(id: "\(number)", changes: changes), at: 0)
    }
    return (RevisionLog(commits: commits), store, files)
  }
}

@Suite struct OldBlockTests {
  @Test(arguments: histories) fileprivate func `The list names the blocks whose originals changed`(history: History) {
    var (log, store, files) = history.read
    files["site.yml"] = "title: A\nlanguages:\n  en: {name: E}\n  ja: {name: J}\n  de: {name: D}\n  fr: {name: F}\n"
    let site = SiteReader(
      content: FolderInMemory("Content", files), templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2027-01-01T00:00:00Z") ?? .earliest), code: SiteCode().registered,
      previous: [:], FrontMatterIndex(), []
    ).readArticles()
    let translations = SiteTranslations(
      of: site, into: ["ja"], log, ignoring: Set(history.ignored.map { "\($0)" }), from: store, jobs: 1)
    #expect(TranslationList(translations, sources: site.sources).text == history.list + "\n")
  }
}

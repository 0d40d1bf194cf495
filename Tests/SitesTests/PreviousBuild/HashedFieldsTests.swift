import Garland
import Parsing
import Records
import Sites
import Testing

@testable import Planning

/// A field that is missing from the encoding of a hashed value would leave stale pages.
///
/// `Mirror` lists the fields, so a new field fails here until it is in the table and changes the hash.
@Suite struct `The hash` {
  @Test func `changes with every field of the Markdown settings`() {
    check(
      MarkdownSettings(),
      [
        "markup": { $0.markup = .trusted },
        "smartPunctuation": { $0.smartPunctuation = true }, "excerptSeparator": { $0.excerptSeparator = "" },
        "codeAliases": { _ = $0.codeAliases.add("mine", for: "swift") },
        "inlineAttributes": { $0.inlineAttributes = true }, "markdownInHTML": { $0.markdownInHTML = true },
        "lineLinks": { $0.lineLinks = true },
        "additions": { $0.additions = [.emoji] }, "headingIDs": { $0.headingIDs = .zola },
        "macros": { $0.macros = ["R": "r"] },
      ])
  }

  @Test func `changes with every policy for raw HTML`() {
    let policies: [RawMarkupPolicy] = [
      .safe(), .safe(allowing: ["video"]), .safe(allowing: ["iframe", "video"]), .safe(showingUnknown: true), .trusted,
      .escape,
    ]
    let hashes = policies.map { policy in
      var settings = MarkdownSettings()
      settings.markup = policy
      return hash(of: settings)
    }
    #expect(Set(hashes).count == policies.count)
  }

  @Test func `changes with every field of an article's inputs`() {
    check(
      ArticleInputs(
        file: .absent, address: "/a/", section: "", holder: nil, containers: .absent, words: .absent,
        markdown: MarkdownSettings(),
        frame: ArticleFrame(layout: .article, hasPictureAbove: false)),
      [
        "file": { $0.file = ContentHash(value: 1) }, "address": { $0.address = "/b/" }, "section": { $0.section = "b" },
        "holder": { $0.holder = "" },
        "containers": { $0.containers = ContentHash(value: 1) }, "words": { $0.words = ContentHash(value: 1) },
        "markdown": { $0.markdown.smartPunctuation = true }, "frame": { $0.frame.layout = .wide },
        "keepsHeadings": { $0.keepsHeadings = true }, "oldBlocks": { $0.oldBlocks = ContentHash(value: 1) },
      ])
  }

  private static let article = SiteOutline.Article(
    path: "a.md", address: "/a/", section: "", role: "article", isPost: false, updated: nil, frontMatter: .absent,
    title: nil)

  @Test func `changes with every field of an article in the outline`() {
    check(
      Self.article,
      [
        "path": { $0.path = "b.md" }, "address": { $0.address = "/b/" }, "section": { $0.section = "b" },
        "role": { $0.role = "section" }, "isPost": { $0.isPost = true }, "updated": { $0.updated = 0 },
        "frontMatter": { $0.frontMatter = ContentHash(value: 1) }, "title": { $0.title = "" },
      ])
  }

  @Test func `changes with every field of a site's outline`() {
    check(
      SiteOutline(),
      [
        "settingsFile": { $0.settingsFile = ContentHash(value: 1) },
        "sectionAddresses": { $0.sectionAddresses = ContentHash(value: 1) },
        "inheritedSettings": { $0.inheritedSettings = [["posts", "1"]] }, "icons": { $0.icons = ["/favicon.ico"] },
        "images": { $0.images = [["/logo.svg"]] },
        "cards": { $0.cards = ContentHash(value: 1) },
        "code": { $0.code = [["page"]] },
        "articles": { $0.articles = [Self.article] }, "words": { $0.words = [""] },
      ])
  }
}

/// Checks that a table changes each field of a value, and that each change changes the hash.
private func check<Value: RecordEncodable>(
  _ value: Value, _ changes: [String: (inout Value) -> Void], sourceLocation: SourceLocation = #_sourceLocation
) {
  let fields = Mirror(reflecting: value).children.compactMap(\.label)
  #expect(Set(fields) == Set(changes.keys), "the table has to change each field", sourceLocation: sourceLocation)
  for (field, change) in changes {
    var changed = value
    change(&changed)
    #expect(hash(of: changed) != hash(of: value), "`\(field)` is not hashed", sourceLocation: sourceLocation)
  }
}

private func hash(of value: some RecordEncodable) -> ContentHash { ContentHash(of: RecordWriter.bytes(of: value)) }

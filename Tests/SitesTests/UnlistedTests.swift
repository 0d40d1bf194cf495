import Foundation
import Sites
import TestSupport
import Testing

@Suite struct `An unlisted article` {
  private static let content = [
    "posts/2026-01-01-bread.md": "---\ntags: [oven]\n---\n# Bread\n\n[The rye](2026-01-02-rye.md)\n",
    "posts/2026-01-02-rye.md": "---\nlisted: false\ntags: [oven, secret]\n---\n# Rye loaf\n",
    "posts/2026-01-03-oats.md": "# Oats\n",
    "about.md": "---\nlisted: false\n---\n# About rye loaf\n",
  ]

  @Test func `has a page and is in the sitemap, but in no list`() throws {
    try ScratchSite.with(Self.content) { site in
      let building = try site.build()
      #expect(building.outcome.status == 0, "\(building.outcome.errors)")
      #expect(building.files["posts/rye/index.html"] != nil)
      #expect(building.files["about/index.html"] != nil)
      let mentions = building.files.filter { String(decoding: $0.value, as: UTF8.self).contains("ye loaf") }.keys
      let lists = mentions.filter { !["posts/rye/index.html", "about/index.html"].contains($0) }
      #expect(lists.isEmpty, "\(lists.sorted())")
      #expect(!building.files.keys.contains { $0.hasPrefix("tags/secret") })
      let sitemap = String(decoding: building.files["sitemap.xml"] ?? Data(), as: UTF8.self)
      #expect(sitemap.contains("https://example.org/posts/rye/") && sitemap.contains("https://example.org/about/"))
    }
  }

  @Test func `can be the default of a folder`() throws {
    let content = Self.content.merging(["posts/_index.md": "---\ndefaults: {listed: false}\n---\n# Posts\n"]) { $1 }
    try ScratchSite.with(content) { site in
      let building = try site.build()
      #expect(building.outcome.status == 0, "\(building.outcome.errors)")
      #expect(building.files["posts/bread/index.html"] != nil)
      let home = String(decoding: building.files["index.html"] ?? Data(), as: UTF8.self)
      #expect(!home.contains("Oats"))
    }
  }

  @Test func `with a wrong value is an error`() throws {
    try ScratchSite.with(["a.md": "---\nlisted: maybe\n---\n# A\n"]) { site in
      let building = try site.build()
      #expect(building.outcome.status == 1)
      #expect(building.outcome.errors.contains("front-matter.wrong-type"))
    }
  }
}

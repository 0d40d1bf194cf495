import TestSupport
import Testing

@testable import Sites

@Suite struct `Where the files of the content lie` {
  @Test(arguments: [
    Case("at the top", "about.md", "article, about"), Case("in a folder", "posts/a.md", "article posts, a"),
    Case("in a folder of a folder", "posts/b/c.md", "article posts/b, c"),
    Case("in a folder whose name begins like that of another", "posts-old/d.md", "article posts-old, d"),
    Case("beside folders", "posts.md", "article, posts"),
    Case("a folder's own text", "posts/_index.md", "section posts, posts"),
    Case("a bundle", "posts/e/index.md", "article posts, e"),
    Case("a folder of articles with an index", "posts/b/index.md", "section posts/b, b"),
    Case("the first page", "index.md", "home, "), Case("in upper case", "posts/F.MARKDOWN", "article posts, F"),
    Case("where other tools have posts", "_posts/g.md", "article posts, g"),
    Case("where other tools have drafts", "_drafts/h.md", "article posts, h, draft"),
    Case("in a folder that is left alone", "_notes/i.md", nil), Case("in a hidden folder", ".git/j.md", nil),
    Case("left alone by its name", "posts/_k.md", nil), Case("with nothing but an ending", "posts/.md", nil),
  ])
  func `tells what articles they are`(row: Case<String, String?>) {
    #expect(Self.paths.contains(row.input))
    let tree = ContentTree(Self.paths)
    let place = tree.articles.first { $0.path == row.input }
    let words = place.map { place in
      let section = place.section.isEmpty ? "" : " \(place.section)"
      return "\(place.role.rawValue)\(section), \(place.name)\(place.isDraft ? ", draft" : "")"
    }
    #expect(words == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test(arguments: [
    Case("in the folder of static files", "static/a/b.txt", "a/b.txt, static"),
    Case("beside articles", "posts/l.png", "posts/l.png"),
    Case("in a bundle", "posts/e/m.png", "m.png of posts/e/index.md"),
    Case("in a folder of a bundle", "posts/e/n/o.png", "n/o.png of posts/e/index.md"),
    Case("at the top", "p.txt", "p.txt"), Case("called like the folder of static files", "static", nil),
    Case("hidden", "posts/.q.txt", nil), Case("the settings", "site.yml", nil),
  ])
  func `tells where they are copied to`(row: Case<String, String?>) {
    #expect(Self.paths.contains(row.input))
    let copy = ContentTree(Self.paths).copies.first { $0.path == row.input }
    let words = copy.map { "\($0.target)\($0.bundle.map { " of \($0)" } ?? "")\($0.isStatic ? ", static" : "")" }
    #expect(words == row.expected, sourceLocation: row.sourceLocation)
  }

  static let paths = [
    "about.md", "posts/a.md", "posts/b/c.md", "posts-old/d.md", "posts.md", "posts/_index.md", "posts/e/index.md",
    "posts/b/index.md", "index.md", "posts/F.MARKDOWN", "_posts/g.md", "_drafts/h.md", "_notes/i.md", ".git/j.md",
    "posts/_k.md", "posts/.md", "static/a/b.txt", "static", "posts/l.png", "posts/e/m.png", "posts/e/n/o.png", "p.txt",
    "posts/.q.txt", "site.yml",
  ]
}

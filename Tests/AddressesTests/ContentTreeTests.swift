import TestSupport
import Testing

@testable import Addresses

@Suite struct `A content tree` {
  @Test(arguments: [
    Case("at the top", "about.md", "article, about"), Case("in a folder", "posts/a.md", "article posts, a"),
    Case("in a nested folder", "posts/b/c.md", "article posts/b, c"),
    Case("in a folder whose name is a prefix of another", "posts-old/d.md", "article posts-old, d"),
    Case("beside a folder with the same name", "posts.md", "article, posts"),
    Case("the page of a section", "posts/_index.md", "section posts, posts"),
    Case("a bundle", "posts/e/index.md", "article posts, e"),
    Case("an index among articles", "posts/b/index.md", "section posts/b, b"),
    Case("the home page", "index.md", "home, "), Case("in upper case", "posts/F.MARKDOWN", "article posts, F"),
    Case("in Jekyll's folder for posts", "_posts/g.md", "article posts, g"),
    Case("in Jekyll's folder for drafts", "_drafts/h.md", "article posts, h, draft"),
    Case("in an ignored folder", "_notes/i.md", nil), Case("in a hidden folder", ".git/j.md", nil),
    Case("an ignored file", "posts/_k.md", nil), Case("only an extension", "posts/.md", nil),
  ])
  func `determines the role and the section of each article`(row: Case<String, String?>) {
    #expect(Self.paths.contains(row.input))
    let tree = ContentTree(Self.paths)
    let article = tree.articles.first { $0.path == row.input }
    let description = article.map { article in
      let section = article.section.isEmpty ? "" : " \(article.section)"
      return "\(article.role.rawValue)\(section), \(article.name)\(article.isDraft ? ", draft" : "")"
    }
    #expect(description == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test(arguments: [
    Case("in the folder for static files", "static/a/b.txt", "a/b.txt, static"),
    Case("beside articles", "posts/l.png", "posts/l.png"),
    Case("in a bundle", "posts/e/m.png", "m.png of posts/e/index.md"),
    Case("in a folder in a bundle", "posts/e/n/o.png", "n/o.png of posts/e/index.md"),
    Case("at the top", "p.txt", "p.txt"), Case("a file named like the folder for static files", "static", nil),
    Case("hidden", "posts/.q.txt", nil), Case("the settings", "site.yml", nil),
  ])
  func `determines the path to which each other file is copied`(row: Case<String, String?>) {
    #expect(Self.paths.contains(row.input))
    let copy = ContentTree(Self.paths).copies.first { $0.path == row.input }
    let description = copy.map {
      "\($0.target)\($0.bundles.first.map { " of \($0)" } ?? "")\($0.isStatic ? ", static" : "")"
    }
    #expect(description == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test func `names the files that are skipped`() {
    let skipped = ["_notes/i.md", ".git/j.md", "posts/_k.md", "posts/.md", "posts/.q.txt"]
    #expect(Set(ContentTree(Self.paths).leftOut) == Set(skipped))
  }

  static let paths = [
    "about.md", "posts/a.md", "posts/b/c.md", "posts-old/d.md", "posts.md", "posts/_index.md", "posts/e/index.md",
    "posts/b/index.md", "index.md", "posts/F.MARKDOWN", "_posts/g.md", "_drafts/h.md", "_notes/i.md", ".git/j.md",
    "posts/_k.md", "posts/.md", "static/a/b.txt", "static", "posts/l.png", "posts/e/m.png", "posts/e/n/o.png", "p.txt",
    "posts/.q.txt", "site.yml",
  ]
}

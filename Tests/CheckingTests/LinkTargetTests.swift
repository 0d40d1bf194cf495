import TestSupport
import Testing

@testable import Checking
@testable import Sites

@Suite struct `An address on a page leads` {
  static let addresses: [Case<String, LinkTarget>] = [
    Case("to a page", "/blog/posts/a/", .file("posts/a/index.html", part: nil)),
    Case("to a file", "/blog/a%20b.png", .file("a b.png", part: nil)),
    Case("to a part", "/blog/posts/a/#b", .file("posts/a/index.html", part: "b")),
    Case("to a part of its own page", "#b", .file("posts/here/index.html", part: "b")),
    Case("to its own page", "", .file("posts/here/index.html", part: nil)),
    Case("to its own page, with a question", "?page=2#b", .file("posts/here/index.html", part: "b")),
    Case("past a question", "/blog/a.css?v=2", .file("a.css", part: nil)),
    Case("to what lies beside it", "../there/", .file("posts/there/index.html", part: nil)),
    Case("to what lies below it", "b.png", .file("posts/here/b.png", part: nil)),
    Case("to its folder", "./", .file("posts/here/index.html", part: nil)),
    Case("one folder up", "..", .file("posts/index.html", part: nil)),
    Case("home", "/blog/", .file("index.html", part: nil)),
    Case("home, without a slash", "/blog", .file("index.html", part: nil)),
    Case("home, in full", "https://example.org/blog/", .file("index.html", part: nil)),
    Case("home, in full and loud", "HTTPS://EXAMPLE.org/blog/a.css", .file("a.css", part: nil)),
    Case("home, by the host", "//example.org/blog/a.css", .file("a.css", part: nil)),
    Case("through white space", " /blog/a.css\n", .file("a.css", part: nil)),
    Case("beside the site", "/posts/", .outside("/posts/")),
    Case("to the root of the host, and no further", "../../../../a", .outside("/a")),
    Case("up and down again", "../../../../blog/a.css", .file("a.css", part: nil)),
    Case("through a line end", "/blog/a\n.css", .file("a.css", part: nil)),
    Case("to something with a like name", "/blogs/", .outside("/blogs/")),
    Case("to another site of the host", "https://example.org/other/", .external("https://example.org/other/")),
    Case("elsewhere", "https://example.com/a?b=c#d", .external("https://example.com/a?b=c")),
    Case("elsewhere, by the host", "//example.com/a", .external("https://example.com/a")),
    Case("to a host that begins alike", "https://example.organic/", .external("https://example.organic/")),
    Case("to somebody", "mailto:a@example.org", .nothing),
    Case("to itself", "data:image/png;base64,AA==", .nothing),
  ]

  @Test(arguments: addresses)
  func `as a browser has it`(_ address: Case<String, LinkTarget>) throws {
    let site = try #require(SiteAddress("https://example.org/blog/"))
    address.check(LinkTarget(address.input, onPage: "/posts/here/", of: site))
  }
}

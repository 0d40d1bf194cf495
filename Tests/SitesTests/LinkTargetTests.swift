import Sites
import TestSupport
import Testing

@testable import Planning

@Suite struct `The target of a link` {
  static let addresses: [Case<String, LinkTarget>] = [
    Case("a page", "/blog/posts/a/", .file("posts/a/index.html", part: nil)),
    Case("a file", "/blog/a%20b.png", .file("a b.png", part: nil)),
    Case("a part of a page", "/blog/posts/a/#b", .file("posts/a/index.html", part: "b")),
    Case("a part of its own page", "#b", .file("posts/here/index.html", part: "b")),
    Case("its own page", "", .file("posts/here/index.html", part: nil)),
    Case("its own page, with a query", "?page=2#b", .file("posts/here/index.html", part: "b")),
    Case("a file, with a query", "/blog/a.css?v=2", .file("a.css", part: nil)),
    Case("a relative path to a sibling", "../there/", .file("posts/there/index.html", part: nil)),
    Case("a relative path to a child", "b.png", .file("posts/here/b.png", part: nil)),
    Case("its folder", "./", .file("posts/here/index.html", part: nil)),
    Case("the parent folder", "..", .file("posts/index.html", part: nil)),
    Case("the home page", "/blog/", .file("index.html", part: nil)),
    Case("the home page, without a slash", "/blog", .file("index.html", part: nil)),
    Case("the home page, as a full URL", "https://example.org/blog/", .file("index.html", part: nil)),
    Case("a file, as a full URL in upper case", "HTTPS://EXAMPLE.org/blog/a.css", .file("a.css", part: nil)),
    Case("a file, without a scheme", "//example.org/blog/a.css", .file("a.css", part: nil)),
    Case("white space around an address", " /blog/a.css\n", .file("a.css", part: nil)),
    Case("a path outside of the site", "/posts/", .outside("/posts/")),
    Case("more `..` than there are folders", "../../../../a", .outside("/a")),
    Case("up to the root and back into the site", "../../../../blog/a.css", .file("a.css", part: nil)),
    Case("a line ending in an address", "/blog/a\n.css", .file("a.css", part: nil)),
    Case("a path that starts like the root of the site", "/blogs/", .outside("/blogs/")),
    Case("another site on the same host", "https://example.org/other/", .external("https://example.org/other/")),
    Case("another host", "https://example.com/a?b=c#d", .external("https://example.com/a?b=c")),
    Case("another host, without a scheme", "//example.com/a", .external("https://example.com/a")),
    Case("a host that starts like the site's own", "https://example.organic/", .external("https://example.organic/")),
    Case("a mail address", "mailto:a@example.org", .nothing),
    Case("a data URL", "data:image/png;base64,AA==", .nothing),
  ]

  @Test(arguments: addresses)
  func `equals the target that a browser resolves`(_ address: Case<String, LinkTarget>) throws {
    let site = try #require(SiteAddress("https://example.org/blog/"))
    address.check(LinkTarget(address.input, onPage: "/posts/here/", of: site))
  }
}

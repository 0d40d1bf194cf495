import TestSupport
import Testing

@testable import Serving

@Suite struct `A request` {
  @Test(arguments: [
    Case("the root", "/", "/"), Case("a page", "/posts/a/", "/posts/a/"), Case("a file", "/a.css", "/a.css"),
    Case("a space", "/a%20b", "/a b"), Case("letters", "/caf%C3%A9", "/café"),
    Case("the current folder", "/a/./b", "/a/b"),
    Case("a parent folder", "/a/../b", "/b"), Case("a parent folder at the end", "/a/b/..", "/a/"),
    Case("slashes", "//a///b", "/a/b"),
    Case("an encoded slash", "/a%2fb", "/a/b"), Case("above the root", "/..", nil),
    Case("above the root, encoded", "/%2e%2e/etc", nil),
    Case("above the root, with encoded slashes", "/a%2f..%2F..%2fetc", nil), Case("NUL", "/a%00", nil),
    Case("an escape without digits", "/a%zz", nil),
    Case("an incomplete escape", "/a%4", nil), Case("invalid UTF-8", "/%ff", nil), Case("no slash", "a", nil),
    Case("star", "*", nil),
    Case("an address", "http://localhost/a", nil),
  ])
  func `has a normalized path`(row: Case<String, String?>) {
    row.check(RequestHead.normalizedPath(row.input[...]))
  }

  @Test(arguments: [
    Case("a name", "localhost", true), Case("a port", "localhost:8000", true), Case("an address", "127.0.0.1:1", true),
    Case("version 6", "[::1]:80", true), Case("capitals", "LocalHost", true), Case("a site", "blog.localhost:80", true),
    Case("another host", "example.com", false), Case("a host that starts like ours", "localhost.example.com", false),
    Case("a host disguised as a port", "localhost:80@example.com", false),
    Case("another machine", "192.168.0.1", false),
    Case("no host", "", false), Case("half a bracket", "[::1", false), Case("a longer name", "notlocalhost", false),
  ])
  func `is answered only if its host is this machine`(row: Case<String, Bool>) {
    row.check(Host.thisMachine.isNamed(by: row.input))
  }

  @Test(arguments: [
    Case("no request", "", 400), Case("one word", "GET", 400), Case("two words", "GET /", 400),
    Case("four words", "GET / x HTTP/1.1\r\nHost: localhost", 400), Case("no host", "GET / HTTP/1.1", 400),
    Case("two hosts", "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost", 400),
    Case("another host", "GET / HTTP/1.1\r\nHost: evil.example", 403),
    Case("another method", "POST / HTTP/1.1\r\nHost: localhost", 405),
    Case("another version", "GET / HTTP/2.0\r\nHost: localhost", 505),
    Case("a body", "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5", 413),
    Case("a chunked body", "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked", 413),
    Case("a space before the colon", "GET / HTTP/1.1\r\nHost : localhost", 400),
    Case("a folded line", "GET / HTTP/1.1\r\nHost: localhost\r\n more: x", 400),
    Case("a lone line feed", "GET / HTTP/1.1\nHost: localhost", 400),
    Case("a lone return", "GET / HTTP/1.1\r\nHost: localhost\rx: y", 400),
    Case("a path above the root", "GET /../x HTTP/1.1\r\nHost: localhost", 400),
  ])
  func `is refused if it is invalid`(row: Case<String, Int>) {
    let error = #expect(throws: RequestHead.Refusal.self) { try RequestHead(Array(row.input.utf8)[...]) }
    row.check(error?.status ?? 0)
  }

  @Test func `provides its query and headers`() throws {
    let text = "HEAD /a%20b?x=%20&y HTTP/1.1\r\nhost:  localhost\t\r\nAccept: a: b\r\nEmpty:\r\nConnection: Close"
    let head = try RequestHead(Array(text.utf8)[...])
    #expect(head.request.method == .head && head.request.path == "/a b" && head.request.query == "x=%20&y")
    #expect(head.request.header("accept") == "a: b" && head.request.header("empty") == "" && !head.keepsAlive)
    #expect(head.request.header("host") == "localhost")
  }

  @Test func `is refused or has a normalized path if its parts are random`() {
    var random = SeededGenerator(seed: 7)
    let parts = ["GET ", "/", "%2e", "..", " HTTP/1.1", "\r\n", "Host: localhost", ":", " ", "\n", "\0", "é", "%", "?"]
    var parsedCount = 0
    for _ in 0..<5_000 {
      var text = Bool.random(using: &random) ? "GET / HTTP/1.1\r\nHost: localhost" : ""
      for _ in 0..<Int.random(in: 0..<12, using: &random) { text += parts.randomElement(using: &random) ?? "" }
      guard let head = try? RequestHead(Array(text.utf8)[...]) else { continue }
      parsedCount += 1
      let names = head.request.path.split(separator: "/")
      #expect(head.request.path.first == "/" && !names.contains("..") && !names.contains("."))
    }
    #expect(parsedCount > 50)
  }
}

@Suite struct `A content type` {
  @Test(arguments: [
    Case("a page", "posts/index.html", "text/html; charset=utf-8"), Case("capitals", "A.PNG", "image/png"),
    Case("a script", "/a.min.js", "text/javascript; charset=utf-8"),
    Case("a feed", "feed.xml", "application/xml; charset=utf-8"),
    Case("no name", "CNAME", "application/octet-stream"), Case("a hidden file", ".html", "application/octet-stream"),
    Case("a folder's dot", "a.html/b", "application/octet-stream"),
    Case("a picture", "x.svg", "image/svg+xml; charset=utf-8"),
  ])
  func `is determined by the file name`(row: Case<String, String>) { row.check(ContentType.of(row.input)) }
}

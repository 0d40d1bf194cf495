import Foundation
import TestSupport
import Testing

@testable import Command

/// Checks of links to other sites; a local proxy answers for all of them.
@Suite(.hangGuard) struct `A check of links to other sites` {
  static let answers: [Case<String, String?>] = [
    Case("a page", "/fine", nil),
    Case("a moved page", "/moved", nil),
    Case(
      "a redirect to a private host", "/inside",
      "`http://example.com/inside` does not answer: it redirects to a host that no reader can reach"),
    Case(
      "a redirect loop", "/round", "`http://example.com/round` does not answer: it redirects too many times"
    ),
    Case("a page that supports only GET", "/whole-only", nil),
    Case("a page that refuses programs", "/closed", nil),
    Case("a missing page", "/gone", "`http://example.com/gone` answers with status 404"),
    Case("a server error", "/broken", "`http://example.com/broken` answers with status 500"),
    Case("no answer", "/silent", "`http://example.com/silent` does not answer: "),
  ]

  @Test(arguments: answers)
  func `reports the result of each request`(_ answer: Case<String, String?>) throws {
    try CheckedFolder.inFolder { site in
      try site.apply(.init("about.md", "https://example.com/", "http://example.com\(answer.input)"))
      let outcome = try Self.check(site)
      #expect(
        site.findings(of: outcome) == (answer.expected == nil ? [] : ["Content/about.md:5:16: warning: external-link"]))
      #expect(answer.expected.map(outcome.errors.contains) ?? outcome.errors.isEmpty, "\(outcome.errors)")
    }
  }

  @Test func `requests international host names in ASCII`() throws {
    try CheckedFolder.inFolder { site in
      try site.apply(.init("about.md", "https://example.com/", "http://ex\u{e4}mple.org/fine"))
      #expect(try Self.check(site).errors == "")
      #expect(Self.requests(in: site) == ["HEAD http://xn--exmple-cua.org/fine"])
    }
  }

  @Test func `sends no requests without --external`() throws {
    try CheckedFolder.inFolder { site in
      try site.apply(.init("about.md", "https://example.com/", "http://example.com/gone"))
      #expect(try Self.check(site, checksExternalLinks: false).errors == "")
      #expect(Self.requests(in: site) == [])
    }
  }

  @Test func `requests a working address once, and a broken address in every check`() throws {
    try CheckedFolder.inFolder { site in
      let links = "http://example.com/fine#a), [b](http://example.com/fine#b), [c](http://example.com/gone"
      try site.apply(.init("about.md", "https://example.com/", links))
      for _ in 0..<2 { #expect(try Self.check(site).errors.contains("1 warning\n")) }
      let requests = Self.requests(in: site)
      #expect(requests.count { $0 == "HEAD http://example.com/fine" } == 1)
      #expect(requests.count { $0 == "HEAD http://example.com/gone" } == 2)
      #expect(try Self.check(site, "--no-cache").status == 0)
      #expect(Self.requests(in: site).count { $0 == "HEAD http://example.com/fine" } == 2)
    }
  }

  @Test func `does not request the theme's links to share, edit and discuss posts`() throws {
    try CheckedFolder.inFolder { site in
      let settings = """
        share: [mastodon, bluesky, x, linkedin, email, copy]
        repository: https://github.com/me/shed
        comments:
          utterances: me/shed
        check:
        """
      try site.apply(.init("site.yml", "check:", settings))
      let links = "http://example.com/fine), [b](http://example.com/fine), [c](https://x.com/intent/post?text=mine"
      try site.apply(.init("about.md", "https://example.com/", links))
      let outcome = try Self.check(site, "--format", "json")
      #expect(outcome.output.contains("\"external\":2"), "\(outcome.output)")
      #expect(Self.requests(in: site).count { $0.contains("example.com/fine") } == 1)
    }
  }

  @Test func `requests an address again if the cache of responses is damaged`() throws {
    try CheckedFolder.inFolder { site in
      try site.apply(.init("about.md", "https://example.com/", "http://example.com/fine"))
      _ = try Self.check(site)
      try Data("garland links 9\n\u{0}".utf8).write(to: site.folder.appending(path: ".garland/links"))
      #expect(try Self.check(site).errors == "")
      #expect(Self.requests(in: site).count == 2)
    }
  }

  @Test func `reports that curl gives no results`() throws {
    try CheckedFolder.inFolder { site in
      let script = site.folder.appending(path: "curl")
      try Program.install(text: "#!/bin/sh\nexit 2\n", at: script)
      let call = ["PATH=\(site.folder.path)", try Tool.path(), "check", "--external"]
      let outcome = try Tool.run("/usr/bin/env", call, in: site.folder)
      #expect(
        outcome.errors.hasSuffix("returned no result for 1 addresses of other sites; version 7.75 or newer is needed\n")
      )
    }
  }

  @Test func `ignores addresses that the settings ignore`() throws {
    try CheckedFolder.inFolder { site in
      try site.apply(.init("about.md", "https://example.com/", "http://example.com/gone"))
      try site.apply(.init("site.yml", "check:", "check:\n  ignore: [\"http://example.com/\"]"))
      #expect(try Self.check(site).errors == "")
      #expect(Self.requests(in: site) == [])
    }
  }

  @Test func `reports that curl is not installed`() throws {
    try CheckedFolder.inFolder { site in
      let outcome = try Tool.run(
        "/usr/bin/env", ["PATH=/nowhere", Tool.path(), "check", "--external"], in: site.folder)
      #expect(outcome.status == 0)
      #expect(outcome.errors == "garland: links to other sites are not checked: the program `curl` is not installed\n")
    }
  }

  static let hosts: [Case<String, Bool>] = [
    Case("a name", "https://example.org/a", false), Case("an IPv4 address", "https://93.184.216.34/", false),
    Case("an IPv6 address", "https://[2606:2800:220:1::1]/", false),
    Case("a port", "http://example.org:8080/", false), Case("localhost", "http://localhost/a", true),
    Case("localhost in upper case", "http://LOCALHOST:80", true),
    Case("a name without a dot", "http://intranet/", true),
    Case("the loopback address", "http://127.0.0.1:8000/", true),
    Case("the loopback address in short form", "http://0x7f.1/", true),
    Case("localhost with a final dot", "https://localhost./", true),
    Case("a percent-encoded loopback address", "http://%31%32%37.0.0.1/", true),
    Case("an incomplete percent escape", "http://a%2.org/", true),
    Case("an international name", "https://ex%C3%A4mple.org/", false),
    Case("localhost with a query", "http://localhost?a.b", true),
    Case("a private address", "http://192.168.1.1/", true),
    Case("a private address in 10.0.0.0/8", "http://10.1.2.3/", true),
    Case("a link-local address, as for cloud metadata", "http://169.254.169.254/x", true),
    Case("an address as a decimal number", "http://2130706433/", true),
    Case("an address as a hexadecimal number", "http://0x7f000001/", true),
    Case("the IPv6 loopback address", "http://[::1]/", true),
    Case("a link-local IPv6 address", "http://[fe80::1]/", true),
    Case("an IPv4-mapped IPv6 address", "http://[::ffff:127.0.0.1]/", true),
    Case("a user name before a private host", "http://example.org@127.0.0.1/", true),
    Case("a local name", "http://nas.local/", true), Case("no host", "http:///a", true),
  ]

  @Test(arguments: hosts)
  func `sends no requests to private hosts`(_ host: Case<String, Bool>) {
    host.check(PrivateHost.isNamed(in: host.input))
  }

  private static func check(
    _ site: CheckedFolder, checksExternalLinks: Bool = true, _ arguments: String...
  ) throws -> Program.Outcome {
    let script = Program.repository.appending(path: "Tests/ToolTests/proxy.py").path
    let call = [try Tool.path(), "check"] + (checksExternalLinks ? ["--external"] : []) + arguments
    return try Program.run(
      "/usr/bin/python3", [script, site.folder.appending(path: "asked").path] + call, in: site.folder)
  }

  /// Returns the requests that the proxy received.
  private static func requests(in site: CheckedFolder) -> [String] {
    let text = (try? String(contentsOf: site.folder.appending(path: "asked"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}

import Foundation
import TestSupport
import Testing

@testable import Command

/// Links to other sites, with a proxy that answers for all of them.
@Suite(.hangGuard) struct `A check that asks other sites` {
  static let answers: [Case<String, String?>] = [
    Case("a page", "/fine", nil),
    Case("a page that is elsewhere now", "/moved", nil),
    Case(
      "a page that leads to this machine", "/inside",
      "`http://example.com/inside` does not answer: it redirects to a host that no reader can reach"),
    Case(
      "a page that leads to itself", "/round", "`http://example.com/round` does not answer: it redirects too many times"
    ),
    Case("a page that is given as a whole only", "/whole-only", nil),
    Case("a page that is not for programs", "/closed", nil),
    Case("a page that is gone", "/gone", "`http://example.com/gone` answers with status 404"),
    Case("a server in trouble", "/broken", "`http://example.com/broken` answers with status 500"),
    Case("nobody", "/silent", "`http://example.com/silent` does not answer: "),
  ]

  @Test(arguments: answers)
  func `finds`(_ answer: Case<String, String?>) throws {
    try CheckedFolder.inFolder { site in
      try site.make(.init("about.md", "https://example.com/", "http://example.com\(answer.input)"))
      let outcome = try Self.check(site)
      #expect(
        site.findings(of: outcome) == (answer.expected == nil ? [] : ["Content/about.md:5:16: warning: external-link"]))
      #expect(answer.expected.map(outcome.errors.contains) ?? outcome.errors.isEmpty, "\(outcome.errors)")
    }
  }

  @Test func `asks for hosts in other letters by their names in ASCII`() throws {
    try CheckedFolder.inFolder { site in
      try site.make(.init("about.md", "https://example.com/", "http://ex\u{e4}mple.org/fine"))
      #expect(try Self.check(site).errors == "")
      #expect(Self.asked(in: site) == ["HEAD http://xn--exmple-cua.org/fine"])
    }
  }

  @Test func `asks nobody unless it is told to`() throws {
    try CheckedFolder.inFolder { site in
      try site.make(.init("about.md", "https://example.com/", "http://example.com/gone"))
      #expect(try Self.check(site, asksOthers: false).errors == "")
      #expect(Self.asked(in: site) == [])
    }
  }

  @Test func `asks once for what answers, however often it stands there, and again for what does not`() throws {
    try CheckedFolder.inFolder { site in
      let links = "http://example.com/fine#a), [b](http://example.com/fine#b), [c](http://example.com/gone"
      try site.make(.init("about.md", "https://example.com/", links))
      for _ in 0..<2 { #expect(try Self.check(site).errors.contains("1 warning\n")) }
      let asked = Self.asked(in: site)
      #expect(asked.count { $0 == "HEAD http://example.com/fine" } == 1)
      #expect(asked.count { $0 == "HEAD http://example.com/gone" } == 2)
      #expect(try Self.check(site, "--no-cache").status == 0)
      #expect(Self.asked(in: site).count { $0 == "HEAD http://example.com/fine" } == 2)
    }
  }

  @Test func `asks again where what it remembers is damaged`() throws {
    try CheckedFolder.inFolder { site in
      try site.make(.init("about.md", "https://example.com/", "http://example.com/fine"))
      _ = try Self.check(site)
      try Data("garland links 9\n\u{0}".utf8).write(to: site.folder.appending(path: ".garland/links"))
      #expect(try Self.check(site).errors == "")
      #expect(Self.asked(in: site).count == 2)
    }
  }

  @Test func `says so where the program gives no answers`() throws {
    try CheckedFolder.inFolder { site in
      let script = site.folder.appending(path: "curl")
      try Data("#!/bin/sh\nexit 2\n".utf8).write(to: script)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
      let call = ["PATH=\(site.folder.path)", try Tool.path(), "check", "--external"]
      let outcome = try Tool.run("/usr/bin/env", call, in: site.folder)
      #expect(
        outcome.errors.hasSuffix("returned no result for 1 addresses of other sites; version 7.75 or newer is needed\n")
      )
    }
  }

  @Test func `leaves out what the settings leave out`() throws {
    try CheckedFolder.inFolder { site in
      try site.make(.init("about.md", "https://example.com/", "http://example.com/gone"))
      try site.make(.init("site.yml", "check:", "check:\n  ignore: [\"http://example.com/\"]"))
      #expect(try Self.check(site).errors == "")
      #expect(Self.asked(in: site) == [])
    }
  }

  @Test func `says so where the program is missing that asks`() throws {
    try CheckedFolder.inFolder { site in
      let outcome = try Tool.run(
        "/usr/bin/env", ["PATH=/nowhere", Tool.path(), "check", "--external"], in: site.folder)
      #expect(outcome.status == 0)
      #expect(outcome.errors == "garland: links to other sites are not checked: the program `curl` is not installed\n")
    }
  }

  static let hosts: [Case<String, Bool>] = [
    Case("a name", "https://example.org/a", false), Case("a number", "https://93.184.216.34/", false),
    Case("a number of version 6", "https://[2606:2800:220:1::1]/", false),
    Case("a port", "http://example.org:8080/", false), Case("this machine", "http://localhost/a", true),
    Case("this machine, in small", "http://LOCALHOST:80", true), Case("a bare name", "http://intranet/", true),
    Case("this machine by number", "http://127.0.0.1:8000/", true),
    Case("this machine in few numbers", "http://0x7f.1/", true),
    Case("this machine with a dot", "https://localhost./", true),
    Case("this machine in signs", "http://%31%32%37.0.0.1/", true), Case("half of a sign", "http://a%2.org/", true),
    Case("a name in other letters", "https://ex%C3%A4mple.org/", false),
    Case("a question at once", "http://localhost?a.b", true), Case("a neighbour", "http://192.168.1.1/", true),
    Case("a neighbour in a large net", "http://10.1.2.3/", true),
    Case("a secret of a cloud", "http://169.254.169.254/x", true),
    Case("a number in one", "http://2130706433/", true), Case("a number in sixteens", "http://0x7f000001/", true),
    Case("this machine of version 6", "http://[::1]/", true),
    Case("a neighbour of version 6", "http://[fe80::1]/", true),
    Case("a number of version 4 in version 6", "http://[::ffff:127.0.0.1]/", true),
    Case("somebody before the host", "http://example.org@127.0.0.1/", true),
    Case("a name of this network", "http://nas.local/", true), Case("no host", "http:///a", true),
  ]

  @Test(arguments: hosts)
  func `asks no host that readers cannot reach`(_ host: Case<String, Bool>) {
    host.check(PrivateHost.isNamed(in: host.input))
  }

  private static func check(
    _ site: CheckedFolder, asksOthers: Bool = true, _ arguments: String...
  ) throws -> Program.Outcome {
    let script = Program.repository.appending(path: "Tests/ToolTests/proxy.py").path
    let call = [try Tool.path(), "check"] + (asksOthers ? ["--external"] : []) + arguments
    return try Program.run(
      "/usr/bin/python3", [script, site.folder.appending(path: "asked").path] + call, in: site.folder)
  }

  /// What the proxy was asked for.
  private static func asked(in site: CheckedFolder) -> [String] {
    let text = (try? String(contentsOf: site.folder.appending(path: "asked"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init)
  }
}

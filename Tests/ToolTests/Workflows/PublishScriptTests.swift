import Foundation
import TestSupport
import Testing

/// The script of the manual that publishes on a server, with its folders moved, and with nothing to pull and no `at`.
@Suite(.hangGuard, .enabled(if: Program.find("jq") != nil, "there is no jq")) struct `The script that publishes` {
  static let sites: [Case<String?, String>] = [
    Case("where an article waits", "2999-12-01T08:00:00Z", "/shed/publish.sh at -t 299912010801\n"),
    Case("where none does", nil, ""),
  ]

  @Test(arguments: sites)
  func `builds, and comes back when the next article is due`(_ site: Case<String?, String>) throws {
    try inServer { server in
      if let date = site.input {
        try server.write("shed/Content/posts/later.md", "---\ndate: \(date)\n---\n# Later\n")
      }
      let outcome = try run(in: server)
      #expect(outcome == Tool.Outcome(), "\(site.name)", sourceLocation: site.sourceLocation)
      #expect(try server.paths(in: "www/shed").contains("about/index.html"))
      #expect(try text("jobs", in: server) == (site.expected.isEmpty ? "" : server.folder.path + site.expected))
    }
  }

  @Test func `leaves the site as it is where there is an error, and does not come back`() throws {
    try inServer { server in
      #expect(try run(in: server).status == 0)
      let before = try server.files(in: "www/shed")
      try server.write("shed/Content/posts/later.md", "---\ndate: 2999-12-01\n---\n# Later\n")
      try server.write("shed/Content/about.md", "# About\n\n:::nothing\n:::\n")
      let outcome = try run(in: server)
      #expect(outcome.status == 1 && outcome.errors.contains("error: "), "\(outcome.errors)")
      #expect(try server.files(in: "www/shed") == before)
      #expect(try text("jobs", in: server).isEmpty)
    }
  }

  private func inServer(_ body: (CachedSite) throws -> Void) throws {
    try Tool.inScratchFolder { folder in
      let server = CachedSite(folder: folder)
      try server.write("shed/Content/about.md", "# About\n")
      try server.write("shed/Content/site.yml", "title: Shed\nurl: https://example.org/\n")
      try server.write("www/readme", "the folder of the web server")
      try server.write("jobs", "")
      let script = try Workflow.blockOfManual(named: "publish.sh").replacing("/srv/", with: folder.path + "/")
      try server.write("shed/publish.sh", script)
      let standIns = [
        "garland": "exec '\(try Tool.path())' \"$@\"", "git": "[ \"$*\" = \"pull --quiet --ff-only\" ]",
        "at": "echo \"$(cat) at $*\" >> '\(folder.path)/jobs'",
      ]
      for (name, text) in standIns { try server.write("bin/\(name)", "#!/bin/sh\n\(text)\n") }
      try body(server)
    }
  }

  private func run(in server: CachedSite) throws -> Tool.Outcome {
    let command = "chmod +x bin/* && PATH=$PWD/bin:$PATH TZ=UTC sh shed/publish.sh"
    return try Tool.run("/bin/sh", ["-c", command], in: server.folder)
  }

  private func text(_ path: String, in server: CachedSite) throws -> String {
    try String(contentsOf: server.folder.appending(path: path), encoding: .utf8)
  }
}

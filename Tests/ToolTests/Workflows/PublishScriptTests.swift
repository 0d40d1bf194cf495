import Foundation
import Synchronization
import TestSupport
import Testing

/// Runs the manual's script for publishing on a server, with other folders and with stand-ins for `git` and `at`.
@Suite(.hangGuard, .enabled(if: PublishScript.canRun, "there is no jq or no flock"))
struct `The publish script of the manual` {
  static let sites: [Case<String?, String>] = [
    Case("with a waiting article", "2999-12-01T08:00:00Z", "/shed/publish.sh at -t 299912010801\n"),
    Case("without a waiting article", nil, ""),
  ]

  @Test(arguments: sites)
  func `builds, and schedules itself for the next publication`(_ site: Case<String?, String>) throws {
    try PublishScript.inServer { server in
      if let date = site.input {
        try server.site.write("shed/Content/posts/later.md", "---\ndate: \(date)\n---\n# Later\n")
      }
      #expect(try server.run() == Tool.Outcome(), "\(site.name)", sourceLocation: site.sourceLocation)
      #expect(try server.text("www/shed/about/index.html").contains("About"))
      let jobs = site.expected.isEmpty ? "" : server.folder.path + site.expected
      #expect(try server.text("jobs") == jobs, sourceLocation: site.sourceLocation)
    }
  }

  @Test func `keeps the published site after an error, and does not schedule itself`() throws {
    try PublishScript.inServer { server in
      #expect(try server.run().status == 0)
      let before = server.published
      try server.site.write("shed/Content/posts/later.md", "---\ndate: 2999-12-01\n---\n# Later\n")
      try server.site.write("shed/Content/about.md", "# About\n\n:::nothing\n:::\n")
      let outcome = try server.run()
      #expect(outcome.status == 1 && outcome.errors.contains("error: "), "\(outcome.errors)")
      #expect(server.published == before)
      #expect(try server.text("jobs").isEmpty)
    }
  }

  @Test func `keeps the three builds before the last one, and adds none without a change`() throws {
    try PublishScript.inServer { server in
      for number in 0..<6 {
        try server.write(version: number)
        #expect(try server.run() == Tool.Outcome())
        #expect(try server.run() == Tool.Outcome())
        #expect(try server.builds.count == min(number + 1, 4))
        #expect(try server.builds.last == server.published)
      }
      let versions = try server.builds.map { try server.version(of: "www/shed.builds/\($0)/about/index.html") }
      #expect(versions == [2, 3, 4, 5])

      // Go back to an earlier build. The next run publishes the current content again.
      try server.publish(build: server.builds[1])
      #expect(try server.version(of: "www/shed/about/index.html") == 3)
      #expect(try server.run() == Tool.Outcome())
      #expect(try server.version(of: "www/shed/about/index.html") == 5)
      let files = try server.site.files(in: "www/shed.builds/\(server.published)")
      let first = ["build", "--no-cache", "--output", "../first"]
      #expect(try Tool.run(first, in: server.folder.appending(path: "shed")).status == 0)
      #expect(try files == server.site.files(in: "first"))
    }
  }

  /// A browser requests a script only after its page, so the page may already have been replaced.
  @Test func `keeps a replaced script for one more build`() throws {
    try PublishScript.inServer { server in
      func scripts() throws -> [String] {
        let folder = server.folder.appending(path: "www/shed/assets").path
        return try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("mine.") }.sorted()
      }
      func style(_ color: String) throws {
        try server.site.write("shed/Templates/assets/mine.js", "let color = \"\(color)\"\n")
      }
      try style("red")
      #expect(try server.run().status == 0)
      let red = try scripts()
      try style("green")
      #expect(try server.run().status == 0)
      let both = try scripts()
      #expect(red.count == 1 && both.count == 2 && both.contains(red[0]))
      try server.write(version: 1)
      #expect(try server.run().status == 0)
      #expect(try scripts() == both.filter { $0 != red[0] })
    }
  }

  @Test func `starts again if it was killed`() throws {
    try PublishScript.inServer { server in
      try server.write(version: 1)
      #expect(try server.run().status == 0)
      let folder = server.folder.appending(path: "www/shed.builds")
      let work = folder.appending(path: ".new.garland-work")
      for name in ["new", ".new.garland-work"] {
        try FileManager.default.copyItem(at: folder.appending(path: server.published), to: folder.appending(path: name))
      }
      try Data("torn".utf8).write(to: folder.appending(path: "new/about/index.html"))
      try Data("torn".utf8).write(to: work.appending(path: "after"))
      try server.write(version: 2)
      #expect(try server.run() == Tool.Outcome())
      #expect(try server.version(of: "www/shed/about/index.html") == 2)
      #expect(try server.builds.count == 2)
    }
  }

  /// Reads two pages through the link, again and again, while the script publishes new versions of all pages.
  @Test func `never shows a mixture of two builds`() throws {
    let (pageCount, rounds) = isThorough ? (3_000, 20) : (100, 4)
    try PublishScript.inServer { server in
      for number in 0..<pageCount {
        try server.site.write("shed/Content/posts/\(number).md", "---\ndate: 2026-01-02\n---\n# \(number)\n")
      }
      try server.write(version: 0)
      #expect(try server.run().status == 0)
      let reader = LinkReader(server, paths: ["about/index.html", "posts/\(pageCount - 1)/index.html", "index.html"])
      for number in 1...rounds {
        try server.write(version: number)
        #expect(try server.run().status == 0)
      }
      let readings = reader.stop()
      #expect(readings.mixtures.isEmpty, "\(readings.mixtures)")
      #expect(readings.versions.isSuperset(of: [0, rounds - 1]) && readings.count > rounds)
      if isThorough { print("publish.sh: \(readings.count) readings, \(readings.mixtures.count) mixtures") }
    }
  }
}

/// Reads pages through the link on another thread.
private final class LinkReader: Sendable {
  struct Readings {
    /// The number of readings during which the link did not change.
    var count = 0
    var versions: Set<Int> = []
    /// For each reading that showed several versions, the versions of its pages.
    var mixtures: [[Int?]] = []
  }

  private let state = Mutex((readings: Readings(), isStopping: false))
  private let end = DispatchSemaphore(value: 0)

  init(_ server: PublishScript, paths: [String]) {
    Thread { [self] in
      while !state.withLock(\.isStopping) {
        let link = server.published
        let versions = paths.map { try? server.version(of: "www/shed/\($0)") }
        guard link == server.published else { continue }
        state.withLock { state in
          state.readings.count += 1
          if let version = versions[0] { state.readings.versions.insert(version) }
          if Set(versions).count > 1 || versions.contains(nil) { state.readings.mixtures.append(versions) }
        }
      }
      end.signal()
    }.start()
  }

  func stop() -> Readings {
    state.withLock { $0.isStopping = true }
    end.wait()
    return state.withLock(\.readings)
  }
}

/// A server with the script: the site is in `shed`, and the web server shows `www/shed`.
struct PublishScript: Sendable {
  let site: CachedSite

  static let canRun = Program.find("jq") != nil && Program.find("flock") != nil

  var folder: URL { site.folder }

  /// The name of the build that the link leads to.
  var published: String {
    let link = folder.appending(path: "www/shed").path
    let target = try? FileManager.default.destinationOfSymbolicLink(atPath: link)
    return target.map { URL(filePath: $0).lastPathComponent } ?? ""
  }

  /// The names of all builds, the oldest first.
  var builds: [String] {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "www/shed.builds").path)
      return names.filter { $0 != "new" && !$0.hasPrefix(".") }.sorted()
    }
  }

  static func inServer(_ body: (PublishScript) throws -> Void) throws {
    try Tool.inScratchFolder { folder in
      let site = CachedSite(folder: folder)
      try site.write("shed/Content/about.md", "# About\n")
      try site.write("shed/Content/site.yml", "title: Shed\nurl: https://example.org/\n")
      try site.write("www/readme", "the folder of the web server")
      try site.write("jobs", "")
      let script = try Workflow.blockOfManual(named: "publish.sh").replacing("/srv/", with: folder.path + "/")
      try site.write("shed/publish.sh", script)
      let standIns = [
        "garland": "exec '\(try Tool.path())' \"$@\"", "git": "[ \"$*\" = \"pull --quiet --ff-only\" ]",
        "at": "echo \"$(cat) at $*\" >> '\(folder.path)/jobs'",
      ]
      for (name, text) in standIns { try site.write("bin/\(name)", "#!/bin/sh\n\(text)\n") }
      try body(PublishScript(site: site))
    }
  }

  func run() throws -> Tool.Outcome {
    let command = "chmod +x bin/* && PATH=$PWD/bin:$PATH TZ=UTC sh shed/publish.sh"
    return try Tool.run("/bin/sh", ["-c", command], in: folder)
  }

  /// Switches the link as the manual says.
  func publish(build: String) throws {
    let command = "cd www && ln -s shed.builds/\(build) shed.new && mv -T shed.new shed"
    #expect(try Tool.run("/bin/sh", ["-c", command], in: folder).status == 0)
  }

  /// Changes every page of the site.
  func write(version: Int) throws {
    try site.write("shed/Content/site.yml", "title: Version-\(version)-\nurl: https://example.org/\n")
  }

  /// Returns the version that a page shows; `nil` if it shows none.
  func version(of path: String) throws -> Int? {
    try text(path).firstMatch(of: /Version-(\d+)-/).flatMap { Int($0.1) }
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}

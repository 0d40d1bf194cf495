import Foundation
import TestSupport
import Testing

@Suite(.hangGuard) struct `A site with links and pipes` {
  static let unreadableSettings: [Case<String, String>] = [
    Case("a link", "mv Content/site.yml settings && ln -s ../settings Content/site.yml", "symbolic links"),
    Case("a link to nothing", "rm Content/site.yml && ln -s nothing Content/site.yml", "symbolic links"),
    Case("a pipe", "rm Content/site.yml && mkfifo Content/site.yml", "it is neither a file nor a folder"),
    Case("a folder", "rm Content/site.yml && mkdir Content/site.yml", "it is a folder"),
  ]

  @Test(arguments: unreadableSettings) func `is not built with default settings if the settings are`(
    row: Case<String, String>
  ) throws {
    try CachedSite.inFolder { site in
      try Self.run(row.input, in: site)
      for command in [["build"], ["check"]] {
        let outcome = try Tool.run(command, in: site.folder)
        #expect(outcome.status == 1)
        let error = "Content/site.yml:1:1: error: `Content/site.yml` cannot be read: "
        #expect(outcome.errors.contains(error) && outcome.errors.contains(row.expected), "\(outcome.errors)")
      }
      #expect(!FileManager.default.fileExists(atPath: site.folder.appending(path: "_site").path))
    }
  }

  @Test func `is built with default settings if there are none`() throws {
    try CachedSite.inFolder { site in
      try site.remove("Content/site.yml")
      #expect(try site.build().outcome.status == 0)
    }
  }

  static let replacements: [Case<String, String>] = [
    Case("a link to a file", "ln -s /etc/passwd Content/static/a/file.txt", ""),
    Case("a pipe", "mkfifo Content/static/a/file.txt", ""),
    Case(
      "a link in place of its folder",
      "mv other ../other; rm -r Content/static/a; ln -s ../../../other Content/static/a", ""),
  ]

  @Test(arguments: replacements) func `is served without a file that was replaced after the build by`(
    row: Case<String, String>
  ) throws {
    try CachedSite.inFolder { site in
      try site.write("Content/static/a/file.txt", "the text")
      try site.write("other/file.txt", "secret")
      // A build with an error keeps the old site, so the served files are those of the first build.
      let script = """
        "$0" serve --port 0 > log 2>&1 & server=$!
        # The server inherits the signals that the threads of these tests block, so it needs this signal.
        trap 'kill -KILL $server' EXIT
        waitFor() { for i in $(seq 1200); do grep -q "$1" log && return; sleep 0.05; done; cat log; exit 2; }
        get() { curl --silent --max-time 20 --output "$1" --write-out '%{http_code}\\n' "$url/$2"; }
        waitFor http://
        url=$(grep -o 'http://localhost:[0-9]*' log)
        get before a/file.txt
        printf ':::nothing\\n:::\\n' > Content/broken.md
        waitFor 'not updated'
        rm Content/static/a/file.txt
        \(row.input)
        get after a/file.txt
        get other about/
        """
      let outcome = try Tool.run("/bin/bash", ["-c", script, Tool.path()], in: site.folder)
      #expect(outcome.output == "200\n404\n200\n", "\(outcome.output)\(outcome.errors)")
      func text(_ name: String) throws -> String {
        try String(contentsOf: site.folder.appending(path: name), encoding: .utf8)
      }
      #expect(try text("before") == "the text")
      let after = try text("after")
      #expect(!after.contains("root:") && !after.contains("secret"))
    }
  }

  @Test func `is built if a part of its cache is a pipe`() throws {
    for name in ["build", "pages-1", "lock"] {
      try CachedSite.inFolder { site in
        let expected = try site.filesOfFirstBuild([])
        #expect(try site.build().outcome.status == 0)
        try Self.run("rm .garland/\(name) && mkfifo .garland/\(name) && echo >> Content/about.md", in: site)
        let outcome = try site.build().outcome
        #expect(outcome.status == 0, "\(name): \(outcome.errors)")
        #expect(try site.files(in: "_site").keys.sorted() == expected.keys.sorted(), "\(name)")
      }
    }
  }

  private static func run(_ script: String, in site: CachedSite) throws {
    let outcome = try Tool.run("/bin/bash", ["-ec", script], in: site.folder)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }
}

@Suite(.hangGuard) struct `A command about one article that is not a plain file` {
  static let pipes: [Case<[String], String>] = [
    Case("a pipe", ["render", "pipe.md"], "`pipe.md` cannot be read: it is not a regular file; to read a pipe"),
    Case("a pipe for tree", ["tree", "pipe.md"], "`pipe.md` cannot be read: it is not a regular file; to read a pipe"),
    Case("a device", ["render", "/dev/zero"], "`/dev/zero` cannot be read: it is not a regular file"),
    Case("an article with a link to a pipe", ["render", "a.md"], "there is no article `pipe.md`"),
    Case("an article with a link to a symbolic link", ["render", "b.md"], "there is no article `link.md`"),
  ]

  @Test(arguments: pipes) func `reports`(row: Case<[String], String>) throws {
    try Tool.inScratchFolder { folder in
      try Data("[x](pipe.md)\n".utf8).write(to: folder.appending(path: "a.md"))
      try Data("[x](link.md)\n".utf8).write(to: folder.appending(path: "b.md"))
      try #require(Tool.run("/bin/sh", ["-c", "mkfifo pipe.md && ln -s a.md link.md"], in: folder).status == 0)
      let outcome = try Tool.run(row.input, in: folder)
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains(row.expected), "\(outcome.errors)")
    }
  }

  @Test func `reads standard input by its name, and a link that the user names`() throws {
    try Tool.inScratchFolder { folder in
      try Data("*b*\n".utf8).write(to: folder.appending(path: "a.md"))
      let script =
        "ln -s a.md link.md; echo '*a*' | \"$0\" render -; echo '*a*' | \"$0\" render /dev/stdin; \"$0\" render link.md"
      let outcome = try Tool.run("/bin/sh", ["-c", script, Tool.path()], in: folder)
      #expect(outcome.output == "<p><em>a</em></p>\n<p><em>a</em></p>\n<p><em>b</em></p>\n", "\(outcome.errors)")
    }
  }
}

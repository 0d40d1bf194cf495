import Foundation
import TestSupport
import Testing

/// Dates of last changes from Git's history.
@Suite(.enabled(if: Program.find("git") != nil, "Git is not installed"))
struct `Dates of last changes` {
  /// A site in a Git repository.
  private struct Repository {
    let site: CachedSite

    static func inFolder(_ body: (Repository) throws -> Void) throws {
      try CachedSite.inFolder { site in
        let repository = Repository(site: site)
        try site.write("Content/site.yml", "title: Cached\nurl: https://example.org/\nupdated: git\nsearch: false\n")
        try repository.git("init", "--quiet")
        try repository.commit("2026-01-02T10:00:00Z")
        try body(repository)
      }
    }

    func git(_ arguments: String..., at time: String = "2026-01-02T10:00:00Z") throws {
      let variables = [
        "GIT_AUTHOR_DATE=\(time)", "GIT_COMMITTER_DATE=\(time)", "GIT_CONFIG_GLOBAL=/dev/null",
        "GIT_CONFIG_SYSTEM=/dev/null",
      ]
      let user = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
      let outcome = try Tool.run("/usr/bin/env", variables + ["git"] + user + arguments, in: site.folder)
      #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
    }

    func commit(_ time: String) throws {
      try git("add", "Content")
      try git("commit", "--quiet", "--message", "Change", at: time)
    }

    /// Returns the date of the last change that a page shows.
    func date(on page: String) throws -> String? {
      let html = try String(contentsOf: site.folder.appending(path: "_site/\(page)/index.html"), encoding: .utf8)
      return html.firstMatch(of: #/<span>Last changed <time datetime="([^"T]*)/#).map { String($0.1) }
    }
  }

  @Test func `are those of the last commits, and of the front matter first`() throws {
    try Repository.inFolder { repository in
      let site = repository.site
      try site.write("Content/posts/b.md", "---\ndate: 2026-01-10\nupdated: 2026-01-12\n---\n# B\n\nnew\n")
      try site.write("Content/posts/c d é.md", "---\ndate: 2026-01-03\n---\n# C\n")
      try repository.commit("2026-01-20T10:00:00Z")
      let outcome = try site.build().outcome
      #expect(outcome.status == 0 && !outcome.errors.contains("warning: no dates"), "\(outcome.errors)")
      #expect(try repository.date(on: "about") == "2026-01-02")
      #expect(try repository.date(on: "posts/a") == nil, "a commit on the day of publication is no change")
      #expect(try repository.date(on: "posts/b") == "2026-01-12")
      #expect(try repository.date(on: "posts/c-d-é") == "2026-01-20")
      let feed = try String(contentsOf: site.folder.appending(path: "_site/atom.xml"), encoding: .utf8)
      #expect(feed.contains("<updated>2026-01-20T10:00:00Z</updated>"))
    }
  }

  @Test func `change exactly the pages whose files a commit changed`() throws {
    try Repository.inFolder { repository in
      let site = repository.site
      _ = try site.build()
      #expect(try site.build().rendered == 0)
      try repository.git("commit", "--quiet", "--allow-empty", "--message", "Nothing")
      #expect(try site.build().rendered == 0)
      // The text is built before it is committed, so only the date changes with the commit.
      try site.write("Content/about.md", "# About\n\nYou.\n")
      _ = try site.build()
      try repository.commit("2026-01-20T10:00:00Z")
      #expect(try site.build().rendered == 1)
      #expect(try repository.date(on: "about") == "2026-01-20")
      #expect(try site.files(in: "_site") == site.filesOfFirstBuild([]))
      #expect(try site.build().rendered == 0)
      let verified = try site.build(["--verify"]).outcome
      #expect(verified.status == 0, "\(verified.errors)")
    }
  }

  @Test func `are missing with a warning in a shallow clone, in every build`() throws {
    try Repository.inFolder { repository in
      try repository.site.write("Content/about.md", "# About\n\nYou.\n")
      try repository.commit("2026-01-20T10:00:00Z")
      try Tool.inScratchFolder { folder in
        let source = "file://\(repository.site.folder.path)"
        let cloned = try Tool.run(
          "/usr/bin/env", ["git", "clone", "--quiet", "--depth", "1", source, "clone"], in: folder)
        #expect(cloned.status == 0, "\(cloned.errors)")
        for _ in 0..<2 {
          let outcome = try Tool.run(["build", "--now", "2026-02-01"], in: folder.appending(path: "clone"))
          #expect(outcome.status == 0)
          #expect(
            outcome.errors.contains(
              "Content/site.yml:3:10: warning: no dates of last changes: the repository is a shallow clone"),
            "\(outcome.errors)")
        }
        let page = folder.appending(path: "clone/_site/about/index.html")
        #expect(try !String(contentsOf: page, encoding: .utf8).contains("Last change"))
      }
    }
  }

  @Test func `are missing with a warning without a repository`() throws {
    try CachedSite.inFolder { site in
      try site.write("Content/site.yml", "title: Cached\nurl: https://example.org/\nupdated: git\nsearch: false\n")
      let outcome = try site.build().outcome
      #expect(outcome.status == 0)
      let warning = "3:10: warning: no dates of last changes: Git finds no commits"
      #expect(outcome.errors.contains(warning), "\(outcome.errors)")
      let withoutGit = try Tool.run(
        "/usr/bin/env", ["PATH=/nonexistent", Tool.path(), "build", "--now", "2026-02-01"], in: site.folder)
      #expect(withoutGit.errors.contains("the program `git` is not installed"), "\(withoutGit.errors)")
    }
  }

  @Test func `do not depend on the variables of Git`() throws {
    try Repository.inFolder { repository in
      let variables = ["GIT_DIR=/nonexistent", "GIT_WORK_TREE=/nonexistent", "GIT_INDEX_FILE=/nonexistent"]
      let outcome = try Tool.run(
        "/usr/bin/env", variables + [Tool.path(), "build", "--now", "2026-02-01"], in: repository.site.folder)
      #expect(outcome.status == 0 && !outcome.errors.contains("no dates"), "\(outcome.errors)")
      #expect(try repository.date(on: "about") == "2026-01-02")
    }
  }

  @Test func `are not read unless the settings ask for them`() throws {
    try Repository.inFolder { repository in
      try repository.site.write("Content/site.yml", "title: Cached\nurl: https://example.org/\nsearch: false\n")
      _ = try repository.site.build()
      #expect(try repository.date(on: "about") == nil)
    }
  }
}

import Foundation
import TestSupport
import Testing

@Suite struct `The report of a build` {
  private struct Report: Decodable {
    let pages: [Page]
    let draws: Int
    let work: Work
    let diagnostics: [Diagnostic]
    let milliseconds: [String: Int]
    let outputs: Outputs?
    let next_change: String?
    let next_publication: String?
    let waiting: Int
    let changes: Changes?

    struct Changes: Decodable, Equatable {
      var added: [String] = []
      var changed: [String] = []
      var removed: [String] = []
    }

    struct Work: Decodable, Equatable {
      let files_opened: Int
      let articles_parsed: Int
      let pages_rendered: Int
    }

    struct Page: Decodable, Equatable {
      let address: String
      let status: String
      var path: String?
      var source: String?
      var reasons: [String]?
    }

    struct Diagnostic: Decodable, Equatable {
      let severity: String
      let code: String
      let path: String
      let line: Int
      let column: Int
    }

    struct Outputs: Decodable {
      let added: [String]
      let changed: [String]
      let removed: [String]
      let unchanged: Int
      let files: Int
      let bytes: Int
    }
  }

  private func report(of site: CachedSite, _ arguments: [String] = []) throws -> Report {
    _ = try site.build(["--report", "report.json"] + arguments)
    let bytes = try Data(contentsOf: site.folder.appending(path: "report.json"))
    return try JSONDecoder().decode(Report.self, from: bytes)
  }

  @Test func `contains the status of each page, and the reasons`() throws {
    try CachedSite.inFolder { site in
      let first = try report(of: site)
      #expect(first.pages.count == 7 && first.pages.allSatisfy { $0.status == "rendered" })
      #expect(first.pages.allSatisfy { $0.reasons == ["there is no previous build"] })
      #expect(first.outputs?.added.contains("posts/a/index.html") == true)
      #expect(first.next_change == "2026-03-01T00:00:00Z")
      #expect(Set(first.milliseconds.keys) == ["looking", "reading", "writing", "publishing", "total"])

      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nnew\n")
      try site.remove("Content/posts/b.md")
      let second = try report(of: site)
      #expect(
        second.pages.first { $0.address == "/about/" }
          == Report.Page(
            address: "/about/", status: "unchanged", path: "about/index.html", source: "Content/about.md", reasons: []))
      let post = try #require(second.pages.first { $0.address == "/posts/a/" })
      #expect(post.status == "rendered")
      #expect(post.reasons?.contains("its text changed") == true)
      #expect(second.pages.contains(Report.Page(address: "/posts/b/", status: "removed")))
      #expect(second.outputs?.removed == ["posts/b/index.html"])
      #expect(second.outputs?.changed.contains("posts/a/index.html") == true)

      let third = try report(of: site)
      #expect(third.pages.count == 6 && third.pages.allSatisfy { $0.status == "unchanged" })
      #expect(third.draws == 0 && third.outputs?.changed == [])
    }
  }

  @Test func `reads few files after an edit, and parses nothing in a fresh clone`() throws {
    try CachedSite.inFolder { site in
      for number in 1...80 {
        try site.write("Content/notes/n\(number).md", "---\ntitle: N\(number)\nmood: calm\n---\nText\n")
      }
      let first = try report(of: site)
      try site.age()
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nnew\n")
      let edited = try report(of: site)
      // Besides the article: the 30 files that each build looks at, and those that lists and feeds show.
      #expect(edited.work.files_opened < 50)
      try site.remove("_site")
      try site.touch(paths: try site.paths(in: "Content").map { "Content/\($0)" })
      let clone = try report(of: site)
      #expect(clone.work.files_opened >= 83 && clone.work.articles_parsed == 0)
      #expect(clone.diagnostics == first.diagnostics)
    }
  }

  @Test func `counts the work of a build: an edit parses few articles, and no edit parses none`() throws {
    try CachedSite.inFolder { site in
      let first = try report(of: site)
      let articleCount = first.pages.count { $0.source != nil }
      #expect(first.work.articles_parsed >= articleCount && first.work.pages_rendered == first.pages.count)
      #expect(first.work.files_opened >= 5)
      try site.age()
      let unchanged = try report(of: site)
      // Only `site.yml` and the templates are read.
      #expect(unchanged.work.files_opened < first.work.files_opened)
      #expect(unchanged.work.articles_parsed == 0 && unchanged.work.pages_rendered == 0)
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nnew\n")
      let edited = try report(of: site)
      // Lists and feeds may read the other post again.
      #expect(1...articleCount ~= edited.work.articles_parsed && edited.work.pages_rendered < first.work.pages_rendered)
      #expect(edited.work.pages_rendered == edited.pages.count { $0.status == "rendered" })
    }
  }

  @Test(arguments: [false, true])
  func `lists the changed pages, even if the output folder is empty`(isClone: Bool) throws {
    try CachedSite.inFolder { site in
      #expect(try report(of: site).changes?.added.count == 7)
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\nnew\n")
      if isClone { try site.remove("_site") }
      let edited = try #require(try report(of: site).changes)
      #expect(edited.changed.contains("/posts/a/") && !edited.changed.contains("/posts/b/"))
      #expect(edited.added.isEmpty && edited.removed.isEmpty)
      try site.write("Content/new one.md", "# New\n")
      try site.remove("Content/about.md")
      if isClone { try site.remove("_site") }
      let moved = try #require(try report(of: site).changes)
      #expect(moved.added == ["/new-one/"] && moved.removed == ["/about/"])
      if isClone { try site.remove("_site") }
      #expect(try report(of: site).changes == Report.Changes())
    }
  }

  @Test func `contains the next publication date, and the number of articles with a future date`() throws {
    try CachedSite.inFolder { site in
      try site.write("Content/posts/latest.md", "---\ndate: 2026-04-01\n---\n# Latest\n")
      try site.write("Content/posts/draft.md", "---\ndate: 2026-02-15\ndraft: true\n---\n# Draft\n")
      try site.write("Content/posts/b.md", "---\ndate: 2026-01-31\nexpires: 2026-02-20\n---\n# B\n")
      for _ in 0..<2 {
        let report = try report(of: site)
        #expect(report.next_change == "2026-02-20T00:00:00Z")
        #expect(report.next_publication == "2026-03-01T00:00:00Z" && report.waiting == 2)
        let output = try site.build().outcome.output
        #expect(
          output.contains(
            "next publication at 2026-03-01T00:00:00Z; 2 articles wait\n"
              + "the site changes without an edit at 2026-02-20T00:00:00Z\n"))
      }
      let later = try report(of: site, ["--now", "2026-03-01"])
      #expect(later.next_publication == "2026-04-01T00:00:00Z" && later.waiting == 1)
      let all = try report(of: site, ["--future"])
      #expect(all.next_publication == nil && all.waiting == 0)
    }
  }

  @Test func `shows the next publication in the time zone of the site`() throws {
    try CachedSite.inFolder { site in
      try site.write("Content/site.yml", "title: Shed\ntime_zone: Europe/Berlin\n")
      try site.write("Content/posts/b.md", "---\ndate: 2026-01-31\nexpires: 2026-02-20\n---\n# B\n")
      for _ in 0..<2 {
        let output = try site.build().outcome.output
        #expect(
          output.hasPrefix(
            "next publication at 2026-03-01T00:00:00+01:00; 1 article waits\n"
              + "the site changes without an edit at 2026-02-20T00:00:00+01:00\n"), "\(output)")
        #expect(try report(of: site).next_publication == "2026-02-28T23:00:00Z")
      }
    }
  }

  @Test func `counts the files of the site and their bytes`() throws {
    try CachedSite.inFolder { site in
      for _ in 0..<2 {
        let outputs = try report(of: site).outputs
        let files = try site.files(in: "_site").filter { $0.key != ".garland" }
        #expect(outputs?.files == files.count && outputs?.bytes == files.values.reduce(0) { $0 + $1.count })
      }
    }
  }

  @Test func `has errors instead of warnings with --strict`() throws {
    try CachedSite.inFolder { site in
      try site.write("Content/posts/a.md", "# No date\n")
      #expect(try report(of: site).diagnostics.map(\.severity) == ["warning"])
      #expect(try report(of: site, ["--strict"]).diagnostics.map(\.severity) == ["error"])
    }
  }

  @Test func `names the changed templates and settings`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.write("Templates/404.mustache", "not {{site.title}} here")
      #expect(
        try report(of: site).pages.filter { $0.status == "rendered" }.map(\.reasons)
          == [["template `404.mustache` changed"]])
      try site.write("Content/site.yml", "title: Another\nurl: https://example.org/\n")
      let reasons = try report(of: site).pages.map { "\($0.address) \($0.reasons ?? [])" }
      #expect(reasons.contains("/404.html [\"`title` of the site changed\"]"), "\(reasons)")
    }
  }

  @Test func `contains the errors if nothing is published`() throws {
    try CachedSite.inFolder { site in
      try site.write("Content/about.md", "# About\n\n:::nothing\n:::\n")
      let report = try report(of: site)
      #expect(
        report.diagnostics == [
          Report.Diagnostic(
            severity: "error", code: "containers.unknown", path: "Content/about.md", line: 3, column: 1)
        ])
      #expect(report.outputs == nil)
    }
  }

  @Test(arguments: [
    Case("a pipe", "mkfifo out; cat out > copy & \"$0\" $1 out; test -p out && wait && cat copy", true),
    Case("a link", "ln -s real out; \"$0\" $1 out; test -L out && cat real", true),
    Case("standard output", "\"$0\" $1 /dev/stdout", true),
    Case(
      "a link that leads out of the working folder, which a stranger could have added to the repository",
      "mkdir in; mv Content in; cd in; echo mine > ../real; ln -s ../real out; \"$0\" $1 out; cat ../real", false),
  ])
  func `goes into pipes and through links`(row: Case<String, Bool>) throws {
    try CachedSite.inFolder { site in
      for (call, start) in [("build --quiet --report", "{\"pages\":["), ("compare Content Content --html", "<!")] {
        try? site.remove("out")
        let script = row.input.replacing("$1", with: call)
        let outcome = try Tool.run("/bin/bash", ["-c", script, Tool.path()], in: site.folder)
        #expect(outcome.output.lowercased().contains(start) == row.expected, "\(call): \(outcome.output)")
        #expect(row.expected || outcome.output == "mine\n" && outcome.errors.contains("leads out of the folder"))
        if !row.expected { break }
      }
    }
  }

  @Test func `is an error if it cannot be written`() throws {
    try CachedSite.inFolder { site in
      let outcome = try site.build(["--report", "nowhere/report.json"]).outcome
      #expect(outcome.status == 1)
      #expect(outcome.errors.contains("garland: the report `nowhere/report.json` cannot be written: "))
    }
  }
}

@Suite struct `An explanation` {
  static let names: [Case<String, Bool>] = [
    Case("an address", "/posts/a/", true), Case("an address without its slashes", "posts/a", true),
    Case("a file of the site", "posts/a/index.html", true), Case("an article", "Content/posts/a.md", true),
    Case("an article without its folder", "posts/a.md", true), Case("none", "/posts/b2/", false),
  ]

  @Test(arguments: names)
  func `is found by address, file or article`(_ name: Case<String, Bool>) throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      let outcome = try Tool.run(["explain", name.input], in: site.folder)
      name.check(outcome.output.hasPrefix("/posts/a/ is posts/a/index.html, in the template `post`\n"))
      #expect(outcome.status == (name.expected ? 0 : 1))
      if !name.expected { #expect(outcome.errors.hasSuffix("no page `/posts/b2/`; did you mean `/posts/b/`?\n")) }
    }
  }

  @Test func `shows why a page was rendered, and what it read`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# Another\n\nold\n")
      _ = try site.build()
      _ = try site.build()
      let text = try Tool.run(["explain", "/posts/b/"], in: site.folder).output
      #expect(text.contains("It was last rendered because\n  `title_html` of `/posts/a/` changed\n"))
      #expect(text.contains("\n  itself: ") && text.contains("\n  template `post.mustache`\n"))
    }
  }

  @Test func `needs a build`() throws {
    try CachedSite.inFolder { site in
      let outcome = try Tool.run(["explain", "/"], in: site.folder)
      #expect(outcome.status == 1)
      #expect(outcome.errors == "garland: there is no cache `.garland` here; `garland build` creates one\n")
    }
  }

  @Test(arguments: [["explain", "/"], ["check"]])
  func `leaves the build in the cache as it is`(call: [String]) throws {
    try CachedSite.inFolder { site in
      _ = try site.build(["--cache", "cache"])
      try site.remove("cache/lock")
      let before = try site.files(in: "cache")
      #expect(try Tool.run(call + ["--cache", "cache"], in: site.folder).status == 0)
      // A check keeps what it read of the pages.
      let added = try site.files(in: "cache").filter { before[$0.key] != $0.value }.keys
      #expect(Array(added) == (call[0] == "check" ? ["scans"] : []))
      #expect(try site.files(in: "cache").count == before.count + added.count)
      // Nothing is written into a folder that is not a cache, either.
      try site.write("Other/notes.txt", "mine")
      let outcome = try Tool.run(call + ["--cache", "Other"], in: site.folder)
      #expect(outcome.errors.contains("contains no readable build") == (call[0] == "explain"))
      #expect(try site.paths(in: "Other") == ["notes.txt"])
    }
  }

  @Test func `needs a build by the same version of the program`() throws {
    try CachedSite.inFolder { site in
      _ = try site.build()
      let copy = site.folder.appending(path: "copy").path
      try FileManager.default.copyItem(atPath: Tool.path(), toPath: copy)
      #expect(try Tool.run(copy, ["explain", "/"], in: site.folder).status == 0)
      // A program with another size has another hash.
      let file = try #require(FileHandle(forWritingAtPath: copy))
      try file.seekToEnd()
      try file.write(contentsOf: Data([0]))
      try file.close()
      let outcome = try Tool.run(copy, ["explain", "/"], in: site.folder)
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      #expect(outcome.errors.contains("was written by another version of this program; build the site again"))
    }
  }
}

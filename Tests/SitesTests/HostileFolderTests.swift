import Foundation
import Sites
import TestSupport
import Testing

@Suite struct `A build with difficult files` {
  @Test func `leaves symbolic links out, and reports them`() throws {
    try ScratchSite.with(["posts/2026-01-01-a.md": "# A\n\n[The secret](secret.txt)\n"]) { site in
      try site.write("secret.txt", "secret")
      try site.write("secrets/b.md", "# Secret\n")
      try site.link("Content/posts/secret.txt", to: "../../secret.txt")
      try site.link("Content/posts/2026-01-02-b.md", to: "../../secrets/b.md")
      try site.link("Content/folder", to: "../secrets")
      try site.link("Content/static", to: "/etc")
      try site.link("Templates/partials/secret.mustache", to: "../../secret.txt")
      let building = try site.build()
      #expect(building.outcome.status == 0)
      #expect(
        building.outcome.errors == """
          Content/folder:1:1: warning: `Content/folder` is left out: Garland does not follow \
          symbolic links [file.left-out]
          Content/posts/2026-01-01-a.md:3:1: warning: there is no file `secret.txt` [check.broken-link]
              3 | [The secret](secret.txt)
                | ^~~~~~~~~~~~~~~~~~~~~~~~
          Content/posts/2026-01-02-b.md:1:1: warning: `Content/posts/2026-01-02-b.md` is left out: Garland does not follow \
          symbolic links [file.left-out]
          Content/posts/secret.txt:1:1: warning: `Content/posts/secret.txt` is left out: Garland does not follow \
          symbolic links [file.left-out]
          Content/static:1:1: warning: `Content/static` is left out: Garland does not follow \
          symbolic links [file.left-out]
          Templates/partials/secret.mustache:1:1: warning: `Templates/partials/secret.mustache` is left out: Garland does not follow \
          symbolic links [file.left-out]
          6 warnings

          """)
      let texts = building.files.values.map { String(decoding: $0, as: UTF8.self) }
      #expect(!texts.contains { $0.contains("Secret") } && building.files["passwd"] == nil)
    }
  }

  @Test func `leaves a pipe out, because reading it would block`() throws {
    try ScratchSite.with([:]) { site in
      let pipe = site.folder.appending(path: "Content/pipe.md").path
      let isMade = unsafe mkfifo(pipe, 0o600) == 0
      #expect(isMade)
      let building = try site.build()
      #expect(building.outcome.status == 0)
      #expect(
        building.outcome.errors.contains(
          "Content/pipe.md:1:1: warning: `Content/pipe.md` is left out: it is neither a file nor a"))
    }
  }

  @Test func `reports an article that is not readable, and publishes nothing`() throws {
    try ScratchSite.with(["posts/2026-01-01-a.md": "# A\n", "static/a.txt": "A"]) { site in
      let before = try site.build()
      #expect(before.outcome.status == 0)
      try site.write("Content/posts/2026-01-02-b.md", "# B\n")
      let forbidden = site.folder.appending(path: "Content/posts/2026-01-02-b.md").path
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: forbidden)
      let building = try site.build(asNobody: true)
      #expect(building.outcome.status == 1)
      #expect(
        building.outcome.errors.hasPrefix(
          "Content/posts/2026-01-02-b.md:1:1: error: `Content/posts/2026-01-02-b.md` cannot be read: "),
        "\(building.outcome.errors)")
      #expect(building.files == before.files)
    }
  }

  @Test(arguments: ["Content", "Content/posts", "Templates"])
  func `reports a folder that is not readable, and publishes nothing`(folder: String) throws {
    try ScratchSite.with(["posts/2026-01-01-a.md": "# A\n"]) { site in
      let before = try site.build()
      #expect(before.outcome.status == 0)
      let forbidden = site.folder.appending(path: folder).path
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: forbidden)
      let building = try site.build(asNobody: true)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: forbidden)
      #expect(building.outcome.status == 1)
      #expect(building.outcome.errors.contains("\(folder)` cannot be read: "), "\(building.outcome.errors)")
      #expect(building.files == before.files)
    }
  }

  @Test func `reports an unreadable template, and no other error`() throws {
    try ScratchSite.with(["posts/2026-01-01-a.md": "# A\n"]) { site in
      _ = try site.build()
      let forbidden = site.folder.appending(path: "Templates/post.mustache").path
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: forbidden)
      let errors = try site.build(asNobody: true).outcome.errors
      #expect(
        errors.hasPrefix("Templates/post.mustache:1:1: error: `Templates/post.mustache` cannot be read: "), "\(errors)")
      #expect(errors.contains("\n1 error"), "\(errors)")
    }
  }

  @Test func `reports a static file that is not readable, and publishes nothing`() throws {
    try ScratchSite.with(["posts/2026-01-01-a.md": "# A\n", "static/a.txt": "A"]) { site in
      let before = try site.build()
      try site.write("Content/posts/2026-01-01-a.md", "# Another A\n")
      let forbidden = site.folder.appending(path: "Content/static/a.txt").path
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: forbidden)
      let building = try site.build(asNobody: true)
      #expect(building.outcome.status == 1)
      #expect(building.outcome.errors.contains("a.txt"), "\(building.outcome.errors)")
      #expect(building.files == before.files)
    }
  }

  @Test func `publishes the remaining files or nothing if files vanish during the build`() throws {
    var content = ["posts/2026-01-01-a.md": "# A\n"]
    for number in 0..<300 { content["pages/\(number).md"] = "# Page \(number)\n\nWords.\n" }
    try ScratchSite.with(content) { site in
      let before = try site.build()
      #expect(before.outcome.status == 0)
      let removal = Thread {
        for number in 0..<300 {
          try? FileManager.default.removeItem(at: site.folder.appending(path: "Content/pages/\(number).md"))
        }
      }
      removal.start()
      let building = try site.build()
      while !removal.isFinished { Thread.sleep(forTimeInterval: 0.001) }
      #expect(building.outcome.isExit && [0, 1].contains(building.outcome.status))
      if building.outcome.status == 1 {
        #expect(building.outcome.errors.contains("cannot be read: "), "\(building.outcome.errors)")
        #expect(building.files == before.files)
      }
      let after = try site.build()
      #expect(after.outcome.status == 0 && after.files["pages/0/index.html"] == nil)
    }
  }

  @Test(arguments: ["index.html", "notes/mine.txt"])
  func `does not publish into a folder with other files`(path: String) throws {
    try ScratchSite.with(["posts/2026-01-01-a.md": "# A\n"]) { site in
      try site.write("_site/\(path)", "mine")
      let building = try site.build()
      #expect(building.outcome.status == 1)
      #expect(building.outcome.output.isEmpty)
      #expect(building.outcome.errors.hasPrefix("garland: "), "\(building.outcome.errors)")
      #expect(building.outcome.errors.contains("`_site`"), "\(building.outcome.errors)")
      #expect(building.files == [path: Data("mine".utf8)])
    }
  }

  @Test func `reports a foreign file in the output folder, and keeps it`() throws {
    try ScratchSite.with(["posts/2026-01-01-a.md": "# A\n"]) { site in
      #expect(try site.build().outcome.status == 0)
      try site.write("_site/mine.txt", "mine")
      let building = try site.build()
      #expect(building.outcome.errors == "`_site/mine.txt` was not published by Garland, so it is left unchanged\n")
      #expect(building.files["mine.txt"] == Data("mine".utf8))
    }
  }

  @Test(.enabled(if: SmallDisk.isAllowed, "mounting is not allowed"))
  func `keeps the published site if the disk is full`() throws {
    try ScratchSite.with(["posts/2026-01-01-a.md": "# A\n"]) { site in
      let disk = site.folder.appending(path: "disk")
      try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
      try SmallDisk.mount(at: disk, kilobytes: 128) {
        let before = try site.build(into: "disk/_site")
        #expect(before.outcome.status == 0, "\(before.messages)")
        for number in 0..<50 {
          try site.write("Content/pages/\(number).md", "# Page\n\n" + String(repeating: "word ", count: 1_000))
        }
        let building = try site.build(into: "disk/_site")
        #expect(building.outcome.status == 1)
        #expect(
          building.outcome.errors.hasSuffix("the disk is full\nnothing was published in `disk/_site`\n"),
          "\(building.outcome.errors)")
        #expect(!before.files.isEmpty && building.files == before.files)
      }
    }
  }

  @Test func `fails without a content folder`() throws {
    try ScratchSite.with([:]) { site in
      try FileManager.default.removeItem(at: site.folder.appending(path: "Content"))
      let building = try site.build()
      #expect(
        building.outcome
          == Program.Outcome(
            status: 2, errors: "garland: there is no folder `Content` here; `garland new site DIR` creates a site\n"))
    }
  }
}

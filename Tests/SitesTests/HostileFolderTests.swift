import Foundation
import TestSupport
import Testing

@Suite struct `A build in a hostile place` {
  @Test func `follows no symbolic link out of its folder`() throws {
    try Workshop.with(["posts/2026-01-01-a.md": "# A\n\n[The secret](secret.txt)\n"]) { workshop in
      try workshop.write("secret.txt", "secret")
      try workshop.write("secrets/b.md", "# Secret\n")
      try workshop.link("Content/posts/secret.txt", to: "../../secret.txt")
      try workshop.link("Content/posts/2026-01-02-b.md", to: "../../secrets/b.md")
      try workshop.link("Content/folder", to: "../secrets")
      try workshop.link("Content/static", to: "/etc")
      try workshop.link("Templates/partials/secret.mustache", to: "../../secret.txt")
      let building = try workshop.build()
      #expect(building.outcome.status == 0)
      #expect(
        building.outcome.errors == """
          Content/folder:1:1: warning: `Content/folder` is left out: it is a symbolic link, \
          and Garland follows none [file.left-out]
          Content/posts/2026-01-01-a.md:3:1: warning: there is no file `secret.txt` [links.missing-file]
              3 | [The secret](secret.txt)
                | ^~~~~~~~~~~~~~~~~~~~~~~~
          Content/posts/2026-01-02-b.md:1:1: warning: `Content/posts/2026-01-02-b.md` is left out: it is a symbolic link, \
          and Garland follows none [file.left-out]
          Content/posts/secret.txt:1:1: warning: `Content/posts/secret.txt` is left out: it is a symbolic link, \
          and Garland follows none [file.left-out]
          Content/static:1:1: warning: `Content/static` is left out: it is a symbolic link, \
          and Garland follows none [file.left-out]
          Templates/partials/secret.mustache:1:1: warning: `Templates/partials/secret.mustache` is left out: it is a symbolic link, \
          and Garland follows none [file.left-out]
          6 warnings

          """)
      let texts = building.files.values.map { String(decoding: $0, as: UTF8.self) }
      #expect(!texts.contains { $0.contains("Secret") } && building.files["passwd"] == nil)
    }
  }

  @Test func `reads no pipe, which would never end`() throws {
    try Workshop.with([:]) { workshop in
      let pipe = workshop.folder.appending(path: "Content/pipe.md").path
      let isMade = unsafe mkfifo(pipe, 0o600) == 0
      #expect(isMade)
      let building = try workshop.build()
      #expect(building.outcome.status == 0)
      #expect(
        building.outcome.errors.contains(
          "Content/pipe.md:1:1: warning: `Content/pipe.md` is left out: it is neither a file nor a"))
    }
  }

  @Test func `names a file that it may not read, and publishes nothing`() throws {
    try Workshop.with(["posts/2026-01-01-a.md": "# A\n", "static/a.txt": "A"]) { workshop in
      let earlier = try workshop.build()
      #expect(earlier.outcome.status == 0)
      try workshop.write("Content/posts/2026-01-02-b.md", "# B\n")
      let forbidden = workshop.folder.appending(path: "Content/posts/2026-01-02-b.md").path
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: forbidden)
      let building = try workshop.build(asNobody: true)
      #expect(building.outcome.status == 1)
      #expect(
        building.outcome.errors.hasPrefix(
          "Content/posts/2026-01-02-b.md:1:1: error: `Content/posts/2026-01-02-b.md` cannot be read: "),
        "\(building.outcome.errors)")
      #expect(building.files == earlier.files)
    }
  }

  @Test(arguments: ["Content", "Content/posts", "Templates"])
  func `names a folder that it may not read, and publishes nothing`(folder: String) throws {
    try Workshop.with(["posts/2026-01-01-a.md": "# A\n"]) { workshop in
      let earlier = try workshop.build()
      #expect(earlier.outcome.status == 0)
      let forbidden = workshop.folder.appending(path: folder).path
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: forbidden)
      let building = try workshop.build(asNobody: true)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: forbidden)
      #expect(building.outcome.status == 1)
      #expect(building.outcome.errors.contains("\(folder)` cannot be read: "), "\(building.outcome.errors)")
      #expect(building.files == earlier.files)
    }
  }

  @Test func `names a template that it may not read, and nothing that follows from it`() throws {
    try Workshop.with(["posts/2026-01-01-a.md": "# A\n"]) { workshop in
      _ = try workshop.build()
      let forbidden = workshop.folder.appending(path: "Templates/post.mustache").path
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: forbidden)
      let errors = try workshop.build(asNobody: true).outcome.errors
      #expect(
        errors.hasPrefix("Templates/post.mustache:1:1: error: `Templates/post.mustache` cannot be read: "), "\(errors)")
      #expect(errors.contains("\n1 error"), "\(errors)")
    }
  }

  @Test func `names a file to be copied that it may not read, and publishes nothing`() throws {
    try Workshop.with(["posts/2026-01-01-a.md": "# A\n", "static/a.txt": "A"]) { workshop in
      let earlier = try workshop.build()
      try workshop.write("Content/posts/2026-01-01-a.md", "# Another A\n")
      let forbidden = workshop.folder.appending(path: "Content/static/a.txt").path
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: forbidden)
      let building = try workshop.build(asNobody: true)
      #expect(building.outcome.status == 1)
      #expect(building.outcome.errors.contains("a.txt"), "\(building.outcome.errors)")
      #expect(building.files == earlier.files)
    }
  }

  @Test func `publishes what is left where files vanish meanwhile, or nothing`() throws {
    var content = ["posts/2026-01-01-a.md": "# A\n"]
    for number in 0..<300 { content["pages/\(number).md"] = "# Page \(number)\n\nWords.\n" }
    try Workshop.with(content) { workshop in
      let earlier = try workshop.build()
      #expect(earlier.outcome.status == 0)
      let vanishing = Thread {
        for number in 0..<300 {
          try? FileManager.default.removeItem(at: workshop.folder.appending(path: "Content/pages/\(number).md"))
        }
      }
      vanishing.start()
      let building = try workshop.build()
      while !vanishing.isFinished { Thread.sleep(forTimeInterval: 0.001) }
      #expect(building.outcome.isExit && [0, 1].contains(building.outcome.status))
      if building.outcome.status == 1 {
        #expect(building.outcome.errors.contains("cannot be read: "), "\(building.outcome.errors)")
        #expect(building.files == earlier.files)
      }
      let later = try workshop.build()
      #expect(later.outcome.status == 0 && later.files["pages/0/index.html"] == nil)
    }
  }

  @Test(arguments: ["index.html", "notes/mine.txt"])
  func `leaves a folder alone that is not Garland's`(path: String) throws {
    try Workshop.with(["posts/2026-01-01-a.md": "# A\n"]) { workshop in
      try workshop.write("_site/\(path)", "mine")
      let building = try workshop.build()
      #expect(building.outcome.status == 1)
      #expect(building.outcome.output.isEmpty)
      #expect(building.outcome.errors.hasPrefix("garland: "), "\(building.outcome.errors)")
      #expect(building.outcome.errors.contains("`_site`"), "\(building.outcome.errors)")
      #expect(building.files == [path: Data("mine".utf8)])
    }
  }

  @Test func `names a file in its own folder that somebody else put there, and leaves it`() throws {
    try Workshop.with(["posts/2026-01-01-a.md": "# A\n"]) { workshop in
      #expect(try workshop.build().outcome.status == 0)
      try workshop.write("_site/mine.txt", "mine")
      let building = try workshop.build()
      #expect(building.outcome.errors == "`_site/mine.txt` was not published by Garland, so it is left unchanged\n")
      #expect(building.files["mine.txt"] == Data("mine".utf8))
    }
  }

  /// A disk of its own needs rights that few have.
  @Test(.enabled(if: getuid() == 0))
  func `costs nothing that was there where the disk is full`() throws {
    try Workshop.with(["posts/2026-01-01-a.md": "# A\n"]) { workshop in
      let disk = workshop.folder.appending(path: "disk").path
      try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
      let mount = try Program.run("/bin/mount", ["-t", "tmpfs", "-o", "size=128k", "tmpfs", disk])
      guard mount.status == 0 else { return }
      defer { _ = try? Program.run("/bin/umount", ["-l", disk]) }
      let earlier = try workshop.build(into: "disk/_site")
      #expect(earlier.outcome.status == 0, "\(earlier.messages)")
      for number in 0..<50 {
        try workshop.write("Content/pages/\(number).md", "# Page\n\n" + String(repeating: "word ", count: 1_000))
      }
      let building = try workshop.build(into: "disk/_site")
      #expect(building.outcome.status == 1)
      #expect(
        building.outcome.errors.hasSuffix("the disk is full\nnothing was published in `disk/_site`\n"),
        "\(building.outcome.errors)")
      #expect(building.files == earlier.files)
    }
  }

  @Test func `needs a folder of content`() throws {
    try Workshop.with([:]) { workshop in
      try FileManager.default.removeItem(at: workshop.folder.appending(path: "Content"))
      let building = try workshop.build()
      #expect(
        building.outcome
          == Program.Outcome(
            status: 2, errors: "garland: there is no folder `Content` here; `garland new site DIR` creates a site\n"))
    }
  }
}

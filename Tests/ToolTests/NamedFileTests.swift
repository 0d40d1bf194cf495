import Foundation
import TestSupport
import Testing

/// Code blocks with files from the folders of `sources`.
@Suite(.hangGuard) struct `Files that code blocks show` {
  private static func inFolder(sources: String = "app: ../Sources", _ body: (CachedSite) throws -> Void) throws {
    try CachedSite.inFolder { site in
      try site.write(
        "Content/site.yml", "title: Cached\nurl: https://example.org/\nsearch: false\nsources: {\(sources)}\n")
      try site.write("Content/about.md", "# About\n\n```swift file=app/Main.swift region=a\n```\n")
      try site.write("Sources/Main.swift", "// #region a\nlet first = 1\n// #endregion a\nlet rest = 1\n")
      try body(site)
    }
  }

  private static func page(of site: CachedSite) throws -> String {
    let bytes = try Data(contentsOf: site.folder.appending(path: "_site/about/index.html"))
    return String(decoding: bytes, as: UTF8.self).replacing(/<[^>]*>/) { _ in "" }
  }

  @Test func `render again the pages that show a part that changed`() throws {
    try Self.inFolder { site in
      #expect(try site.build().outcome.status == 0)
      #expect(try Self.page(of: site).contains("let first = 1"))
      try site.age()
      #expect(try site.build().rendered == 0)
      try site.write("Sources/Main.swift", "// #region a\nlet first = 1\n// #endregion a\nlet rest = 2\n")
      #expect(try site.build().rendered == 0, "another part of the file changed")
      try site.write("Sources/Main.swift", "// #region a\nlet first = 2\n// #endregion a\nlet rest = 2\n")
      #expect(try site.build().rendered == 1)
      #expect(try Self.page(of: site).contains("let first = 2"))
      #expect(try site.files(in: "_site") == site.filesOfFirstBuild([]))
      #expect(try site.build(["--verify"]).outcome.status == 0)
      try site.remove("Sources/Main.swift")
      let missing = try site.build().outcome
      #expect(missing.status != 0 && missing.errors.contains("about.md:3:15: error: there is no file `app/Main.swift`"))
    }
  }

  @Test func `may be missing, if the site wants that`() throws {
    try Self.inFolder(sources: "app: ../Sources}\nlevels: {code.unreadable-file: warning") { site in
      try site.remove("Sources/Main.swift")
      #expect(try site.build().outcome.status == 0)
      #expect(try site.build().rendered == 0)
      try site.write("Sources/Main.swift", "// #region a\nlet first = 3\n// #endregion a\n")
      #expect(try site.build().rendered == 1)
      #expect(try Self.page(of: site).contains("let first = 3"))
    }
  }

  /// The input is the setting; the output is the error, or none.
  private static let folders: [Case<String, String?>] = [
    Case("a folder beside the content", "app: ../Sources", nil),
    Case("a folder by a longer path", "app: ./../Content/../Sources/", nil),
    Case("a folder of the content", "app: inner", nil),
    Case("a missing folder", "app: ../Missing", "`../Missing` cannot be read: there is no such file or folder"),
    Case("a file", "app: site.yml", "`site.yml` cannot be read: it is not a folder"),
    Case("a link", "app: ../Link", "`../Link` cannot be read: it is a symbolic link"),
    Case("a folder behind a link", "app: ../Link/inner", "`../Link/inner` cannot be read: it is a symbolic link"),
    Case("a folder above the site", "app: ../..", "`../..` cannot be read: it is neither in the Git work tree"),
    Case("the root", "app: ../../../../../../../../..", "cannot be read: it is neither in the Git work tree"),
  ]

  @Test(arguments: folders) func `are in folders of the site`(_ row: Case<String, String?>) throws {
    try Self.inFolder(sources: row.input) { site in
      for folder in ["Sources", "Content/inner", "Outside/inner"] {
        try site.write("\(folder)/Main.swift", "// #region a\nlet first = 1\n// #endregion a\n")
      }
      try FileManager.default.createSymbolicLink(
        at: site.folder.appending(path: "Link"), withDestinationURL: site.folder.appending(path: "Outside"))
      let outcome = try site.build().outcome
      if let error = row.expected {
        #expect(outcome.status != 0, sourceLocation: row.sourceLocation)
        #expect(
          outcome.errors.contains("Content/site.yml:4:16: error: ") && outcome.errors.contains(error),
          "\(outcome.errors)",
          sourceLocation: row.sourceLocation)
      } else {
        #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: row.sourceLocation)
      }
    }
  }

  @Test func `may be anywhere in a Git work tree`() throws {
    try Program.inScratchFolder { folder in
      let site = CachedSite(folder: folder.appending(path: "docs"))
      try site.write("../.git/HEAD", "ref: refs/heads/main\n")
      try site.write("../.git/config", "token\n")
      try site.write("../lib/a.swift", "let a = 1\n")
      try site.write("Content/about.md", "# A\n\n```swift file=lib/a.swift\n```\n")
      try site.write("Content/site.yml", "url: https://example.org/\nsources: {lib: ../../lib}\n")
      #expect(try site.build().outcome.status == 0)
      #expect(try Self.page(of: site).contains("let a = 1"))
      try site.write("Content/site.yml", "url: https://example.org/\nsources: {lib: ../../.git}\n")
      #expect(try site.build().outcome.errors.contains("it is neither in the Git work tree"))
      try site.write("Content/site.yml", "url: https://example.org/\nsources: {lib: ../..}\n")
      try site.write("Content/about.md", "# A\n\n```text file=lib/.git/config\n```\n")
      #expect(try site.build().outcome.errors.contains("`lib/.git/config` may contain passwords"))
    }
  }

  @Test(arguments: [
    Case("a link to a file", "app/link.swift", "`app/link.swift` cannot be read: it is a symbolic link"),
    Case("a link to a folder", "app/folder/secret.txt", "there is no file `app/folder/secret.txt`"),
    Case("a pipe", "app/pipe", "`app/pipe` cannot be read: it is not a regular file"),
    Case("a folder", "app/inner", "`app/inner` cannot be read: it is a folder"),
  ])
  func `are regular files`(_ row: Case<String, String>) throws {
    try Self.inFolder { site in
      try site.write("Sources/inner/a.swift", "a\n")
      try site.write("Outside/secret.txt", "secret\n")
      let sources = site.folder.appending(path: "Sources")
      let outside = site.folder.appending(path: "Outside")
      try FileManager.default.createSymbolicLink(
        at: sources.appending(path: "link.swift"), withDestinationURL: outside.appending(path: "secret.txt"))
      try FileManager.default.createSymbolicLink(at: sources.appending(path: "folder"), withDestinationURL: outside)
      let pipe = unsafe mkfifo(sources.appending(path: "pipe").path, 0o600)
      #expect(pipe == 0)
      try site.write("Content/about.md", "# About\n\n```text file=\(row.input)\n```\n")
      let outcome = try site.build().outcome
      #expect(
        outcome.status != 0 && outcome.errors.contains(row.expected), "\(outcome.errors)",
        sourceLocation: row.sourceLocation)
    }
  }

  @Test func `are watched by garland serve`() throws {
    try Self.inFolder { site in
      try RunningServe.inFolder(site.folder) { serve in
        let builds = { serve.printed.matches(of: /in [\d,]+ ms/).count }
        let waitForBuild = { (count: Int) in
          for _ in 0..<200 where builds() < count { usleep(50_000) }
          #expect(builds() == count, "\(serve.printed)")
        }
        waitForBuild(1)
        try site.write("Sources/Main.swift", "// #region a\nlet first = 7\n// #endregion a\n")
        waitForBuild(2)
        try site.write("Sources/Other.swift", "no article shows this\n")
        try site.remove("Sources/Main.swift")
        waitForBuild(3)
        #expect(serve.printed.contains("there is no file `app/Main.swift`"))
        try site.write("Sources/Main.swift", "// #region a\nlet first = 8\n// #endregion a\n")
        waitForBuild(4)
        usleep(1_500_000)
        #expect(builds() == 4, "\(serve.printed)")
      }
    }
  }
}

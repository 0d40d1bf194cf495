import Foundation
import TestSupport
import Testing

/// `serve` while its own program is rebuilt.
@Suite(.hangGuard) struct `A rebuilt program` {
  @Test func `takes over the port and reloads the open pages`() throws {
    try inSite { folder, program in
      try install("garland", as: program)
      try RunningServe.inFolder(folder, running: program) { serve in
        #expect(try status(of: "/colophon/", from: serve) == "404")
        let page = try serve.client()
        page.send("GET /.garland/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
        _ = page.read(until: "retry: 500\n\n")
        let id = try #require(serve.runningProgram)
        try install("SwiftSite", as: program)
        #expect(page.read(until: "data: {}\n\n").hasSuffix("data: {}\n\n"))
        // A browser requests the page again at once, while the program restarts.
        #expect(try status(of: "/colophon/", from: serve) == "200")
        #expect(serve.runningProgram != id)
      }
    }
  }

  @Test func `that does not start leaves the old one running`() throws {
    try inSite { folder, program in
      try install("garland", as: program)
      try RunningServe.inFolder(folder, running: program) { serve in
        try Program.install(text: "no program", at: program)
        while !serve.printed.contains("the rebuilt program does not start") { usleep(5_000) }
        #expect(try status(of: "/", from: serve) == "200")
        try install("SwiftSite", as: program)
        while !serve.printed.contains("the program was rebuilt") { usleep(5_000) }
        #expect(try status(of: "/colophon/", from: serve) == "200")
      }
    }
  }

  @Test func `answers requests on connections that the old one accepted`() throws {
    try inSite { folder, program in
      try install("garland", as: program)
      try RunningServe.inFolder(folder, running: program) { serve in
        let (new, used) = (try serve.client(), try serve.client())
        #expect(used.ask("/colophon/").head.hasPrefix("HTTP/1.1 404 "))
        try install("SwiftSite", as: program)
        while !serve.printed.contains("the program was rebuilt") { usleep(5_000) }
        for client in [new, used] { #expect(client.ask("/colophon/").head.hasPrefix("HTTP/1.1 200 ")) }
      }
    }
  }

  @Test func `keeps the token for other machines, and opens the browser only once`() throws {
    try inSite { folder, program in
      let opener = folder.appending(path: "programs/xdg-open")
      let log = folder.appending(path: "opened")
      let opened = { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }
      try FileManager.default.createDirectory(
        at: opener.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Program.install(text: "#!/bin/sh\necho \"$1\" >> '\(log.path)'\n", at: opener)
      try install("garland", as: program)
      let options = ["--open", "--host", "test.local"]
      try RunningServe.inFolder(
        folder, running: program, options: options, programs: opener.deletingLastPathComponent()
      ) { serve in
        while opened().isEmpty { usleep(5_000) }
        try install("SwiftSite", as: program)
        let tokens = { serve.printed.matches(of: /test\.local:\d+\/\?token=(\w{12})/).map(\.1) }
        while tokens().count < 2 { usleep(5_000) }
        #expect(Set(tokens()).count == 1)
        #expect(try status(of: "/colophon/", from: serve) == "200")
        #expect(opened() == "http://localhost:\(serve.port)/\n")
      }
    }
  }

  private func inSite(_ body: (_ folder: URL, _ program: URL) throws -> Void) throws {
    try Tool.inScratchFolder { folder in
      let content = folder.appending(path: "Content")
      try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
      try Data("Bread.\n".utf8).write(to: content.appending(path: "index.md"))
      try body(folder, folder.appending(path: "Site"))
    }
  }

  /// Puts a program that was built with the tests at a path, as a linker does.
  private func install(_ name: String, as program: URL) throws {
    let built = URL(filePath: try BuiltTool.path()).deletingLastPathComponent().appending(path: name)
    try Program.install(built, at: program)
  }

  private func status(of path: String, from serve: RunningServe) throws -> String {
    let client = try serve.client()
    client.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    return String(client.readToEnd().split(separator: " ").dropFirst().first ?? "")
  }
}

import Foundation
import TestSupport
import Testing

@Suite(.hangGuard) struct `A large file of a served site` {
  private static let size = 200 << 20

  @Test func `is sent whole, and stalled browsers take little memory`() throws {
    try CachedSite.inFolder { site in
      let film = site.folder.appending(path: "Content/static/film.mp4")
      try site.write("Content/static/film.mp4", "")
      for file in [film, site.folder.appending(path: "Content/static/long.html")] { try Self.fill(file) }
      try RunningServe.inFolder(site.folder) { server in
        let client = try server.client()
        #expect(client.ask("/about/").body.contains("Me."))
        let before = try #require(server.peakMemory)

        let head = client.ask("/film.mp4", method: "HEAD").head
        #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n") && head.contains("Content-Length: \(Self.size)\r\n"))
        client.request("/film.mp4")
        _ = client.read(until: "\r\n\r\n")
        try Self.expect(client, toReceive: film)

        let stalled = try (0..<30).map { _ in try server.client() }
        for (number, client) in stalled.enumerated() {
          client.request(number < 20 ? "/film.mp4" : "/long.html")
          #expect(client.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 OK\r\n"))
        }
        let page = try server.client()
        page.request("/.garland/events")
        _ = page.read(until: "retry: 500\n\n")
        try site.write("Content/about.md", "# About\n\nYou.\n")
        #expect(page.read(until: "}\n\n").contains("/about/index.html"))
        // Other tests may delay one answer, but not three.
        let clock = ContinuousClock()
        let delays = (0..<3).map { _ in clock.measure { #expect(client.ask("/about/").body.contains("You.")) } }
        #expect(delays.contains { $0 < .seconds(1) }, "\(delays)")
        #expect(try #require(server.peakMemory) - before < 32 << 20)
      }
    }
  }

  @Test(arguments: ["link", "linked folder", "pipe"])
  func `is not sent if it was replaced by another kind of file`(kind: String) throws {
    try CachedSite.inFolder { site in
      try site.write("Content/static/films/film.txt", "film")
      try site.write("secret/film.txt", "secret")
      try RunningServe.inFolder(site.folder) { server in
        let client = try server.client()
        #expect(client.ask("/films/film.txt").body == "film")
        let films = site.folder.appending(path: "Content/static/films").path
        let script =
          switch kind {
          case "link": "ln -s ../../../secret/film.txt new && mv -T new '\(films)/film.txt'"
          case "pipe": "mkfifo new && mv -T new '\(films)/film.txt'"
          default: "ln -s ../../secret new && mv '\(films)' old && mv -T new '\(films)'"
          }
        #expect(try Tool.run("/bin/sh", ["-c", script], in: site.folder).status == 0)
        // The answer is the same before and after the server has noticed the change.
        let answer = client.ask("/films/film.txt")
        #expect(answer.head.hasPrefix("HTTP/1.1 404 ") && !answer.body.contains("secret"))
      }
    }
  }

  /// Makes a file large: mostly a hole, with different bytes at the start of each MiB.
  private static func fill(_ file: URL) throws {
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    for offset in stride(from: 0, to: size, by: 1 << 20) {
      try handle.seek(toOffset: UInt64(offset))
      try handle.write(contentsOf: Data("at \(offset)".utf8))
    }
    try handle.truncate(atOffset: UInt64(size))
    try handle.close()
  }

  private static func expect(_ client: Client, toReceive file: URL) throws {
    let handle = try FileHandle(forReadingFrom: file)
    while let chunk = try handle.read(upToCount: 1 << 20), !chunk.isEmpty {
      try #require(client.readData(count: chunk.count) == chunk)
    }
  }
}

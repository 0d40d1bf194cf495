import Foundation
import TestSupport
import Testing

/// AVIF, which a program that is not a part of Garland encodes; here, a script stands in for it.
@Suite struct `Pictures as AVIF` {
  /// Runs a closure with a site that shows a photograph of 96 × 64 pixels, and asks for AVIF.
  private static func inSite(_ body: (CachedSite) throws -> Void) throws {
    try CachedSite.inFolder { site in
      try site.write("Content/site.yml", "title: T\nurl: https://example.org/\npictures: {avif: true}\n")
      try site.write("Content/posts/b.md", "---\ndate: 2026-01-31\n---\n# B\n\n![A](photo.jpg)\n")
      try site.write(
        "Content/posts/photo.jpg", Array(try #require(Data(base64Encoded: photo, options: .ignoreUnknownCharacters))))
      try body(site)
    }
  }

  /// Writes a program `avifenc` that writes a small file, or copies its input, or ends with a status.
  private static func install(version: String, status: Int = 0, isSmall: Bool = true, in site: CachedSite) throws {
    let script = """
      #!/bin/sh
      [ "$1" = --version ] && { echo "\(version)"; exit; }
      \(isSmall ? "echo small > out.avif" : "cp in.png out.avif")
      exit \(status)
      """
    let programs = site.folder.appending(path: "bin")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    try Program.install(text: script, at: programs.appending(path: "avifenc"))
  }

  /// Builds the site with `bin` as the only folder of programs, and returns the messages and the page with the picture.
  private static func build(_ site: CachedSite, _ arguments: [String] = []) throws -> (messages: String, page: String) {
    let path = "PATH=\(site.folder.appending(path: "bin").path)"
    let outcome = try Program.run(
      "/usr/bin/env", [path, try BuiltTool.path(), "build", "--now", "2026-02-01"] + arguments, in: site.folder)
    let page = try site.files(in: "_site")["posts/b/index.html"] ?? Data()
    return (outcome.output + outcome.errors, String(decoding: page, as: UTF8.self))
  }

  private static func offered(_ page: String) -> [String] {
    page.matches(of: /(\/assets\/pictures\/[^ "]+\.avif) \d+w/).map { String($0.1) }
  }

  @Test func `are offered before WebP, published, and kept in the cache`() throws {
    try Self.inSite { site in
      try Self.install(version: "1.0", in: site)
      let first = try Self.build(site, ["--verify"])
      #expect(!first.messages.contains("warning"), "\(first.messages)")
      #expect(first.page.contains(/<picture><source type="image\/avif" [^>]+><source type="image\/webp"/))
      #expect(!Self.offered(first.page).isEmpty)
      for address in Self.offered(first.page) { #expect(site.hasFile("_site" + address), "\(address)") }
      // This program would fail if it were asked.
      try Self.install(version: "1.0", status: 1, in: site)
      try site.remove("_site")
      #expect(try Self.build(site).page == first.page)
      for address in Self.offered(first.page) { #expect(site.hasFile("_site" + address), "\(address)") }
    }
  }

  @Test func `are not offered where WebP is smaller, without a warning, and the same from the cache and without one`()
    throws
  {
    try Self.inSite { site in
      try Self.install(version: "1.0", isSmall: false, in: site)
      let first = try Self.build(site, ["--verify"])
      #expect(!first.messages.contains("warning"), "\(first.messages)")
      #expect(!first.page.contains("avif") && first.page.contains("image/webp"))
      let files = try site.files(in: "_site")
      #expect(!files.keys.contains { $0.hasSuffix(".avif") })
      // A page that shows another part of the picture decides the same, and does not ask the program again.
      try Self.install(version: "1.0", status: 1, in: site)
      try site.write("Content/posts/c.md", "---\ndate: 2026-01-30\nimage: photo.jpg\n---\n# C\n")
      let second = try Self.build(site, ["--verify"])
      #expect(!second.messages.contains("warning"), "\(second.messages)")
      let warm = try site.files(in: "_site")
      #expect(!warm.keys.contains { $0.hasSuffix(".avif") })
      try Self.install(version: "1.0", isSmall: false, in: site)
      for cache in [".garland", ".garland/build"] {
        try site.remove(cache)
        try site.remove("_site")
        #expect(try Self.build(site).page == second.page, "without \(cache)")
        #expect(try site.files(in: "_site") == warm, "without \(cache)")
      }
      // Another version of the program may be better.
      try Self.install(version: "1.1", in: site)
      #expect(!Self.offered(try Self.build(site).page).isEmpty)
    }
  }

  @Test func `have other addresses when the program changes`() throws {
    try Self.inSite { site in
      try Self.install(version: "1.0", in: site)
      let first = Set(Self.offered(try Self.build(site).page))
      try Self.install(version: "1.1", in: site)
      let second = Set(Self.offered(try Self.build(site).page))
      #expect(!second.isEmpty && first.isDisjoint(with: second))
      for address in second { #expect(site.hasFile("_site" + address), "\(address)") }
    }
  }

  @Test func `are left out with one warning when the program is missing`() throws {
    try Self.inSite { site in
      try Self.install(version: "1.0", in: site)
      _ = try Self.build(site)
      try site.remove("bin/avifenc")
      for _ in 0..<2 {
        let (messages, page) = try Self.build(site)
        #expect(
          messages.contains("site.yml:3:18: warning: pictures are not offered as AVIF: the program `avifenc`"),
          "\(messages)")
        #expect(messages.matches(of: /avifenc` is not installed/).count == 1)
        #expect(!page.contains("avif") && page.contains("image/webp"))
      }
    }
  }

  @Test func `are left out when the program fails, but WebP stays, and tried again in the next build`() throws {
    try Self.inSite { site in
      try Self.install(version: "1.0", status: 3, in: site)
      let (messages, page) = try Self.build(site, ["--verify"])
      #expect(
        messages.contains(
          "b.md:6:1: warning: the picture `photo.jpg` is not offered as AVIF: the program `avifenc` failed: it ended "
            + "with status 3 [links.undecodable-picture]"), "\(messages)")
      #expect(!page.contains("avif") && page.contains("src=\"/posts/photo.jpg\""))
      let offered = page.matches(of: /(\/assets\/pictures\/[^ "]+\.webp) \d+w/).map { String($0.1) }
      #expect(!offered.isEmpty)
      for address in offered { #expect(site.hasFile("_site" + address), "\(address)") }
      try Self.install(version: "1.0", in: site)
      #expect(!Self.offered(try Self.build(site).page).isEmpty)
    }
  }

  private static let photo = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeX \
    BkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCABA \
    AGADASIAAhEBAxEB/8QAGgABAQEAAwEAAAAAAAAAAAAABAUDAAIGAf/EAB4QAAICAwEBAQEAAAAAAAAAAAABAwQCMVFhERQS/8QAGQEBAAMBAQ \
    AAAAAAAAAAAAAABQIDBAYA/8QAGhEAAwEBAQEAAAAAAAAAAAAAAAECAwQREv/aAAwDAQACEQMRAD8ArxZo3UqSIuFr4tnbK58Wzm1g2xCOVzJV \
    znXQkthdJst30HJd9NuXMw3qhlXKdN7PmMibI36/r2ax2fTfPO0ghczqi9FmhsWaIMNj0Xha+LZF4sZ5uJpFpSpI65zrpKdz4th5bvpZnzNs06 \
    4uUUpbC6FznTeyZJd9Mf1/XsSy5mgDoydM6KRpGckzE5QNLQaWFgmfyzt9tZlBJZn0NlK2xMkL4ZfnbehLNSjn99ppmeObbFQtnI6r4NhqPha6 \
    ks55ls5FkzdSNI0wrNLR2ygaWiKabG4czIbOZhJZmLlhYSSFm3JSG9W8hs5W2fMc22a/nbejWOq+G+XKQQqmqPSSVvActfwrS5IJI0cHlTPdXX \
    RMyrfXo5hT+vQ9JNm0WCNy0aQXOtVQWGl4NipeCoY0LwxxSIvVjXM6SAqoktGclbwp5fykGlaLc7bL9ulyiVLX8C5Vvr0VJGjL4mxLOmjn9+mq \
    YDGn9ehUVLwXHghsMaLnqyfPVNkKW4uh8rab2RpLb6dFZbewnPl8Nm2P0y7hYTexcM66eeinY2GZlrwL+bh9Z6GKwum36klshY2Gls5laaWyK5 \
    /WNTyqZLElxdCS3F0lS230HJbfTdlyhXVmWMrab2fcLKb2Qv0tvZtFOzcufxBc8n1R6GGddGxWF089DMxeFhpbIvAa5uHxH//Z
    """
}

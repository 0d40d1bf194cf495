import Foundation
import TestSupport
import Testing

/// Smaller pictures that a build makes from the pictures of the content.
@Suite struct `Smaller pictures` {
  private static let photo = NoisyPicture(width: 900, height: 600, text: "taken at 48.1 N").png

  /// Runs a closure with a site whose post shows a photograph.
  private static func inSite(_ text: String = "![A photo](photo.png)", _ body: (CachedSite) throws -> Void) throws {
    try CachedSite.inFolder { site in
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\nimage: photo.png\n---\n# A\n\n\(text)\n")
      try site.write("Content/posts/photo.png", photo)
      try body(site)
    }
  }

  /// Returns the names of the derived pictures that a site publishes, without the part that identifies the source.
  private static func names(in site: CachedSite) throws -> [String] {
    let folder = "_site/assets/pictures"
    guard site.hasFile(folder) else { return [] }
    return try site.paths(in: folder).map { $0.replacing(/-[0-9a-f]{16}/, with: "") }.sorted()
  }

  @Test func `are offered by the post, its cover and its list, and every offered file is published`() throws {
    try Self.inSite { site in
      let outcome = try site.build().outcome
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      for page in ["posts/a/index.html", "posts/index.html"] {
        let html = String(decoding: try site.files(in: "_site")[page] ?? Data(), as: UTF8.self)
        let offered = html.matches(of: /(\/assets\/pictures\/[^ "]+) \d+w/).map { String($0.1) }
        #expect(!offered.isEmpty, "\(page)")
        for address in offered { #expect(site.hasFile("_site" + address), "\(page) offers \(address)") }
      }
      #expect(try Self.names(in: site).contains("photo-w640-q75-e2.webp"))
    }
  }

  /// JPEG, PNG and WebP files under other names; the expected value says whether the page offers smaller pictures.
  @Test(arguments: [
    Case("the short name of a JPEG", "photo.jpe", true), Case("the name of a JPEG in Windows", "photo.JFIF", true),
    Case("a progressive JPEG", "photo.pjpeg", true), Case("the name of another format", "photo.jpg", true),
    Case("the name of a picture that is not cleaned", "photo.gif", true),
    Case("no name of a picture", "photo.dat", false),
    Case("no ending", "photo", false),
  ])
  func `are made by the content of a file, and its copy has no metadata, whatever its name`(_ row: Case<String, Bool>)
    throws
  {
    try CachedSite.inFolder { site in
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\n![A photo](\(row.input))\n")
      try site.write("Content/posts/\(row.input)", Self.photo)
      try site.write("Content/static/\(row.input)", Self.photo)
      let outcome = try site.build(["--verify"]).outcome
      #expect(outcome.status == 0 && !outcome.errors.contains("is different"), "\(outcome.errors)")
      let files = try site.files(in: "_site")
      let copy = try #require(files["posts/\(row.input)"])
      #expect(copy.range(of: Data("48.1 N".utf8)) == nil && copy.count > 1_000_000)
      #expect(files[row.input] == Data(Self.photo))
      let page = String(decoding: files["posts/a/index.html"] ?? Data(), as: UTF8.self)
      row.check(page.contains("srcset=") && page.contains("width=\"900\" height=\"600\""))
      // A build that opens no file again knows what the file is.
      try site.write("Content/posts/b.md", "---\ndate: 2026-01-31\n---\n# B\n")
      #expect(try site.build().outcome.status == 0)
      #expect(try site.files(in: "_site")["posts/\(row.input)"] == copy)
    }
  }

  @Test func `come from the cache in a fresh clone, and keep their places when pages are reused`() throws {
    try Self.inSite { site in
      _ = try site.build()
      let (first, stored) = (try site.files(in: "_site"), try site.files(in: ".garland/pictures"))
      // A program that cannot start workers could make no picture.
      try site.remove("_site")
      try site.touch("Content/posts/photo.png", "Content/posts/a.md")
      #expect(try site.build().rendered == 0)
      #expect(try site.files(in: "_site") == first)
      try site.write("Content/posts/b.md", "---\ndate: 2026-01-31\n---\n# B\n\nnew\n")
      #expect(try site.build().outcome.errors.isEmpty)
      let second = try site.files(in: "_site")
      #expect(
        second.filter { $0.key.hasPrefix("assets/pictures/") } == first.filter { $0.key.hasPrefix("assets/pictures/") })
      #expect(try site.files(in: ".garland/pictures") == stored)
    }
  }

  @Test func `are the same with another number of jobs, and pass a verification`() throws {
    try Self.inSite { site in
      let outcome = try site.build(["--jobs", "1", "--verify"]).outcome
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(try site.filesOfFirstBuild(["--jobs", "4"]) == site.files(in: "_site"))
    }
  }

  /// Sites that publish one picture below two addresses, because a language has a domain of its own.
  static let shared: [Case<[String: String], [String]>] = [
    Case(
      "a picture in an article and its translation",
      ["about.md": "# About\n\n![x](photo.png)\n", "about.it.md": "# Info\n\n![x](photo.png)\n"], ["", "it/"]),
    Case("an icon", ["site.yml": "icon: photo.png\n"], ["", "it/"]),
    Case("a logo on social cards", ["site.yml": "social_cards: {logo: photo.png}\n"], []),
    Case(
      "a section that shows its originals",
      ["docs/_index.md": "---\nfallback: true\n---\n", "docs/a.md": "# A\n\n![x](../photo.png)\n"], ["", "it/"]),
  ]

  @Test(arguments: shared)
  func `are made once and published on each domain that shows them`(_ row: Case<[String: String], [String]>) throws {
    try CachedSite.inFolder { site in
      let settings = "title: T\nurl: https://example.org/\nlanguages: {en: {}, it: {url: \"https://it.example\"}}\n"
      for (path, text) in row.input { try site.write("Content/\(path)", text) }
      try site.write("Content/site.yml", settings + (row.input["site.yml"] ?? ""))
      try site.write("Content/photo.png", Self.photo)
      for _ in 0..<2 {
        let outcome = try site.build(["--verify"]).outcome
        #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(row.name): \(outcome.errors)")
        let files = try site.paths(in: "_site")
        for folder in row.expected {
          #expect(files.contains { $0.hasPrefix("\(folder)assets/pictures/") }, "\(row.name): \(folder)")
        }
        // The published files of the previous build are reused.
        try site.write("Content/more.md", "# More\n")
      }
      let (first, other) = (try site.files(in: "_site"), try site.filesOfFirstBuild([]))
      #expect(first == other, "\(row.name)")
      // The pictures come from the store.
      try site.remove("_site")
      #expect(try site.build(["--verify"]).outcome.errors.isEmpty, "\(row.name)")
      #expect(try site.files(in: "_site").filter { $0.key != ".garland" } == other.filter { $0.key != ".garland" })
    }
  }

  @Test func `become the icons of the site, which stay when other files change`() throws {
    try CachedSite.inFolder { site in
      try site.write("Content/site.yml", "title: T\nurl: https://example.org/\nicon: photo.png\n")
      try site.write("Content/index.md", "Welcome.\n")
      try site.write("Content/photo.png", Self.photo)
      let icons = ["favicon.ico", "apple-touch-icon.png", "site.webmanifest"]
      #expect(try site.build(["--verify"]).outcome.errors.isEmpty)
      let first = try site.files(in: "_site")
      #expect(first["favicon.ico"]?.prefix(6) == Data([0, 0, 1, 0, 1, 0]))
      #expect(first.keys.filter { $0.hasPrefix("assets/pictures/") }.count == 2)
      try site.write("Content/about.md", "# About\n")
      #expect(try site.build().outcome.errors.isEmpty)
      let second = try site.files(in: "_site")
      for icon in icons { #expect(first[icon] != nil && second[icon] == first[icon], "\(icon)") }
      try site.write("Content/photo.png", NoisyPicture(width: 100, height: 100).png)
      #expect(try site.build().outcome.errors.isEmpty)
      let third = try site.files(in: "_site")
      #expect(third["favicon.ico"] != nil && third["favicon.ico"] != first["favicon.ico"])
      #expect(third["apple-touch-icon.png"] == nil && third["site.webmanifest"] == nil)
    }
  }

  /// Runs a closure with a site whose social cards show a logo.
  private static func inSiteWithCards(_ body: (CachedSite) throws -> Void) throws {
    try CachedSite.inFolder { site in
      try site.write("Content/site.yml", "title: T\nurl: https://example.org/\nlogo: photo.png\nsocial_cards: true\n")
      try site.write("Content/photo.png", photo)
      try body(site)
    }
  }

  @Test func `become the logo of social cards, which are the same with any number of jobs`() throws {
    try Self.inSiteWithCards { site in
      #expect(try site.build(["--jobs", "1", "--verify"]).outcome.errors.isEmpty)
      let first = try site.files(in: "_site")
      #expect(try site.filesOfFirstBuild(["--jobs", "4"]) == first)
      #expect(try site.paths(in: ".garland/pictures").contains { $0.hasSuffix("-w120-q75-e2.pixels") })
      // Another title: one card is drawn again, and the others stay.
      try site.write("Content/about.md", "# Another title\n")
      #expect(try site.build(["--verify"]).outcome.errors.isEmpty)
      let second = try site.files(in: "_site")
      #expect(first["assets/cards/posts/a.png"] == second["assets/cards/posts/a.png"])
      #expect(first["assets/cards/about.png"] != second["assets/cards/about.png"])
      try site.write("Content/photo.png", NoisyPicture(width: 901, height: 600).png)
      #expect(try site.build(["--verify"]).outcome.errors.isEmpty)
      #expect(try site.files(in: "_site")["assets/cards/posts/a.png"] != second["assets/cards/posts/a.png"])
    }
  }

  @Test func `are no logo of social cards when the file is damaged, which is a warning at the setting`() throws {
    try Self.inSiteWithCards { site in
      let template = "<!doctype html><html lang=en><title>T</title>{{#page.social}}{{content}} {{/page.social}}"
      try site.write("Templates/base.mustache", template)
      try site.write("Content/photo.png", Array(Self.photo.prefix(Self.photo.count / 2)))
      let build = { try site.build(["--verify"]).outcome }
      let message = "Content/site.yml:3:7: warning: the picture `photo.png` cannot be decoded: the file is damaged"
      let first = try build()
      #expect(first.status == 0 && first.errors.matches(of: /cannot be decoded/).count == 1, "\(first.errors)")
      #expect(first.errors.contains(message), "\(first.errors)")
      let card = try site.files(in: "_site")["assets/cards/posts/a.png"]
      try site.write("Content/about.md", "# Another title\n")
      let second = try build()
      #expect(second.errors.contains(message) && second.errors.matches(of: /cannot be decoded/).count == 1)
      #expect(try card != nil && site.files(in: "_site")["assets/cards/posts/a.png"] == card)
    }
  }

  @Test func `of a replaced photograph have other addresses`() throws {
    try Self.inSite { site in
      let offered = {
        _ = try site.build()
        let html = String(decoding: try site.files(in: "_site")["posts/a/index.html"] ?? Data(), as: UTF8.self)
        return Set(html.matches(of: /(\/assets\/pictures\/[^ "]+) \d+w/).map { String($0.1) })
      }
      let first = try offered()
      try site.write("Content/posts/photo.png", NoisyPicture(width: 1_000, height: 600).png)
      let second = try offered()
      #expect(first.isDisjoint(with: second) && !second.isEmpty)
      // A reader may still have the old page.
      for address in first.union(second) { #expect(site.hasFile("_site" + address), "\(address)") }
    }
  }

  @Test func `are not made from a damaged file, which is a warning at its line and stays as it is`() throws {
    try Self.inSite { site in
      let damaged = Array(Self.photo.prefix(Self.photo.count / 2))
      try site.write("Content/posts/photo.png", damaged)
      for _ in 0..<2 {
        let outcome = try site.build().outcome
        #expect(outcome.status == 0)
        #expect(
          outcome.errors.contains(
            "warning: the picture `photo.png` cannot be decoded: the file is damaged or ends too early"
          ), "\(outcome.errors)")
        let files = try site.files(in: "_site")
        let html = String(decoding: files["posts/a/index.html"] ?? Data(), as: UTF8.self)
        #expect(html.contains(#"src="/posts/photo.png" alt="A photo""#) && !html.contains("srcset"))
        #expect(files["posts/photo.png"] == Data(damaged))
      }
      try site.write("Content/posts/photo.png", Self.photo)
      #expect(try site.build().outcome.errors.isEmpty)
      #expect(try Self.names(in: site).contains("photo-w640-q75-e2.webp"))
    }
  }

  /// Where a picture is, how an article shows it, and the settings of the site.
  struct Placing: Sendable {
    let folder, text, setting: String
  }

  @Test(arguments: [
    Case("a picture in the content", Placing(folder: "posts/", text: "![A](photo.png)", setting: ""), false),
    Case("a picture in static/", Placing(folder: "static/", text: "![A](/photo.png)", setting: ""), true),
    Case("an address with #original", Placing(folder: "posts/", text: "![A](photo.png#original)", setting: ""), true),
    Case("`pictures: false`", Placing(folder: "posts/", text: "![A](photo.png)", setting: "pictures: false\n"), true),
  ])
  func `leave their source at its address, with its metadata only where the author wants it`(
    _ row: Case<Placing, Bool>
  ) throws {
    try CachedSite.inFolder { site in
      try site.write("Content/site.yml", "title: T\nurl: https://example.org/\n\(row.input.setting)")
      try site.write("Content/posts/a.md", "---\ndate: 2026-01-02\n---\n# A\n\n\(row.input.text)\n")
      try site.write("Content/\(row.input.folder)photo.png", Self.photo)
      _ = try site.build()
      let path = row.input.folder == "static/" ? "photo.png" : "posts/photo.png"
      let published = try site.files(in: "_site")[path].map { Array($0) } ?? []
      #expect((published == Self.photo) == row.expected, "\(row.name)")
      #expect(published.firstRange(of: Array("48.1 N".utf8)) != nil || !row.expected, "\(row.name)")
    }
  }

  @Test func `are the logo of the social cards that the server shows`() throws {
    try Self.inSiteWithCards { site in
      #expect(try site.build().outcome.errors.isEmpty)
      let built = try #require(try site.files(in: "_site")["assets/cards/posts/a.png"])
      try RunningServe.inFolder(site.folder) { server in
        let client = try server.client()
        client.request("/assets/cards/posts/a.png")
        #expect(client.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
        #expect(client.readData(count: built.count) == built)
      }
    }
  }

  @Test func `are made by the server when a browser asks for them`() throws {
    try Self.inSite { site in
      try RunningServe.inFolder(site.folder) { server in
        let page = try server.client().ask("/posts/a/").body
        let address = try #require(page.firstMatch(of: /\/assets\/pictures\/[^ "]+w640-q75-e2\.webp/)).0
        let client = try server.client()
        client.request(String(address))
        let head = client.read(until: "\r\n\r\n")
        #expect(head.hasPrefix("HTTP/1.1 200 ") && client.read(count: 4) == "RIFF")
      }
    }
  }
}

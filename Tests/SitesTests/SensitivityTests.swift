import Diagnostics
import Foundation
import Garland
import TestSupport
import Testing

@testable import Planning
@testable import Sites

@Suite struct `A file that seems to be private` {
  static let key = "-----BEGIN PRIVATE KEY-----\nMIIE\n"

  /// The input is a path and the text of its file.
  static let files: [Case<(String, String), Sensitivity>] = [
    Case("a key", ("a", key), .privateKey),
    Case("a key of OpenSSH", ("id_rsa", "-----BEGIN OPENSSH PRIVATE KEY-----\nb3\n"), .privateKey),
    Case("a key of RSA", ("a.pem", "-----BEGIN RSA PRIVATE KEY-----\r\nb3\r\n"), .privateKey),
    Case("a key of an elliptic curve", ("a.txt", "-----BEGIN EC PRIVATE KEY-----\nb3\n"), .privateKey),
    Case("an encrypted key", ("a.key", "-----BEGIN ENCRYPTED PRIVATE KEY-----\nb3\n"), .privateKey),
    Case("a key of PGP", ("a.asc", "-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nb3\n"), .privateKey),
    Case("a key of PuTTY", ("a.ppk", "PuTTY-User-Key-File-3: ssh-ed25519\n"), .privateKey),
    Case("a key after a byte order mark", ("a", "\u{FEFF}" + key), .privateKey),
    Case("a key after blank lines", ("a", "\n \t\r\n" + key), .privateKey),
    Case(
      "a key after a certificate", ("a.pem", "-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----\n" + key),
      .privateKey),
    Case(
      "the key of a service", ("a.json", "{\"private_key\": \"-----BEGIN PRIVATE KEY-----\\nMIIE\"}"), .privateKey),
    Case("a certificate", ("a.pem", "-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----\n"), .ordinary),
    Case("a public key", ("a.asc", "-----BEGIN PGP PUBLIC KEY BLOCK-----\n"), .ordinary),
    Case("a page about keys", ("a.html", "<pre>\n\(key)</pre>"), .ordinary),

    Case(".env", ("static/.env", ""), .passwords),
    Case(".env.local", ("static/.env.local", "A=1\n"), .passwords),
    Case("config.env", ("a/config.env", "A=1\n"), .passwords),
    Case("PROD.ENV", ("PROD.ENV", ""), .passwords),
    Case("an example", ("static/.env.example", "A=\n"), .ordinary),
    Case("another name", ("environment.txt", "A=1\n"), .ordinary),
    Case("env", ("env", ""), .ordinary),

    Case("SQLite", ("a", "SQLite format 3\0\u{10}"), .database),
    Case("a database by its name", ("a.kdbx", ""), .database),
    Case("a dump", ("a.sql", "-- MySQL dump 10.13\n--\n"), .database),
    Case("a dump with rows", ("a.sql", "INSERT INTO users VALUES (1);\n"), .database),
    Case("a compressed dump", ("backup.sql.gz", "\u{1F}"), .database),
    Case("a definition of tables", ("schema.sql", "CREATE TABLE a (b INT);\n"), .ordinary),

    Case("a table with addresses", ("a.csv", "Name,E-Mail\nAnn,ann@example.org\n"), .addresses),
    Case("a table without a title", ("a.csv", "Ann,ann@example.org\nBob,bob@example.org\n"), .addresses),
    Case("users in JSON", ("a.json", "[{\"mail\":\"a@b.org\"},{\"mail\":\"c@b.org\"}]"), .addresses),
    Case("users in XML", ("a.xml", "<u><e>a@b.org</e><e>c@b.org</e></u>"), .addresses),
    Case(
      "WordPress", ("a.xml", "<rss version=\"2.0\" xmlns:wp=\"http://wordpress.org/export/1.2/\">"), .addresses),
    Case("Ghost", ("a.json", "{\"db\":[{\"meta\":{\"exported_on\":1,\"version\":\"5\"},\"data\":{}}]}"), .addresses),
    Case("a page with addresses", ("a.html", "<p>a@b.org c@b.org d@b.org</p>"), .ordinary),
    Case("an author in JSON", ("a.json", "{\"author\": \"a@b.org\", \"editor\": \"A@b.org\"}"), .ordinary),
    Case("a feed", ("a.xml", "<feed><email>a@b.org</email><email>c@b.org</email></feed>"), .ordinary),
    Case("icons", ("a.json", "[\"logo@2x.png\", \"logo@3x.png\"]"), .ordinary),
    Case("numbers", ("a.csv", "Year,Mail\n2026,5\n"), .ordinary),
  ]

  private static let beginnings: [Case<String, Sensitivity>] = [
    Case("JPEG", "FFD8FFE0", .picture), Case("PNG", "89504E470D0A1A0A", .picture),
    Case("WebP", "524946460000000057454250", .picture), Case("GIF", "474946383961", .ordinary),
    Case("a sound", "524946460000000057415645", .ordinary), Case("SVG", "3C73766720", .ordinary),
  ]

  @Test(arguments: beginnings)
  private func `may be a picture, by its first bytes`(_ row: Case<String, Sensitivity>) {
    let digits = Array(row.input)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) }
    for path in ["a", "a.jpg", "a.csv", "a.dat"] {
      row.check(Sensitivity(ofFile: path, head: bytes + [UInt8](repeating: 0, count: 16)))
    }
    // A file that ends at once is none.
    #expect(Sensitivity(ofFile: "a.jpg", head: bytes.prefix(4)) == .ordinary)
  }

  @Test(arguments: files) func `is recognized by its name and its first bytes`(
    _ row: Case<(String, String), Sensitivity>
  ) {
    row.check(Sensitivity(ofFile: row.input.0, head: row.input.1.utf8))
  }

  @Test func `is recognized in UTF-16`() {
    let bytes: [UInt8] = [0xFF, 0xFE] + Self.key.utf8.flatMap { [$0, 0] }
    #expect(Sensitivity(ofFile: "a.txt", head: bytes) == .privateKey)
  }

  @Test(arguments: 0..<4) func `never stops a program, whatever its bytes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let texts = [Self.key, "@", "a", ".", "\u{FEFF}", "\n", "{", "\"", "mail,", "\0"]
    let parts = texts.map { Array($0.utf8) } + [[0xFF], [0xFE]]
    for _ in 0..<300 {
      let bytes = (0..<Int.random(in: 0...20, using: &random)).flatMap { _ in parts.randomElement(using: &random) ?? []
      }
      for name in ["a.json", "a.csv", "a.sql", ".", "", "a/"] { _ = Sensitivity(ofFile: name, head: bytes) }
    }
  }

  @Test func `is reported in the content, in bundles, in static and among the assets`() {
    let site = SiteBuild(
      content: FolderInMemory(
        "Content",
        [
          "site.yml": "url: https://example.org/\n", "key.pem": Self.key, "static/.env": "A=1\n",
          "posts/2026-01-01-a/index.md": "# A\n", "posts/2026-01-01-a/data.sqlite": "x", "b.md": Self.key,
          "c/index.md": "---\ndraft: true\n---\n", "c/key.pem": Self.key, ".env": "A=1\n",
        ]),
      templates: FolderInMemory("Templates", ["assets/id_rsa": Self.key, "assets/.env": "A=1\n"]),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest)
    ).run()
    let found = site.diagnostics.filter { ["site.secret-file", "site.private-data"].contains($0.code) }
    #expect(
      Set(found.map { "\($0.severity) \($0.location.flatMap { site.sources.path(of: $0.source) } ?? "")" }) == [
        "error Content/key.pem", "error Content/static/.env", "error Templates/assets/id_rsa",
        "warning Content/posts/2026-01-01-a/data.sqlite",
      ])
    // The text of a secret never reaches a log.
    #expect(!DiagnosticText(sources: site.sources).text(of: found).contains("A=1"))
  }
}

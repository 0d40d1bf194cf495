import Garland
import Sites
import TestSupport
import Testing

/// Data as values of Swift types.
@Suite struct `Data as a Swift type` {
  private enum Cover: String, Decodable, Sendable { case soft, hard }

  private struct Author: Decodable, Equatable, Sendable {
    let name: String
    let born: UInt16?
  }

  private struct Book: Decodable, Equatable, Sendable {
    var title: String
    var year: Int
    var price: Double
    var isRead = false
    var cover: Cover?
    var authors: [Author]
    var notes: [String: String]

    enum CodingKeys: String, CodingKey {
      case title, year, price, cover, authors, notes
      case isRead = "is_read"
    }
  }

  private static let json = """
    [
      {"title": "A & B", "year": 2001, "price": 3, "is_read": true, "cover": "hard",
       "authors": [{"name": "Ada", "born": 1815}, {"name": "Grace", "born": null}], "notes": {"a": "b"}}
    ]
    """
  private static let yaml = """
    - title: A & B
      year: 2001
      price: 3.0
      is_read: true
      cover: hard
      authors: [{name: Ada, born: 1815}, {name: Grace}]
      notes: {a: b}
    """
  private static let toml = """
    [[books]]
    title = "A & B"
    year = 2001
    price = 3.0
    is_read = true
    cover = "hard"
    authors = [{name = "Ada", born = 1815}, {name = "Grace"}]
    notes = {a = "b"}
    """
  private static let book = Book(
    title: "A & B", year: 2001, price: 3, isRead: true, cover: .hard,
    authors: [Author(name: "Ada", born: 1815), Author(name: "Grace", born: nil)], notes: ["a": "b"])

  /// Builds a site with one file of data, and returns the text of a page and the messages.
  private static func build(
    _ name: String, _ text: String, _ page: @escaping @Sendable (SiteHandle) -> String
  ) -> (text: String, messages: String) {
    let site = SiteBuild(
      content: FolderInMemory("Content", ["site.yml": "title: T\nurl: https://example.org/\n", "_data/" + name: text]),
      templates: FolderInMemory("Templates", [:]),
      options: SiteOptions(now: Instant("2026-06-01T00:00:00Z") ?? .latest),
      code: SiteCode(pages: [SitePage(file: "/out.txt", text: page)])
    ).run()
    let messages = DiagnosticText(sources: site.sources).text(of: site.diagnostics)
    guard case .bytes(let bytes)? = site.files.first(where: { $0.path == "out.txt" })?.content else {
      return ("", messages)
    }
    return (String(decoding: bytes, as: UTF8.self), messages)
  }

  @Test func `has every field, from JSON, YAML and TOML`() {
    let expected = "\([Self.book])"
    #expect(Self.build("b.json", Self.json) { "\($0.data("b.json", as: [Book].self) ?? [])" }.text == expected)
    #expect(Self.build("b.yml", Self.yaml) { "\($0.data("b.yml", as: [Book].self) ?? [])" }.text == expected)
    let books = Self.build("b.toml", Self.toml) { site in
      "\(site.data("b.toml", as: [String: [Book]].self)?["books"] ?? [])"
    }
    #expect(books.text == expected && books.messages.isEmpty, "\(books.messages)")
  }

  private struct Row { let text, place, message: String }

  @Test(arguments: [
    Case(
      "a missing key", "[{\"name\": \"A\"},\n {\"nam\": \"B\"}]",
      ["2:2", "[1]", "`name` is missing; its keys are `nam`"]),
    Case("a text for a number", "[{\"name\": \"A\",\n \"born\": \"x\"}]", ["2:10", "[0].born", "it is a text"]),
    Case("a number for a text", "[{\"name\": 7}]", ["1:11", "[0].name", "it is the number `7`, but must be a text"]),
    Case("a number that is too large", "[{\"name\": \"\", \"born\": 70000}]", ["1:23", "[0].born", "from 0 to 65535"]),
    Case("a map for a list", "{}", ["1:1", "the data `b.json`", "it is a map, but must be a list"]),
    Case("no value", "[null]", ["1:2", "[0]", "it has no value, but must be a map"]),
  ])
  func `is an error with its place if it does not fit`(_ row: Case<String, [String]>) {
    let found = Self.build("b.json", row.input) { "\($0.data("b.json", as: [Author].self)?.count ?? -1)" }
    #expect(found.messages.contains("_data/b.json:\(row.expected[0])"), "\(row.name): \(found.messages)")
    for part in row.expected.dropFirst() { #expect(found.messages.contains(part), "\(row.name): \(found.messages)") }
  }

  @Test func `is an error if a type rejects it`() {
    let found = Self.build("c.json", "[\"soft\",\n\"none\"]") { "\($0.data("c.json", as: [Cover].self)?.count ?? -1)" }
    #expect(found.messages.contains("_data/c.json:2:1") && found.messages.contains("[1]"), "\(found.messages)")
  }
}

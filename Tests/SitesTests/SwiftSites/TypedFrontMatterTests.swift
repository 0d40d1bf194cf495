import Garland
import Sites
import TestSupport
import Testing

/// Keys of front matter that are properties of a Swift type.
@Suite struct `Front matter with a type` {
  struct Recipe: Decodable {
    enum Level: String, Decodable { case easy, hard }
    let level: Level
    let tested: Bool?
    let bought: CivilDate?
    let opens: Instant?
    let titel: String?
    var drafts: Bool?
    var published: Bool?
  }

  private static let code = SiteCode(params: [SectionParams("recipes", as: Recipe.self)])

  private static func messages(_ files: [String: String], _ code: SiteCode = code) -> String {
    EditedSwiftSite(["recipes/z.md": recipe("")].merging(files) { $1 }, code).messages()
  }
  private static func recipe(_ keys: String) -> String { "---\ntitle: Soup\nlevel: easy\n\(keys)---\nText.\n" }

  @Test(arguments: [
    Case("a key that is almost `listed`", "tested: true\n", ""),
    Case("a key that is almost `draft`", "drafts: true\n", ""),
    Case("a key that is almost `title`", "titel: Eintopf\n", ""),
    Case("dates", "bought: 2026-01-02\nopens: 2026-01-02 10:00\n", ""),
    Case("a key that the type does not have", "lissted: true\n", "`lissted` is almost `listed`"),
    Case("a key that decides who sees the article", "published:\n", "`published`"),
    Case("a text that is no date", "bought: soon\n", "Content/recipes/soup.md:4:9: error: `bought` does not fit"),
    Case("a number that is no date", "opens: 3\n", "`opens` does not fit the type `Recipe`: it must be a date"),
  ])
  func `has no misspelt keys where the type has them`(_ row: Case<String, String>) {
    let text = Self.messages(["recipes/soup.md": Self.recipe(row.input)])
    #expect(row.expected.isEmpty ? text.isEmpty : text.contains(row.expected), "\(row.name): \(text)")
  }

  @Test func `has defaults with these keys`() {
    let index = "---\ntitle: Recipes\ndefaults: {tested: true, lissted: true}\n---\n"
    let text = Self.messages(["recipes/_index.md": index])
    #expect(text.contains("`lissted`") && !text.contains("`tested`"), "\(text)")
  }

  @Test func `says nothing about other sections, and a dictionary says nothing about keys`() {
    let note = "---\ntitle: Note\ntested: true\n---\nText.\n"
    #expect(Self.messages(["notes/a.md": note]).contains("Content/notes/a.md:3:1: warning: `tested` is not a field"))
    let code = SiteCode(params: [SectionParams("notes", as: [String: Bool].self)])
    #expect(Self.messages(["notes/a.md": note], code).contains("`tested` is not a field"))
  }

  @Test func `is silent in a build after another, too`() {
    let site = EditedSwiftSite(["recipes/soup.md": Self.recipe("tested: true\n")], Self.code)
    let first = site.build().run()
    let second = site.build(["recipes/other.md": Self.recipe("")]).run(after: first)
    #expect(!first.diagnostics.hasErrors && !second.diagnostics.hasErrors)
  }

  @Test func `has instants in the time zone of the site, and pages depend on it`() throws {
    let opening = SitePage(file: "/opens.txt", reads: .recorded) { site in
      site.section("recipes")?.posts.compactMap { $0.params(as: Recipe.self)?.opens?.description }.joined() ?? ""
    }
    let site = EditedSwiftSite(
      ["recipes/soup.md": Self.recipe("opens: 2026-01-02 10:00\n")], SiteCode(pages: [opening]))
    let first = site.build().run()
    #expect(first.text(of: "opens.txt") == "2026-01-02T10:00:00Z")
    let settings = "title: T\nurl: https://example.org/\ntime_zone: Europe/Berlin\n"
    let second = site.build(["site.yml": settings]).run(after: first)
    #expect(second.text(of: "opens.txt") == "2026-01-02T09:00:00Z")
  }

  @Test func `goes with the HTML of articles into files`() throws {
    let file = SitePage(file: "/recipes.txt", reads: .recorded) { site in
      site.section("recipes")?.posts.map { "\($0.title): \($0.html)" }.joined() ?? ""
    }
    let site = EditedSwiftSite(["recipes/soup.md": Self.recipe("")], SiteCode(pages: [file]))
    #expect(site.build().run().text(of: "recipes.txt") == "Soup: <p>Text.</p>\n")
    #expect(try site.rendered(after: ["recipes/soup.md": Self.recipe("") + "More.\n"]).contains("/recipes.txt"))
  }
}

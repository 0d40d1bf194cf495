import Garland
import Sites
import TestSupport
import Testing

/// A collection of recipes: front matter with a Swift type, and a page and a feed for each ingredient.
@Suite struct `A site of recipes` {
  struct Recipe: Decodable {
    let servings: Int
    let ingredients: [String]
    var rating: Double?
  }

  private static let ingredients = SitePages { site in
    let recipes = site.section("recipes")?.posts ?? []
    return recipes.grouped(byEach: { $0.params(as: Recipe.self)?.ingredients ?? [] }).flatMap { name, recipes in
      [
        SitePage(
          "/with/\(name)/", title: "With \(name)", description: "All recipes with \(name).",
          image: "static/\(name).png", terms: ["tags": ["food"]], listing: recipes
        ) { page, _ in
          ul {
            ForEach(page.posts) { recipe in
              li { Text("\(recipe.title) for \(recipe.params(as: Recipe.self)?.servings ?? 0)") }
            }
          }
          p { Text("\(recipes.count) of \(page.count), \(page.tags.map(\.title).joined())") }
        },
        SitePage(feed: "/with/\(name)/atom.xml", title: name, listing: recipes, of: "/with/\(name)/"),
      ]
    }
  }

  private static func recipe(_ title: String, day: Int, _ keys: String, text: String = "Mix.") -> String {
    "---\ntitle: \(title)\ndate: 2026-01-0\(day)\ntags: [food]\n\(keys)\n---\n\(text)\n"
  }
  private static let content = [
    "recipes/bread.md": recipe("Bread", day: 1, "servings: 4\ningredients: [flour, salt]"),
    "recipes/soup.md": recipe("Soup", day: 2, "servings: 2\ningredients: [salt]"),
    "notes/a.md": "---\ntitle: A note\n---\nText.\n",
    "static/flour.png": "", "static/salt.png": "",
  ]
  private static let site = EditedSwiftSite(
    content,
    SiteCode(reads: .recorded, computedPages: [ingredients], params: [SectionParams("recipes", as: Recipe.self)]))

  @Test func `has a page and a feed for each ingredient`() throws {
    let built = Self.site.build().run()
    let page = try #require(built.text(of: "with/salt/index.html"))
    #expect(page.contains("<ul><li>Soup for 2</li><li>Bread for 4</li></ul><p>2 of 2, food</p>"), "\(page)")
    #expect(page.contains("<title>With salt · T</title>") && page.contains("All recipes with salt."))
    #expect(page.contains("href=\"/with/salt/atom.xml\"") && page.contains("https://example.org/salt.png"))
    let feed = try #require(built.text(of: "with/salt/atom.xml"))
    #expect(feed.contains("<title>Soup</title>") && feed.contains("<title>Bread</title>"))
    #expect(built.text(of: "with/flour/atom.xml")?.contains("Soup") == false)
    #expect(built.text(of: "sitemap.xml")?.contains("/with/flour/") == true)
  }

  @Test(
    arguments: [
      Case("nothing", [:], []),
      Case(
        "a text", ["recipes/soup.md": recipe("Soup", day: 2, "servings: 2\ningredients: [salt]", text: "Stir.")],
        ["/", "/posts/", "/recipes/soup/"]),
      Case("a note", ["notes/a.md": "---\ntitle: Another\n---\nText.\n"], []),
      Case(
        "servings", ["recipes/soup.md": recipe("Soup", day: 2, "servings: 3\ningredients: [salt]")],
        ["/with/salt/", "/with/flour/"]),
      Case(
        "an ingredient", ["recipes/soup.md": recipe("Soup", day: 2, "servings: 2\ningredients: [oil]")],
        ["/with/salt/", "/with/flour/", "/with/oil/"]),
    ] as [Case<[String: String], Set<String>>])
  func `renders the pages again that read what changed`(_ row: Case<[String: String], Set<String>>) throws {
    var content: [String: String?] = row.input
    content["static/oil.png"] = ""
    let rendered = try Self.site.rendered(after: content)
    #expect(rendered.filter { $0.hasPrefix("/with/") } == row.expected.filter { $0.hasPrefix("/with/") }, "\(row.name)")
  }

  @Test(arguments: [
    Case(
      "a value of another kind", "servings: four\ningredients: [salt]",
      "Content/recipes/soup.md:5:11: error: `servings` does not fit the type `Recipe`: it is a text"),
    Case(
      "a wrong element", "servings: 2\ningredients: [salt, 3]",
      "Content/recipes/soup.md:6:21: error: `ingredients[1]` does not fit the type `Recipe`: it is the number `3`"),
    Case("a missing value", "servings: 2", "Content/recipes/soup.md:1:1: error: "),
  ])
  func `says where front matter does not fit its type`(_ row: Case<String, String>) {
    let text = Self.site.messages(after: ["recipes/soup.md": Self.recipe("Soup", day: 2, row.input)])
    #expect(text.contains(row.expected), "\(row.name): \(text)")
    #expect(text.split(separator: "does not fit").count == 2, "once: \(text)")
  }

  @Test func `warns about terms and images that do not exist`() {
    let pages = SitePages { _ in
      [SitePage("/x/", title: "X", image: "no.png", terms: ["tags": ["fod"]]) { _, _ in p { Text("x") } }]
    }
    let text = EditedSwiftSite(Self.content, SiteCode(computedPages: [pages])).messages()
    #expect(text.contains("the term `fod` of `tags`, which no article has") && text.contains("`food`"), "\(text)")
    #expect(text.contains("there is no file `no.png`"), "\(text)")
    #expect(text.contains("the page in Swift at `/x/` names it"), "\(text)")
  }
}

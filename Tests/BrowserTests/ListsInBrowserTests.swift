import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `Lists and cards in a browser` {
  private typealias Row = Case<[Visit.Step], StepResult>

  private static let words = String(repeating: "Bread needs flour, water, salt and a little yeast. ", count: 12)

  /// A site whose home page is a grid without a hero, with three cards in its text and two featured posts.
  private static let site: Site = {
    var content = [
      "site.yml": "title: Bakery\nurl: https://example.org/\n", "posts/_index.md": "# Posts\n",
      "index.md":
        "---\ngrid: true\nfeatured: true\n---\nWelcome.\n\n:::cards\n### One\nA.\n\n### Two\nB.\n\n### Three\nC.\n:::\n",
      "static/loaf.svg": ContainerPage.picture(width: 300),
    ]
    for day in 1...8 {
      let featured = day < 3 ? "featured: true\n" : ""
      content["posts/2026-01-0\(day)-p\(day).md"] =
        "---\ntitle: Post \(day)\ntags: [bread]\nimage: /loaf.svg\n\(featured)---\n\(words)\n"
    }
    return Site(content: content)
  }()

  /// Returns the number of different left edges of some elements.
  private static func columns(_ selector: String) -> Visit.Step {
    .script(
      "return new Set([...document.querySelectorAll('\(selector)')].map(one => one.getBoundingClientRect().left)).size")
  }

  /// Returns whether a page has such elements, and a condition is true for each of them.
  private static func all(_ selector: String, _ condition: String) -> Visit.Step {
    .script(
      "const all = [...document.querySelectorAll('\(selector)')]; return all.length > 0 && all.every(\(condition))")
  }

  private static let home = Visit.Step.open("")
  private static let list = Visit.Step.open("posts/")

  @Test func `fill the width of the page with cards`() throws {
    let areEqual = Visit.Step.script(
      "return new Set([...document.querySelectorAll('.card')].map(card => Math.round(card.offsetWidth))).size")
    try Visit().check(
      [(390, 1), (820, 3), (1440, 3)].flatMap { (width, count: StepResult) in
        [
          Row(
            "the latest posts at \(width)", [.width(width), Self.home, Self.columns(".latest ~ .entries > li")], count),
          Row("three cards at \(width)", [Self.home, Self.columns(".card")], count),
          Row("of one width at \(width)", [Self.home, areEqual], 1),
          Row("no horizontal scroll at \(width)", [Self.home, .overflow], false),
        ]
      }, on: Self.site)
  }

  @Test func `show featured posts with pictures, and only once`() throws {
    try Visit().check(
      [
        Row("pictures", [Self.home, .script("return document.querySelectorAll('.featured img').length")], 2),
        Row(
          "each post once",
          [Self.home, Self.all(".entries h3 > a", "(a, _, all) => all.filter(b => b.href === a.href).length === 1")],
          true),
        Row("all posts", [Self.home, .script("return document.querySelectorAll('.entries h3').length")], 8),
        Row("all in the section", [Self.list, .script("return document.querySelectorAll('.entries h2').length")], 8),
      ], on: Self.site)
  }

  @Test func `have space around their titles, whole pictures, short summaries and tags for fingers`() throws {
    let rows = [390, 820, 1440].flatMap { width in
      [("a grid", Self.home, "h3"), ("a list", Self.list, "h2")].flatMap { name, page, title in
        [
          Row(
            "the summary is apart from the title in \(name) at \(width)",
            [
              .width(width), page,
              Self.all(
                ".entries > li",
                "li => li.querySelector('p').getBoundingClientRect().top - li.querySelector('\(title)').getBoundingClientRect().bottom >= 4"
              ),
            ], true),
          Row(
            "the picture is at most half as wide again as it is high in \(name) at \(width)",
            [page, Self.all(".thumbnail", "image => image.offsetWidth / image.offsetHeight <= 1.51")], true),
          Row(
            "the summary has three lines in \(name) at \(width)",
            [
              page,
              Self.all(
                ".entries p:not(.entry-facts)",
                "p => Math.round(p.offsetHeight / parseFloat(getComputedStyle(p).lineHeight)) === 3"),
            ], true),
          Row(
            "a tag is 24 pixels high in \(name) at \(width)",
            [page, Self.all(".entry-facts a", "a => a.getBoundingClientRect().height >= 24")], true),
        ]
      }
    }
    try Visit().check(rows, on: Self.site)
  }
}

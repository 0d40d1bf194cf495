import TestSupport
import Testing

@testable import Comparing

@Suite struct `What the old theme wrote around articles` {
  /// Returns the last line of a comparison of articles, from pairs of old and new texts by address.
  private static func line(_ articles: [(address: String, old: String, new: String)]) -> String {
    func site(_ text: (String, String) -> String) -> SiteFiles {
      let pairs = articles.map { article in
        let page =
          "<!DOCTYPE html><title>\(article.address)</title><main><article>\(text(article.old, article.new))</article></main>"
        return (article.address + "/index.html", Array(page.utf8))
      }
      let files = Dictionary(pairs) { first, _ in first }
      return SiteFiles(paths: files.keys.sorted()) { files[$0] }
    }
    let comparison = SiteComparison.compare(site { old, _ in old }, site { _, new in new })
    return comparison.losses.line
  }

  private static func articles(in folder: String, _ count: Int, old: (Int) -> String) -> [(
    address: String, old: String, new: String
  )] {
    (1...count).map { number in
      let text = "<p>Rye and oat for loaf\(number) of the week\(number).</p>"
      return ("\(folder)/a\(number)", text + old(number), text)
    }
  }

  @Test func `is no loss, even with another date in each article`() {
    let line = Self.line(
      Self.articles(in: "blog", 6) {
        "<p>This page is likely outdated (last edited on \($0) May 200\($0)). Visit the new manual.</p>"
      })
    #expect(line.contains("100 % of their words"), "\(line)")
  }

  @Test(arguments: [
    ("Wednesday, June 03 2009", true), ("3 June 2009.", true), ("Jun 3rd, 2009", true), ("2009-06-03", true),
    ("June 3 2009", true), ("03/06/2009", true), ("2009 年 6 月 3 日", true), ("3. Juni 2009", true),
    ("3 de junio de 2009", true), ("mercredi 3 juin 2009", true), ("٣ يونيو ٢٠٠٩", true), ("3 Windows 2009", false),
    ("Thursday, June 03 2009", false), ("June 04 2009", false), ("June 3 2010", false),
    ("the bread of June 2009", false),
  ])
  func `can be the date of the article in another form`(_ date: String, isDate: Bool) {
    let text = "<p>Rye and oat for a loaf.</p>"
    let line = Self.line([
      ("blog/a", "<p>\(date)</p>" + text, "<time datetime=\"2009-06-03\">3. VI.</time>" + text), ("blog/b", text, text),
    ])
    #expect(line.contains("100 % of their words") == isDate, "\(line)")
  }

  @Test func `is no loss in one section of the site`() {
    let line = Self.line(
      Self.articles(in: "plugins", 5) { _ in "<p>Edit the source of this file.</p>" }
        + Self.articles(in: "blog", 9) { _ in "" })
    #expect(line.contains("100 % of their words"), "\(line)")
  }

  @Test func `can be a path with the title of the page`() {
    let line = Self.line(Self.articles(in: "blog", 6) { "<p>Blog › ›blog/a\($0)</p>" })
    #expect(line.contains("100 % of their words"), "\(line)")
  }

  @Test(arguments: [("tag/rye", true), ("author/ada", true), ("blog/rye", false)])
  func `is the list of a term, which is no article`(_ address: String, isList: Bool) {
    let text = "<p>Rye and oat for a loaf.</p>"
    let line = Self.line([("blog/a", text, text), (address, text + "<p>More by Ada</p>", text)])
    #expect(line.contains("1 of 1 articles") == isList, "\(line)")
    #expect(line.contains("100 % of their words") == isList, "\(line)")
  }

  @Test func `can be a path with the title that only the new page has`() {
    let names = ["Adaptive Card", "Oven Heat", "Rye Flour", "Oat Milk", "Spelt Loaf", "Salt Crust"]
    let pages = { (title: (String) -> String, path: (String) -> String) in
      let files = Dictionary(
        uniqueKeysWithValues: names.enumerated().map { number, name in
          let page =
            "<!DOCTYPE html><title>\(title(name))</title><article>\(path(name))<p>Bread number\(number).</p></article>"
          return ("a\(number).html", Array(page.utf8))
        })
      return SiteFiles(paths: files.keys.sorted()) { files[$0] }
    }
    let old = pages({ _ in "Bakery" }, { "<p>Blog › ›\($0)</p>" })
    let line = SiteComparison.compare(old, pages({ "\($0) · Bakery" }, { _ in "" })).losses.line
    #expect(line.contains("100 % of their words"), "\(line)")
  }

  @Test func `does not hide a text of one article with some of the same words`() {
    let line = Self.line(
      Self.articles(in: "blog", 6) {
        $0 == 3 ? "<p>Visit the new oven beside our old and very warm bakery.</p>" : "<p>Visit the new manual.</p>"
      })
    #expect(!line.contains("100 % of their words"), "\(line)")
  }

  @Test func `does not hide what a few articles lost`() {
    let line = Self.line(Self.articles(in: "blog", 9) { $0 < 4 ? "<p>A warning for bakers.</p>" : "" })
    #expect(!line.contains("100 % of their words"), "\(line)")
  }

  @Test(arguments: [
    Case("the same image in each article", ["a"], "no image missing"),
    Case("one image more in one article", ["a", "ab"], "1 image missing"),
    Case("an image of one article", ["", "b"], "1 image missing"),
  ])
  func `has images of its own`(_ row: Case<[String], String>) {
    let line = Self.line(
      Self.articles(in: "blog", 6) { number in
        let names = number == 2 ? row.input.last : row.input.first
        return (names ?? "").map { "<img src=\"/\($0).png\">" }.joined()
      })
    #expect(line.contains(row.expected), "\(line)")
  }
}

@Suite struct `Texts that are equal` {
  @Test(arguments: [
    Case("marks of formulas", "the mass \\(E\\), and \\[ m c^2 \\]", "the mass $E$, and $$ m c^2 $$"),
    Case("a price", "it costs $5", "it costs $5"),
  ])
  func `are no loss`(_ row: Case<String, String>) {
    let old = SiteFiles(paths: ["a.html"]) { _ in Array("<main><article><p>\(row.input)</article></main>".utf8) }
    let new = SiteFiles(paths: ["a.html"]) { _ in Array("<main><article><p>\(row.expected)</article></main>".utf8) }
    #expect(SiteComparison.compare(old, new).differences.filter { $0.kind == .words || $0.kind == .added } == [])
  }

  @Test func `a title is found in the header of the new page, not in the menu of the old one`() {
    let old = "<main><nav>Home Sensor Trigger</nav><article><h1>Sensor</h1><p>Sensor defines it.</p></article></main>"
    let new =
      "<main><article><header><h1>Sensor</h1></header><nav>On this page Event dependency</nav><p>Sensor defines it.</p></article></main>"
    func site(_ text: String) -> SiteFiles { SiteFiles(paths: ["a.html"]) { _ in Array(text.utf8) } }
    #expect(SiteComparison.compare(site(old), site(new)).differences.filter { $0.kind == .words } == [])
  }

  @Test func `a list that shows the text of its articles is no article`() {
    let list =
      "<main><div class=\"page-content\"><article>A</article><article>B</article><article>C</article></div></main>"
    let old = SiteFiles(paths: ["blog.html"]) { _ in Array(list.utf8) }
    let new = SiteFiles(paths: []) { _ in nil }
    #expect(SiteComparison.compare(old, new).losses.line == "")
  }

  @Test func `a thousand missing addresses are found in linear time`() {
    let paths = (0..<3_000).map { "a\($0).html" }
    let old = SiteFiles(paths: paths) { _ in Array("<main>A</main>".utf8) }
    let new = SiteFiles(paths: paths.map { "B" + $0 }) { _ in Array("<main>A</main>".utf8) }
    #expect(processorSeconds { _ = SiteComparison.compare(old, new) } < 5)
  }
}

import ComponentKit
import Garland
import GarlandTesting
import Testing

/// Two sites use a library of components with one line each.
@Suite struct `A library of components` {
  private static let article = "# A\n\n:::aside\nA word.\n:::\n\n:::price{amount=3}\n:::\n"
  private static let own = Container("aside", reads: .recorded) { use in span { use.content } }

  @Test func `brings its containers, its template and its style to each site`() throws {
    let blog = TestSite(["posts/a.md": "---\ndate: 2026-01-01\n---\n" + Self.article], code: Kit.code)
    let shop = TestSite(
      ["a.md": Self.article], templates: ["page.mustache": "{{<base}}{{$main}}{{{content}}}{{/main}}{{/base}}"],
      code: SiteCode(pages: [SitePage("/cart/", title: "Cart") { _ in p { Text("Empty") } }]) + Kit.code)
    for (site, address) in [(blog, "/posts/a/"), (shop, "/a/")] {
      #expect(site.problems.filter { $0.severity == .error } == [])
      let page = try #require(site.text(at: address))
      #expect(
        page.contains(#"<div class="kit-aside"><p>A word.</p>"#) && page.contains(#"<p class="kit-price">3 €</p>"#))
      // Small styles of a page are one file.
      let styles = page.matches(of: /href="([^"]*\.css)"/).compactMap { site.text(at: String($0.1)) }
      #expect(styles.contains { $0.contains(".kit-aside") })
    }
    #expect(shop.pages.contains("/cart/"))
  }

  @Test func `gives way to the site's own code and files`() {
    let site = TestSite(
      ["a.md": Self.article],
      templates: ["containers/price.mustache": "---\nattributes: [amount]\n---\n<b>{{amount}}</b>\n"],
      code: SiteCode(containers: [Self.own]) + Kit.code)
    let page = site.text(at: "/a/") ?? ""
    #expect(page.contains("<span><p>A word.</p>") && page.contains("<b>3</b>"), "\(page)")
    #expect(Kit.code.containers.map(\.name) == ["aside"])
  }
}

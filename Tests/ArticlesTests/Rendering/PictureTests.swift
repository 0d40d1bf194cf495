import Garland
import TestSupport
import Testing

/// Images of an article whose files have variants.
@Suite struct `Images in several widths` {
  private typealias Row = Case<String, String>

  private static let sizes =
    "(min-width: 1660px) 627px, (min-width: 603.5px) calc(6.6vw + 517.44px), calc(100vw - 42.5px)"

  /// Returns the markup of the image `/a.jpg`, with other attributes than those of a lazy image.
  private static func picture(
    _ widths: [Int] = [640, 828, 1_080, 1_254], size: String = #" width="1600" height="800""#,
    sizes: String = "auto, \(sizes)", loading: String = #" loading="lazy" decoding="async""#, close: String = " />"
  ) -> String {
    let sets = ["webp", "jpg"].map { ending in widths.map { "/v/w\($0).\(ending) \($0)w" }.joined(separator: ", ") }
    return """
      <picture><source type="image/webp" srcset="\(sets[0])" sizes="\(sizes)">\
      <img src="/a.jpg" alt="A"\(size) srcset="\(sets[1])" sizes="\(sizes)"\(loading)\(close)</picture>
      """
  }

  private static let eager = #" fetchpriority="high""#

  /// The image in raw HTML, where the sizes and the loading come first.
  private static let raw = picture(
    size: #" width="1600" height="800" loading="lazy""#, loading: #" decoding="async""#, close: ">")

  /// Returns the sizes below the width of the text by a number of `rem`, with these lengths.
  private static func narrowed(_ widest: String, _ middle: String, _ narrow: String) -> String {
    "auto, (min-width: 1660px) \(widest)px, (min-width: 603.5px) calc(\(middle)px), calc(100vw - \(narrow)px)"
  }

  @Test(arguments: [
    Row("the first image", "![A](a.jpg)", "<p>\(picture(sizes: sizes, loading: eager))</p>\n"),
    Row(
      "another image", "![](b.svg) ![A](a.jpg)",
      "<p><img src=\"/b.svg\" alt=\"\" width=\"1600\" height=\"800\" /> \(picture())</p>\n"),
    Row("the image of a link", "![](b.svg)\n\n[![A](a.jpg)](c)", "<p><a href=\"/c\">\(picture())</a></p>\n"),
    Row(
      "in a quote", "![](b.svg)\n\n> ![A](a.jpg)",
      """
      <blockquote>
      <p>\(picture([640, 828, 1_080, 1_199], sizes: narrowed("599.45", "6.31vw + 494.7", "67.15")))</p>
      </blockquote>

      """),
    Row(
      "in a list in a quote", "![](b.svg)\n\n> - ![A](a.jpg)",
      """
      <blockquote>
      <ul>
      <li>\(picture([640, 828, 1_142], sizes: narrowed("570.95", "6.01vw + 471.18", "92.65")))</li>
      </ul>
      </blockquote>

      """),
    Row(
      "with a width", "![](b.svg)\n\n![A](a.jpg){width=300}",
      """
      <p><picture><source type="image/webp" srcset="/v/w600.webp 600w" \
      sizes="(min-width: 342.5px) 300px, calc(100vw - 42.5px)"><img src="/a.jpg" alt="A" \
      srcset="/v/w600.jpg 600w" sizes="(min-width: 342.5px) 300px, calc(100vw - 42.5px)" loading="lazy" \
      decoding="async" width="300" /></picture></p>

      """),
    Row(
      "loaded at once", "![](b.svg)\n\n![A](a.jpg){loading=eager}",
      "<p>\(picture(sizes: sizes, loading: #" decoding="async" loading="eager""#))</p>\n"),
    Row(
      "the original", "![](b.svg)\n\n![A](a.jpg){: original}",
      "<p><img src=\"/a.jpg\" alt=\"A\" width=\"1600\" height=\"800\" loading=\"lazy\" /></p>\n"),
    Row(
      "the original without inline attributes", "![](b.svg)\n\n![A](a.jpg#original)",
      "<p><img src=\"/a.jpg\" alt=\"A\" width=\"1600\" height=\"800\" loading=\"lazy\" /></p>\n"),
    Row(
      "in raw HTML", "![](b.svg)\n\n<img src=\"a.jpg\" alt=A>\n",
      raw + "\n"),
    Row(
      "inline in raw HTML", "![](b.svg)\n\na <img src=\"a.jpg\" alt=A> b\n",
      "<p>a \(raw) b</p>\n"),
    Row(
      "with its own alternatives in raw HTML", "![](b.svg)\n\n<img src=\"a.jpg\" srcset=\"a.jpg 9w\" alt=\"\">\n",
      "<img src=\"/a.jpg\" srcset=\"/a.jpg 9w\" alt=\"\" width=\"1600\" height=\"800\" loading=\"lazy\">\n"),
    Row(
      "in a picture in raw HTML", "![](b.svg)\n\n<picture><img src=\"a.jpg\" alt=\"\"></picture>\n",
      "<p><picture><img src=\"/a.jpg\" alt=\"\" width=\"1600\" height=\"800\" loading=\"lazy\"></picture></p>\n"),
  ])
  private func `are pictures with the width that the page shows`(_ row: Row) {
    let html = Draft(row.input, Self.options).html
    let first = "<p><img src=\"/b.svg\" alt=\"\" width=\"1600\" height=\"800\" /></p>\n"
    row.check(html.hasPrefix(first) ? String(html.dropFirst(first.count)) : html)
  }

  @Test func `are lazy below the cover of their page`() {
    var environment = EnvironmentValues()
    environment.isBelowPicture = true
    for text in ["![A](a.jpg)", "<img src=\"a.jpg\" alt=\"A\">\n"] {
      let html = Draft(text, Self.options).article.rendered(in: environment).html
      #expect(html.contains(#" loading="lazy" decoding="async""#) && !html.contains("fetchpriority"), "\(html)")
    }
  }

  @Test func `are in the width that their page has`() {
    var environment = EnvironmentValues()
    environment.shownWidth = .text(in: .article).changed(by: .limit(.pixels(100)))
    let html = Draft("![A](a.jpg)", Self.options).article.rendered(in: environment).html
    #expect(html.contains(#" sizes="100px""#) && html.contains(#"srcset="/v/w200.webp 200w""#))
  }

  @Test func `keep the prefixes of ids and addresses around them`() {
    var environment = EnvironmentValues.articleIDs(.prefixed("post"))
    environment.articleOrigin = ArticleOrigin(site: "https://example.org", page: "https://example.org/post/")
    let text = "<b id=\"x\"><img id=\"y\" src=\"a.jpg\" alt=\"\"><a href=\"c\">c</a><i id=\"z\">i</i></b>\n"
    let html = Draft(text, Self.options).article.rendered(in: environment).html
    for part in [
      #"<b id="post-x"><picture><source type="image/webp" srcset="https://example.org/v/w640.webp 640w, "#,
      #"<img id="post-y" src="https://example.org/a.jpg" alt="""#, #"</picture><a href="https://example.org/c">"#,
      #"<i id="post-z">"#,
    ] { #expect(html.contains(part), "\(html)") }
  }

  @Test(arguments: ["![A](a.jpg)", "<img src=\"a.jpg\" alt=\"A\">\n", ":::gallery\n![A](a.jpg)\n:::"])
  func `have only their own file in feeds`(text: String) {
    var environment = EnvironmentValues()
    environment.medium = .feed
    let html = Draft(text, Self.options).article.rendered(in: environment).html
    #expect(html.contains("<img src=\"/a.jpg\"") && !html.contains("srcset"))
  }

  private static let options: ArticleOptions = {
    var options = ArticleOptions(containers: .standard)
    options.inlineAttributes = true
    options.resolve = { address in
      .image(
        ResolvedImage(
          "/\(address)", width: 1_600, height: 800,
          variants: address.hasPrefix("a")
            ? PictureVariants(
              folder: "/v/", name: "",
              formats: [.init(type: "image/webp", ending: ".webp"), .init(type: nil, ending: ".jpg")]) : nil))
    }
    return options
  }()
}

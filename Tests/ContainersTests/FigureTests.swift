import Garland
import TestSupport
import Testing

private typealias Row = Case<String, String>

/// The container `:::figure`.
@Suite struct `A figure` {
  @Test(arguments: [
    Row(
      "a label", ":::figure[A *loaf*]\n![a](b.png)\n:::",
      "<figure class=\"figure\" data-previous=\"Previous\" data-next=\"Next\" data-close=\"Close\" id=\"a-loaf\"><p><img src=\"b.png\" alt=\"a\" /></p>"
        + "<figcaption>A <em>loaf</em></figcaption></figure>"),
    Row(
      "the last paragraph", ":::figure\n![a](b.png)\n\nWords.\n:::",
      "<figure class=\"figure\" data-previous=\"Previous\" data-next=\"Next\" data-close=\"Close\"><p><img src=\"b.png\" alt=\"a\" /></p><figcaption><p>Words.</p></figcaption></figure>"
    ),
    Row(
      "a label and a paragraph", ":::figure[A]\nb\n\nc\n:::",
      "<figure class=\"figure\" data-previous=\"Previous\" data-next=\"Next\" data-close=\"Close\" id=\"a\"><p>b</p><p>c</p><figcaption>A</figcaption></figure>"
    ),
    Row(
      "a lone paragraph", ":::figure\na\n:::",
      "<figure class=\"figure\" data-previous=\"Previous\" data-next=\"Next\" data-close=\"Close\"><p>a</p></figure>"),
    Row(
      "code", ":::figure[A]{.wide #x}\n```\nb\n```\n:::",
      "<figure class=\"figure wide\" data-previous=\"Previous\" data-next=\"Next\" data-close=\"Close\" id=\"x\"><pre tabindex=\"0\"><code>b</code></pre><figcaption>A</figcaption></figure>"
    ),
  ])
  private func `has a caption from its label or its last paragraph`(_ row: Row) {
    let written = Written(row.input)
    row.check(written.html().sortedAttributes)
    #expect(written.problems == [])
  }

  @Test func `is a view in Swift`() {
    #expect(
      Figure("A") { p { Text("b") } }.html()
        == "<figure class=\"figure\" data-previous=\"Previous\" data-next=\"Next\" data-close=\"Close\"><p>b</p><figcaption>A</figcaption></figure>"
    )
  }
}

/// The container `:::gallery`.
@Suite struct `A gallery` {
  private static func page(_ items: String, _ className: String = "gallery") -> String {
    "<ul class=\"\(className)\" data-previous=\"Previous\" data-next=\"Next\" data-close=\"Close\">\(items)</ul>"
  }

  private static func figure(_ file: String, _ alt: String, _ caption: String? = nil, link: String? = nil) -> String {
    let loading = file == "b.png" ? " loading=\"lazy\"" : ""
    let words = caption ?? alt
    let isRepeated = caption == nil && link == nil
    return "<figure><a href=\"\(link ?? file)\"><img src=\"\(file)\" alt=\"\(alt)\"\(loading) /></a>"
      + (words.isEmpty ? "" : "<figcaption\(isRepeated ? " aria-hidden=\"true\"" : "")>\(words)</figcaption>")
      + "</figure>"
  }

  @Test(arguments: [
    Row(
      "images", "![A](a.png)\n\n![B](b.png \"C\")",
      "<li>\(figure("a.png", "A"))</li><li>\(figure("b.png", "B", "C"))</li>"),
    Row("images in one paragraph", "![A](a.png)\n![](b.png)", "<li>\(figure("a.png", "A"))\(figure("b.png", ""))</li>"),
    Row(
      "items of a list", "- ![A](a.png)\n- ![B](b.png)",
      "<li>\(figure("a.png", "A"))</li><li>\(figure("b.png", "B"))</li>"),
    Row("an image with a link", "[![A](a.png)](/b/)", "<li>\(figure("a.png", "A", link: "/b/"))</li>"),
    Row("text", "Words ![A](a.png)", "<li><p>Words <a href=\"a.png\"><img src=\"a.png\" alt=\"A\" /></a></p></li>"),
    Row(
      "an image in bold text of a link", "[**![A](a.png)**](/b/)",
      "<li><p><a href=\"/b/\"><strong><img src=\"a.png\" alt=\"A\" /></strong></a></p></li>"),
  ])
  private func `is a list of figures with links to their files`(_ row: Row) {
    let written = Written(":::gallery\n\(row.input)\n:::")
    Row(row.name, row.input, Self.page(row.expected)).check(written.html())
    #expect(written.problems == [])
  }

  @Test func `has a figure with a caption of its own as a child`() {
    let html = Written(":::gallery\n:::figure[Whole]\n![A](a.png)\n:::\n:::").html()
    #expect(html.contains("<a href=\"a.png\"><img src=\"a.png\" alt=\"A\" /></a></p><figcaption>Whole</figcaption>"))
  }

  @Test func `has a name and a layout`() {
    let html = Written(":::gallery[Our *oven*]{layout=justified}\n![A](a.png)\n:::").html()
    #expect(html.contains("class=\"gallery gallery-justified\""))
    #expect(html.contains("aria-label=\"Our oven\""))
    #expect(
      Written(":::gallery{layout=round}\n:::").problems.first?.contains("`layout` must be") == true)
  }

  @Test func `is plain figures in a feed`() {
    var environment = EnvironmentValues.with(\.medium, .feed)
    environment.articleOrigin = ArticleOrigin(site: "https://a.example", page: "https://a.example/b/")
    let rendering = Written(":::gallery\n![A](c.png)\n:::").rendered(in: environment)
    #expect(rendering.html.contains("<figure>\n<img src=\"https://a.example/b/c.png\" alt=\"A\" />"))
    #expect(!rendering.html.contains("data-close"))
    #expect(rendering.assets.filter { $0.kind != .style } == [])
  }

  @Test func `is a view in Swift`() {
    #expect(ImageGallery { p { Text("a") } }.html() == Self.page("<li><p>a</p></li>"))
  }
}

/// The container `:::video`.
@Suite struct `A video` {
  private static func link(_ address: String, _ player: String?, _ host: String) -> String {
    "<figure class=\"video\"><a href=\"\(address)\" class=\"video-start\""
      + (player.map { " data-player=\"\($0)\"" } ?? "") + "><span>Play video (\(host))</span></a></figure>"
  }

  @Test(arguments: [
    Row(
      "youtube=aqz-KE-bpKQ",
      link(
        "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
        "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1", "youtube.com")),
    Row(
      "url=https://youtu.be/aqz-KE-bpKQ?t=3",
      link(
        "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
        "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1", "youtube.com")),
    Row(
      "vimeo=76979871",
      link(
        "https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1", "vimeo.com")),
    Row(
      "peertube=https://Video.example/w/aB-1?x=2",
      link("https://video.example/w/aB-1", "https://video.example/videos/embed/aB-1?autoplay=1", "video.example")),
    Row("url=https://video.example/w/1", link("https://video.example/w/1", nil, "video.example")),
    Row(
      "src=a.mp4",
      "<figure class=\"video\"><video src=\"a.mp4\" controls preload=\"none\"></video></figure>"),
    Row(
      "url=https://a.example/b.webm poster=c.png",
      "<figure class=\"video\"><video src=\"https://a.example/b.webm\" poster=\"c.png\" controls preload=\"none\">"
        + "</video></figure>"),
  ])
  private func `loads nothing from elsewhere`(_ row: Row) {
    let written = Written(":::video{\(row.name)}\n:::")
    row.check(written.html())
    #expect(written.problems == [])
  }

  @Test(arguments: [
    ("https://www.youtube.com/watch?a=1&v=abcdefghijk#t", VideoSource.youtube("abcdefghijk")),
    ("https://m.youtube.com/shorts/abcdefghijk", .youtube("abcdefghijk")),
    ("https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0", .youtube("abcdefghijk")),
    ("https://youtube.com/watch?v=a\"b", .page("https://youtube.com/watch?v=a\"b")),
    ("https://www.youtube.com/@channel", .page("https://www.youtube.com/@channel")),
    ("https://player.vimeo.com/video/123?h=4", .vimeo("123")),
    ("https://vimeo.com/channels/x", .page("https://vimeo.com/channels/x")),
    ("https://a.example/B.MP4?x=1", .file("https://a.example/B.MP4?x=1")),
    ("https://evil.example/youtube.com", .page("https://evil.example/youtube.com")),
    (
      "https://youtube.com.evil.example/watch?v=abcdefghijk",
      .page("https://youtube.com.evil.example/watch?v=abcdefghijk")
    ),
  ])
  func `is found by its address`(_ url: String, _ expected: VideoSource) {
    #expect(VideoSource(url: url) == expected)
  }

  @Test func `has a title, a poster and a text`() {
    #expect(
      Written(":::video[How *to*]{vimeo=1 poster=a.png}\nMore.\n:::").html().sortedAttributes == """
        <figure class="video" id="how-to"><a href="https://vimeo.com/1" class="video-start has-poster" \
        data-player="https://player.vimeo.com/video/1?autoplay=1&amp;dnt=1" aria-label="Play video (vimeo.com): How to">\
        <img src="a.png" alt="" loading="lazy"><span>Play video (vimeo.com)</span></a>\
        <figcaption><p>How <em>to</em></p><p>More.</p></figcaption></figure>
        """)
  }

  @Test func `is a link in a feed, with whole addresses`() {
    var environment = EnvironmentValues.with(\.medium, .feed)
    environment.articleOrigin = ArticleOrigin(site: "https://a.example", page: "https://a.example/posts/b/")
    let rendering = Written(":::video{youtube=abcdef poster=/p.png}\n:::\n:::video{src=c.mp4}\n:::")
      .rendered(in: environment)
    #expect(rendering.html.contains("href=\"https://www.youtube.com/watch?v=abcdef\""))
    #expect(rendering.html.contains("src=\"https://a.example/p.png\""))
    #expect(rendering.html.contains("src=\"https://a.example/posts/b/c.mp4\""))
    #expect(!rendering.html.contains("data-player"))
    #expect(!rendering.assets.contains(.module("/containers/video.js")))
  }

  @Test(arguments: [
    Row(
      "no address", ":::video\n:::",
      "1: `video` needs one of the attributes `youtube`, `vimeo`, `peertube`, `src`, `url`"),
    Row(
      "a wrong id", ":::video{youtube=\"a b\"}\n:::",
      "1: `youtube` must be the id of a video on YouTube, such as `aqz-KE-bpKQ`, not `a b`"),
    Row(
      "a wrong number", ":::video{vimeo=x}\n:::",
      "1: `vimeo` must be the number of a video on Vimeo, such as `76979871`, not `x`"),
    Row(
      "an address that is not PeerTube's", ":::video{peertube=https://a.example/x/1}\n:::",
      "1: `peertube` must be the address of a video on PeerTube, such as "
        + "`https://framatube.org/w/kkGMgK9ZtnKfYAgnEtQxbv`, not `https://a.example/x/1`"),
    Row(
      "another scheme", ":::video{url=javascript:x}\n:::",
      "1: `url` must be an address that begins with `https://`, not `javascript:x`"),
    Row(
      "code in a file's address", ":::video{src=javascript:x}\n:::",
      "1: the address `javascript:x` would run code; it is replaced by `about:invalid`"),
  ])
  private func `has problems`(_ row: Row) {
    row.check(Written(row.input).problems.joined(separator: "\n"))
  }
}

extension Case where Input == String, Output == String {
  fileprivate init(_ attributes: String, _ expected: String) {
    self.init(attributes, attributes, expected)
  }
}

extension String {
  /// The text with `class` before `id` in figures, because the order does not matter.
  fileprivate var sortedAttributes: String {
    replacing(/<figure id="([^"]*)" class="([^"]*)">/) { "<figure class=\"\($0.2)\" id=\"\($0.1)\">" }
  }
}

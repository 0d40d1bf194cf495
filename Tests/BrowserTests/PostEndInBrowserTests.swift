import Garland
import Planning
import Sites
import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `The end of a post in a browser` {
  private typealias Row = Case<[Visit.Step], StepResult>
  private static let post = Visit.Step.open("posts/a/")
  private static let load = Visit.Step.click(".comments button")

  /// A script that keeps the address of a new frame, and its messages, instead of loading it.
  ///
  /// It also turns off smooth scrolling, because a click on a moving button misses it.
  private static let stubFrame = Visit.Step.script(
    """
    const { get, set } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, "src")
    window.sent = []
    document.documentElement.style.scrollBehavior = "auto"
    Object.defineProperty(HTMLIFrameElement.prototype, "src", {
      get() { return this.dataset.wanted },
      set(value) { this.dataset.wanted = value; set.call(this, "about:blank") },
    })
    Object.defineProperty(HTMLIFrameElement.prototype, "contentWindow", {
      get() { return (this.stub ??= { postMessage: (data, origin) => window.sent.push([origin, data]) }) },
    })
    """)

  /// Returns a value of the address of the frame.
  private static func parameter(_ name: String) -> Visit.Step {
    .script("return new URL(document.querySelector('iframe').src).searchParams.get('\(name)')")
  }

  @Test func `loads comments only after a click, in the colors of the page`() throws {
    let frames = Visit.Step.script("return document.querySelectorAll('iframe').length")
    let theme = Visit.Step.click(".theme-switch")
    let sent = Visit.Step.script(
      "return new Promise(done => setTimeout(() => done(window.sent.map(each => JSON.stringify(each)).join()), 50))")
    try Visit(isDark: true).check(
      [
        Row("no frame at first", [Self.post, frames], 0),
        Row("a frame after a click", [Self.post, Self.stubFrame, Self.load, frames], 1),
        Row("the discussion", [Self.post, Self.stubFrame, Self.load, Self.parameter("term")], "posts/a/"),
        Row("the system's colors", [Self.post, Self.stubFrame, Self.load, Self.parameter("theme")], "dark"),
        Row("chosen colors", [Self.post, Self.stubFrame, theme, Self.load, Self.parameter("theme")], "light"),
        Row(
          "colors chosen later", [Self.post, Self.stubFrame, Self.load, theme, sent],
          #"["https://giscus.app",{"giscus":{"setConfig":{"theme":"light"}}}]"#),
        Row(
          "the focus", [Self.post, Self.stubFrame, Self.load, .script("return document.activeElement.localName")],
          "iframe"),
        Row(
          "a title", [Self.post, Self.stubFrame, Self.load, .script("return document.querySelector('iframe').title")],
          "Comments"),
        Row("nothing remembered", [Self.post, Self.stubFrame, Self.load, .script("return localStorage.length")], 0),
      ], on: Self.site)
  }

  @Test func `uses messages of the comments' own frame only`() throws {
    func message(from origin: String, _ data: String) -> Visit.Step {
      .script(
        """
        const frame = document.querySelector("iframe")
        const event = new MessageEvent("message", { origin: "\(origin)", data: \(data) })
        Object.defineProperty(event, "source", { value: frame.contentWindow })
        dispatchEvent(event)
        return frame.style.blockSize
        """)
    }
    let open: [Visit.Step] = [Self.post, Self.stubFrame, Self.load]
    try Visit().check(
      [
        Row("a height", open + [message(from: "https://giscus.app", "{giscus: {resizeHeight: 321}}")], "321px"),
        Row("another site", open + [message(from: "https://evil.example", "{giscus: {resizeHeight: 321}}")], ""),
        Row("no height", open + [message(from: "https://giscus.app", "{giscus: {resizeHeight: 'x'}}")], ""),
      ], on: Self.site)
  }

  @Test func `keeps a session until the reader signs out`() throws {
    let session = Visit.Step.script("return localStorage.getItem('garland:giscus')")
    let signOut = Visit.Step.script(
      """
      const event = new MessageEvent("message", { origin: "https://giscus.app", data: { giscus: { signOut: true } } })
      Object.defineProperty(event, "source", { value: document.querySelector("iframe").contentWindow })
      dispatchEvent(event)
      """)
    let signedIn = Visit.Step.script("localStorage.setItem('garland:giscus', 's1')")
    let steps = [Self.post, signedIn, .reload, Self.stubFrame, Self.load]
    try Visit().check(
      [
        Row("sent to the frame", steps + [Self.parameter("session")], "s1"),
        Row("forgotten", steps + [signOut, session], nil),
        Row("no longer sent", steps + [signOut, Self.parameter("session")], ""),
      ], on: Self.site)
  }

  @Test func `shows the buttons that the browser supports`() throws {
    let shown = Visit.Step.script(
      """
      return [...document.querySelectorAll(".share .pill")].filter(each => each.checkVisibility())
        .map(each => each.textContent.trim()).join()
      """)
    #expect(try Visit().results(on: Self.site, [Self.post, shown]).last == "Mastodon,Email,Copy link,Subscribe")
    #expect(
      try Visit(runsScripts: false).results(on: Self.site, [Self.post, shown]).last == "Mastodon,Email,Subscribe")
  }

  @Test func `copies the address`() throws {
    let stub = Visit.Step.script("navigator.clipboard.writeText = async text => { window.copied = text }")
    let click = Visit.Step.click("[data-share=copy]")
    let label = Visit.Step.stable("document.querySelector('[data-share=copy]').textContent.trim()")
    try Visit().check(
      [
        Row("the text", [Self.post, stub, click, .script("return window.copied")], "https://example.org/posts/a/"),
        Row("the label", [Self.post, stub, click, label], "Copied"),
      ], on: Self.site)
  }

  @Test func `copies the Markdown, which is a link without JavaScript`() throws {
    let stub = Visit.Step.script("navigator.clipboard.writeText = async text => { window.copied = text }")
    let label = Visit.Step.stable("document.querySelector('header .pill').textContent")
    let copied = Visit.Step.stable("window.copied ?? ''")
    try Visit().check(
      [
        Row("the text", [Self.post, stub, .click("header .pill"), copied], "# A\n\nText.\n"),
        Row("the label", [Self.post, stub, .click("header .pill"), label], "Copied"),
      ], on: Self.site)
    let link = Visit.Step.script("return document.querySelector('header a.pill').getAttribute('href')")
    #expect(try Visit(runsScripts: false).results(on: Self.site, [Self.post, link]).last == "/posts/a/index.md")
  }

  @Test(arguments: [false, true])
  func `is accessible and fits on small screens`(isDark: Bool) throws {
    let results = try Visit(width: 320, isDark: isDark).results(on: Self.site, [Self.post, .overflow, .axe])
    #expect(results.suffix(2) == [false, []])
  }

  @Test func `has lists that a long word does not widen`() throws {
    let results = try Visit(width: 390).results(
      on: Self.site, [.open("posts/"), .overflow, .open("tags/a/"), .overflow, .open("archive/"), .overflow])
    #expect([1, 3, 5].map { results[$0] } == [false, false, false])
  }

  private static let site: Site = {
    let word = String(repeating: "Donaudampfschifffahrt", count: 6)
    let built = SiteBuild(
      content: FolderInMemory(
        "Content",
        [
          "site.yml": """
          title: Workshop
          url: https://example.org/
          share: [mastodon, email, copy]
          markdown_pages: true
          params: {copy_markdown: true}
          repository: https://github.com/me/blog
          comments: {giscus: {repo: me/blog, repo_id: R_1, category: General, category_id: D_1}}
          """,
          "posts/2026-01-02-a.md": "---\ntags: [a]\n---\n# A\n\nText.\n",
          "posts/2026-01-03-b.md": "---\ntags: [a, \(word)]\n---\n# \(word)\n\n\(word)\n",
        ]),
      templates: FolderInMemory("Templates", [:]), options: SiteOptions(now: Instant("2026-11-21T12:00:00Z") ?? .latest)
    ).run()
    return Site(
      Dictionary(
        built.files.compactMap { file in
          guard case .bytes(let bytes) = file.content else { return nil }
          return (file.path, String(decoding: bytes, as: UTF8.self))
        }
      ) { first, _ in first })
  }()
}

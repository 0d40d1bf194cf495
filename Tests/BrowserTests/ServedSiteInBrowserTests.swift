import Foundation
import TestSupport
import Testing

/// A page of `garland serve` is open while the files of the site change.
@Suite(.inBrowser, .serialized)
struct `A served site in a browser` {
  private typealias Row = Case<[Visit.Step], StepResult>

  private static let visit = Visit(servesSources: true)

  /// The state of the post after an edit that does not load it again.
  private static let kept: StepResult = [true, 200, "flour", true]

  @Test func `shows the effect of an edit, and loads a page again only if it changed`() throws {
    let image = { (kind: String, width: Int) in
      Visit.Step.until(
        "window.marker !== 1 && document.querySelector('main img[src$=\(kind)]').naturalWidth === \(width)")
    }
    try Self.visit.check(
      [
        Row("a stylesheet", [.post, .use, .color("1, 2, 3"), .hasColor("1, 2, 3"), .state], Self.kept),
        Row(
          "a stylesheet twice",
          [.post, .use, .color("4, 5, 6"), .hasColor("4, 5, 6"), .color("7, 8, 9"), .hasColor("7, 8, 9"), .state],
          Self.kept),
        Row(
          "another post", [.post, .use, .edit("Content/posts/2026-01-02-two.md", "# Two\n\nNew words.\n"), .state],
          Self.kept),
        Row(
          "a new post", [.post, .use, .edit("Content/posts/2026-01-03-three.md", "# Three\n\nWords.\n"), .state],
          Self.kept),
        Row(
          "a picture that the page does not show",
          [.post, .use, .edit("Content/static/other.svg", ContainerPage.picture(width: 80)), .state], Self.kept),
        Row(
          "the title of another post, which the page shows",
          [
            .post, .use, .edit("Content/posts/2026-01-02-two.md", "# Second\n\nNew words.\n"),
            .until("window.marker !== 1 && document.body.innerText.includes('Second')"),
          ], true),
        Row(
          "the shown post",
          [.post, .use, .edit(.post("## New words")), .shows("New words"), .until("window.marker !== 1")],
          true),
        Row(
          "a shown picture",
          [.post, .use, .edit("Content/static/dot.png", NoisyPicture(width: 8, height: 1).png), image("png", 8)], true),
        Row(
          "a shown drawing",
          [.post, .use, .edit("Content/static/dot.svg", ContainerPage.picture(width: 80)), image("svg", 80)], true),
        Row(
          "a page that was missing",
          [.open("later/"), .edit("Content/later.md", "# Later\n"), .until("document.title.includes('Later')")], true),
      ], on: Self.site)
  }

  @Test func `shows its problems until they are fixed`() throws {
    let warning: StepResult = ["Broken", "rgb(240, 180, 41)", "Content/posts/2026-01-01-one.md:9:11: warning"]
    try Self.visit.check(
      [
        Row("at first", [.post, .problems], ["First words"]),
        Row(
          "a broken link", [.post, .edit(.post("## Broken [](/nowhere/)")), .shows("Broken"), .problems], warning),
        Row(
          "a stylesheet keeps the page and its panel",
          [.post, .use, .color("1, 2, 3"), .hasColor("1, 2, 3"), .problems], warning),
        Row(
          "an unknown container",
          [.post, .edit(.post(":::nothing\nlost\n:::")), .until("document.querySelector('.errors')"), .problems],
          ["Broken", "rgb(240, 123, 123)", "Content/posts/2026-01-01-one.md:9:1: error"]),
        Row("fixed", [.post, .edit(.post("## Fixed words")), .shows("Fixed words"), .problems], ["Fixed words"]),
      ], on: Self.site)
  }

  @Test func `misses no edit while it loads, while it exchanges stylesheets, and after malformed addresses`() throws {
    let repeatMessages = Visit.Step.script(
      """
      const { onmessage } = testEvents
      testEvents.onmessage = (event) => { onmessage(event); onmessage(event) }
      """)
    try Self.visit.check(
      [
        Row(
          "an edit while the page loads",
          [.post, .editWhileLoading("Content/posts/2026-01-01-one.md", .post("## New words")), .shows("New words")],
          true),
        Row(
          "a second message about a stylesheet before the first one is handled",
          [.post, .use, repeatMessages, .color("1, 2, 3"), .hasColor("1, 2, 3"), .state], Self.kept),
        Row(
          "a malformed address",
          [
            .post, .script("return fetch('/sub/%zz').then((response) => response.text())"),
            .edit(.post("## Newer words")), .shows("Newer words"),
          ], true),
      ], on: Self.site)
  }

  private static let site: Site = {
    let site = Site(
      sources: [
        "Content/site.yml": "title: Served\nurl: https://example.org/sub/\nhtml: {allow: [input]}\n",
        "Content/posts/2026-01-01-one.md": String(decoding: Data.post("## First words"), as: UTF8.self),
        "Content/posts/2026-01-02-two.md": "# Two\n\nOther words.\n",
        "Content/static/favicon.svg": ContainerPage.picture(width: 16),
        "Content/static/dot.svg": ContainerPage.picture(width: 40),
        "Content/static/other.svg": ContainerPage.picture(width: 40),
        "Templates/assets/custom.css": "h1 { color: rgb(0, 0, 1) }\n",
      ], data: ["Content/static/dot.png": NoisyPicture(width: 4, height: 1).png])
    return site.without("later/").without("sub/%zz")
  }()
}

extension Data {
  /// The text of the post, with some Markdown in its ninth line.
  fileprivate static func post(_ markdown: String) -> Data {
    let blocks = [
      "# One", #"<input id="note" aria-label="Note">"#, "![Dot](/dot.png)", "![Drawing](/dot.svg)", markdown,
    ]
    return Data((blocks + Array(repeating: "More words.", count: 60)).joined(separator: "\n\n").utf8)
  }
}

extension Visit.Step {
  fileprivate static let post = open("posts/one/")

  /// Does what a reader does on the page, and marks the page.
  fileprivate static let use = script(
    "document.querySelector('#note').value = 'flour'; scrollTo(0, 200); window.marker = 1")

  /// Returns whether the page is still the one that was used, its scroll position, what was typed, and whether it has as
  /// many stylesheets as a new page.
  fileprivate static let state = script(
    """
    const count = (page) => page.querySelectorAll("link[rel~=stylesheet], head > style").length
    return fetch(location.href).then((response) => response.text()).then((text) => [
      window.marker === 1, scrollY, document.querySelector("#note").value,
      count(document) === count(new DOMParser().parseFromString(text, "text/html")),
    ])
    """)

  /// Returns the heading of the page, and the color and the first words of each kind of problem.
  fileprivate static let problems = script(
    """
    return [document.querySelector("h2").innerText.trim(),
      ...[...document.querySelectorAll("aside[id='garland.problems'] pre")].flatMap((pre) =>
        [getComputedStyle(pre).borderTopColor, pre.textContent.match(/^\\S+ \\w+/)[0]])]
    """)

  fileprivate static func edit(_ path: String, _ text: String) -> Visit.Step { edit(path, Data(text.utf8)) }
  fileprivate static func edit(_ path: String, _ bytes: [UInt8]) -> Visit.Step { edit(path, Data(bytes)) }
  fileprivate static func edit(_ post: Data) -> Visit.Step { edit("Content/posts/2026-01-01-one.md", post) }

  fileprivate static func color(_ color: String) -> Visit.Step {
    edit("Templates/assets/custom.css", "h1 { color: rgb(\(color)) }\n")
  }

  fileprivate static func hasColor(_ color: String) -> Visit.Step {
    until("getComputedStyle(document.querySelector('h1')).color === 'rgb(\(color))'")
  }

  fileprivate static func shows(_ words: String) -> Visit.Step {
    until("document.querySelector('h2')?.innerText.trim() === '\(words)'")
  }
}

import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `A video in a browser` {
  @Test func `loads its player only after a click`() throws {
    let player = Visit.Step.script("return document.querySelector('iframe')?.src ?? 'none'")
    try Visit().check(
      [
        Case("at first", [player], "none"),
        Case(
          "after a click", [.click("figure a.video-start"), player],
          "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"),
        Case(
          "the host is named before", [.script("return document.querySelector('.video-start').innerText")],
          "Play video (youtube.com)"),
      ], on: Self.site)
  }

  @Test(arguments: ["code", "elsewhere", "near", "unsafe", "user", "path", "suffix"])
  func `never loads a player that HTML in Markdown names`(id: String) throws {
    let results = try Visit().results(
      on: Self.site,
      [
        .click("#\(id)"),
        .script("return [document.querySelectorAll('iframe').length, document.body.dataset.ran ?? 'no']"),
      ])
    #expect(results[1] == .list([.number(0), .text("no")]))
  }

  private static let markdown = """
    ## Videos

    :::video[Kneading]{youtube=dQw4w9WgXcQ}
    :::

    <a id="code" class="video-start" href="#videos" data-player="javascript:parent.document.body.dataset.ran='yes'">A</a>

    <a id="elsewhere" class="video-start" href="#videos" data-player="https://evil.example/">B</a>

    <a id="near" class="video-start" href="#videos" data-player="https://player.vimeo.com.evil.example/video/1?">C</a>

    <a id="unsafe" class="video-start" href="#videos" data-player="http://evil.example/videos/embed/1?">D</a>

    <a id="user" class="video-start" href="#videos" data-player="https://a@evil.example/videos/embed/1?">E</a>

    <a id="path" class="video-start" href="#videos" data-player="https://evil.example/x/videos/embed/1?">F</a>

    <a id="suffix" class="video-start" href="#videos" data-player="https://evil.example/videos/embed/1?a=1#x">G</a>
    """

  private static let site = Site(["index.html": ContainerPage.html(markdown)])
}

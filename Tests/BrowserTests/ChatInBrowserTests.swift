import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `A chat in a browser` {
  @Test func `begins at its newest message, which is its last`() throws {
    let answers = try Visit(runsScripts: false).results(
      on: Self.site, [.script(Self.state), .reload, .script(Self.state)])
    let expected: Answer = [true, true, false, true]
    #expect([answers[0], answers[2]] == [expected, expected])
  }

  @Test func `scrolls by keys`() throws {
    let answers = try Visit().results(
      on: Self.site,
      [
        .keys("TAB"), .script("return document.activeElement.className"), .keys("PAGE_UP"), .settled(Self.isLastSeen),
        .keys("HOME"), .settled(Self.isFirstSeen), .keys("END"), .settled(Self.isLastSeen), .script("return scrollY"),
      ])
    #expect([answers[1], answers[3], answers[5], answers[7], answers[8]] == ["chat", false, true, true, 0])
  }

  @Test func `says who speaks, and tells the reader's side by its place`() throws {
    let sides = """
      const box = document.querySelector('.chat').getBoundingClientRect()
      return [...document.querySelectorAll('.chat li')].slice(-2).map(message => {
        const own = message.getBoundingClientRect()
        return [message.querySelector('.chat-sender').innerText, own.left - box.left > box.right - own.right]
      })
      """
    let answers = try Visit(runsScripts: false).results(
      on: Self.site, [.script(sides), .open("rtl.html"), .script(sides)])
    #expect([answers[0], answers[2]] == [[["Ada", false], ["Grace", true]], [["Ada", true], ["Grace", false]]])
  }

  private static let isFirstSeen = isSeen("document.querySelector('.chat li:first-child')")
  private static let isLastSeen = isSeen("document.querySelector('.chat li:last-child')")

  private static func isSeen(_ message: String) -> String {
    """
    (() => {
      const box = document.querySelector('.chat').getBoundingClientRect(), own = \(message).getBoundingClientRect()
      return own.top >= box.top - 1 && own.bottom <= box.bottom + 1
    })()
    """
  }

  /// Whether the messages are in the order of time, in the document and for the eye; which of first and last are seen.
  private static let state = """
    const messages = [...document.querySelectorAll('.chat li')]
    const numbers = messages.map(message => Number(message.innerText.match(/\\d+/)[0]))
    const tops = messages.map(message => message.getBoundingClientRect().top)
    const rises = values => values.every((value, index) => index === 0 || value > values[index - 1])
    return [rises(numbers), rises(tops), \(isFirstSeen), \(isLastSeen)]
    """

  private static let markdown = """
    ## Talk

    :::chat[With Grace]
    \((1...20).map { "### Ada\nMessage \(2 * $0 - 1).\n\n### Grace {: own}\nMessage \(2 * $0).\n" }.joined(separator: "\n"))
    :::
    """

  private static let site = Site([
    "index.html": ContainerPage.html(markdown), "rtl.html": ContainerPage.html(markdown, isMirrored: true),
  ])
}

import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `A chat in a browser` {
  @Test func `starts scrolled to the last message, which is the newest`() throws {
    let answers = try Visit(runsScripts: false).results(
      on: Self.site, [.script(Self.state), .reload, .script(Self.state)])
    let expected: StepResult = [true, true, false, true]
    #expect([answers[0], answers[2]] == [expected, expected])
  }

  @Test func `scrolls by keys`() throws {
    let answers = try Visit().results(
      on: Self.site,
      [
        .keys("TAB"), .script("return document.activeElement.className"), .keys("PAGE_UP"), .stable(Self.isLastVisible),
        .keys("HOME"), .stable(Self.isFirstVisible), .keys("END"), .stable(Self.isLastVisible),
        .script("return scrollY"),
      ])
    #expect([answers[1], answers[3], answers[5], answers[7], answers[8]] == ["chat", false, true, true, 0])
  }

  @Test func `shows the name of each sender, and the messages of the reader on the opposite side`() throws {
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

  private static let isFirstVisible = isVisible("document.querySelector('.chat li:first-child')")
  private static let isLastVisible = isVisible("document.querySelector('.chat li:last-child')")

  private static func isVisible(_ message: String) -> String {
    """
    (() => {
      const box = document.querySelector('.chat').getBoundingClientRect(), own = \(message).getBoundingClientRect()
      return own.top >= box.top - 1 && own.bottom <= box.bottom + 1
    })()
    """
  }

  /// Returns whether messages are ordered in the document and on screen, and whether the first and last are visible.
  private static let state = """
    const messages = [...document.querySelectorAll('.chat li')]
    const numbers = messages.map(message => Number(message.innerText.match(/\\d+/)[0]))
    const tops = messages.map(message => message.getBoundingClientRect().top)
    const rises = values => values.every((value, index) => index === 0 || value > values[index - 1])
    return [rises(numbers), rises(tops), \(isFirstVisible), \(isLastVisible)]
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

import TestSupport
import Testing

@Suite(.inBrowser, .serialized)
struct `Containers in a browser` {
  @Test(arguments: [true, false])
  func `pass axe, and never make the page scroll sideways`(runsScripts: Bool) throws {
    let dark = Visit.Step.media("prefers-color-scheme: dark")
    try Visit(runsScripts: runsScripts).check(
      [
        Case("wide", [.axe], []),
        Case("wide, dark", [dark, .axe], []),
        Case("wide, horizontal scrolling", [.overflow], false),
        Case("wide, mirrored, horizontal scrolling", [.open("rtl.html"), .overflow], false),
        Case("narrow, dark", [.width(320), .axe], []),
        Case("narrow", [.media(""), .axe], []),
        Case("narrow, horizontal scrolling", [.overflow], false),
        Case("narrow, mirrored", [.open("rtl.html"), .axe], []),
        Case("narrow, mirrored, horizontal scrolling", [.open("rtl.html"), .overflow], false),
      ], on: ContainerPage.everything)
  }

  @Test func `show every word without scripts, if all details are open`() throws {
    let words = """
      document.querySelectorAll('details').forEach(details => { details.removeAttribute('name'); details.open = true })
      const split = text => text.toLowerCase().match(/[\\p{L}\\p{N}]+/gu) ?? []
      const main = document.querySelector('main'), shown = new Set(split(main.innerText))
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT), all = []
      while (walker.nextNode()) all.push(...split(walker.currentNode.data))
      return [all.length > 200, all.filter(word => !shown.has(word))]
      """
    let answers = try Visit(runsScripts: false).results(on: ContainerPage.everything, [.script(words)])
    #expect(answers == [[true, []]])
  }

  @Test func `break words that are wider than their container`() throws {
    let overflowing = Visit.Step.script(
      """
      const right = element => Math.floor(element.getBoundingClientRect().right)
      return [...document.querySelectorAll('main :not(pre, h3, h4) > code')].map(code => [code, code.closest(
        'li, section, .column, .option, .hstack > *, .callout, details > div, summary')])
        .filter(([code, holder]) => right(code) > right(holder)).map(([, holder]) => holder.outerHTML.slice(0, 80))
      """)
    let answers = try Visit(runsScripts: false).results(
      on: ContainerPage.everything, [overflowing, .width(320), overflowing])
    #expect([answers[0], answers[2]] == [[], []])
  }

  @Test func `have unique ids, and refer to existing ids only`() throws {
    let ids = Visit.Step.script(
      """
      const ids = [...document.querySelectorAll('[id]')].map(element => element.id)
      const asked = [...document.querySelectorAll('[href^="#"], [aria-controls], [aria-labelledby], [for]')].flatMap(element => [
        ...(element.matches('[href]') ? [decodeURIComponent(element.hash.slice(1))] : []),
        ...['aria-controls', 'aria-labelledby', 'for'].flatMap(name => element.getAttribute(name)?.split(' ') ?? []),
      ])
      return [asked.length > 20, ids.filter((id, at) => ids.indexOf(id) !== at), asked.filter(id => !ids.includes(id))]
      """)
    #expect(try Visit().results(on: ContainerPage.everything, [ids]) == [[true, [], []]])
  }

  @Test func `show an outline at every element that the Tab key focuses`() throws {
    let look = Visit.Step.script(
      """
      const element = document.activeElement
      const hasOutline = node => node && getComputedStyle(node).outlineStyle !== 'none'
      return [element.outerHTML.slice(0, 80), hasOutline(element) || hasOutline(element.closest('.option'))]
      """)
    let stops = 40
    let answers = try Visit().results(
      on: ContainerPage.everything, (0..<stops).flatMap { _ in [.keys("TAB"), look] })
    let focused = answers.filter { $0 != nil && !$0.members[0].text.hasPrefix("<body") }
    #expect(Set(focused.map { $0.members[0].text }).count > 12)
    #expect(focused.filter { $0.members[1] != true } == [])
  }

  @Test func `do not animate if the reader prefers reduced motion`() throws {
    let moving = Visit.Step.script(
      """
      return [...document.querySelectorAll('*')].filter(element => {
        const style = getComputedStyle(element)
        return style.scrollBehavior === 'smooth' || style.transitionDuration !== '0s' || style.animationName !== 'none'
      }).map(element => element.outerHTML.slice(0, 80))
      """)
    let answers = try Visit().results(
      on: ContainerPage.everything, [.media("prefers-reduced-motion: reduce"), .open(""), moving])
    #expect(answers[2] == [])
  }

  @Test func `mark the selected tab without colors`() throws {
    let looks = Visit.Step.script(
      """
      const names = ['borderBottomStyle', 'borderBottomWidth', 'outlineStyle', 'textDecorationLine', 'fontWeight', 'content']
      const look = element => [null, '::before', '::after'].map(part => names.map(name => getComputedStyle(element, part)[name])).join()
      const [chosen, ...others] = [...document.querySelectorAll('.tabs > ul')][0].querySelectorAll('a')
      return [
        matchMedia('(forced-colors: active)').matches, others.length,
        others.some(other => look(other) === look(chosen)),
        [...document.querySelectorAll('.option input')].every(input => getComputedStyle(input).appearance !== 'none'),
      ]
      """)
    let answers = try Visit().results(on: ContainerPage.everything, [.media("forced-colors: active"), looks])
    #expect(answers[1] == [true, 2, false, true])
  }

  @Test func `do not shift the layout when their scripts load late`() throws {
    let site = ["tabs", "picker", "carousel"].reduce(ContainerPage.everything) { $0.delaying("containers/\($1).js") }
    let answers = try Visit().results(on: site, [.open(""), .shift, .width(320), .open(""), .shift])
    #expect(answers == [nil, 0, nil, nil, 0])
  }
}

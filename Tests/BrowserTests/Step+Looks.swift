extension Visit.Step {
  /// How far things moved that were painted before, without anybody asking for it.
  static let shift = Visit.Step.script(
    """
    let sum = 0
    new PerformanceObserver(list => list.getEntries().forEach(entry => { sum += entry.value }))
      .observe({ type: 'layout-shift', buffered: true })
    return new Promise(done => setTimeout(() => done(sum), 200))
    """)

  /// Whether the page is wider than its window.
  static let overflow = Visit.Step.script("return document.documentElement.scrollWidth > innerWidth")

  /// What has the focus: its id, else its name.
  static let focused = Visit.Step.script("return document.activeElement.id || document.activeElement.localName")

  /// Puts the focus on an element.
  static func focus(_ id: String) -> Visit.Step {
    .script("document.getElementById('\(id)').focus({ preventScroll: true })")
  }

  /// What an expression comes to, once it has stayed the same for a while.
  static func settled(_ expression: String) -> Visit.Step {
    .script(
      """
      const look = () => \(expression)
      let last, times = 0
      return new Promise(done => {
        const again = () => {
          const now = JSON.stringify(look())
          times = now === last ? times + 1 : 0
          last = now
          if (times === 5) done(look()); else setTimeout(again, 40)
        }
        again()
      })
      """)
  }
}

extension Visit.Step {
  /// Returns the sum of unexpected layout shifts, to a thousandth of what counts as good (0.1).
  ///
  /// A run on a busy machine had 0.000009, which no reader sees.
  static let shift = Visit.Step.script(
    """
    let sum = 0
    new PerformanceObserver(list => list.getEntries().forEach(entry => { sum += entry.value }))
      .observe({ type: 'layout-shift', buffered: true })
    return new Promise(done => setTimeout(() => done(Math.round(sum * 1e4) / 1e4), 200))
    """)

  /// Returns whether the page is wider than its window.
  static let overflow = Visit.Step.script("return document.documentElement.scrollWidth > innerWidth")

  /// Returns the id of the focused element, else its name.
  static let focused = Visit.Step.script("return document.activeElement.id || document.activeElement.localName")

  /// Focuses an element.
  static func focus(_ id: String) -> Visit.Step {
    .script("document.getElementById('\(id)').focus({ preventScroll: true })")
  }

  /// Returns the value of an expression once it has been the same for 200 ms.
  static func stable(_ expression: String) -> Visit.Step {
    .script(
      """
      const read = () => \(expression)
      let last, times = 0
      return new Promise(done => {
        const poll = () => {
          const now = JSON.stringify(read())
          times = now === last ? times + 1 : 0
          last = now
          if (times === 5) done(read()); else setTimeout(poll, 40)
        }
        poll()
      })
      """)
  }
}

import Garland
import TestSupport
import Testing

/// Labels of tabs, steps and cards are rendered as headings.
@Suite struct `A label as a heading` {
  private static let heading: [Kind] = [.tabs, .steps, .cards]

  @Test(arguments: heading, [(1, "h2"), (2, "h2"), (3, "h3"), (4, "h4"), (5, "h5"), (6, "h6"), (9, "h6")])
  func `a label in Swift has the environment's heading level`(_ kind: Kind, _ level: (set: Int, expected: String)) {
    let view = kind.holding { item("a") }
    #expect(headings(view.environment(\.headingLevel, level.set)) == [level.expected])
    #expect(PageTags(view.html(in: .with(\.headingLevel, level.set))).headings == [level.expected])
  }

  @Test(arguments: heading, 0...6)
  func `a label in Markdown is one level deeper than the previous heading`(_ kind: Kind, _ level: Int) {
    let above = level == 0 ? "" : String(repeating: "#", count: level) + " T\n\n"
    let expected = level == 0 ? ["h2"] : ["h\(level)", "h\(min(max(level + 1, 2), 6))"]
    #expect(headings(Written(above + kind.holding(markdown: kind.child("a")))) == expected)
  }

  @Test(arguments: heading, heading)
  func `a label in a nested container is one level deeper, up to level 6`(_ outer: Kind, _ inner: Kind) {
    var (view, markdown) = (AnyView(item("z")), inner.child("z"))
    for depth in 0..<6 {
      let kind = depth % 2 == 0 ? inner : outer
      view = AnyView(kind.holding { view.childLabel("\(depth)") })
      markdown = kind.holding(markdown: ":::item[\(depth)]\n\(markdown)\n:::")
    }
    #expect(headings(view) == ["h2", "h3", "h4", "h5", "h6", "h6"])
    #expect(headings(Written(markdown)) == ["h2", "h3", "h4", "h5", "h6", "h6"])
  }

  @Test(arguments: Kind.allCases)
  func `an inner label is deeper only if the outer label is a heading, too`(_ outer: Kind) {
    let expected = Self.heading.contains(outer) ? ["h2", "h3"] : ["h2"]
    let view = outer.holding { Steps { item("a") }.childLabel("I") }
    let steps = Kind.steps.holding(markdown: Kind.steps.child("a"))
    #expect(headings(view) == expected)
    let content = outer.takesLabels ? ":::item[I]\n\(steps)\n:::" : steps
    #expect(headings(Written(outer.holding(markdown: content))) == expected)
  }

  @Test func `an inner label is not deeper if the outer child has no label`() {
    #expect(headings(Cards { Steps { item("a") } }) == ["h2"])
  }

  @Test(arguments: [
    Case(
      "a heading in a child does not count for the next child",
      "## A\n:::cards\n:::item[B]\n##### C\n:::\n:::item[D]\nd\n:::\n:::", ["h2", "h3", "h5", "h3"]),
    Case(
      "a heading in a container does not count after it", ":::divided\n##### A\n:::\n:::cards\n:::item[B]\nb\n:::\n:::",
      ["h5", "h2"]),
    Case("a label ignores the level that its author wrote", "# A\n:::steps\n##### B\nb\n:::", ["h1", "h2"]),
    Case(
      "the written level of a label does not affect headings in its child",
      "# A\n:::steps\n##### B\n:::cards\n:::item[C]\nc\n:::\n:::\n:::",
      ["h1", "h2", "h3"]),
    Case(
      "a label that is no heading does not count", "# A\n:::accordion\n##### B\n:::cards\n:::item[C]\nc\n:::\n:::\n:::",
      ["h1", "h2"]),
    Case(
      "a heading before it in the child counts", ":::divided\n#### A\n:::cards\n:::item[B]\nb\n:::\n:::\n:::",
      ["h4", "h5"]),
  ])
  func `a label in Markdown has a level that fits the other headings`(_ row: Case<String, [String]>) {
    row.check(headings(Written(row.input)))
  }
}

private func headings(_ view: some View) -> [String] { PageTags(view.html()).headings }

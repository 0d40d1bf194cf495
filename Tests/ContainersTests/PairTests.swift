import Garland
import TestSupport
import Testing

/// Each container inside of each other container.
@Suite struct `A container in another` {
  @Test(arguments: Kind.allCases, Kind.allCases)
  func `has balanced tags and unique ids`(_ outer: Kind, _ inner: Kind) {
    let view = outer.holding {
      inner.holding { items("ab") }.childLabel("A")
      inner.holding { items("ab") }.childLabel("A")
    }
    let rendering = view.rendered()
    let tags = PageTags(rendering.html)
    #expect(tags.misplaced == [])
    #expect(unique(tags.ids))
    #expect(tags.targets.filter { !tags.ids.contains($0) } == [])
    #expect(rendering.diagnostics.isEmpty)
    #expect(rendering.html.matches(of: /<p>[ab]<\/p>/).count == 4)
  }

  @Test(arguments: Kind.allCases, Kind.allCases)
  func `is one child, or several if it has no element`(_ outer: Kind, _ inner: Kind) {
    for letters in ["", "a", "abc"] {
      let content = inner.holding { items(letters) }
      #expect(count { content } == inner.spliced(letters.count))
      #expect(count { outer.holding { content } } == outer.spliced(inner.spliced(letters.count)))
    }
  }

  @Test(arguments: Kind.allCases, Kind.allCases)
  func `is the same in Swift and in Markdown`(_ outer: Kind, _ inner: Kind) {
    // In Markdown, each container is one child. In Swift, the children of these two containers replace the container.
    guard inner != .interleave, inner != .reversed else { return }
    let view = outer.holding {
      inner.holding { items("ab") }.childLabel("I")
      item("c")
    }
    let content = inner.holding(markdown: "\(inner.child("a"))\n\n\(inner.child("b"))")
    let first = outer.takesLabels ? ":::item[I]\n\(content)\n:::" : content
    let written = Written(outer.holding(markdown: "\(first)\n\n\(outer.child("c"))"))
    #expect(written.html() == view.html())
    #expect(written.problems == [])
  }

  static let written: [(outer: Kind, inner: Kind)] = [
    (.tabs, .accordion), (.tabs, .picker), (.tabs, .reversed), (.picker, .tabs), (.accordion, .steps),
    (.divided, .interleave), (.cards, .callout), (.columns, .divided), (.carousel, .cards), (.chat, .carousel),
    (.callout, .chat), (.stack, .columns), (.divided, .stack), (.interleave, .tabs), (.reversed, .tabs),
  ]

  @Test(arguments: written)
  func `equals its golden file`(_ outer: Kind, _ inner: Kind) throws {
    let view = outer.holding {
      inner.holding { items("ab") }.childLabel("I")
      item("c")
    }
    try Golden("in-another/\(inner)-in-\(outer)").check(view.html())
  }

  @Test(arguments: [Kind.interleave, .reversed])
  func `is one child in Markdown, even if it has no element`(_ kind: Kind) throws {
    let written = Written(kind.holding(markdown: "\(kind.holding(markdown: "a\n\nb"))\n\nc"))
    try Golden("\(kind)/itself-in-markdown").check(written.html())
    #expect(written.problems == [])
  }
}

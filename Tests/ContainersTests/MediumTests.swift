import Garland
import Testing

/// Containers outside of a page, where readers cannot select a child or follow a link to one.
@Suite struct `A container in a feed` {
  @Test(arguments: Kind.allCases)
  func `equals its golden file`(_ kind: Kind) throws {
    let view = kind.holding { items("ab") }
    try Golden("\(kind)/feed").check(view.html(in: .with(\.medium, .feed)))
    #expect(view.html(in: .with(\.medium, .text)) == view.html(in: .with(\.medium, .feed)))
  }

  @Test(arguments: Kind.allCases, Kind.allCases)
  func `has no ids, links, buttons and collapsed parts, even if it is nested`(_ outer: Kind, _ inner: Kind) {
    let view = outer.holding { inner.holding { items("ab") }.childLabel("I") }
    let html = view.html(in: .with(\.medium, .feed))
    let tags = PageTags(html)
    #expect(tags.ids == [] && tags.targets == [] && tags.misplaced == [])
    for tag in ["<input", "<button", "<details", "<a ", "<fieldset"] { #expect(!html.contains(tag)) }
    #expect(html.contains("<p>a</p>") && html.contains("<p>b</p>"))
  }

  @Test(arguments: Kind.allCases)
  func `is the same in Swift and in Markdown`(_ kind: Kind) {
    let text = kind.holding(markdown: "\(kind.child("a"))\n\n\(kind.child("b"))")
    let feed = EnvironmentValues.with(\.medium, .feed)
    #expect(Written(text).html(in: feed) == kind.holding { items("ab") }.html(in: feed))
  }

  @Test(arguments: Kind.allCases)
  func `has no ids in a page whose articles have none`(_ kind: Kind) {
    let none = EnvironmentValues.with(\.articleIDs, .none)
    let text = kind.holding(markdown: "\(kind.child("a"))\n\n\(kind.child("b"))")
    for html in [kind.holding { items("ab") }.html(in: none), Written(text).html(in: none)] {
      #expect(PageTags(html).ids == [] && PageTags(html).targets == [] && !html.contains("<input"))
    }
  }
}

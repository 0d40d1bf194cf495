import Garland
import TestSupport
import Testing

/// Each container with conditions, loops, erased views and article blocks as children.
@Suite struct `The children of a container` {
  @Test(arguments: Kind.allCases)
  func `can come from conditions, loops and erased views`(_ kind: Kind) {
    let some = kind.holding { items("ab") }.html()
    let none = kind.holding { EmptyView() }.html()
    func check(_ name: String, _ expected: String, @ViewBuilder _ content: () -> some View) {
      #expect(kind.holding(content).html() == expected, "\(name)")
    }
    check("if, taken", some) { if yes { items("ab") } }
    check("if, not taken", none) { if no { items("ab") } }
    check("if, first branch", some) { if yes { items("ab") } else { item("c") } }
    check("if, second branch", some) { if no { item("c") } else { items("ab") } }
    check("if between", some) {
      item("a")
      if no { item("c") }
      item("b")
    }
    check("a loop over nothing", none) { items("") }
    check("a loop that gives two views at once", some) {
      ForEach(0..<1) { _ in
        item("a")
        item("b")
      }
    }
    check("a group of nothing", none) { Group {} }
    check("empty views between", some) {
      EmptyView()
      item("a")
      Group { EmptyView() }
      item("b")
    }
    check("erased", some) { AnyView(items("ab")) }
    check("erased twice, one by one", some) {
      AnyView(AnyView(item("a")))
      AnyView(item("b"))
    }
    check("erased nothing", none) { AnyView(EmptyView()) }
    check("a custom view", some) { Pair() }
    check("an optional", some) {
      Optional(item("a"))
      Optional(item("b"))
    }
    check("reversed twice by a container without an element", some) { Reversed { Reversed { items("ab") } } }
  }

  @Test(arguments: Kind.allCases)
  func `can be blocks of an article and Swift views`(_ kind: Kind) throws {
    let view = kind.holding {
      item("a")
      Written("b *and* so on\n\n- c\n- d")
      item("e")
    }
    try Golden("\(kind)/mixed").check(view.html())
  }

  @Test(arguments: Kind.allCases)
  func `are the same if they are resolved first or rendered directly`(_ kind: Kind) {
    let page = show(
      Group {
        kind.holding { items("ab") }
        kind.holding { items("ab") }.attribute(.class("y"))
      })
    #expect(!page.hasPrefix("resolved "), "\(page)")
  }

  @Test(arguments: Kind.allCases)
  func `can include the same view twice`(_ kind: Kind) throws {
    let view = Group(subviews: item("a")) { children in
      kind.holding {
        children
        children
      }
    }
    try Golden("\(kind)/twice").check(view.html())
    #expect(view.rendered().diagnostics.isEmpty)
  }

  @Test(arguments: Kind.allCases)
  func `do not change the attributes of the container`(_ kind: Kind) throws {
    let view = kind.holding { item("a") }.attribute(.id("x")).attribute(.class("y"))
    try Golden("\(kind)/attributes").check(view.html())
    #expect(view.rendered().diagnostics.isEmpty)
    let written = Written(":::\(kind){#x .y}\n\(kind.child("a"))\n:::")
    #expect(PageTags(written.html()).ids.first == "x")
  }
}

/// Children of unsupported kinds; `Fixtures/Articles` has other errors.
@Suite struct `A container in Markdown` {
  @Test(arguments: [
    Case("code, which it accepts", "```\na\n```", []),
    Case("a paragraph", "a", ["2: `own` does not accept a paragraph as a child, only code"]),
    Case("another container", ":::note\na\n:::", ["2: `own` does not accept a note as a child, only code"]),
    Case("both", "```\na\n```\n\n- b", ["6: `own` does not accept a list as a child, only code"]),
    Case("nothing", "", []),
  ])
  func `reports children of unsupported kinds`(_ row: Case<String, [String]>) {
    let own = Container("own", accepts: ["code"]) { use in div { use.content } }
    row.check(Written(":::own\n\(row.input)\n:::", with: [own]).problems)
  }
}

private let yes = true
private let no = false

private struct Pair: View {
  var body: some View {
    item("a")
    item("b")
  }
}
